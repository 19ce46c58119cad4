/** Close calls: which part of a flight is shown in slow motion. Pure. */
import type { Motion } from "../../../../protocol/physics";
import { clearance, corners, withinRim } from "../places";
import type { BoardComponents } from "../props";

/** Seconds of the flight. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The speed of slow motion. */
export const SLOW_MOTION = 0.35;
/** Seconds in slow motion before the end and around a knock. */
const TAIL = 0.45;
const KNOCK = { before: 0.05, after: 0.3 };
/** Metres per second; softer contacts are not a knock. */
const HARD = 0.15;

/** The part in slow motion: a knock, else the end at an outline or on the rim; `null` if none. */
export function closeCall(components: BoardComponents, motion: Motion): TimeSpan | null {
  const knock = motion.contacts.find(({ surface, speed }) => surface === "chip" && (speed ?? 0) > HARD);
  if (knock) return { from: Math.max(0, knock.time - KNOCK.before), to: knock.time + KNOCK.after };
  const { board, chip } = components;
  const near = chip.hole;
  const [inner, deep] = withinRim(board);
  const close = motion.rest.some(({ position, gone }) => {
    if (gone === true) return false;
    const beyond = Math.max(Math.abs(position.x) - inner, Math.abs(position.y) - deep);
    // Half on the rim, or just over it.
    if (beyond > near - chip.diameter / 2) return beyond < near && position.z > chip.thickness;
    return components.outline.some((outline) => Math.abs(clearance(corners(outline), position)) < near);
  });
  return close ? { from: Math.max(0, motion.duration - TAIL), to: motion.duration } : null;
}

/** Milliseconds that a flight takes on screen. */
export function flightMillis(components: BoardComponents, motion: Motion): number {
  const slowPart = closeCall(components, motion);
  const extra =
    slowPart === null ? 0 : Math.max(0, Math.min(slowPart.to, motion.duration) - slowPart.from) * (1 / SLOW_MOTION - 1);
  return (motion.duration + extra) * 1000;
}
