/** Loads a game's screen, components and texts. */
import type { Room } from "../games/room";
import { loadRoomScreen } from "../games/rooms";
import type { GameCard } from "../protocol/schemas";
import { api } from "../protocol/http";
import { loadLocales, type Language } from "../i18n/languages";
import type { Printed, LocaleTexts } from "../i18n/translator";

export interface Loaded {
  readonly game: string;
  readonly room: Room;
  readonly components: unknown;
  readonly printed: Printed;
  readonly locales: readonly LocaleTexts[];
  /** Whether the game has hints and analyses. */
  readonly analysis: boolean;
}

/** The card of a game, as the server lists it. */
export const gameCard = async (game: string): Promise<GameCard | undefined> =>
  (await api.games()).find((one) => one.id === game);

/** A room's texts, or only those that the lobby needs. */
export async function roomLocales(game: string, language: Language, whole = true): Promise<LocaleTexts[]> {
  const card = await gameCard(game);
  const read = whole ? api.texts : api.lobbyTexts;
  return loadLocales(language, (one) => (card?.languages.includes(one) ? read(game, one) : ""), whole);
}

export async function loadRoom(game: string, hash: string, language: Language): Promise<Loaded> {
  const [room, components, printed, locales, card] = await Promise.all([
    loadRoomScreen(game),
    api.components(hash),
    api.printed(hash),
    roomLocales(game, language),
    gameCard(game),
  ]);
  return { game, room, components, printed, locales, analysis: card?.analysis ?? false };
}
