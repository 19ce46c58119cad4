/** The page's words in the chosen language. */
import { wordings, type Language } from "./languages";
import { Words, type Facts } from "./translator";

class Page {
  words: Words | null = $state.raw(null);
  #chosen: Language | null = null;

  async speak(language: Language): Promise<void> {
    this.#chosen = language;
    const words = new Words(await wordings(language));
    if (language === this.#chosen) {
      this.words = words;
      document.documentElement.lang = language;
    }
  }
}

export const page = new Page();

/** A message of the page. */
export const say = (message: string, facts: Facts = {}): string => page.words?.say(message, facts) ?? "";
