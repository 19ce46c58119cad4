/** The page's words in the chosen language. */
import { wordings } from "../words/languages";
import { Words, type Facts } from "../words/words";
import { settings } from "./settings.svelte";

class Page {
  words: Words | null = $state.raw(null);

  async speak(): Promise<void> {
    const language = settings.language;
    const words = new Words(await wordings(language));
    if (language === settings.language) {
      this.words = words;
      document.documentElement.lang = language;
    }
  }
}

export const page = new Page();

/** A message of the page. */
export const say = (message: string, facts: Facts = {}): string => page.words?.say(message, facts) ?? "";
