/** Bots as the page speaks of them. */
import type { TableCard } from "../wire/house";

/** For people who choose none: a room's own middling one, else the one that plays anything well enough. */
export function usualBot(bots: readonly string[]): string {
  return ["casual", "greedy"].find((name) => bots.includes(name)) ?? bots.at(-1) ?? "";
}

export const BOT_NAMES = ["Hana", "Kenji", "Yuna", "Goro"];

/** What the players are called; a bot that was given a seat without a name gets one. */
export function namesOf(table: TableCard): string[] {
  return table.seats.map(({ seat, name, bot }) => (bot !== null && name === bot ? (BOT_NAMES[seat % BOT_NAMES.length] ?? bot) : name));
}
