/** Splits the page's texts, so that the lobby does not wait for those of the other pages. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** What the lobby and its dialogs say: whole ids, and beginnings that end in a hyphen. */
const LOBBY =
  /^(?:(?:app|lobby|sheet|bot|create|option|settings|theme|cards|playback|coach|error)-.*|skip|close|back|nowhere|working|failed|retry|party-title|wait-(?:bot|hand|assist|copy|copied|send))$/;
/** What only the command line says, in the texts that it shares with the page. */
const COMMANDS = /^(?:play|games|analyse)-/;
/** A message with its further lines. */
const MESSAGE = /^([a-z][\w-]*) =.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*/gm;

/** The messages of the lobby, or the others. */
export const part = (texts: string, ofLobby: boolean): string => chosen(texts, (id) => LOBBY.test(id) === ofLobby);

/** The shared messages without those of the command line. */
export const shared = (texts: string): string => chosen(texts, (id) => !COMMANDS.test(id));

function chosen(texts: string, wanted: (id: string) => boolean): string {
  const messages = [...texts.matchAll(MESSAGE)].filter(([, id = ""]) => wanted(id));
  return messages.map(([message]) => message).join("\n");
}

/** `texts.ftl?part=lobby` and `texts.ftl?part=rest` give the two parts of a file, `?part=shared` what the page needs of it. */
export function localePlugin(): Plugin {
  return {
    name: "locales",
    async load(id) {
      const [, file, wanted] = /^(.*\.ftl)\?part=(lobby|rest|shared)$/.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const texts = await readFile(file, "utf-8");
      return `export default ${JSON.stringify(wanted === "shared" ? shared(texts) : part(texts, wanted === "lobby"))}`;
    },
  };
}
