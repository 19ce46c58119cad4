import { expect, test, vi } from "vitest";
import { clockText } from "../../../src/ui/clock-text";
import { read } from "../../../src/shared/routes";
import { buttonOf, moveKey, LegalMoves } from "../../../src/games/legal-moves";
import { guestThing, reviewsOf } from "../../../src/games/yatai/state/names";
import { guestsOn, lineOf } from "../../../src/games/yatai/state/context";
import { CELLS, Guest, type Stall, type YataiView } from "../../../src/protocol/yatai";

test("equal moves have equal keys, whatever the order of their fields", () => {
  expect(moveKey({ move: "Push", tile: "cook-1", line: 2 })).toBe(moveKey({ line: 2, move: "Push", tile: "cook-1" }));
  expect(moveKey({ move: "Cook", dish: 1 })).not.toBe(moveKey({ move: "Cook", dish: 2 }));
});

test("the line that acts is known from the tiles still to act", () => {
  const grid = ["cook-1", "cook-2", "serve-1", "drinks-1", "customers-1", "recycle"];
  const line = (...tiles: string[]): number | null => lineOf({ grid, line: tiles } as unknown as YataiView);
  expect(line()).toBeNull();
  expect(line("drinks-1", "recycle")).toBe(4);
  expect(line("cook-2", "customers-1")).toBe(1);
  expect(line("cook-1", "serve-1", "cook-2")).toBe(3);
});

test("a button is found by its move", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll('"', '\\"') });
  expect(buttonOf({ move: "Cook", dish: 1 })).toBe('[data-move="[[\\"dish\\",1],[\\"move\\",\\"Cook\\"]]"]');
  vi.unstubAllGlobals();
});

test("guests stand where the sets of their kinds say", () => {
  const stall = { board: [1 << 3, 0, 1 << 19, 0, 1] } as unknown as Stall;
  const guests = guestsOn(stall, 20);
  expect(guests[3]).toBe(0);
  expect(guests[19]).toBe(2);
  expect(guests[0]).toBe(4);
  expect(guests.filter((guest) => guest !== null)).toHaveLength(3);
});

test("things have the names and numbers of the rules", () => {
  expect(reviewsOf("cleanliness/service")).toEqual([0, 1]);
  expect(reviewsOf("menu")).toEqual([]);
  expect(guestThing(Guest.TOURIST)).toEqual({ kind: "Guest", key: "tourist" });
  expect(CELLS[3]).toEqual([0, 1, 2]);
});

test("what may be done is found by the move, and so is what is told of what may not", () => {
  const told = (move: object, id: string): { move: object; phrase: { id: string }; rules: string[] } => ({
    move,
    phrase: { id },
    rules: [],
  });
  const cook = { move: "Cook", dish: 1 };
  const act = { move: "Act", tile: "cook-2" };
  const legalMoves = new LegalMoves<object>({
    discrete: [told(cook, "move-Cook")],
    many: {},
    continuous: false,
    tempting: [told(act, "move-Act")],
  });
  expect([
    legalMoves.legal({ dish: 1, move: "Cook" }),
    legalMoves.legal(act),
    legalMoves.legal({ move: "Rest" }),
  ]).toEqual([true, false, false]);
  expect([legalMoves.phrase(act)?.id, legalMoves.phrase({ move: "Rest" })]).toEqual(["move-Act", null]);
  expect(new LegalMoves(null).moves).toEqual([]);
});

test("an address leads to its screen", () => {
  expect(read("/")).toEqual({ screen: "lobby" });
  expect(read("/t/k3m9x2ab")).toEqual({ screen: "table", id: "k3m9x2ab" });
  expect(read("/rules/yatai")).toEqual({ screen: "rules", game: "yatai" });
  expect(read("/replay")).toEqual({ screen: "replay", id: null, analysed: false });
  expect(read("/replay/k3")).toEqual({ screen: "replay", id: "k3", analysed: false });
  expect(read("/analysis/k3")).toEqual({ screen: "replay", id: "k3", analysed: true });
  expect(read("/t")).toEqual({ screen: "nowhere" });
  expect(read("/a/b/c")).toEqual({ screen: "nowhere" });
});

test("a clock shows what is left, and stops at nothing", () => {
  expect([90_000, 59_001, 0, -5000, 3_661_000].map(clockText)).toEqual(["1:30", "1:00", "0:00", "0:00", "1:01:01"]);
});
