import { expect, test } from "vitest";
import { readOptions } from "../src/features/lobby/options-schema";
import { meets, middle, throughHole } from "../src/games/grill/state/board-geometry";
import { sideOf } from "../src/games/grill/state/context";
import { reveals } from "../src/games/grill/state/reveals";
import { tradedBowl, type GrillComponents, type MarketView } from "../src/games/grill/state/types";
import type { GameEntry } from "../src/protocol/schemas";

test("the middle of an outline lies in it, and what a hole shows is shared out", () => {
  const bowl = { shape: "circle" as const, name: "beef", centre: { x: 0.1, y: 0 }, radius: 0.03 };
  const corners = [0, 0.1, 0.1, 0].map((x, at) => ({ x: -x, y: at < 2 ? 0 : 0.04 }));
  const space = { shape: "polygon" as const, name: "tip", points: corners };
  for (const outline of [bowl, space]) expect(meets(outline, middle(outline), 0)).toBe(true);
  expect(meets(bowl, { x: 0.2, y: 0 }, 0.05)).toBe(false);
  const components = { chip: { hole: 0.01 }, outline: [space, bowl], ingredients: ["beef"], spaces: ["tip"] };
  const seen = (x: number): [number, number][] =>
    throughHole(components as unknown as GrillComponents, { x, y: 0.02 }).map(({ place, share }) => [
      place,
      Math.round(share * 10) / 10,
    ]);
  expect(seen(-0.05)).toEqual([[1, 1]]);
  expect(seen(0)).toEqual([[1, 0.5]]);
  expect(seen(0.1)).toEqual([[0, 1]]);
});

test("a space that was turned over is told with its chips, of this round alone", () => {
  const entry = (...events: object[]): GameEntry => ({ events }) as unknown as GameEntry;
  const thrown = (seat: number, chip: number, place: number): GameEntry =>
    entry({ event: "ChipTakenSeen", seat, chip }, { event: "ChipFlew", seat, chip, lies: [{ chip, place }] });
  const won = entry(
    {
      event: "ChipsShown",
      chips: [
        { chip: 0, value: 300 },
        { chip: 2, value: 500 },
      ],
    },
    { event: "SpaceWon", space: 1, seat: 2, best: 500 },
    { event: "ChipsBack", chips: [0, 2] },
  );
  const entries = [thrown(0, 0, 10), thrown(1, 1, 3), thrown(2, 2, 10), won];
  expect(reveals(entries, 9)).toEqual([
    {
      space: 1,
      winner: 2,
      chips: [
        { seat: 0, value: 300 },
        { seat: 2, value: 500 },
      ],
    },
  ]);
  expect(reveals([...entries, entry({ event: "ChipsGathered" })], 9)).toEqual([]);
});

test("the options of a table are read from the game's schema", () => {
  const schema = {
    $ref: "#/$defs/O",
    $defs: {
      O: {
        properties: {
          first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
          assist: { type: "boolean", default: true },
          doubt: { $ref: "#/$defs/D", default: "larger" },
          last_round: {
            anyOf: [{ type: "integer", minimum: 1, maximum: 999 }, { type: "null" }],
            default: 40,
            house: true,
          },
          closing: { type: "integer", minimum: 1, maximum: 60, default: 15 },
        },
      },
      D: { enum: ["chef", "larger"] },
    },
  };
  expect(readOptions(schema, { first: [0, 1] })).toEqual([
    { kind: "offer", name: "first", values: [0, 1], house: false },
    { kind: "switch", name: "assist", usual: true, house: false },
    { kind: "choice", name: "doubt", usual: "larger", values: ["chef", "larger"], house: false },
    { kind: "number", name: "last_round", usual: 40, least: 1, most: 999, none: true, house: true },
    { kind: "number", name: "closing", usual: 15, least: 1, most: 60, none: false, house: false },
  ]);
  expect(readOptions(schema).map((option) => option.name)).toEqual(["assist", "doubt", "last_round", "closing"]);
});

test("seats stand clockwise around the board, as the server's bots do (THR-11)", () => {
  expect([0, 1].map((seat) => sideOf(seat, 2))).toEqual(["near", "far"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 3))).toEqual(["near", "left", "far"]);
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4))).toEqual(["near", "left", "far", "right"]);
});

test("no bowl is traded while the next one is chosen", () => {
  const asked = (ask: string): number => tradedBowl({ ask, bowl: 3 } as MarketView);
  expect(["sell", "buy", "bowl", "cook", "nothing"].map(asked)).toEqual([3, 3, -1, -1, -1]);
});
