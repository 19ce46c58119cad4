/** A named target steadies the hand: a stroke that nearly means it goes nearer to it. Pure. */
import { axesOf, releasePoint } from "./launch";
import type { BoardComponents, Side, Vec2 } from "../props";
import type { ThrowIntent } from "./stroke";

/** The share of an error that is taken away. */
const STEADIED = 0.5;
/** Radians, and the logarithm of the distance, up to which a stroke means the target; twice as far off nothing changes. */
const NEAR_HEADING = 0.2;
const NEAR_REACH = 0.3;

/** The share to take away of an error of that size. */
const share = (error: number, near: number): number => STEADIED * Math.min(1, Math.max(0, 2 - Math.abs(error) / near));

/** The throw with half of its error taken away, if it nearly means the target. */
export function steadied(components: BoardComponents, side: Side, target: Vec2, intent: ThrowIntent): ThrowIntent {
  const { ahead, right } = axesOf(side);
  const from = releasePoint(components, side, 0, 0);
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  const [aside, away] = [right.x * dx + right.y * dy, ahead.x * dx + ahead.y * dy];
  const turn = Math.atan2(-aside, away) - intent.heading;
  const stretch = Math.log(Math.hypot(aside, away) / intent.reach);
  const near = Math.min(share(turn, NEAR_HEADING), share(stretch, NEAR_REACH));
  return { ...intent, heading: intent.heading + near * turn, reach: intent.reach * Math.exp(near * stretch) };
}
