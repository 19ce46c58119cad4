/**
 * Reads a throw from a pointer's stroke. Pure: the same stroke always means the same throw.
 *
 * A flick goes in the direction of the stroke, with the speed of its last moments, measured against the board on this
 * screen. Both come from a regression; the moment of lifting the finger, when it slips, does not count. A chip that is
 * pulled back and released at rest goes the opposite way, further the further it was pulled. The position on the page and
 * the length of the stroke do not matter.
 */
import { axesOf, edgeOf, leastReach, middleReach } from "./launch";
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
  /** Pixels per second of a flick to the middle of the board. */
  readonly natural: number;
}

/** The throw that a stroke means. */
export interface ThrowIntent {
  readonly way: "flick" | "pull" | "swing";
  /** Radians to the left of straight ahead. */
  readonly heading: number;
  /** Metres to travel on an empty board. */
  readonly reach: number;
  /** How far the stroke curved to the left at the end, in radians. */
  readonly curve: number;
}

/** Why a stroke is no throw: it did not move, was too slow, or went away from the board. */
export type NoThrow = "still" | "weak" | "away";

/** Milliseconds of a flick that count, before the slip. */
const LAST = 80;
/** Milliseconds at the end in which a lifted finger slips. */
const SLIP = 20;
/** Milliseconds without a movement after which the hand is at rest. */
const PAUSE = 60;
/** Milliseconds over which the curve is read. */
const BEND = 160;
/** Reach grows a little less than the speed, so that errors in speed cost less. */
const GROWTH = 0.8;
/** Beyond the far row, in distances to the middle, a faster flick gains little: it should not leave the board. */
const FAR_ROW = 1.45;
const GAIN_BEYOND = 0.3;
/** Pixels per second of a flick to the middle, for a board of so many pixels. A finger is faster than a mouse. */
const NATURAL_SPEED = 1000;
const NATURAL_BOARD = { mouse: 766, touch: 400 } as const;
/** Pixels of movement before a pull starts. */
export const SLACK = 12;
/** Metres on screen of a full pull, where there is room. */
export const FULL_PULL = 0.14;
/** The reach of a full pull, in depths of the board. */
const FULL_REACH = 1.2;
/** Metres per second; a slower hand is at rest. */
const RESTING = 0.12;
/** Pixels; less is no movement. */
const STILL = 8;
/** Cosine of the widest angle from straight ahead. */
const WIDEST = 0.3;

export const fullReach = (components: BoardComponents, side: Side): number =>
  FULL_REACH * 2 * edgeOf(components, side).far;

/** The speed of a flick to the middle; `unit` is the metres per pixel. */
export function naturalSpeed(components: BoardComponents, side: Side, unit: number, touch: boolean): number {
  const pixels = (2 * edgeOf(components, side).far) / unit;
  return NATURAL_SPEED * Math.sqrt(pixels / NATURAL_BOARD[touch ? "touch" : "mouse"]);
}

/** Metres that a flick carries at this share of the natural speed. */
export function flickReach(components: BoardComponents, side: Side, share: number): number {
  const far = FAR_ROW ** (1 / GROWTH);
  const carried = share < far ? share ** GROWTH : FAR_ROW + (share - far) * GAIN_BEYOND;
  return carried * middleReach(components, side);
}

/** The samples without those of the slip; all of them if too few would be left. */
function beforeSlip(samples: readonly Sample[]): readonly Sample[] {
  const end = samples.at(-1)?.t ?? 0;
  const kept = samples.filter(({ t }) => t <= end - SLIP);
  return kept.length < 4 ? samples : kept;
}

/** The samples of the last moments, with one before them if there are too few. */
function lastMoments(samples: readonly Sample[], window: number): readonly Sample[] {
  const last = samples.at(-1);
  if (last === undefined) return [];
  const inside = samples.findIndex((sample) => sample.t >= last.t - window);
  return samples.slice(inside === samples.length - 1 ? Math.max(0, inside - 1) : inside);
}

/** A flick starts at its lowest point; pulling back is no part of it. */
function sinceLowest(samples: readonly Sample[]): readonly Sample[] {
  const lowest = samples.reduce((low, sample, place) => (sample.y < (samples[low]?.y ?? 0) ? place : low), 0);
  return lowest > samples.length - 3 ? samples : samples.slice(lowest);
}

/** The hand's final velocity by regression, in pixels per second to the right and up. */
export function velocity(samples: readonly Sample[]): Vec2 {
  const [before, end] = [samples.at(-2), samples.at(-1)];
  if (before === undefined || end === undefined || end.t - before.t > PAUSE) return { x: 0, y: 0 };
  const recent = sinceLowest(lastMoments(beforeSlip(samples), LAST));
  const mean = (of: (sample: Sample) => number): number =>
    recent.reduce((sum, sample) => sum + of(sample), 0) / recent.length;
  const [t, x, y] = [mean((one) => one.t), mean((one) => one.x), mean((one) => one.y)];
  const spread = recent.reduce((sum, one) => sum + (one.t - t) ** 2, 0);
  const slope = (of: (sample: Sample) => number): number =>
    spread === 0 ? 0 : (1000 * recent.reduce((sum, one) => sum + (one.t - t) * of(one), 0)) / spread;
  return { x: slope((one) => one.x - x), y: slope((one) => one.y - y) };
}

const angle = (from: Sample, to: Sample): number => Math.atan2(to.x - from.x, to.y - from.y);
const wrapped = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

/** How far the stroke curved to the left at the end, in radians. */
function curve(samples: readonly Sample[]): number {
  const way = sinceLowest(lastMoments(beforeSlip(samples), BEND));
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
  if (speed < RESTING) return "weak";
  const reach = flickReach(components, side, Math.hypot(hand.x, hand.y) / scale.natural);
  return intentOf(components, scale, side, hand, { way: "flick", reach, curve: curve(samples) });
}
