import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FIRED_UP } from "../src/games/fired_up/guide";
import { grillGuide } from "../src/games/grill/guide";
import { aimedAt, middle, outlines } from "../src/games/grill/ground";
import { reveals } from "../src/games/grill/reveals";
import { placeNames, type GrillComponents } from "../src/games/grill/types";
import { HIBACHI } from "../src/games/hibachi/guide";
import { SAFRANITO } from "../src/games/safranito/guide";
import { readOptions } from "../src/app/options";
import type { Happened } from "../src/wire/house";
import { LANGUAGES } from "../src/words/languages";
import { Words, type Struct } from "../src/words/words";
import told from "./told-grill.json";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const WAYS = { hibachi: HIBACHI, safranito: SAFRANITO, "fired-up": FIRED_UP };

/** Python and browsers group thousands by different editions of the same tables. */
const plain = (text: string | null | undefined): string | undefined => text?.replace(/(\d)[.,\u00a0\u202f ](\d{3})/g, "$1$2");

interface Sample {
  family: string;
  view?: unknown;
  thing?: Struct;
  rules?: string[];
  texts: Record<string, string>;
}

describe.each(told.map((one) => [one.game, one] as const))("%s", (id, game) => {
  const components = game.components as unknown as GrillComponents;
  const guide = grillGuide(components, WAYS[id as keyof typeof WAYS]);
  describe.each(LANGUAGES)("in %s", (language) => {
    const folders = [`games/${id.replace("-", "_")}`, "games/grill", "words"];
    const texts = folders.map((folder) => read(`../../src/cookoff/${folder}/locales/${language}.ftl`));
    const speech = new Words([{ language, texts }], game.names, game.me, guide);
    test.each(game.samples as unknown as Sample[])("$family $texts.en", ({ family, view, thing = {}, rules, texts: said }) => {
      if (family === "move") expect(plain(speech.move(view, thing))).toBe(plain(said[language]));
      else if (family === "event") expect(plain(speech.event(thing))).toBe(plain(said[language]));
      else {
        const question = guide.question(view);
        expect(question?.rules).toEqual(rules);
        expect(question && plain(speech.phrase(question.phrase))).toBe(plain(said[language]));
      }
      expect(speech.problems).toEqual([]);
    });
  });
  test("an aim at the middle of a place is an aim at that place", () => {
    outlines(components).forEach((outline, place) => expect(aimedAt(components, middle(outline))).toBe(place));
    expect(outlines(components)).toHaveLength(placeNames(components).length);
    expect(aimedAt(components, { x: 0.5, y: 0.5 })).toBeNull();
  });
});

test("a space that was turned over is told with its chips, of this round alone", () => {
  const entry = (...events: object[]): Happened => ({ events }) as unknown as Happened;
  const thrown = (seat: number, chip: number, place: number): Happened =>
    entry({ event: "ChipTakenSeen", seat, chip }, { event: "ChipFlew", seat, chip, lies: [{ chip, place }] });
  const won = entry(
    { event: "ChipsShown", chips: [{ chip: 0, value: 300 }, { chip: 2, value: 500 }] },
    { event: "SpaceWon", space: 1, seat: 2, best: 500 },
    { event: "ChipsBack", chips: [0, 2] },
  );
  const entries = [thrown(0, 0, 10), thrown(1, 1, 3), thrown(2, 2, 10), won];
  expect(reveals(entries, 9)).toEqual([{ space: 1, winner: 2, chips: [{ seat: 0, value: 300 }, { seat: 2, value: 500 }] }]);
  expect(reveals([...entries, entry({ event: "ChipsGathered" })], 9)).toEqual([]);
});

test("the options of a table are read from the game's schema", () => {
  const schema = {
    $ref: "#/$defs/O",
    $defs: {
      O: { properties: {
        first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
        assist: { type: "boolean", default: true },
        doubt: { $ref: "#/$defs/D", default: "larger" },
        last_round: { type: "integer", minimum: 1, maximum: 999, default: 40 },
      } },
      D: { enum: ["chef", "larger"] },
    },
  };
  expect(readOptions(schema, { first: [0, 1] })).toEqual([
    { kind: "offer", name: "first", values: [0, 1] },
    { kind: "switch", name: "assist", usual: true },
    { kind: "choice", name: "doubt", usual: "larger", values: ["chef", "larger"] },
    { kind: "number", name: "last_round", usual: 40, least: 1, most: 999 },
  ]);
  expect(readOptions(schema).map((option) => option.name)).toEqual(["assist", "doubt", "last_round"]);
});
