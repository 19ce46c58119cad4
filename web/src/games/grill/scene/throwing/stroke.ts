/**
 * Reads a throw from a pointer's stroke. Pure: the same stroke always means the same throw.
 *
 * A flick goes in the direction of the stroke, with the speed of its last moments. A chip that is pulled back and
 * released at rest goes the opposite way, further the further it was pulled. The position on the page and the length of
 * the stroke do not matter.
 */
import { edgeOf, leastReach, axesOf } from "./launch";
import type { BoardComponents, Side, Vec2 } from "../props";

/** Milliseconds, and pixels to the right and up from where the chip was picked up. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** How pixels map to the table where the chip is. */
export interface PointerScale {
  /** Metres per pixel across, as if the whole board were in view: strokes are equally strong at every zoom. */
  readonly unit: number;
  /** The step on the table for a pixel to the right and a pixel up. */
  readonly right: Vec2;
  readonly up: Vec2;
  /** Pixels of a full pull. */
  readonly full: number;
}

/** The throw that a stroke means. */
export interface ThrowIntent {
  readonly way: "flick" | "pull";
  /** Radians to the left of straight ahead. */
  readonly heading: number;
  /** Metres to travel on an empty board. */
  readonly reach: number;
  /** How far the stroke curved to the left at the end, in radians. */
  readonly curve: number;
}

/** Why a stroke is no throw: it did not move, was too slow, or went away from the board. */
export type NoThrow = "still" | "weak" | "away";

/** Milliseconds at the end of a flick that count. */
const LAST = 80;
/** Milliseconds over which the curve is read. */
const BEND = 160;
/** Metres of reach per metre per second of the hand. */
export const CARRY = 0.4;
/** Pixels of movement before a pull starts. */
export const SLACK = 12;
/** Metres on screen of a full pull, where there is room. */
export const FULL_PULL = 0.14;
/** The reach of a full pull, in depths of the board. */
const FULL_REACH = 1.5;
/** Metres per second; a slower hand is at rest. */
const RESTING = 0.12;
/** Pixels; less is no movement. */
const STILL = 8;
/** Cosine of the widest angle from straight ahead. */
const WIDEST = 0.3;

export const fullReach = (components: BoardComponents, side: Side): number =>
  FULL_REACH * 2 * edgeOf(components, side).far;

/** The samples of the last moments, with one before them if there are too few. */
function lastMoments(samples: readonly Sample[], window: number): readonly Sample[] {
  const last = samples.at(-1);
  if (last === undefined) return [];
  const inside = samples.findIndex((sample) => sample.t >= last.t - window);
  return samples.slice(inside === samples.length - 1 ? Math.max(0, inside - 1) : inside);
}

/** The hand's final velocity, in pixels per second to the right and up. */
export function velocity(samples: readonly Sample[]): Vec2 {
  const recent = lastMoments(samples, LAST);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined) return { x: 0, y: 0 };
  const seconds = Math.max(8, last.t - first.t) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}

const angle = (from: Sample, to: Sample): number => Math.atan2(to.x - from.x, to.y - from.y);
const wrapped = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

/** How far the stroke curved to the left at the end, in radians. */
function curve(samples: readonly Sample[]): number {
  const recent = lastMoments(samples, BEND);
  // A flick starts at its lowest point; pulling back is no curve.
  const lowest = recent.reduce((low, sample, place) => (sample.y < (recent[low]?.y ?? 0) ? place : low), 0);
  const way = recent.slice(lowest);
  const [first, middle, last] = [way[0], way[Math.floor(way.length / 2)], way.at(-1)];
  if (first === undefined || middle === undefined || last === undefined || way.length < 3) return 0;
  return -wrapped(angle(middle, last) - angle(first, middle));
}

/** A direction on screen as the thrower sees it: metres to the right and ahead. */
function onTable(scale: PointerScale, side: Side, { x, y }: Vec2): Vec2 {
  const { ahead, right } = axesOf(side);
  const [east, north] = [scale.right.x * x + scale.up.x * y, scale.right.y * x + scale.up.y * y];
  return { x: right.x * east + right.y * north, y: ahead.x * east + ahead.y * north };
}

function intentOf(
  components: BoardComponents,
  scale: PointerScale,
  side: Side,
  towards: Vec2,
  stroke: Pick<ThrowIntent, "way" | "reach" | "curve">,
): ThrowIntent | NoThrow {
  const { x, y } = onTable(scale, side, towards);
  const long = Math.hypot(x, y);
  if (long === 0 || y < WIDEST * long) return "away";
  // The way over the rim is longer at an angle.
  return stroke.reach < (leastReach(components) * long) / y ? "weak" : { ...stroke, heading: Math.atan2(-x, y) };
}

/** The throw of a pull released here; `null` if the chip is not pulled back. */
export function readPull(
  components: BoardComponents,
  scale: PointerScale,
  side: Side,
  at: Vec2,
): ThrowIntent | NoThrow | null {
  const back = Math.hypot(at.x, at.y);
  if (back < SLACK || onTable(scale, side, at).y >= 0) return null;
  const share = Math.min(1, (back - SLACK) / Math.max(1, scale.full - SLACK));
  return intentOf(
    components,
    scale,
    side,
    { x: -at.x, y: -at.y },
    { way: "pull", reach: share * fullReach(components, side), curve: 0 },
  );
}

/** The throw of a whole stroke. */
export function readStroke(
  components: BoardComponents,
  scale: PointerScale,
  side: Side,
  samples: readonly Sample[],
): ThrowIntent | NoThrow {
  const last = samples.at(-1);
  if (last === undefined || !samples.some(({ x, y }) => Math.hypot(x, y) >= STILL)) return "still";
  const hand = velocity(samples);
  const speed = Math.hypot(hand.x, hand.y) * scale.unit;
  const goesOn = speed >= RESTING && onTable(scale, side, hand).y > 0;
  const pull = goesOn ? null : readPull(components, scale, side, last);
  if (pull !== null) return pull;
  return speed < RESTING
    ? "weak"
    : intentOf(components, scale, side, hand, { way: "flick", reach: speed * CARRY, curve: curve(samples) });
}
