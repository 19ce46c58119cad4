/** What a person's swings mean: learnt from three swings to the middle of the board. Pure. */
import { leastReach } from "../throwing/launch";
import { flickReach, type NoThrow, type ThrowIntent } from "../throwing/stroke";
import type { BoardComponents, Side } from "../props";
import type { Swing } from "./motion";

/** How somebody swings to the middle. */
export interface Calibration {
  /** Metres per second. */
  readonly speed: number;
  /** Radians to the left that the phone shows when they throw straight ahead. */
  readonly heading: number;
}

/** The swings of a calibration. */
export const SWINGS = 3;
/** Most times that the fastest of them may be as fast as the slowest, and the widest angle between two, in radians. */
const UNEVEN = 2;
const APART = 0.7;
/** Cosine of the widest angle from straight ahead. */
const WIDEST = 0.3;

/** The calibration from three swings to the middle; `null` if they differ too much. */
export function calibrated(swings: readonly Swing[]): Calibration | null {
  const speeds = swings.map(({ speed }) => speed).toSorted((one, other) => one - other);
  const headings = swings.map(({ heading }) => heading);
  const [slow, middle, fast] = [speeds[0], speeds[Math.floor(speeds.length / 2)], speeds.at(-1)];
  if (swings.length < SWINGS || slow === undefined || middle === undefined || fast === undefined) return null;
  if (fast > UNEVEN * slow || Math.max(...headings) - Math.min(...headings) > APART) return null;
  return { speed: middle, heading: headings.reduce((sum, one) => sum + one, 0) / headings.length };
}

/** The throw of a swing. It reaches as far as a flick of the same strength: no way of throwing is better. */
export function swingIntent(
  components: BoardComponents,
  side: Side,
  { speed, heading: straight }: Calibration,
  swing: Swing | null,
): ThrowIntent | NoThrow {
  if (swing === null) return "still";
  const heading = swing.heading - straight;
  if (Math.cos(heading) < WIDEST) return "away";
  const reach = flickReach(components, side, swing.speed / speed);
  return reach < leastReach(components) / Math.cos(heading) ? "weak" : { way: "swing", heading, reach, curve: 0 };
}
