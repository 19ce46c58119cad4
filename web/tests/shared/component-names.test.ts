import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Translator, type Facts } from "../../src/i18n/translator";
import { ComponentNames } from "../../src/shared/component-names";

interface Case {
  readonly game: string;
  readonly language: string;
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly text: string;
}

const GAMES = "../src/cookoff/games";
const HOMES: Readonly<Record<string, readonly string[]>> = {
  "mithral-chef": ["mithral_chef"],
  "fired-up": ["fired_up", "grill"],
  hibachi: ["hibachi", "grill"],
  safranito: ["safranito", "grill"],
};
/** What the cases need of the boxes. */
const BOXES: Readonly<Record<string, unknown>> = {
  yatai: {
    tile: [{}, {}, { id: "cook-1", action: "cook", amount: 1 }],
    tokens: { doggy_bag: { points: 2 } },
    supply: [{}, { players: 3, tourists: 4 }],
    reputation: { spaces: [["menu", "cleanliness/service"]] },
  },
  hibachi: {
    recipe: [{ id: "surf-and-turf", needs: [] }, {}, {}, { id: "captains-skewers", needs: [] }],
    materials: {},
  },
  "mithral-chef": { forest: [{}, { animal: "hart", die: "d8", count: 2 }], station: { forest: { spaces: [2, 2, 3] } } },
  safranito: { goal: 3 },
};
const PRINTED: Readonly<Record<string, Facts>> = {
  bonus: {
    "service/value": {
      id: "bonus-reviews",
      facts: { one: { kind: "Review", key: "service" }, two: { kind: "Review", key: "value" } },
    },
  },
};

const texts = (game: string, language: string): string[] => [
  ...(HOMES[game] ?? [game]).map((home) => readFileSync(`${GAMES}/${home}/locales/${language}.ftl`, "utf-8")),
  readFileSync(`src/i18n/locales/${language}.ftl`, "utf-8"),
];
const cases = JSON.parse(readFileSync("../tests/i18n/component_names.json", "utf-8")) as readonly Case[];

test.each(cases)("$language $path is $label, as on the server", ({ game, language, path, label, value, text }) => {
  expect(existsSync(GAMES)).toBe(true);
  const translator = new Translator(
    [{ language, texts: texts(game, language) }],
    [],
    null,
    game === "yatai" ? PRINTED : {},
  );
  const names = new ComponentNames(translator, BOXES[game]);
  expect(names.label(path)).toBe(label);
  expect(names.value(path, value)).toBe(text);
});

test("of a longer or shorter list only what came and went is told", () => {
  const translator = new Translator([{ language: "en", texts: texts("hibachi", "en") }]);
  const names = new ComponentNames(translator, BOXES["hibachi"]);
  const soup = { id: "surf-and-turf", needs: ["beef"] };
  const bowl = { id: "late-night-bowl", needs: ["rice"] };
  expect(names.change("recipe", [soup], [soup, bowl])).toEqual(["–", "Late-Night Bowl"]);
  expect(names.change("recipe", [soup], [soup, soup])).toEqual(["1", "2"]);
  expect(names.change("recipe[0].needs", ["beef"], ["rice", "egg"])).toEqual(["beef", "rice, egg"]);
});
