/** Names how a throw missed its target. Pure. */
import type { Vec2 } from "../props";

export type Way = "short" | "long" | "left" | "right";
type Size = "hair" | "thumb" | "palm" | "hand" | "far";

/** A direction and the size of the error. */
interface Miss {
  readonly way: Way;
  readonly size: Size;
}

/** Upper bounds of the sizes, in metres. */
const SIZES: readonly (readonly [Size, number])[] = [
  ["hair", 0.012],
  ["thumb", 0.03],
  ["palm", 0.06],
  ["hand", 0.12],
  ["far", Infinity],
];
/** Errors below this share of the larger one are not mentioned. */
const SLIGHT = 0.4;

const sizeOf = (metres: number): Size => SIZES.find(([, most]) => metres < most)?.[0] ?? "far";

/** The larger error first, seen from `from` towards `mark`. */
export function missOf(from: Vec2, mark: Vec2, rest: Vec2): readonly Miss[] {
  const away = Math.hypot(mark.x - from.x, mark.y - from.y) || 1;
  const ahead = { x: (mark.x - from.x) / away, y: (mark.y - from.y) / away };
  const [dx, dy] = [rest.x - mark.x, rest.y - mark.y];
  const [along, aside] = [dx * ahead.x + dy * ahead.y, dx * ahead.y - dy * ahead.x];
  const errors: readonly (readonly [number, Way])[] = [
    [Math.abs(along), along < 0 ? "short" : "long"],
    [Math.abs(aside), aside < 0 ? "left" : "right"],
  ];
  const most = Math.max(Math.abs(along), Math.abs(aside));
  return errors
    .filter(([metres]) => metres >= SLIGHT * most)
    .toSorted(([one], [other]) => other - one)
    .map(([metres, way]) => ({ way, size: sizeOf(metres) }));
}
