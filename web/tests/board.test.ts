import { expect, test } from "vitest";
import { clockText } from "../src/app/clock";
import { read } from "../src/app/paths";
import { bonusPhrase, reviewsOf, spaceName, tilePhrase } from "../src/games/yatai/guide";
import { guestsOn, moveKey } from "../src/games/yatai/play";
import type { Components, Stall } from "../src/wire/yatai";
import told from "./told.json";

const components = told.components as unknown as Components;

test("equal moves have equal keys, whatever the order of their fields", () => {
  expect(moveKey({ move: "Push", tile: "cook-1", line: 2 })).toBe(moveKey({ line: 2, move: "Push", tile: "cook-1" }));
  expect(moveKey({ move: "Cook", dish: 1 })).not.toBe(moveKey({ move: "Cook", dish: 2 }));
});

test("guests stand where the sets of their kinds say", () => {
  const stall = { board: [1 << 3, 0, 1 << 19, 0, 1] } as unknown as Stall;
  const guests = guestsOn(stall, 20);
  expect(guests[3]).toBe(0);
  expect(guests[19]).toBe(2);
  expect(guests[0]).toBe(4);
  expect(guests.filter((guest) => guest !== null)).toHaveLength(3);
});

test("spaces, bonuses and tiles have the names that players use", () => {
  expect(spaceName(components, 0)).toBe("a1");
  expect(spaceName(components, 19)).toBe("e4");
  expect(reviewsOf("cleanliness/service")).toEqual([0, 1]);
  expect(bonusPhrase("menu").id).toBe("bonus-menu");
  expect(tilePhrase(components, "cook-2")).toEqual({ id: "tile-cook", facts: { amount: 2 } });
});

test("an address leads to its screen", () => {
  expect(read("/")).toEqual({ screen: "lobby" });
  expect(read("/t/k3m9x2ab")).toEqual({ screen: "table", id: "k3m9x2ab" });
  expect(read("/rules/yatai")).toEqual({ screen: "rules", game: "yatai" });
  expect(read("/replay")).toEqual({ screen: "replay", id: null });
  expect(read("/replay/k3")).toEqual({ screen: "replay", id: "k3" });
  expect(read("/t")).toEqual({ screen: "nowhere" });
  expect(read("/a/b/c")).toEqual({ screen: "nowhere" });
});

test("a clock shows what is left, and stops at nothing", () => {
  expect([90_000, 59_001, 0, -5000, 3_661_000].map(clockText)).toEqual(["1:30", "1:00", "0:00", "0:00", "1:01:01"]);
});
