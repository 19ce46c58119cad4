import { beforeEach, expect, test, vi } from "vitest";
import { after, countResult, expectResult, fitting, hasWon, type Level } from "../src/features/lobby/adaptive-level";

const BRAINS = ["beginner", "casual", "skilled", "expert", "master"];
const outcome = (...ranking: number[][]) => ({ ranking, points: [], scores: [], ended_by: "" });
const through = (level: Level, ...results: boolean[]): Level =>
  results.reduce((now, won) => after(now, won, BRAINS.length), level);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("three wins in a row lead up, three losses down, and one of the other kind begins anew", () => {
  expect(through({ brain: 1, run: 0 }, true, true, true)).toEqual({ brain: 2, run: 0 });
  expect(through({ brain: 1, run: 0 }, false, false, false)).toEqual({ brain: 0, run: 0 });
  expect(through({ brain: 1, run: 0 }, true, true, false, true, true)).toEqual({ brain: 1, run: 2 });
});

test("there is nothing above the best brain and nothing below the weakest", () => {
  expect(through({ brain: 4, run: 2 }, true)).toEqual({ brain: 4, run: 0 });
  expect(through({ brain: 0, run: -2 }, false)).toEqual({ brain: 0, run: 0 });
});

test("whoever is ahead of most others has won, and in the middle nothing changes", () => {
  expect(hasWon(outcome([1], [0]), 1)).toBe(true);
  expect(hasWon(outcome([1], [0]), 0)).toBe(false);
  expect(hasWon(outcome([2], [0], [1]), 0)).toBe(null);
  expect(hasWon(outcome([2], [0], [1, 3]), 0)).toBe(true);
  expect(hasWon(outcome([0, 1]), 0)).toBe(null);
});

test("a table that was opened at my level counts once, and no other does", () => {
  for (const table of ["a", "b", "c"]) {
    expect(fitting("yatai", BRAINS, "casual")).toBe("casual");
    expectResult(table, "yatai", BRAINS, "casual");
    expect(countResult(table, true)).toBe(true);
    expect(countResult(table, true)).toBe(false);
  }
  expect(countResult("d", true)).toBe(false);
  expect(fitting("yatai", BRAINS, "casual")).toBe("skilled");
  expect(fitting("hibachi", BRAINS, "casual")).toBe("casual");
});

test("a browser that keeps nothing, or keeps nonsense, plays at the usual level", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "{nonsense",
    setItem: () => {
      throw new Error("full");
    },
  });
  expectResult("a", "yatai", BRAINS, "casual");
  expect(countResult("a", true)).toBe(false);
  expect(fitting("yatai", BRAINS, "casual")).toBe("casual");
});
