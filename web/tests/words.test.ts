import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { yataiGuide } from "../src/games/yatai/guide";
import type { Components } from "../src/wire/yatai";
import { chooseLanguage, LANGUAGES } from "../src/words/languages";
import { Words, type Struct } from "../src/words/words";
import told from "./told.json";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const guide = yataiGuide(told.components as unknown as Components);

function words(language: string): Words {
  const texts = ["games/yatai", "words"].map((room) => read(`../../src/cookoff/${room}/locales/${language}.ftl`));
  return new Words([{ language, texts }], told.names, told.me, guide);
}

interface Sample {
  family: string;
  view?: unknown;
  thing?: Struct;
  rules?: string[];
  texts: Record<string, string>;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const speech = words(language);
  test.each(told.samples as unknown as Sample[])("$family $texts.en", (sample) => {
    const { family, view, thing = {} } = sample;
    const expected = sample.texts[language];
    if (family === "move") expect(speech.move(view, thing)).toBe(expected);
    else if (family === "event") expect(speech.event(thing)).toBe(expected);
    else if (family === "refusal")
      expect(speech.refusal(String(thing["reason"]), thing["facts"] as Record<string, number>)).toBe(expected);
    else {
      const question = guide.question(view);
      expect(question?.rules).toEqual(sample.rules);
      expect(question && speech.phrase(question.phrase)).toBe(expected);
    }
    expect(speech.problems).toEqual([]);
  });
});

test("a message that does not exist is told by its id, and noted", () => {
  const speech = words("en");
  expect(speech.say("no-such-thing")).toBe("no-such-thing");
  expect(speech.problems).toEqual(["no-such-thing: no such message"]);
});

test("the first language that we speak is chosen", () => {
  expect(chooseLanguage(["pt-BR", "de-CH", "fr"])).toBe("de");
  expect(chooseLanguage([null, undefined, "ja"])).toBe("en");
});
