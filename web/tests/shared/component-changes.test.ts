import { expect, test } from "vitest";
import { at, changed, changes, fromLink, put, toLink } from "../../src/shared/component-changes";

const BOX = {
  rounds: 12,
  tile: [
    { id: "a", amount: 1 },
    { id: "b", amount: 2 },
  ],
  spaces: [["x", "y"]],
};

test("only what is different is told, by its field", () => {
  const other = { ...BOX, rounds: 11, tile: [BOX.tile[0], { id: "b", amount: 3 }], spaces: [["x", "z"]] };
  expect(changes(BOX, other)).toEqual({ rounds: 11, "tile[1].amount": 3, "spaces[0][1]": "z" });
  expect(changes(BOX, BOX)).toEqual({});
});

test("a list of another length is told as a whole", () => {
  expect(changes(BOX, { ...BOX, tile: [BOX.tile[0]] })).toEqual({ tile: [BOX.tile[0]] });
});

test("a link leads back to the same variant, and a broken one to less", () => {
  const by = { "tile[1].amount": 3, "spaces[0][0]": "&=" };
  expect(fromLink(toLink(by))).toEqual(by);
  expect(changes(BOX, changed(BOX, by))).toEqual(by);
  expect(fromLink("rounds=1&tile=[")).toEqual({ rounds: 1 });
  expect(changed(BOX, { "tile[7].amount": 1, "rounds.deep": 2 })).toEqual(BOX);
});

test("fields are found and put without touching the others", () => {
  const next = put(BOX, "tile[0].amount", 9) as typeof BOX;
  expect(at(next, "tile[0].amount")).toBe(9);
  expect(at(BOX, "tile[0].amount")).toBe(1);
  expect(next.tile[1]).toBe(BOX.tile[1]);
  expect(at(BOX, "nowhere.at[3]")).toBeUndefined();
});
