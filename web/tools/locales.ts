/** Splits the page's texts, so that the lobby does not wait for those of the other pages. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** What the lobby and its dialogs say: whole ids, and beginnings that end in a hyphen. */
const LOBBY =
  /^(?:(?:app|lobby|sheet|bot|create|option|settings|theme|cards|playback|coach|error)-.*|skip|close|back|nowhere|working|failed|retry|party-title|wait-(?:bot|hand|assist|copy|copied|send))$/;
/** A message with its further lines. */
const MESSAGE = /^([a-z][\w-]*) =.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*/gm;

/** The messages of the lobby, or the others. */
export function part(texts: string, ofLobby: boolean): string {
  const messages = [...texts.matchAll(MESSAGE)].filter(([, id = ""]) => LOBBY.test(id) === ofLobby);
  return messages.map(([message]) => message).join("\n");
}

/** `texts.ftl?part=lobby` and `texts.ftl?part=rest` give the two parts of a file. */
export function localePlugin(): Plugin {
  return {
    name: "locales",
    async load(id) {
      const [, file, wanted] = /^(.*\.ftl)\?part=(lobby|rest)$/.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(part(await readFile(file, "utf-8"), wanted === "lobby"))}`;
    },
  };
}
