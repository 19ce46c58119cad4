/** The geometry of the board's outlines. */
import type { GrillComponents } from "./types";
import { placeNames } from "./types";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
type Outline = GrillComponents["outline"][number];

/** The centre that aims refer to. */
export function middle(outline: Outline): Spot {
  if (outline.shape === "circle") return outline.centre;
  const xs = outline.points.map((point) => point.x);
  const ys = outline.points.map((point) => point.y);
  const half = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: half(xs), y: half(ys) };
}

/** How far a point is from a straight piece of the outline. */
function toSide(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(1, Math.max(0, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(spot.x - from.x - along * dx, spot.y - from.y - along * dy);
}

/** Whether a hole of that radius there shows any of the outline. */
export function meets(outline: Outline, spot: Spot, hole: number): boolean {
  if (outline.shape === "circle")
    return Math.hypot(spot.x - outline.centre.x, spot.y - outline.centre.y) <= outline.radius + hole;
  let inside = false;
  for (const [place, from] of outline.points.entries()) {
    const to = outline.points[(place + 1) % outline.points.length] ?? from;
    if (toSide(spot, from, to) <= hole) return true;
    if (from.y > spot.y !== to.y > spot.y && spot.x < from.x + ((spot.y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside;
  }
  return inside;
}

/** The outlines in the order of the place numbers. */
export function outlines(components: GrillComponents): readonly Outline[] {
  const named = new Map(components.outline.map((outline) => [outline.name, outline]));
  return placeNames(components).flatMap((name) => named.get(name) ?? []);
}

/** Sample points across a hole: enough for shares to the percent. */
const GRAIN = 60;

/** The places that a hole there meets, and each one's share of it. */
export function throughHole(components: GrillComponents, spot: Spot): { place: number; share: number }[] {
  const hole = components.chip.hole / 2;
  const steps = Array.from({ length: GRAIN }, (_, step) => ((2 * step + 1) / GRAIN - 1) * hole);
  const points = steps.flatMap((dx) =>
    steps.flatMap((dy) => (Math.hypot(dx, dy) > hole ? [] : [{ x: spot.x + dx, y: spot.y + dy }])),
  );
  return outlines(components).flatMap((outline, place) => {
    if (!meets(outline, spot, hole)) return [];
    return [{ place, share: points.filter((point) => meets(outline, point, 0)).length / points.length }];
  });
}
