/**
 * The ways in which a die leaves the tongs: a drag that is let go, or a needle that is stopped. Each tells where the die
 * was and how it moved; the tremor of the hand is the server's, and the same for all of them (MIT-29).
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

/** How long before it lets go a hand's movement counts, in milliseconds. */
export const RECENT = 90;
/** How far the needle swings, in metres, and how long it takes there and back, in milliseconds. */
const SWING = 0.0075;
const PERIOD = 1500;
/** Across the tower, so that the needle leads the die past its middle from corner to corner. */
const SLANT = Math.SQRT1_2;
/** So much of the needle's speed goes on with the die. */
const CARRIED = 0.22;
/** A hair under what the rules allow: rounding may not lift a quick hand over it. */
const FASTEST = SPEED * 0.999;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** A release as the rules take it: near enough, and not too fast. */
export function clampRelease({ x, y, vx, vy }: TongsRelease): TongsRelease {
  const speed = Math.hypot(vx, vy);
  const slow = speed > FASTEST ? FASTEST / speed : 1;
  return { x: clamp(x, ASIDE), y: clamp(y, ASIDE), vx: vx * slow, vy: vy * slow };
}

/** What a drag lets go: where it ended, and how it moved at last. */
export function dragRelease(trail: readonly TrailPoint[]): TongsRelease {
  const last = trail.at(-1);
  if (last === undefined) return { x: 0, y: 0, vx: 0, vy: 0 };
  const first = trail.find((step) => last.at - step.at <= RECENT) ?? last;
  const seconds = Math.max(0.016, (last.at - first.at) / 1000);
  return clampRelease({ x: last.x, y: last.y, vx: (last.x - first.x) / seconds, vy: (last.y - first.y) / seconds });
}

/** Where the needle is so many milliseconds after it began to swing, and how the die would go on. */
export function releaseAt(after: number): TongsRelease {
  const turn = (2 * Math.PI * after) / PERIOD;
  const far = SWING * Math.cos(turn);
  const speed = ((-SWING * 2 * Math.PI * 1000) / PERIOD) * Math.sin(turn) * CARRIED;
  return clampRelease({ x: far * SLANT, y: far * SLANT, vx: speed * SLANT, vy: speed * SLANT });
}

/** From minus one to one: how far out the needle is. */
export const meterAt = (after: number): number => Math.cos((2 * Math.PI * after) / PERIOD);

/** When the needle is over the middle for the first time. */
export const MIDDLE = PERIOD / 4;

/** A throw from the last steps of a stroke, in CSS pixels: how strong, and how far to the left. */
export function rollFromStroke(trail: readonly TrailPoint[]): { strength: number; heading: number } | null {
  const last = trail.at(-1);
  const first = last && trail.find((step) => last.at - step.at <= RECENT);
  if (!last || !first) return null;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const speed = Math.hypot(dx, dy) / Math.max(16, last.at - first.at);
  if (dy >= 0 || speed < 0.15) return null;
  return { strength: Math.max(0.6, Math.min(1.6, 0.6 + speed / 2)), heading: clamp(Math.atan2(-dx, -dy) / 2, 0.5) };
}
