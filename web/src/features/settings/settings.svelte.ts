/** The player's settings, stored in this browser. */
import { chooseLanguage, type Language } from "../../i18n/languages";

const KEY = "cookoff";

/** The speed at which other players' moves are shown. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** When the board marks the next step: in the first game until its first success, always, or never. */
export const COACHES = ["learning", "always", "never"] as const;
export const THEMES = ["system", "light", "dark"] as const;
/** The size of cards and recipes where there is room. */
export const CARDS = ["normal", "large"] as const;

const DEFAULTS = {
  language: "en" as Language,
  sound: true,
  /** In games that have music. */
  music: false,
  /** From 0 to 1. */
  volume: 0.8,
  /** Whether a phone vibrates when it is my turn. */
  buzz: true,
  /** Whether animations are played. */
  motion: true,
  /** Whether this device is told of my turns. */
  notify: false,
  /** Quiet hours, as `22:00`; empty for none. */
  quietFrom: "",
  quietTo: "",
  /** Show games as text. */
  text: false,
  tips: true,
  coach: "learning" as (typeof COACHES)[number],
  /** Comment on my turns when I play against bots. */
  remarks: false,
  playbackSpeed: "normal" as (typeof SPEEDS)[number],
  /** Ask even if passing is the only legal move. */
  asks: false,
  /** The games are played in the evening; the system's theme is a choice. */
  theme: "dark" as (typeof THEMES)[number],
  cards: "normal" as (typeof CARDS)[number],
  /** The tips already seen, as `game/kind of decision`. */
  seenTips: [] as string[],
  /** The player's key bindings, by action. */
  keys: {} as Readonly<Record<string, string>>,
};
type Values = typeof DEFAULTS;
/** Two fields were renamed; older stored settings still have the old names. */
type Stored = Partial<Values> & { pace?: Values["playbackSpeed"]; learnt?: string[] };

function load(): Values {
  let stored: Stored = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed;
  } catch {
    // Start with the defaults.
  }
  const { pace, learnt, ...known } = stored;
  const values: Values = {
    ...DEFAULTS,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    ...(pace && { playbackSpeed: pace }),
    ...(learnt && { seenTips: learnt }),
    ...known,
  };
  const oneOf = <T>(all: readonly T[], value: T, fallback: T): T => (all.includes(value) ? value : fallback);
  return {
    ...values,
    language: chooseLanguage([stored.language, ...navigator.languages]),
    volume: typeof values.volume === "number" ? Math.min(1, Math.max(0, values.volume)) : DEFAULTS.volume,
    playbackSpeed: oneOf(SPEEDS, values.playbackSpeed, DEFAULTS.playbackSpeed),
    coach: oneOf(COACHES, values.coach, DEFAULTS.coach),
    theme: oneOf(THEMES, values.theme, DEFAULTS.theme),
    cards: oneOf(CARDS, values.cards, DEFAULTS.cards),
    seenTips: Array.isArray(values.seenTips) ? values.seenTips : [],
  };
}

const values = $state(load());

export const settings = Object.assign(values, {
  bind(keys: Readonly<Record<string, string>>): void {
    values.keys = keys;
    settings.save();
  },
  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // A browser without storage keeps the settings until the page closes.
    }
  },
});
