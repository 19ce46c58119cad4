/** How a game is learnt: its tutorial, or where it has none a guided first game against beginners. */
import type { GameCard } from "../../protocol/schemas";
import { settings } from "../settings/settings.svelte";
import { playBots } from "./bot-game";

/** Begin, and return the address. */
export async function learn(game: GameCard): Promise<string> {
  if (game.lesson) return `/learn/${game.id}`;
  settings.tips = true;
  settings.seenTips = settings.seenTips.filter((key) => !key.startsWith(`${game.id}/`));
  settings.save();
  return playBots(game, { opponents: Math.max(1, game.min_players - 1), bot: game.beginner_bot, hand: "" });
}
