/** How tiles slide: their identity from one position to the next, and the line under a pointer. */
import { CELLS, type Line } from "../../../protocol/yatai";

/** A tile that keeps its identity while it moves; some kinds exist twice. */
export interface PlacedTile {
  readonly id: string;
  readonly key: string;
}
export interface TileLayout {
  readonly grid: readonly PlacedTile[];
  readonly beside: readonly PlacedTile[];
}

const same = (tiles: readonly PlacedTile[], ids: readonly string[]): boolean =>
  tiles.every((tile, place) => tile.id === ids[place]);

/** The grid after a push, and the tile that was pushed out. */
function pushLine(grid: readonly PlacedTile[], entering: PlacedTile, line: Line): [PlacedTile[], PlacedTile] {
  const after = [...grid];
  let carried = entering;
  for (const cell of CELLS[line] ?? []) {
    const there = after[cell];
    if (there === undefined) break;
    after[cell] = carried;
    carried = there;
  }
  return [after, carried];
}

/** Take tiles of these kinds out of a heap, in this order. */
function takeTiles(ids: readonly string[], heap: PlacedTile[]): PlacedTile[] {
  return ids.map((id) => {
    const place = heap.findIndex((tile) => tile.id === id);
    return heap.splice(place, 1)[0] ?? { id, key: id };
  });
}

/** The tiles in their current places, identified from the previous layout. */
export function trackTiles(before: TileLayout | null, grid: readonly string[], beside: readonly string[]): TileLayout {
  const all = [...grid, ...beside];
  const heap = all.map((id, place) => ({ id, key: `${id}/${all.slice(0, place).filter((one) => one === id).length}` }));
  if (before !== null && same(before.grid, grid) && same(before.beside, beside)) return before;
  if (before === null) return { grid: heap.slice(0, grid.length), beside: heap.slice(grid.length) };
  for (const entering of before.beside) {
    for (const line of [0, 1, 2, 3, 4] as const) {
      const [after, out] = pushLine(before.grid, entering, line);
      if (!same(after, grid)) continue;
      return { grid: after, beside: takeTiles(beside, [...before.beside.filter((one) => one !== entering), out]) };
    }
  }
  const known = [...before.grid, ...before.beside];
  return { grid: takeTiles(grid, known), beside: takeTiles(beside, known) };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A line of the grid on screen. */
export interface Lane {
  readonly line: Line;
  /** The box of its arrow. */
  readonly entry: Box;
  /** The box of its first cell. */
  readonly first: Box;
  /** The distance between cells. */
  readonly pitch: number;
}
export interface AimedLine {
  readonly line: Line;
  /** How far the tile is in: 0 in front of the line, 1 in its first cell. */
  readonly depth: number;
}

/** The centre of a tile at that depth. */
export function entering({ line, first, pitch }: Lane, depth: number): { x: number; y: number } {
  const back = (1 - depth) * pitch;
  const [x, y] = [(first.left + first.right) / 2, (first.top + first.bottom) / 2];
  return line < 3 ? { x, y: y - back } : { x: x - back, y };
}

/** How far the pointer may stray from the line, as a share of its width. */
const SLACK = 0.4;

/**
 * The line that a tile at this point is pushed into. A line is caught at its arrow and held until the pointer leaves
 * it.
 */
export function lineAt(x: number, y: number, lanes: readonly Lane[], held: Line | null): AimedLine | null {
  for (const { line, entry, first } of [...lanes].sort(
    (one, two) => Number(two.line === held) - Number(one.line === held),
  )) {
    const down = line < 3;
    const [across, low, high] = down ? [x, first.left, first.right] : [y, first.top, first.bottom];
    const [along, start, end] = down ? [y, entry.top, entry.bottom] : [x, entry.left, entry.right];
    const centre = down ? (first.top + first.bottom) / 2 : (first.left + first.right) / 2;
    const slack = line === held ? (high - low) * SLACK : 0;
    if (across < low - slack || across > high + slack || along < start - (end - start)) continue;
    if (line !== held && along > end) continue;
    return { line, depth: Math.min(1, Math.max(0, (along - end) / (centre - end))) };
  }
  return null;
}
