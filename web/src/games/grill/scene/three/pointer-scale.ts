/** How the table is seen where the chip lies: what a stroke of the pointer is read through. */
import type { Vec2, Vec3 } from "../props";
import { FULL_PULL, type PointerScale } from "../throwing/stroke";

/** Pixels over which it is measured. */
const STEP = 10;
/** Pixels: a pull is never shorter, and it stays so far from the edge of the window. */
const SHORTEST = 70;
const MARGIN = 8;

interface Seen {
  project(point: Vec3): Vec2;
  under(point: Vec2, height: number): Vec2 | null;
}

/** The lens at a point of the room; `below` is how many pixels there are to the lower edge of the window. */
export function pointerScaleAt(seen: Seen, point: Vec3, zoom: number, below: number): PointerScale {
  const here = seen.project(point);
  const from = seen.under(here, point.z) ?? point;
  const step = (x: number, y: number): Vec2 => {
    const to = seen.under({ x: here.x + x * STEP, y: here.y + y * STEP }, point.z) ?? from;
    return { x: (to.x - from.x) / STEP, y: (to.y - from.y) / STEP };
  };
  const right = step(1, 0);
  const unit = (Math.hypot(right.x, right.y) || 0.001) * zoom;
  const full = Math.max(SHORTEST, Math.min(FULL_PULL / unit, below - MARGIN));
  return { unit, right, up: step(0, -1), full };
}
