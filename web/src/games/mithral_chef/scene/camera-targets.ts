/** What each of my hands looks at, from how steeply, and how much of it should be in sight. */
import { BAG, homeOf, middleOf, type Point, type Spot } from "./floor-plan";

export interface Look {
  readonly at: Point;
  readonly tilt: number;
  readonly wide: number;
  readonly high: number;
}

/** What to look at with a hand there. `spot` is where its dice are, `dice` how many will be stacked. */
export function lookAt(station: number | null, hand: number, spot: Spot | null, dice: number): Look {
  switch (station) {
    case 0:
      return { at: { x: middleOf(0), y: -0.025, z: 0 }, tilt: 1.25, wide: 0.262, high: 0.315 };
    case 1:
      return { at: { x: BAG.x, y: BAG.y - 0.02, z: 0.055 }, tilt: 0.72, wide: 0.17, high: 0.17 };
    case 2:
      return spot
        ? {
            at: { x: spot.x, y: spot.y + 0.012 * spot.scale, z: 0.01 },
            tilt: 0.86,
            wide: 0.18 * spot.scale,
            high: 0.19 * spot.scale,
          }
        : home(hand);
    case 3: {
      const high = (0.034 + 0.0172 * Math.max(3, dice)) * (spot?.scale ?? 1);
      return spot
        ? {
            at: { x: spot.x, y: spot.y, z: spot.z + high * 0.42 },
            tilt: 0.42,
            wide: 0.11 * spot.scale,
            high: high * 1.12,
          }
        : home(hand);
    }
    default:
      return home(hand);
  }
}
function home(hand: number): Look {
  const { x, y } = homeOf(0, 2, hand);
  return { at: { x, y: y + 0.015, z: 0.01 }, tilt: 0.8, wide: 0.15, high: 0.1 };
}
