/** The games of this server: their cards, and their titles in the page's language. */
import { roomLocales } from "../../shared/load-room";
import { api } from "../../protocol/http";
import type { GameCard } from "../../protocol/schemas";
import { Translator } from "../../i18n/translator";
import { ROOMS } from "../../games/rooms";
import { settings } from "../settings/settings.svelte";

/** Games with a screen of their own come first. */
const rank = (id: string): number => Object.keys(ROOMS).indexOf(id) + 1 || 99;

export class GameTitles {
  cards: readonly GameCard[] = $state.raw([]);
  #titles: Readonly<Record<string, string>> = $state.raw({});

  constructor() {
    void api.games().then(
      (found) => (this.cards = found.toSorted((one, other) => rank(one.id) - rank(other.id))),
      () => undefined,
    );
    $effect(() => {
      const language = settings.language;
      for (const { id } of this.cards)
        void roomLocales(id, language, false).then(
          (locales) => (this.#titles = { ...this.#titles, [id]: new Translator(locales).sayOr("title", id) }),
          () => undefined,
        );
    });
  }

  of(game: string): string {
    return this.#titles[game] ?? game;
  }
}
