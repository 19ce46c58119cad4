/** A chip in free flight before the server answers: the same parabola and spin as on the server. Pure. */
import type { Pose } from "../../../../ui/three/motion-track";
import { positionAt } from "../throwing/launch";
import type { Launch } from "../props";

/** The pose after `time` seconds of a throw without tilt or tumble. */
export function poseInFlight(launch: Launch, time: number): Pose {
  const half = (launch.spin * time) / 2;
  const [cos, sin] = [Math.cos(half), Math.sin(half)];
  // Front down: half a turn about x first, then the spin about the upright axis.
  const orientation = launch.down === "front" ? { w: 0, x: cos, y: sin, z: 0 } : { w: cos, x: 0, y: 0, z: sin };
  return { position: positionAt(launch, time), orientation };
}
