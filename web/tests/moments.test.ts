import { expect, test } from "vitest";
import { lastMoment, momentMillis } from "../src/games/grill/state/moments";
import type { GrillComponents } from "../src/games/grill/state/types";
import type { GameEntry } from "../src/protocol/schemas";

const components = { ingredients: ["rice", "egg"] } as unknown as GrillComponents;
const entry = (n: number, ...events: unknown[]): GameEntry => ({ n, seat: 0, events }) as unknown as GameEntry;
const lies = (chip: number, place: number): unknown => ({ chip, place });
const thrown = entry(
  1,
  { event: "ChipTakenSeen", chip: 7, seat: 1 },
  { event: "ChipFlew", chip: 7, seat: 1, lies: [lies(7, 0)] },
);

test("chips of a bowl are turned over with the values that the same entry shows", () => {
  const chosen = entry(
    2,
    { event: "BowlChosen", ingredient: 0 },
    { event: "ChipsShown", chips: [{ chip: 7, value: 300 }] },
    { event: "ChipsBack", chips: [7] },
  );
  expect(lastMoment([thrown, chosen], components)).toEqual({
    kind: "turned",
    chips: [{ seat: 1, value: 300 }],
    winner: null,
  });
  expect(momentMillis(chosen)).toBeGreaterThan(0);
});

test("an empty bowl and a sale of nothing have no moment", () => {
  expect(lastMoment([entry(1, { event: "BowlChosen", ingredient: 1 })], components)).toBeNull();
  expect(
    lastMoment([entry(1, { event: "CardsSold", seat: 0, ingredient: 0, count: 0, price: 5 })], components),
  ).toBeNull();
});

test("money changes hands by the price and the number of cards", () => {
  const sold = entry(1, { event: "CardsSold", seat: 0, ingredient: 1, count: 2, price: 400 });
  expect(lastMoment([sold], components)).toEqual({ kind: "paid", seat: 0, amount: 800, ingredient: 1 });
  const bought = entry(1, { event: "CardBought", seat: 0, ingredient: 1, price: 400 });
  expect(lastMoment([bought], components)).toMatchObject({ kind: "paid", amount: -400 });
});

test("a dish counts most, and says which of its cook's it is", () => {
  const cooked = (seat: number, recipe: number): unknown => ({ event: "RecipeCooked", seat, recipe });
  const bought = { event: "CardBought", seat: 0, ingredient: 0, price: 1 };
  const moment = lastMoment([entry(1, cooked(0, 3), cooked(1, 4)), entry(2, cooked(0, 5), bought)], components);
  expect(moment).toMatchObject({ kind: "cooked", seat: 0, nth: 2 });
  expect(lastMoment([entry(1, cooked(0, 3)), entry(2, bought, cooked(0, 5))], components)).toMatchObject({
    kind: "cooked",
    recipe: 5,
    nth: 2,
  });
});
