/** A meal's dice as bodies to draw. */
import type { Components, Meal } from "../../../protocol/mithral-chef";
import type { Quat, Vec3 } from "../../../protocol/physics";
import { vegetableOf } from "./kitchen";
import { kindsOf } from "./meals";
import { GAME_COLOURS, PANTRY_COLOURS } from "../art/cards-and-colours";
import type { Body, CameraPosition } from "../scene/flat/canvas-renderer";
import { KINDS, upright, vec } from "../scene/flat/polyhedra";

export function colourOf(meal: Meal, die: number): readonly [number, number, number] {
  const vegetable = vegetableOf(meal, die);
  return vegetable === null
    ? (GAME_COLOURS[kindsOf(meal)[die] ?? 0] ?? [0, 0, 0])
    : (PANTRY_COLOURS[vegetable] ?? [0, 0, 0]);
}

interface Posed {
  readonly position: Vec3;
  readonly orientation: Quat;
}

export function body(components: Components, meal: Meal, id: number, pose: Posed, ring?: string): Body {
  const kind = kindsOf(meal)[id] ?? 0;
  const size = components.die[KINDS[kind] ?? "d6"].size;
  return { id, kind, size, colour: colourOf(meal, id), position: pose.position, orientation: pose.orientation, ring };
}

/** A meal's dice before the first roll: in a row in front of the card. */
export function waiting(components: Components, meal: Meal): Body[] {
  const kinds = kindsOf(meal);
  return kinds.map((kind, id) => {
    const size = components.die[KINDS[kind] ?? "d6"].size;
    const across = (id - (kinds.length - 1) / 2) * 0.026;
    return body(components, meal, id, {
      position: vec(-0.045, -across, size / 2),
      orientation: upright(kind, 0.3 + id),
    });
  });
}

/** From the thrower's side: throws go away from the camera. */
export const OVEN_EYE: CameraPosition = { at: vec(-0.24, 0, 0.22), to: vec(0.004, 0, 0), zoom: 1.95 };

/** Taller towers are seen from further away. */
export function towerEye(dice: number): CameraPosition {
  const top = 0.016 * Math.max(3, dice) + 0.012;
  return { at: vec(-0.17 - top * 0.9, 0, 0.075 + top * 0.9), to: vec(0, 0, top * 0.52), zoom: 1.95 };
}
