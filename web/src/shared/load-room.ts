/** All that is needed to show a game: its screen, its printed things, its words. */
import type { Room } from "../games/room";
import { loadRoomScreen } from "../games/rooms";
import type { GameCard } from "../protocol/schemas";
import { api } from "../protocol/http";
import { wordings, type Language } from "../i18n/languages";
import type { Printed, Wording } from "../i18n/translator";

export interface Loaded {
  readonly game: string;
  readonly room: Room;
  readonly components: unknown;
  readonly printed: Printed;
  readonly wordings: readonly Wording[];
}

/** What the house says of a game. */
export const cardOf = async (game: string): Promise<GameCard | undefined> =>
  (await api.games()).find((one) => one.id === game);

/** A room's words, or those that `read` reads of them. */
export async function roomWords(game: string, language: Language, read = api.words): Promise<Wording[]> {
  const card = await cardOf(game);
  return wordings(language, (tongue) => (card?.languages.includes(tongue) ? read(game, tongue) : Promise.resolve("")));
}

export async function loadRoom(game: string, hash: string, language: Language): Promise<Loaded> {
  const [room, components, printed, words] = await Promise.all([
    loadRoomScreen(game),
    api.components(hash),
    api.printed(hash),
    roomWords(game, language),
  ]);
  return { game, room, components, printed, wordings: words };
}
