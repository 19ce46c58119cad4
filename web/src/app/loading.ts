/** All that is needed to show a game: its screen, its printed things, its words. */
import type { Room } from "../games/room";
import { ROOMS } from "../games/rooms";
import { api } from "../wire/http";
import { wordings, type Language } from "../words/languages";
import type { Wording } from "../words/words";

export interface Loaded {
  readonly room: Room;
  readonly components: unknown;
  readonly wordings: readonly Wording[];
}

export async function roomWords(game: string, language: Language): Promise<Wording[]> {
  const card = (await api.games()).find((one) => one.id === game);
  return wordings(language, (tongue) => (card?.languages.includes(tongue) ? api.words(game, tongue) : Promise.resolve("")));
}

export async function loadRoom(game: string, hash: string, language: Language): Promise<Loaded> {
  const entry = ROOMS[game];
  if (entry === undefined) throw new Error(`there is no screen for ${game}`);
  const [room, components, words] = await Promise.all([entry.load(), api.components(hash), roomWords(game, language)]);
  return { room, components, wordings: words };
}
