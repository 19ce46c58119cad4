/** The statistics of the practice range: hits by row and height, and the best run. Pure. */
import { LOFTS, axesOf, type Height } from "../scene/throwing/launch";
import type { Place } from "../scene/places";
import type { Launch, Side, Vec2 } from "../scene/props";

/** How far a bowl is from the player, or any smaller space. */
export type Row = "near" | "middle" | "far" | "space";
export const ROWS: readonly Row[] = ["near", "middle", "far", "space"];
export const HEIGHTS = Object.keys(LOFTS) as readonly Height[];

/** One throw at a target. */
export interface Shot {
  readonly target: number;
  readonly hit: boolean;
  readonly rest: Vec2;
}
export interface Count {
  readonly hits: number;
  readonly throws: number;
}
/** By row and height. */
export type Tally = Readonly<Record<string, Count>>;

export function rowOf(place: Place, side: Side, depth: number): Row {
  if (!place.bowl) return "space";
  const { ahead } = axesOf(side);
  const away = (ahead.x * place.centre.x + ahead.y * place.centre.y) / depth;
  return away < -1 / 6 ? "near" : away > 1 / 6 ? "far" : "middle";
}

/** The height closest to a launch. */
export function heightOf({ velocity }: Launch): Height {
  const loft = Math.atan2(velocity.z, Math.hypot(velocity.x, velocity.y));
  const off = (height: Height): number => Math.abs(LOFTS[height] - loft);
  return HEIGHTS.reduce((best, height) => (off(height) < off(best) ? height : best), "arc" as Height);
}

const key = (row: Row, height: Height): string => `${row}/${height}`;
export const countOf = (tally: Tally, row: Row, height: Height): Count =>
  tally[key(row, height)] ?? { hits: 0, throws: 0 };

export function counted(tally: Tally, row: Row, height: Height, hit: boolean): Tally {
  const { hits, throws } = countOf(tally, row, height);
  return { ...tally, [key(row, height)]: { hits: hits + (hit ? 1 : 0), throws: throws + 1 } };
}

export const hitsOf = (shots: readonly Shot[]): number => shots.filter(({ hit }) => hit).length;

/** The better of two complete runs; the older one on a tie. */
export const better = (best: readonly Shot[], run: readonly Shot[]): readonly Shot[] =>
  hitsOf(run) > hitsOf(best) || best.length === 0 ? run : best;

/** The targets in random order; `random` gives numbers from 0 to 1. */
export function shuffled(targets: readonly number[], random: () => number): readonly number[] {
  const found = [...targets];
  for (let last = found.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [found[last], found[other]] = [found[other] ?? 0, found[last] ?? 0];
  }
  return found;
}
