/** The quickest way to a game: a table with bots, begun at once. */
import { api } from "../../protocol/http";
import type { GameCard } from "../../protocol/schemas";
import { BOT_NAMES } from "../../shared/bots";
import { expectResult, fitting } from "./adaptive-level";
import { me } from "../../shared/current-guest.svelte";

/** In place of a brain's name: the one that fits. */
export const MINE = "mine";

/** Open a table with so many bots of a brain, and start; the table's id. */
export async function playAgainst(
  game: GameCard,
  opponents: number,
  level: string,
  options: Record<string, unknown>,
  components: string | null = null,
): Promise<string> {
  const brain = level === MINE ? fitting(game.id, game.bots, game.usual_bot) : level;
  await me.ensure();
  const others = Array.from({ length: opponents }, (_, number) => ({ name: BOT_NAMES[number] ?? null, bot: brain }));
  const { table } = await api.open({
    game: game.id,
    players: opponents + 1,
    seats: [{ bot: null }, ...others],
    options,
    components,
  });
  if (level === MINE) expectResult(table.id, game.id, game.bots, brain);
  await api.start(table.id);
  return table.id;
}
