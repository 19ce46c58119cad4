/** Bots as the page speaks of them. */
import type { TableCard } from "../wire/house";

/** For people who choose none: a room's own middling one, else the one that plays anything well enough. */
export function usualBot(bots: readonly string[]): string {
  return ["casual", "greedy"].find((name) => bots.includes(name)) ?? bots.at(-1) ?? "";
}

export const BOT_NAMES = ["Hana", "Kenji", "Yuna", "Goro"];

/** What the players are called, by the names that were written down; a bot without one gets one. */
export function namesOf(table: TableCard, written: readonly string[] = table.seats.map((seat) => seat.name)): string[] {
  return table.seats.map(({ seat, bot }) => {
    const name = written[seat] ?? "";
    return bot !== null && name === bot ? (BOT_NAMES[seat % BOT_NAMES.length] ?? bot) : name;
  });
}
