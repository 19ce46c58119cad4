/**
 * From the stroke of a pointer to what is meant by it. Pure: the same stroke always means the same.
 *
 * A flick: its direction is the direction of the stroke, its power the stroke's speed over the last moments. Or the chip is
 * pulled back and let go at rest: it goes the opposite way, the further back the further. Where the pointer began or ended
 * on the page counts for nothing, and neither does how long the stroke was.
 */
import { edgeOf, leastReach, axesOf } from "./launch";
import type { BoardComponents, Side, Vec2 } from "../props";

/** Milliseconds, and pixels to the right and up of where the chip was taken. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** How the table is seen where the chip lies. */
export interface PointerScale {
  /** Metres for a pixel across, as if the whole board were in sight: a stroke is as strong at every zoom. */
  readonly unit: number;
  /** Where a step to the right and a step up on the picture lead to on the table. */
  readonly right: Vec2;
  readonly up: Vec2;
  /** Pixels of a full pull. */
  readonly full: number;
}

/** What a stroke means. */
export interface ThrowIntent {
  readonly way: "flick" | "pull";
  /** Radians to the left of straight ahead. */
  readonly heading: number;
  /** Metres that it is to carry on an empty board. */
  readonly reach: number;
  /** How much the way of the hand turned to the left at the end, in radians. */
  readonly curve: number;
}

/** Why a stroke is no throw: the hand did not move, was too slow, or went away from the board. */
export type NoThrow = "still" | "weak" | "away";

/** Milliseconds: only the last moments of a flick count. */
const LAST = 80;
/** Milliseconds over which a curve is read. */
const BEND = 160;
/** Metres that a flick carries for each metre a second of the hand. */
export const CARRY = 0.4;
/** Pixels: nearer to where it was taken the chip is not pulled. */
export const SLACK = 12;
/** Metres on the picture of a full pull, where there is room for it. */
export const FULL_PULL = 0.14;
/** A full pull carries so many times the depth of the board. */
const FULL_REACH = 1.5;
/** Metres a second: a hand that is slower rests. */
const RESTING = 0.12;
/** Pixels: less is no motion. */
const STILL = 8;
/** Cosine of the widest angle from straight ahead. */
const WIDEST = 0.3;

export const fullReach = (components: BoardComponents, side: Side): number =>
  FULL_REACH * 2 * edgeOf(components, side).far;

/** The last moments: the samples of the window, and one before it where the hand was slow to be seen. */
function lastMoments(samples: readonly Sample[], window: number): readonly Sample[] {
  const last = samples.at(-1);
  if (last === undefined) return [];
  const inside = samples.findIndex((sample) => sample.t >= last.t - window);
  return samples.slice(inside === samples.length - 1 ? Math.max(0, inside - 1) : inside);
}

/** How the hand moved at the end, in pixels a second to the right and up. */
export function velocity(samples: readonly Sample[]): Vec2 {
  const recent = lastMoments(samples, LAST);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined) return { x: 0, y: 0 };
  const seconds = Math.max(8, last.t - first.t) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}

const angle = (from: Sample, to: Sample): number => Math.atan2(to.x - from.x, to.y - from.y);
const wrapped = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

/** How much the way of the hand turned to the left at the end, in radians. */
function curve(samples: readonly Sample[]): number {
  const recent = lastMoments(samples, BEND);
  // The flick begins where the hand was furthest back: the way back is no curve.
  const lowest = recent.reduce((low, sample, place) => (sample.y < (recent[low]?.y ?? 0) ? place : low), 0);
  const way = recent.slice(lowest);
  const [first, middle, last] = [way[0], way[Math.floor(way.length / 2)], way.at(-1)];
  if (first === undefined || middle === undefined || last === undefined || way.length < 3) return 0;
  return -wrapped(angle(middle, last) - angle(first, middle));
}

/** Where a direction on the picture leads to, as whoever throws sees it: metres to the right and ahead. */
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
  // To a side the way over the rim is longer.
  return stroke.reach < (leastReach(components) * long) / y ? "weak" : { ...stroke, heading: Math.atan2(-x, y) };
}

/** What a pull means that is let go here; null: the chip is not pulled back. */
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

/** What the whole stroke means. */
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
