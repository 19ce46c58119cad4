/** The places of a board by their rule numbers. Pure. */
import type { BoardComponents, Outline, Vec2 } from "./props";

export interface Place {
  readonly number: number;
  readonly name: string;
  readonly bowl: boolean;
  readonly points: readonly Vec2[];
  /** The centre and radius of the largest circle inside: the bowl without its garnish. */
  readonly centre: Vec2;
  readonly radius: number;
}

/** Half the width and depth inside the rim. */
export const withinRim = ({ width, depth, rim_width: rim }: BoardComponents["board"]): readonly [number, number] => [
  width / 2 - rim,
  depth / 2 - rim,
];

const CORNERS = 48;

export function corners(outline: Outline): readonly Vec2[] {
  if (outline.shape === "polygon") return outline.points;
  const { centre, radius } = outline;
  return Array.from({ length: CORNERS }, (_, place) => {
    const turn = (2 * Math.PI * place) / CORNERS;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
  });
}

/** Whether a point is inside a polygon. */
export function inside(points: readonly Vec2[], { x, y }: Vec2): boolean {
  let odd = false;
  points.forEach((a, place) => {
    const b = points[(place + 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

/** The distance to the polygon's edge; negative outside. */
export function clearance(points: readonly Vec2[], at: Vec2): number {
  let least = Infinity;
  points.forEach((a, place) => {
    const b = points[(place + 1) % points.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(at.x - a.x - share * dx, at.y - a.y - share * dy));
  });
  return inside(points, at) ? least : -least;
}

function heart(outline: Outline, points: readonly Vec2[]): { centre: Vec2; radius: number } {
  if (outline.shape === "circle") return { centre: outline.centre, radius: outline.radius };
  const mean = (pick: (point: Vec2) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  let centre = { x: mean((point) => point.x), y: mean((point) => point.y) };
  let radius = clearance(points, centre);
  for (let step = 0.008; step > 0.0001; step /= 2)
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (Math.PI * turn) / 8;
      const other = { x: centre.x + step * Math.cos(angle), y: centre.y + step * Math.sin(angle) };
      const room = clearance(points, other);
      if (room > radius) [centre, radius] = [other, room];
    }
  return { centre, radius };
}

export function placesOf(components: BoardComponents): readonly Place[] {
  const names = [...components.ingredients, ...components.spaces];
  return names.flatMap((name, number) => {
    const outline = components.outline.find((one) => one.name === name);
    if (outline === undefined) return [];
    const points = corners(outline);
    return [{ number, name, bowl: number < components.ingredients.length, points, ...heart(outline, points) }];
  });
}

/** The place at a point of the board, or `null`. */
export const placeAt = (places: readonly Place[], point: Vec2): Place | null =>
  places.find((place) => inside(place.points, point)) ?? null;

/** The place that shows through a hole of that radius (THR-20): the one it is furthest inside of. */
export function placeThrough(places: readonly Place[], point: Vec2, hole: number): Place | null {
  const seen = places.map((place) => ({ place, depth: clearance(place.points, point) }));
  const best = seen.filter(({ depth }) => depth >= -hole).sort((one, other) => other.depth - one.depth)[0];
  return best?.place ?? null;
}
