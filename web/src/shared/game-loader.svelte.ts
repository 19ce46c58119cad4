/** Loads what a page needs to show a game, again when the components or the language change. */
import type { Language } from "../i18n/languages";
import { errorMessage } from "./errors";
import { gameCard, loadRoom, type Loaded } from "./load-room";

export class GameLoader {
  loaded: Loaded | null = $state.raw(null);
  /** Why the last attempt failed; empty again after the next success. */
  error = $state("");
  #loadedKey = "";
  #attempts = 0;

  /** `hash` identifies the components; `null` means the game's default ones. */
  async load(game: string, hash: string | null, language: Language): Promise<void> {
    const attempt = (this.#attempts += 1);
    const key = `${game}/${hash}/${language}`;
    if (key === this.#loadedKey) return;
    try {
      const loaded = await loadRoom(game, hash ?? (await gameCard(game))?.components ?? "", language);
      if (attempt !== this.#attempts) return;
      [this.loaded, this.error, this.#loadedKey] = [loaded, "", key];
    } catch (error) {
      if (attempt === this.#attempts) this.error = errorMessage(error);
    }
  }
}
