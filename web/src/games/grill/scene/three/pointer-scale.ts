/** How a pointer's stroke maps to the table where the chip is. */
import type { BoardComponents, Side, Vec2, Vec3 } from "../props";
import { FULL_PULL, naturalSpeed, type PointerScale } from "../throwing/stroke";

/** Pixels over which the scale is measured. */
const STEP = 10;
/** Pixels: the shortest full pull, and its margin to the window's edge. */
const SHORTEST = 70;
const MARGIN = 8;

interface Seen {
  project(point: Vec3): Vec2;
  under(point: Vec2, height: number): Vec2 | null;
}

interface Circumstances {
  readonly zoom: number;
  /** Pixels to the window's lower edge. */
  readonly below: number;
  readonly side: Side;
  readonly touch: boolean;
}

/** The scale at a point. */
export function pointerScaleAt(
  seen: Seen,
  components: BoardComponents,
  point: Vec3,
  { zoom, below, side, touch }: Circumstances,
): PointerScale {
  const here = seen.project(point);
  const from = seen.under(here, point.z) ?? point;
  const step = (x: number, y: number): Vec2 => {
    const to = seen.under({ x: here.x + x * STEP, y: here.y + y * STEP }, point.z) ?? from;
    return { x: (to.x - from.x) / STEP, y: (to.y - from.y) / STEP };
  };
  const right = step(1, 0);
  const unit = (Math.hypot(right.x, right.y) || 0.001) * zoom;
  const full = Math.max(SHORTEST, Math.min(FULL_PULL / unit, below - MARGIN));
  return { unit, right, up: step(0, -1), full, natural: naturalSpeed(components, side, unit, touch) };
}
