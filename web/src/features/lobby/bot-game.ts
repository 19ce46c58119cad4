/** Starts games against bots, and tables for friends, with one press. */
import { ROOMS, loadRoomScreen } from "../../games/rooms";
import { api } from "../../protocol/http";
import type { GameCard } from "../../protocol/schemas";
import { BOT_NAMES, botsFor } from "../../shared/bots";
import { me } from "../../shared/current-guest.svelte";
import { settings } from "../settings/settings.svelte";
import { expectResult, fittingLevel } from "./adaptive-level";
import { remembered } from "./remembered";

/** Stands for the level that fits the player. */
export const ADAPTIVE = "mine";

export interface BotGame {
  readonly opponents: number;
  /** A level, or `ADAPTIVE`. */
  readonly bot: string;
  /** How well the bots throw; empty for the game's default. */
  readonly hand: string;
}

/** This player has not seen any tips for the game. */
export const isNew = (game: GameCard): boolean =>
  settings.tips && !settings.seenTips.some((key) => key.startsWith(`${game.id}/`));

/** What the player chose last, as far as the game still has it; otherwise what fits most. */
export function usualGame(game: GameCard): BotGame {
  const [least, most] = [Math.max(1, game.min_players - 1), game.max_players - 1];
  const last = remembered(game.id);
  const opponents = Math.max(least, Math.min(most, last.opponents ?? 2));
  const known = last.bot !== undefined && (last.bot === ADAPTIVE || botsFor(game, opponents + 1).includes(last.bot));
  const bot = isNew(game) ? game.beginner_bot : game.default_bot;
  return { opponents, bot: known ? last.bot : bot, hand: last.hand ?? "" };
}

/** Open a table with bots, start it, and return its id. */
export async function startBotGame(
  game: GameCard,
  opponents: number,
  chosen: string,
  options: Record<string, unknown>,
  components: string | null = null,
): Promise<string> {
  const level = chosen === ADAPTIVE ? fittingLevel(game.id, game.bots, game.default_bot) : chosen;
  await me.ensure();
  const names = BOT_NAMES.filter((name) => name.toLowerCase() !== me.guest?.name.toLowerCase());
  const bots = Array.from({ length: opponents }, (_, number) => ({ name: names[number] ?? null, bot: level }));
  const { table } = await api.open({
    game: game.id,
    players: opponents + 1,
    seats: [{ bot: null }, ...bots],
    options,
    components,
  });
  if (chosen === ADAPTIVE) expectResult(table.id, game.id, game.bots, level);
  await api.start(table.id);
  return table.id;
}

/** Start what the player chose, and return its address. */
export async function playBots(game: GameCard, { opponents, bot, hand }: BotGame): Promise<string> {
  void loadRoomScreen(game.id);
  const hands = hand === "" ? {} : { hands: [null, ...Array.from({ length: opponents }, () => hand)] };
  return `/t/${await startBotGame(game, opponents, bot, { ...ROOMS[game.id]?.soloOptions, ...hands })}`;
}

/** Open a table for friends with the usual rules; returns its address with the invitation. */
export async function openForFriends(game: GameCard): Promise<string> {
  await me.ensure();
  const options = { ...ROOMS[game.id]?.soloOptions };
  const players = Math.min(3, game.max_players);
  const { table } = await api.open({ game: game.id, players, options, by_address: true });
  return `/t/${table.id}`;
}
