import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n/languages";
import { part } from "../../tools/locales";

const ids = (texts: string): string[] => new FluentResource(texts).body.map(({ id }) => id);

test.each(LANGUAGES)("both parts of %s together say everything", (language) => {
  const texts = readFileSync(`src/i18n/locales/${language}.ftl`, "utf-8");
  const [lobby, rest] = [part(texts, true), part(texts, false)];
  expect([...ids(lobby), ...ids(rest)].toSorted()).toEqual(ids(texts).toSorted());
  for (const one of [lobby, rest])
    for (const { id, value } of new FluentResource(one).body)
      expect(value).toEqual(new FluentResource(texts).body.find((other) => other.id === id)?.value);
  expect(lobby.length).toBeLessThan(rest.length);
});
