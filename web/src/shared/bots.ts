/** Bots as the page speaks of them. */
import type { GameCard, SeatCard, TableCard } from "../protocol/schemas";
import { page, say } from "../i18n/page.svelte";

export const BOT_NAMES = ["Hana", "Kenji", "Yuna", "Goro"];

/** Who can sit at a table of so many: the brains of the house, the weakest first, then bots from outside. */
export const botsFor = ({ bots, entrants }: GameCard, players: number): string[] => [
  ...bots,
  ...entrants.filter((one) => one.players.includes(players)).map((one) => one.name),
];

/** A brain in words; bots from outside have a name alone. */
export const levelName = (name: string): string => (page.translator?.has(`bot-${name}`) ? say(`bot-${name}`) : name);

/**
 * What everybody is told about a seat: how well its bot thinks, and what the table agreed on for it alone. Bots always aim,
 * so how a seat may throw is told of people.
 */
export function handicap({ seat, bot }: SeatCard, { options }: TableCard): string {
  const own = (agreed: unknown): unknown => (Array.isArray(agreed) ? (agreed as unknown[])[seat] : null);
  const hand = own(options.hands);
  const assist = bot === null ? own(options.assists) : null;
  return [
    bot === null ? "" : `${say("wait-bot")}: ${levelName(bot)}`,
    typeof hand === "string" ? say("wait-hand", { hand }) : "",
    typeof assist === "string" ? say("wait-assist", { assist }) : "",
  ]
    .filter((text) => text !== "")
    .join(", ");
}

/** What the players are called, by the names that were written down; a bot without one gets one. */
export function namesOf(table: TableCard, written: readonly string[] = table.seats.map((seat) => seat.name)): string[] {
  return table.seats.map(({ seat, bot }) => {
    const name = written[seat] ?? "";
    return bot !== null && name === bot ? (BOT_NAMES[seat % BOT_NAMES.length] ?? bot) : name;
  });
}
