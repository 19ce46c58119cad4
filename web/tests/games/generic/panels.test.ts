import { expect, test } from "vitest";
import { fromSeat, pointsIn, shown } from "../../../src/games/generic/panels";
import type { Panel } from "../../../src/protocol/schemas";
import { Translator } from "../../../src/i18n/translator";

const ROOM = `
herb-basil = basil
hand-sage = a leaf of sage
view-round = Round
view-round-value = { $value } of { $rounds }
view-rounds = { "" }
view-first-value = a leaf of { SEAT($value) }
`;
const HOUSE = `
you = You
view-each = { $what } { NTH($place) }
view-nothing = –
view-yes = yes
view-no = no
`;
const translator = new Translator([{ language: "en", texts: [ROOM, HOUSE] }], ["Anna", "Ben"], 1);
const herb = (key: string) => ({ kind: "Herb", key });
const cook = (seat: number, points: number, ...hand: string[]): Panel => ({
  field: "cooks",
  place: seat,
  seat,
  rows: [
    { field: "points", values: [points] },
    { field: "hand", values: hand.map(herb), many: true },
    { field: "done", values: [seat === 0] },
  ],
});
const table: Panel = {
  field: "",
  rows: [
    { field: "round", values: [2] },
    { field: "rounds", values: [3] },
    { field: "oven_heat", values: [0, 0, 1.23456], many: true },
    { field: "rows", values: [], many: true, place: 1 },
    { field: "first", values: [null] },
  ],
  panels: [cook(0, 3, "sage", "basil", "sage"), cook(1, 5), { field: "stove", rows: [] }],
};
const said = ({ lines }: ReturnType<typeof shown>): string[] =>
  lines.map(({ label, items }) => `${label}: ${items.map(({ text, count }) => `${text}*${count}`).join(" ")}`);

test("fields are called by the room's texts, else by their names, and an empty name leaves one out", () => {
  expect(said(shown(table, translator))).toEqual([
    "Round: 2 of 3*1",
    "Oven heat: 0*1 0*1 1.235*1",
    "Rows 2: –*1",
    "First: –*1",
  ]);
  expect(translator.problems).toEqual([]);
});

test("equal things are counted, and panels by seat have the names of the players", () => {
  const [anna, me, stove] = shown(table, translator).panels;
  expect([anna?.title, me?.title, stove?.title]).toEqual(["Anna", "You", "Stove"]);
  expect(anna && said(anna)).toEqual(["Points: 3*1", "Hand: a leaf of sage*2 basil*1", "Done: yes*1"]);
});

test("the reader's own panel comes first", () => {
  expect(fromSeat(shown(table, translator).panels, 1).map(({ title }) => title)).toEqual(["You", "Anna", "Stove"]);
});

test("points are found where a seat's panel tells them", () => {
  expect([pointsIn(table, 0), pointsIn(table, 1), pointsIn(table, 2)]).toEqual([3, 5, null]);
});
