import { expect, test } from "vitest";
import { SEAT_SIGNS, SPOTS, patternOf } from "../../../src/games/grill/art/symbols";

const SEATS = [0, 1, 2, 3];

test("chips of four seats are told apart without their colours: by pattern, by spots and by sign", () => {
  expect(new Set(SEATS.map((seat) => JSON.stringify(patternOf(seat)))).size).toBe(4);
  expect(new Set(SPOTS).size).toBe(4);
  expect(new Set(SEAT_SIGNS).size).toBe(4);
});

test("a pattern covers the whole chip with points that are numbers", () => {
  for (const seat of SEATS.slice(1)) {
    const numbers = patternOf(seat).flatMap(({ path }) => path.match(/-?[0-9.]+/g)?.map(Number) ?? []);
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(Math.min(...numbers)).toBeLessThanOrEqual(0);
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(40);
  }
});
