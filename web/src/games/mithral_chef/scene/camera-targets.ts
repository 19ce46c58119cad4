/** The camera target of each of your hands: point, tilt and extent. */
import { BAG, homeOf, middleOf, type Point, type Workplace } from "./floor-plan";

export interface CameraTarget {
  readonly at: Point;
  readonly tilt: number;
  readonly wide: number;
  readonly high: number;
}

/** The camera target of a hand at a station. `dice` is the number of dice to stack. */
export function cameraTargetFor(
  station: number | null,
  hand: number,
  workplace: Workplace | null,
  dice: number,
): CameraTarget {
  switch (station) {
    case 0:
      return { at: { x: middleOf(0), y: -0.025, z: 0 }, tilt: 1.25, wide: 0.262, high: 0.315 };
    case 1:
      return { at: { x: BAG.x, y: BAG.y - 0.02, z: 0.055 }, tilt: 0.72, wide: 0.17, high: 0.17 };
    case 2:
      return workplace
        ? {
            at: { x: workplace.x, y: workplace.y + 0.012 * workplace.scale, z: 0.01 },
            tilt: 0.86,
            wide: 0.18 * workplace.scale,
            high: 0.19 * workplace.scale,
          }
        : home(hand);
    case 3: {
      const high = (0.034 + 0.0172 * Math.max(3, dice)) * (workplace?.scale ?? 1);
      return workplace
        ? {
            at: { x: workplace.x, y: workplace.y, z: workplace.z + high * 0.42 },
            tilt: 0.42,
            wide: 0.11 * workplace.scale,
            high: high * 1.12,
          }
        : home(hand);
    }
    default:
      return home(hand);
  }
}
function home(hand: number): CameraTarget {
  const { x, y } = homeOf(0, 2, hand);
  return { at: { x, y: y + 0.015, z: 0.01 }, tilt: 0.8, wide: 0.15, high: 0.1 };
}
