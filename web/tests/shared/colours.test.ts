import { expect, test } from "vitest";
import { seatColours, colourDistance } from "../../src/shared/seat-colours";

const NOBODY = { colour: null };
const CHOSEN = ["#c0392b", "#2980b9", "#27ae60", "#8e44ad", "#d35400", "#16a085", "#000000", "#ffffff", "#808080"];
const nearest = (colours: readonly string[]): number =>
  Math.min(...colours.flatMap((one, n) => colours.slice(n + 1).map((other) => colourDistance(one, other))));

test("people keep the colours they chose", () => {
  expect(seatColours([{ colour: "#c0392b" }, { colour: "#2980b9" }])).toEqual(["#c0392b", "#2980b9"]);
});

test("a table of bots has a colour for every seat", () => {
  expect(seatColours([NOBODY, NOBODY, NOBODY, NOBODY])).toEqual(["#e4572e", "#4f8fe8", "#3fae78", "#d9ae1f"]);
});

test("of two who chose the same, the first keeps it", () => {
  const [first, second] = seatColours([{ colour: "#27ae60" }, { colour: "#27ae60" }]);
  expect(first).toBe("#27ae60");
  expect(colourDistance("#27ae60", second ?? "")).toBeGreaterThan(130);
});

test("a bot gives way to a person's colour, wherever the person sits", () => {
  const colours = seatColours([NOBODY, NOBODY, NOBODY, { colour: "#e4572e" }]);
  expect(colours[3]).toBe("#e4572e");
  expect(new Set(colours).size).toBe(4);
});

test.each(CHOSEN.flatMap((one) => CHOSEN.map((other) => [one, other] as const)))(
  "nobody looks like anybody else beside %s and %s",
  (one, other) => {
    for (const seats of [
      [{ colour: one }, { colour: other }, NOBODY, NOBODY],
      [NOBODY, { colour: one }, { colour: one }, { colour: other }],
    ]) {
      expect(nearest(seatColours(seats))).toBeGreaterThanOrEqual(130);
    }
  },
);
