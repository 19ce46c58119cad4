/** A chip in free flight, before the server has told what becomes of it: the same parabola, the same spin. Pure. */
import { flown } from "./launch";
import type { Pose } from "./motion";
import type { Launch } from "./props";

const GRAVITY = 9.81;

/** How long the chip stays above that height; nothing on the board is higher. */
export function airTimeOf(launch: Launch, height: number): number {
  const drop = launch.release.z - height;
  if (drop <= 0) return 0;
  const up = launch.velocity.z;
  return (up + Math.sqrt(up * up + 2 * GRAVITY * drop)) / GRAVITY;
}

/** The pose after so many seconds of a throw without tilt or tumble. */
export function spunOf(launch: Launch, time: number): Pose {
  const half = (launch.spin * time) / 2;
  const [cos, sin] = [Math.cos(half), Math.sin(half)];
  // Front down: half a turn about x first, then the spin about the upright axis.
  const orientation = launch.down === "front" ? { w: 0, x: cos, y: sin, z: 0 } : { w: cos, x: 0, y: 0, z: sin };
  return { position: flown(launch, time), orientation };
}
