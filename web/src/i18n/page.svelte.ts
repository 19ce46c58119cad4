/** The page's own texts in the chosen language. */
import { loadLocales, type Language } from "./languages";
import { Translator, type Facts } from "./translator";

class Page {
  translator: Translator | null = $state.raw(null);
  /** Whether the texts of all pages are there, not only those of the lobby. */
  whole = $state(false);
  #chosen = "";

  async setLanguage(language: Language, whole: boolean): Promise<void> {
    const chosen = `${language}/${whole}`;
    this.#chosen = chosen;
    const translator = new Translator(await loadLocales(language, undefined, whole));
    if (chosen !== this.#chosen) return;
    this.translator = translator;
    this.whole = whole;
    document.documentElement.lang = language;
  }
}

export const page = new Page();

/** A message of the page. */
export const say = (message: string, facts: Facts = {}): string => page.translator?.say(message, facts) ?? "";
