/** Which languages there are, and where their words come from. */
import type { Wording } from "./translator";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language as it calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" };

type Texts = Record<string, () => Promise<string>>;
const page: Texts = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" });
const house: Texts = import.meta.glob<string>("../../../src/cookoff/i18n/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first of the wishes that we speak. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const short = wish?.slice(0, 2).toLowerCase() ?? "";
    if (isLanguage(short)) return short;
  }
  return "en";
}

async function texts(language: Language, before: readonly string[]): Promise<Wording> {
  const found = [page[`./locales/${language}.ftl`], house[`../../../src/cookoff/i18n/locales/${language}.ftl`]];
  const own = await Promise.all(found.map((load) => load?.() ?? Promise.resolve("")));
  return { language, texts: [...before, ...own] };
}

/** The page's words, after a room's if one is given, then the same in English for what the language lacks. */
export async function wordings(
  language: Language,
  room: (language: Language) => Promise<string> = () => Promise.resolve(""),
): Promise<Wording[]> {
  const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
  return Promise.all(wanted.map(async (tongue) => texts(tongue, [await room(tongue)])));
}
