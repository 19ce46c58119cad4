/** From a gesture to a launch. Pure: the same gesture always gives the same launch. */
import { FLATTEST, STEEPEST, launchOf, type Swing } from "./launch";
import type { Face, Ground, Launch, Side } from "./props";

/** The hand on the table: milliseconds, and metres to the right and ahead of where the chip was taken. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** What was chosen beside the gesture. */
export interface Grip {
  readonly side: Side;
  /** Metres to the right of the middle of the side, where the chip was taken. */
  readonly along: number;
  /** Added to the loft that the pull gives, in radians. */
  readonly lift: number;
  /** Added to the spin that the curve gives, in rad/s. */
  readonly twist: number;
  readonly down: Face;
}

/** Milliseconds: only the gesture's last moments throw. */
export const LAST = 80;
/** How much of the hand's speed the chip gets: a pointer is lighter than a chip. */
const GAIN = 0.75;
/** Milliseconds over which a curve is read. */
const BEND = 160;
/** Metres pulled back for the steepest throw. */
const FULL_PULL = 0.16;
/** The loft of a flick without any pull. */
const UNPULLED = 0.12;
/** A chip leaves the fingers with some spin of its own. */
const OWN_SPIN = 6;
/** Radians a second of spin for each radian of curve. */
const SPIN_PER_TURN = 30;
/** Metres a second: slower is not a throw, the chip is put back. */
export const SLOWEST = 0.25;

/** How steeply a chip goes that was pulled back so far. */
export function loftOf(pull: number, lift: number): number {
  const share = Math.min(1, Math.max(0, pull) / FULL_PULL);
  return Math.min(STEEPEST, Math.max(FLATTEST, UNPULLED + share * (0.85 - UNPULLED) + lift));
}

/** How far the hand went back behind where the chip was taken. */
export const pullOf = (samples: readonly Sample[]): number => Math.max(0, ...samples.map((sample) => -sample.y));

const angle = (from: Sample, to: Sample): number => Math.atan2(to.x - from.x, to.y - from.y);
const wrapped = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

/** How the hand moved at the end, in metres a second. */
export function velocity(samples: readonly Sample[]): { readonly x: number; readonly y: number } {
  const last = samples.at(-1);
  if (last === undefined) return { x: 0, y: 0 };
  // The first sample of the window, or the one just before it when the hand was slow to be seen.
  const inside = samples.findIndex((sample) => sample.t >= last.t - LAST);
  const first = samples[inside === samples.length - 1 ? Math.max(0, inside - 1) : inside] ?? last;
  const seconds = Math.max(8, last.t - first.t) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}

/** How much the way of the hand turned to the left at the end, in radians. */
export function curve(samples: readonly Sample[]): number {
  const last = samples.at(-1);
  if (last === undefined) return 0;
  // The flick begins where the hand was furthest back: the way back is no curve.
  const recent = samples.filter((sample) => sample.t >= last.t - BEND);
  let lowest = 0;
  recent.forEach((sample, place) => {
    if (sample.y < (recent[lowest]?.y ?? 0)) lowest = place;
  });
  const way = recent.slice(lowest);
  const [first, middle] = [way[0], way[Math.floor(way.length / 2)]];
  if (first === undefined || middle === undefined || way.length < 3) return 0;
  return -wrapped(angle(middle, last) - angle(first, middle));
}

/** The swing of a gesture; null when it is no throw: too slow, or not towards the board. */
export function swingOf(samples: readonly Sample[], grip: Grip): Swing | null {
  const { x, y } = velocity(samples);
  const speed = Math.hypot(x, y) * GAIN;
  if (speed < SLOWEST || y * GAIN < 0.3 * speed) return null;
  return {
    side: grip.side,
    along: grip.along + (samples.at(-1)?.x ?? 0),
    heading: Math.atan2(-x, y),
    speed,
    loft: loftOf(pullOf(samples), grip.lift),
    spin: OWN_SPIN + curve(samples) * SPIN_PER_TURN + grip.twist,
    down: grip.down,
  };
}

/** The launch of a gesture; null when it is no throw. */
export function launchOfGesture(ground: Ground, samples: readonly Sample[], grip: Grip): Launch | null {
  const swing = swingOf(samples, grip);
  return swing === null ? null : launchOf(ground, swing);
}
