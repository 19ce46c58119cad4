/** What this person likes, kept in this browser. */
import { chooseLanguage, type Language } from "../../i18n/languages";

const KEY = "cookoff";

/** How fast the deeds of others are shown. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** Day or night; by default what the system asks for. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How large cards and recipes are drawn, where there is room. */
export const CARDS = ["normal", "large"] as const;
export type Cards = (typeof CARDS)[number];

interface Kept {
  language?: Language;
  sound?: boolean;
  music?: boolean;
  volume?: number;
  buzz?: boolean;
  motion?: boolean;
  notify?: boolean;
  text?: boolean;
  tips?: boolean;
  remarks?: boolean;
  pace?: Pace;
  asks?: boolean;
  theme?: Theme;
  cards?: Cards;
  learnt?: string[];
  keys?: Readonly<Record<string, string>>;
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

class Settings {
  language: Language = $state("en");
  sound = $state(true);
  /** Where a game has some. */
  music = $state(false);
  /** How loud, from 0 to 1. */
  volume = $state(0.8);
  /** Whether a phone shakes when the turn comes. */
  buzz = $state(true);
  /** Whether things move; by default what the system asks for. */
  motion = $state(true);
  notify = $state(false);
  /** The game as text. */
  text = $state(false);
  /** The guided first round. */
  tips = $state(true);
  /** A word from the teacher after each of my turns, with bots. */
  remarks = $state(false);
  pace: Pace = $state("normal");
  /** Ask also where the only answer changes nothing. */
  asks = $state(false);
  theme: Theme = $state("system");
  cards: Cards = $state("normal");
  learnt: string[] = $state([]);
  /** Keys of the keyboard by what they do, where somebody chose others. */
  keys: Readonly<Record<string, string>> = $state.raw({});

  constructor() {
    const kept = load();
    this.language = chooseLanguage([kept.language, ...navigator.languages]);
    this.sound = kept.sound ?? true;
    this.music = kept.music ?? false;
    this.volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : 0.8;
    this.buzz = kept.buzz ?? true;
    this.motion = kept.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.notify = kept.notify ?? false;
    this.text = kept.text ?? false;
    this.tips = kept.tips ?? true;
    this.remarks = kept.remarks ?? false;
    this.pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
    this.asks = kept.asks ?? false;
    this.theme = THEMES.find((theme) => theme === kept.theme) ?? "system";
    this.cards = CARDS.find((cards) => cards === kept.cards) ?? "normal";
    this.learnt = Array.isArray(kept.learnt) ? kept.learnt : [];
    this.keys = kept.keys ?? {};
  }

  bind(keys: Readonly<Record<string, string>>): void {
    this.keys = keys;
    this.keep();
  }

  keep(): void {
    const { language, sound, music, volume, buzz, motion, notify, text, tips, pace } = this;
    const { remarks, asks, theme, cards, learnt, keys } = this;
    const spoken = { language, sound, music, volume, buzz, motion, notify, text, tips, pace };
    const kept: Kept = { ...spoken, remarks, asks, theme, cards, learnt, keys };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
