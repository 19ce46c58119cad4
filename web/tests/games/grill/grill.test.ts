import { expect, test } from "vitest";
import { readOptions } from "../../../src/features/lobby/options-schema";
import { meets, middle, throughHole } from "../../../src/games/grill/state/board-geometry";
import { bestThrow } from "../../../src/games/grill/state/finale";
import { sideOf } from "../../../src/games/grill/state/context";
import { reasons } from "../../../src/games/grill/state/reasons";
import { reveals } from "../../../src/games/grill/state/reveals";
import { tradedBowl, type GrillComponents, type MarketView } from "../../../src/games/grill/state/types";
import type { GameEntry, Phrase } from "../../../src/protocol/schemas";

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

const PARTS = { ingredients: ["rice", "beef"], spaces: ["reserve"] } as unknown as GrillComponents;
const at = (n: number, ...events: object[]): GameEntry => ({ n, events }) as unknown as GameEntry;
const throws = (n: number, seat: number, chip: number, ...lies: [number, number][]): GameEntry =>
  at(
    n,
    { event: "ChipTakenSeen", seat, chip },
    { event: "ChipFlew", seat, chip, lies: lies.map(([one, place]) => ({ chip: one, place })) },
  );
const shows = (...values: number[]): object => ({
  event: "ChipsShown",
  chips: values.map((value, chip) => ({ chip, value })),
});

test("a space that was won is told with everybody's total there, and with the tie rule", () => {
  const had = (seat: number, total: number): Phrase => ({ id: "why-had", facts: { seat, total } });
  const thrown = [throws(1, 0, 0, [0, 2]), throws(2, 1, 1, [1, 2]), throws(3, 0, 2, [2, 2])];
  const won = (winner: number, ...values: number[]): readonly Phrase[] | undefined =>
    reasons([...thrown, at(4, shows(...values), { event: "SpaceWon", space: 0, seat: winner, best: 1 })], PARTS).get(4);
  expect(won(0, 100, 300, 600)).toEqual([{ id: "why-space", facts: { totals: [had(0, 700), had(1, 300)], seat: 0 } }]);
  expect(won(1, 100, 300, 200)?.[0]?.id).toBe("why-space-tie");
  const alone = [throws(1, 1, 0, [0, 2]), at(2, shows(400), { event: "SpaceWon", space: 0, seat: 1, best: 400 })];
  expect(reasons(alone, PARTS).get(2)).toEqual([{ id: "why-space-alone", facts: { totals: [had(1, 400)] } }]);
});

test("a knocked chip is told with its owner, by whom, and where it went", () => {
  const hit = throws(2, 1, 1, [1, -1], [0, 1]);
  const place = (id: string): Phrase => ({ id });
  expect(reasons([throws(1, 0, 0, [0, 0]), hit], PARTS).get(2)).toEqual([
    { id: "why-knocked", facts: { by: 1, seat: 0, from: place("place-rice"), to: place("place-beef") } },
  ]);
  expect(reasons([throws(1, 0, 0, [0, 0]), throws(2, 1, 1, [1, 1], [0, -2])], PARTS).get(2)).toEqual([
    { id: "why-knocked-out", facts: { by: 1, seat: 0, from: place("place-rice") } },
  ]);
  // A chip that moved a little within its place was not knocked away.
  expect(reasons([throws(1, 0, 0, [0, 0]), throws(2, 1, 1, [1, 1], [0, 0])], PARTS).size).toBe(0);
});

test("the best throw of the night stays in and knocks the most rivals away", () => {
  const flies = (n: number, seat: number, chip: number, ...lies: [number, number][]): GameEntry =>
    ({
      n,
      entry: n,
      events: [
        { event: "ChipTakenSeen", seat, chip },
        {
          event: "ChipFlew",
          seat,
          chip,
          lies: lies.map(([one, place]) => ({ chip: one, place })),
          motion: { contacts: [] },
        },
      ],
    }) as unknown as GameEntry;
  const first = flies(1, 0, 0, [0, 1]);
  expect(bestThrow([first, flies(2, 1, 1, [1, 0])], PARTS)).toEqual({ entry: 1, seat: 0 });
  expect(bestThrow([first, flies(2, 1, 1, [1, 0], [0, -2])], PARTS)).toEqual({ entry: 2, seat: 1 });
  // A chip that went out itself is not the best, whatever it took along.
  expect(bestThrow([first, flies(2, 1, 1, [1, -2], [0, -2])], PARTS)).toEqual({ entry: 1, seat: 0 });
  expect(bestThrow([flies(1, 0, 0, [0, -2])], PARTS)).toBeNull();
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
