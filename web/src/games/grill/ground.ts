/** Where things are drawn on the board. */
import type { GrillComponents } from "./types";
import { placeNames } from "./types";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
type Outline = GrillComponents["outline"][number];

/** The middle of an outline, as aims take it. */
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

/** The outlines in the order of the places' numbers. */
export function outlines(components: GrillComponents): readonly Outline[] {
  const named = new Map(components.outline.map((outline) => [outline.name, outline]));
  return placeNames(components).flatMap((name) => named.get(name) ?? []);
}

/** The place that somebody aims at there, if there is one. */
export function aimedAt(components: GrillComponents, spot: Spot): number | null {
  const found = outlines(components).findIndex((outline) => meets(outline, spot, components.chip.hole / 2));
  return found < 0 ? null : found;
}
