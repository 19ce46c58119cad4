/** The floor plan of the table in metres: x to the right, y away from the viewer, z up. */
import { seededRandom } from "../../../ui/three/canvas";
import type { Components } from "../../../protocol/mithral-chef";

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** A workplace: the origin and scale of the server's coordinates, turned so that throws go away from the viewer. */
export interface Workplace extends Point {
  readonly scale: number;
}

/** The widths of the stations: forest, pantry, oven, plating, order. */
export const WIDE = [0.27, 0.21, 0.34, 0.27, 0.21] as const;
export const DEEP = 0.36;
const GAP = 0.018;
const WHOLE = WIDE.reduce((sum, wide) => sum + wide, 0) + 4 * GAP;
export const HALF = WHOLE / 2;

/** The centre of a station. */
export const middleOf = (station: number): number =>
  -HALF + WIDE.slice(0, station).reduce((sum, wide) => sum + wide + GAP, 0) + (WIDE[station] ?? 0) / 2;

export const CARD = { wide: 0.025, long: 0.034 };
const COLUMNS = 8;

/** The position and rotation of a card in the spread: irregular, but always the same. */
export function slotAt(slot: number, cards: number): Point & { readonly turn: number } {
  const random = seededRandom(slot * 7 + 3);
  const rows = Math.ceil(cards / COLUMNS);
  const [column, row] = [slot % COLUMNS, Math.floor(slot / COLUMNS)];
  return {
    x: middleOf(0) + (column - (COLUMNS - 1) / 2 + (row % 2 ? 0.18 : -0.18)) * 0.0295 + (random() - 0.5) * 0.007,
    y: -0.028 + ((rows - 1) / 2 - row) * (0.29 / rows) + (random() - 0.5) * 0.008,
    z: 0.0012 + (slot % 7) * 0.00025,
    turn: (random() - 0.5) * 0.9,
  };
}

/** The oven card of a space. */
export function ovenAt(space: number, spaces: number, { oven_card: card }: Components): Workplace {
  const wide = 0.33 / Math.max(1, spaces);
  return {
    x: middleOf(2) + (space - (spaces - 1) / 2) * wide,
    y: -0.065,
    z: 0.004,
    scale: Math.min(1.15, (wide - 0.006) / card.width),
  };
}

/** The plate of a space. */
export function plateAt(space: number, spaces: number, { plate }: Components): Workplace {
  const wide = 0.25 / Math.max(1, spaces);
  return {
    x: middleOf(3) + (space - (spaces - 1) / 2) * wide,
    y: -0.095,
    z: 0.008,
    scale: Math.min(1.5, (wide - 0.006) / plate.diameter),
  };
}

/** The radius of a plate in the rack. */
export const PLATE = 0.0182;
/** The number of shelves: few plates on each, so that their numbers are readable. */
export const TIERS = 4;

/** The position of a plate in the rack, from the smallest. */
export function rackAt(place: number, plates: number): Point {
  const across = Math.ceil(plates / TIERS);
  const [column, tier] = [place % across, Math.floor(place / across)];
  return {
    x: middleOf(3) + (column - (across - 1) / 2) * (0.252 / across),
    y: 0.045 + tier * 0.036,
    z: 0.028 + tier * 0.042,
  };
}

export const BAG: Point = { x: middleOf(1), y: 0.01, z: 0 };
export const DECK: Point = { x: middleOf(4), y: -0.02, z: 0.012 };
export const LAIR: Point = { x: middleOf(2), y: 0.12, z: 0 };

/** The resting position of a hand, at its player's side. */
export function homeOf(place: number, players: number, hand: number): Point {
  const side = hand === 0 ? -1 : 1;
  if (place === 0) return { x: side * 0.2, y: -0.255, z: 0.02 };
  if (players === 2 || (players === 4 && place === 2)) return { x: -side * 0.62, y: 0.3, z: 0.03 };
  const left = place === 1;
  return { x: (left ? -1 : 1) * (HALF + 0.05), y: (left ? -1 : 1) * side * 0.1 + 0.03, z: 0.03 };
}

/** The point from which a player's arm reaches in. */
export function shoulderOf(place: number, players: number, hand: number): Point {
  const home = homeOf(place, players, hand);
  if (place === 0) return { x: home.x * 1.5, y: -0.62, z: 0.09 };
  if (home.y > 0.25) return { x: home.x, y: 0.7, z: 0.12 };
  return { x: home.x * 1.6, y: home.y * 1.2, z: 0.1 };
}
