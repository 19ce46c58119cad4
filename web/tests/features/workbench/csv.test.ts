import { expect, test } from "vitest";
import { CsvError, fromCsv, toCsv } from "../../../src/features/workbench/csv";
import type { ListField } from "../../../src/protocol/schemas";

const number = { type: "number", whole: true, low: null, high: null };
const word = { type: "word", longest: null };
const listOf = (item: unknown): ListField => ({ type: "list", item, least: 0, most: null }) as ListField;
const part = (fields: object, tag: readonly string[] | null = null): object => ({ type: "part", fields, tag });

const CARDS = listOf(
  part({
    id: word,
    cost: number,
    needs: listOf(word),
    die: { type: "choice", values: ["d6", "d8"] },
    wild: { type: "truth" },
    corners: listOf(part({ x: number, y: number })),
  }),
);
const OUTLINES = listOf({
  type: "either",
  field: "shape",
  parts: {
    circle: part({ name: word, radius: number }, ["shape", "circle"]),
    polygon: part({ name: word, points: listOf(part({ x: number })) }, ["shape", "polygon"]),
  },
});

test.each([
  [
    "cards with everything in them",
    CARDS,
    [
      { id: "soup, hot", cost: 3, needs: ["beef", "egg"], die: "d6", wild: true, corners: [{ x: -0.5, y: 0.0033 }] },
      { id: 'the "best"', cost: -1, needs: [], die: null, wild: false, corners: [] },
    ],
  ],
  [
    "things of several kinds",
    OUTLINES,
    [
      { shape: "circle", name: "egg", radius: 2 },
      { shape: "polygon", name: "rice", points: [{ x: 1 }, { x: 2 }] },
    ],
  ],
  [
    "a grid",
    listOf(listOf(word)),
    [
      ["a", "b/c"],
      ["d", "e"],
    ],
  ],
  ["a row of numbers", listOf(number), [3, 4, 22]],
])("%s come back as they were, byte for byte", (_, shape, value) => {
  const text = toCsv(shape, value);
  expect(fromCsv(shape, text)).toEqual(value);
  expect(toCsv(shape, fromCsv(shape, text))).toBe(text);
});

test("a spreadsheet's own way of writing is read, too", () => {
  const text = "\uFEFFcost;id;needs;die;wild;corners\n4;soup;beef | egg;d8;TRUE;[]\n";
  expect(fromCsv(CARDS, text)).toEqual([
    { id: "soup", cost: 4, needs: ["beef", "egg"], die: "d8", wild: true, corners: [] },
  ]);
});

test.each([
  ["soup,much,,d6,true,[]", 1, "cost"],
  ["soup,1,,d7,true,[]", 1, "die"],
  ["soup,1,,d6,true,[", 1, "corners"],
])("the first cell that does not fit is named: %s", (row, at, column) => {
  try {
    fromCsv(CARDS, `id,cost,needs,die,wild,corners\r\n${row}\r\n`);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(CsvError);
    expect(error).toMatchObject({ row: at, column });
  }
});

test.each(["id,price", "id"])("a table with other columns is not read: %s", (head) => {
  expect(() => fromCsv(CARDS, `${head}\r\n`)).toThrow(CsvError);
});
