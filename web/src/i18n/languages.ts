/** The languages of the page, and the files with their texts. */
import type { LocaleTexts } from "./translator";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language as it calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" };

type Loaders = Record<string, () => Promise<string>>;
const lobbyTexts: Loaders = import.meta.glob<string>("./locales/*.ftl", { query: "?part=lobby", import: "default" });
const restTexts: Loaders = import.meta.glob<string>("./locales/*.ftl", { query: "?part=rest", import: "default" });
/** The texts that the page shares with the Python package. */
const sharedTexts: Loaders = import.meta.glob<string>("../../../src/cookoff/i18n/locales/*.ftl", {
  query: "?part=shared",
  import: "default",
});

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first preferred language that the page has; English if it has none of them. */
export function chooseLanguage(preferences: readonly (string | null | undefined)[]): Language {
  return preferences.map((one) => one?.slice(0, 2).toLowerCase() ?? "").find(isLanguage) ?? "en";
}

async function load(language: Language, roomTexts: string, whole: boolean): Promise<LocaleTexts> {
  const loaders = [
    lobbyTexts[`./locales/${language}.ftl`],
    whole ? restTexts[`./locales/${language}.ftl`] : undefined,
    sharedTexts[`../../../src/cookoff/i18n/locales/${language}.ftl`],
  ];
  const texts = await Promise.all(loaders.map(async (loader) => (await loader?.()) ?? ""));
  return { language, texts: [roomTexts, ...texts] };
}

/**
 * The page's texts, those of a room first if one is given; then the same in English, for messages the language lacks.
 * Without `whole` only what the lobby says.
 */
export async function loadLocales(
  language: Language,
  loadRoom: (language: Language) => string | Promise<string> = () => "",
  whole = true,
): Promise<LocaleTexts[]> {
  const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
  return Promise.all(wanted.map(async (one) => load(one, await loadRoom(one), whole)));
}
