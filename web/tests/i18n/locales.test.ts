import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n/languages";
import { part, shared } from "../../tools/locales";

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

test("the lobby's part has every text that the lobby and the settings say", () => {
  const [lobby = [], rest = []] = [true, false].map((ofLobby) =>
    ids(part(readFileSync("src/i18n/locales/en.ftl", "utf-8"), ofLobby)),
  );
  const known = new Set([...lobby, ...rest]);
  const said = ["src/features/lobby", "src/features/settings"].flatMap((folder) =>
    readdirSync(folder).flatMap((file) => {
      const calls = readFileSync(`${folder}/${file}`, "utf-8").matchAll(/\bsay\(([^)]*)/g);
      return [...calls].flatMap(([, inside = ""]) => [...inside.matchAll(/"([\w-]+)"/g)].map(([, id = ""]) => id));
    }),
  );
  expect(said.filter((id) => known.has(id)).length).toBeGreaterThan(40);
  expect(said.filter((id) => known.has(id) && !lobby.includes(id))).toEqual([]);
});

test("the page gets the shared texts without those of the command line", () => {
  const all = readFileSync("../src/cookoff/i18n/locales/en.ftl", "utf-8");
  const kept = ids(shared(all));
  expect(kept).toContain("end-won");
  expect(kept).toContain("seat-number");
  expect(
    ids(all)
      .filter((id) => !kept.includes(id))
      .every((id) => /^(play|games|analyse)-/.test(id)),
  ).toBe(true);
  expect(kept.length).toBeLessThan(ids(all).length);
});
