/** What a table agreed on, where it differs from the rulebook. */
import { clockName } from "../lobby/clock-choices";
import { readOptions } from "../lobby/options-schema";
import { numberChoices } from "../../games/rooms";
import type { Translator } from "../../i18n/translator";
import { say } from "../../i18n/page.svelte";
import type { GameCard, TableCard } from "../../protocol/schemas";

/** One line for each such option; options of single seats stand beside the names. */
export function agreedRules(table: TableCard, card: GameCard, translator: Translator): string[] {
  const named = (message: string, otherwise: string, value: number | string = ""): string =>
    translator.has(message) ? translator.say(message, { value }) : otherwise;
  const lines = readOptions(card.options, numberChoices(table.game, table.players)).flatMap((option): string[] => {
    const value = table.options[option.name];
    const usual = "usual" in option ? option.usual : null;
    if (option.kind === "seats" || value === undefined || value === usual) return [];
    const title = named(`option-${option.name}`, option.name);
    if (option.kind === "switch") return [value === true ? title : say("wait-without", { rule: title })];
    const text =
      value === null
        ? named(`option-${option.name}-none`, "–")
        : option.kind === "offer"
          ? named(`option-${option.name}-value`, String(value), Number(value))
          : named(`option-${option.name}-${String(value)}`, String(value));
    return [say("wait-rule", { rule: title, value: text })];
  });
  if (table.clock.clock !== "none") lines.push(clockName(table.clock));
  return lines;
}
