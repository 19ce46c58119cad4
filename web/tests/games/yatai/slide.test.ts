import { expect, test } from "vitest";
import { lineAt, entering, trackTiles, type Lane } from "../../../src/games/yatai/input/tile-layout";

const keys = (tiles: readonly { key: string }[]): string[] => tiles.map((tile) => tile.key);
const GRID = ["cook-1", "recycle", "serve-1", "drinks-1", "cook-2", "drinks-2"];
const BESIDE = ["customers-1", "customers-2", "recycle", "serve-2"];

test("of two equal tiles each stays itself when one is pushed in before the other", () => {
  const before = trackTiles(null, GRID, BESIDE);
  expect(keys(before.grid)[1]).toBe("recycle/0");
  const after = trackTiles(
    before,
    ["recycle", "cook-1", "recycle", "drinks-1", "cook-2", "drinks-2"],
    ["customers-1", "customers-2", "serve-1", "serve-2"],
  );
  expect(keys(after.grid).slice(0, 3)).toEqual(["recycle/1", "cook-1/0", "recycle/0"]);
  expect(keys(after.beside)).toEqual(["customers-1/0", "customers-2/0", "serve-1/0", "serve-2/0"]);
});

test("what does not change is not laid anew, and after a jump every tile is somewhere", () => {
  const before = trackTiles(null, GRID, BESIDE);
  expect(trackTiles(before, GRID, BESIDE)).toBe(before);
  const jumped = trackTiles(before, [...GRID].reverse(), [...BESIDE].reverse());
  expect(keys([...jumped.grid, ...jumped.beside]).sort()).toEqual(keys([...before.grid, ...before.beside]).sort());
  expect(jumped.grid.map((tile) => tile.id)).toEqual([...GRID].reverse());
});

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const COLUMN: Lane = { line: 0, entry: box(50, 0, 80, 40), first: box(50, 50, 80, 60), pitch: 70 };
const ROW: Lane = { line: 3, entry: box(0, 50, 40, 60), first: box(50, 50, 80, 60), pitch: 90 };
const LANES = [COLUMN, ROW];

test("a line is caught at its arrow alone, and held until the finger leaves it", () => {
  expect(lineAt(90, 80, LANES, null)).toBeNull();
  expect(lineAt(90, 20, LANES, null)).toEqual({ line: 0, depth: 0 });
  expect(lineAt(90, 60, LANES, 0)).toEqual({ line: 0, depth: 0.5 });
  expect(lineAt(90, 300, LANES, 0)).toEqual({ line: 0, depth: 1 });
  expect(lineAt(150, 60, LANES, 0)?.line).toBe(0);
  expect(lineAt(190, 60, LANES, 0)).toBeNull();
  expect(lineAt(10, 80, LANES, 0)?.line).toBe(3);
  expect(lineAt(90, -60, LANES, 0)).toBeNull();
});

test("a tile comes in along its line", () => {
  expect(entering(COLUMN, 0)).toEqual({ x: 90, y: 10 });
  expect(entering(COLUMN, 1)).toEqual({ x: 90, y: 80 });
  expect(entering(ROW, 0.5)).toEqual({ x: 45, y: 80 });
});
