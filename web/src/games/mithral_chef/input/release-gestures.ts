/**
 * How a die leaves the tongs: by a drag or by a stopped meter, with its position and velocity. The hand's tremor is
 * added by the server, and is the same for both (MIT-29).
 */
import { ASIDE, SPEED } from "../../../protocol/mithral-chef";

export interface TongsRelease {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}
export interface TrailPoint {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Milliseconds before release in which movement counts. */
export const RECENT = 90;
/** The meter's amplitude in metres and its period in milliseconds. */
const SWING = 0.0075;
const PERIOD = 1500;
/** The meter swings diagonally over the tower. */
const SLANT = Math.SQRT1_2;
/** The share of the meter's speed that the die keeps. */
const CARRIED = 0.22;
/** Slightly below the rules' limit, because of rounding. */
const FASTEST = SPEED * 0.999;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** A release within the limits of the rules. */
export function clampRelease({ x, y, vx, vy }: TongsRelease): TongsRelease {
  const speed = Math.hypot(vx, vy);
  const slow = speed > FASTEST ? FASTEST / speed : 1;
  return { x: clamp(x, ASIDE), y: clamp(y, ASIDE), vx: vx * slow, vy: vy * slow };
}

/** The release at the end of a drag. */
export function dragRelease(trail: readonly TrailPoint[]): TongsRelease {
  const last = trail.at(-1);
  if (last === undefined) return { x: 0, y: 0, vx: 0, vy: 0 };
  const first = trail.find((step) => last.at - step.at <= RECENT) ?? last;
  const seconds = Math.max(0.016, (last.at - first.at) / 1000);
  return clampRelease({ x: last.x, y: last.y, vx: (last.x - first.x) / seconds, vy: (last.y - first.y) / seconds });
}

/** The release when the meter is stopped after that many milliseconds. */
export function releaseAt(after: number): TongsRelease {
  const turn = (2 * Math.PI * after) / PERIOD;
  const far = SWING * Math.cos(turn);
  const speed = ((-SWING * 2 * Math.PI * 1000) / PERIOD) * Math.sin(turn) * CARRIED;
  return clampRelease({ x: far * SLANT, y: far * SLANT, vx: speed * SLANT, vy: speed * SLANT });
}

/** The meter's position from -1 to 1. */
export const meterAt = (after: number): number => Math.cos((2 * Math.PI * after) / PERIOD);

/** When the meter first crosses the middle. */
export const MIDDLE = PERIOD / 4;

/** The strength and heading of a roll from the end of a stroke, in CSS pixels. */
export function rollFromStroke(trail: readonly TrailPoint[]): { strength: number; heading: number } | null {
  const last = trail.at(-1);
  const first = last && trail.find((step) => last.at - step.at <= RECENT);
  if (!last || !first) return null;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const speed = Math.hypot(dx, dy) / Math.max(16, last.at - first.at);
  if (dy >= 0 || speed < 0.15) return null;
  return { strength: Math.max(0.6, Math.min(1.6, 0.6 + speed / 2)), heading: clamp(Math.atan2(-dx, -dy) / 2, 0.5) };
}
