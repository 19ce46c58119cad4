/** Close calls: what is worth slow motion, and how long it then lasts. Pure. */
import type { Motion } from "../../../../protocol/physics";
import { clearance, corners, withinRim } from "../places";
import type { Ground } from "../props";

/** From when to when, in seconds of the flight. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** How fast time goes in slow motion. */
export const SLOWLY = 0.35;
/** Seconds before the end that are shown slowly, and around a knock. */
const TAIL = 0.45;
const KNOCK = { before: 0.05, after: 0.3 };
/** Metres a second: a softer touch is no knock. */
const HARD = 0.15;

/** The part of a flight to be shown slowly: a knock, else the end of a chip at an outline or on the rim; null: none. */
export function closeCall(ground: Ground, motion: Motion): Window | null {
  const knock = motion.contacts.find(({ surface, speed }) => surface === "chip" && (speed ?? 0) > HARD);
  if (knock) return { from: Math.max(0, knock.time - KNOCK.before), to: knock.time + KNOCK.after };
  const { board, chip } = ground;
  const near = chip.hole;
  const [inner, deep] = withinRim(board);
  const close = motion.rest.some(({ position, gone }) => {
    if (gone === true) return false;
    const beyond = Math.max(Math.abs(position.x) - inner, Math.abs(position.y) - deep);
    // Half up on the rim, or just over it.
    if (beyond > near - chip.diameter / 2) return beyond < near && position.z > chip.thickness;
    return ground.outline.some((outline) => Math.abs(clearance(corners(outline), position)) < near);
  });
  return close ? { from: Math.max(0, motion.duration - TAIL), to: motion.duration } : null;
}

/** Milliseconds that a flight lasts on the screen. */
export function lastsOf(ground: Ground, motion: Motion): number {
  const slow = closeCall(ground, motion);
  const extra = slow === null ? 0 : Math.max(0, Math.min(slow.to, motion.duration) - slow.from) * (1 / SLOWLY - 1);
  return (motion.duration + extra) * 1000;
}
