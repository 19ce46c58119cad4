/** The odds that an aim hits, by the textbook formula, with the server's grips. Pure. */
import { GRIPS } from "../../../../protocol/grill";
import type { Style } from "../../../../protocol/physics";
import { carryDistance, axesOf } from "./launch";
import { placeThrough, type Place } from "../places";
import type { BoardComponents, Launch, Side } from "../props";
import { oddsOf, type AimError } from "./aim-error";

/** How far the thrower steps aside towards the target. */
const ASIDE = 0.7;

/** The launch of a style that ends at a place's centre on an empty board; `null` if there is no formula for it. */
function aimedAt(components: BoardComponents, place: Place, style: Style, side: Side): Launch | null {
  const { back, height, loft, spin, least } = { back: 0, height: 0, loft: 0, spin: 0, least: 0, ...GRIPS[style] };
  const { ahead, right } = axesOf(side);
  const { board } = components;
  const [deep, half] =
    side === "near" || side === "far" ? [board.depth, board.depth / 2] : [board.width, board.width / 2];
  // Seen by the thrower: from a point behind, over the edge, towards the target.
  const aside = right.x * place.centre.x + right.y * place.centre.y;
  const away = ahead.x * place.centre.x + ahead.y * place.centre.y;
  const [dx, dy] = [aside * (1 - ASIDE), away + deep];
  const long = Math.hypot(dx, dy);
  const share = (deep - half) / dy - back / long;
  const [from, behind] = [aside * ASIDE + share * dx, -deep + share * dy];
  const distance = Math.hypot(aside - from, away - behind);
  const launch = (speed: number): Launch => {
    const level = speed * Math.cos(loft);
    const [x, y] = [(level * dx) / long, (level * dy) / long];
    return {
      release: {
        x: right.x * from + ahead.x * behind,
        y: right.y * from + ahead.y * behind,
        z: board.rim_height + height,
      },
      velocity: { x: right.x * x + ahead.x * y, y: right.y * x + ahead.y * y, z: speed * Math.sin(loft) },
      spin,
      tumble: 0,
      tilt: 0,
      facing: 0,
      down: "front",
    };
  };
  let [slow, fast] = [0, components.limits.speed];
  for (let turn = 0; turn < 30; turn += 1) {
    const speed = (slow + fast) / 2;
    if (carryDistance(components, launch(speed)) < distance) slow = speed;
    else fast = speed;
  }
  return style === "bank" || slow < least ? null : launch(slow);
}

/** The odds of hitting the place on an empty board; `null` if unknown. */
export function aimOdds(
  components: BoardComponents,
  places: readonly Place[],
  place: Place,
  style: Style,
  side: Side,
  aimError: AimError,
): number | null {
  const launch = aimedAt(components, place, style, side);
  const hole = components.chip.hole / 2;
  return (
    launch && oddsOf(components, launch, aimError, (rest) => placeThrough(places, rest, hole)?.number === place.number)
  );
}
