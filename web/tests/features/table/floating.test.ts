import { expect, test } from "vitest";
import { bestPlace, hiddenWeight } from "../../../src/features/table/notices/floating-notes";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 0, 400, 300);
const NOTE = { width: 200, height: 60 };

test("a note stands above in the middle where nothing lies", () => {
  expect(bestPlace(ROOM, [NOTE], [])).toEqual(box(100, 0, 200, 60));
});

test("it keeps off what may be pressed, and then off what is worth seeing", () => {
  const pressed = { ...box(0, 0, 400, 100), weight: 1000 };
  const seen = { ...box(0, 100, 400, 130), weight: 1 };
  const found = bestPlace(ROOM, [NOTE], [pressed, seen]);
  expect(found && hiddenWeight(found, [pressed, seen])).toBe(0);
});

test("it becomes narrower where there is no room for a wide one, and hiddenWeight least where there is none at all", () => {
  const board = { ...box(0, 0, 280, 300), weight: 1000 };
  const narrow = { width: 110, height: 110 };
  expect(bestPlace(ROOM, [NOTE, narrow], [board])).toEqual(box(290, 0, 110, 110));
  const rest = { ...box(280, 0, 120, 300), weight: 1 };
  expect(bestPlace(ROOM, [NOTE, narrow], [board, rest])).toEqual(box(290, 0, 110, 110));
});

test("a note that is too large for the room is laid nowhere", () => {
  expect(bestPlace(ROOM, [{ width: 401, height: 10 }], [])).toBeNull();
});
