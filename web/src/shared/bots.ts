/** The names and levels of bots. */
import type { GameCard, SeatCard, TableCard } from "../protocol/schemas";
import { page, say } from "../i18n/page.svelte";

export const BOT_NAMES = ["Hana", "Kenji", "Yuna", "Goro"];

/** The bots for a table with that many players: the built-in levels, weakest first, then external bots. */
export const botsFor = ({ bots, external_bots }: GameCard, players: number): string[] => [
  ...bots,
  ...external_bots.filter((one) => one.players.includes(players)).map((one) => one.name),
];

/** The name of a bot level; external bots have only their own name. */
export const levelName = (name: string): string => (page.translator?.has(`bot-${name}`) ? say(`bot-${name}`) : name);

/**
 * A seat's handicap, shown to all players: the bot's level and the options of this seat. The throw assist is shown
 * only for people, since bots always use it.
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

/** The names of the players as recorded; a bot without a name of its own gets one that nobody else has. */
export function namesOf(table: TableCard, written: readonly string[] = table.seats.map((seat) => seat.name)): string[] {
  const unnamed = (seat: number): boolean => written[seat] === (table.seats[seat]?.bot ?? null);
  const given = new Set(written.filter((_, seat) => !unnamed(seat)).map((name) => name.toLowerCase()));
  return table.seats.map(({ seat, bot }) => {
    if (bot === null || !unnamed(seat)) return written[seat] ?? "";
    const free = BOT_NAMES.map((_, at) => BOT_NAMES[(seat + at) % BOT_NAMES.length] ?? bot);
    const name = free.find((one) => !given.has(one.toLowerCase())) ?? bot;
    given.add(name.toLowerCase());
    return name;
  });
}
