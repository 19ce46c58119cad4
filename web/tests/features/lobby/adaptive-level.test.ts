import { beforeEach, expect, test, vi } from "vitest";
import {
  after,
  countResult,
  expectResult,
  fittingLevel,
  hasWon,
  type Progress,
} from "../../../src/features/lobby/adaptive-level";

const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];
const outcome = (...ranking: number[][]) => ({ ranking, points: [], scores: [], ended_by: "" });
const through = (level: Progress, ...results: boolean[]): Progress =>
  results.reduce((now, won) => after(now, won, LEVELS.length), level);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("three wins in a row lead up, three losses down, and one of the other kind begins anew", () => {
  expect(through({ level: 1, streak: 0 }, true, true, true)).toEqual({ level: 2, streak: 0 });
  expect(through({ level: 1, streak: 0 }, false, false, false)).toEqual({ level: 0, streak: 0 });
  expect(through({ level: 1, streak: 0 }, true, true, false, true, true)).toEqual({ level: 1, streak: 2 });
});

test("there is nothing above the best level and nothing below the weakest", () => {
  expect(through({ level: 4, streak: 2 }, true)).toEqual({ level: 4, streak: 0 });
  expect(through({ level: 0, streak: -2 }, false)).toEqual({ level: 0, streak: 0 });
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
    expect(fittingLevel("yatai", LEVELS, "casual")).toBe("casual");
    expectResult(table, "yatai", LEVELS, "casual");
    expect(countResult(table, true)).toBe(true);
    expect(countResult(table, true)).toBe(false);
  }
  expect(countResult("d", true)).toBe(false);
  expect(fittingLevel("yatai", LEVELS, "casual")).toBe("skilled");
  expect(fittingLevel("hibachi", LEVELS, "casual")).toBe("casual");
});

test("what an earlier release stored still counts", () => {
  const tables = { a: { game: "yatai", brain: 1, brains: 5 } };
  localStorage.setItem("cookoff-levels", JSON.stringify({ levels: { yatai: { brain: 1, run: 2 } }, tables }));
  expect(fittingLevel("yatai", LEVELS, "expert")).toBe("casual");
  expect(countResult("a", true)).toBe(true);
  expect(fittingLevel("yatai", LEVELS, "expert")).toBe("skilled");
});

test("a browser that keeps nothing, or keeps nonsense, plays at the usual level", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "{nonsense",
    setItem: () => {
      throw new Error("full");
    },
  });
  expectResult("a", "yatai", LEVELS, "casual");
  expect(countResult("a", true)).toBe(false);
  expect(fittingLevel("yatai", LEVELS, "casual")).toBe("casual");
});
