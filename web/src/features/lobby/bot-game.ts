/** Starts a game against bots immediately. */
import { api } from "../../protocol/http";
import type { GameCard } from "../../protocol/schemas";
import { BOT_NAMES } from "../../shared/bots";
import { expectResult, fittingLevel } from "./adaptive-level";
import { me } from "../../shared/current-guest.svelte";

/** Stands for the level that fits the player. */
export const ADAPTIVE = "mine";

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
  const bots = Array.from({ length: opponents }, (_, number) => ({ name: BOT_NAMES[number] ?? null, bot: level }));
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
