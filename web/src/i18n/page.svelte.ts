/** The page's own texts in the chosen language. */
import { loadLocales, type Language } from "./languages";
import { Translator, type Facts } from "./translator";

class Page {
  translator: Translator | null = $state.raw(null);
  #chosen: Language | null = null;

  async setLanguage(language: Language): Promise<void> {
    this.#chosen = language;
    const translator = new Translator(await loadLocales(language));
    if (language !== this.#chosen) return;
    this.translator = translator;
    document.documentElement.lang = language;
  }
}

export const page = new Page();

/** A message of the page. */
export const say = (message: string, facts: Facts = {}): string => page.translator?.say(message, facts) ?? "";
