/** What this person likes, kept in this browser. */
import { chooseLanguage, type Language } from "../words/languages";

const KEY = "cookoff";

interface Kept {
  language?: Language;
  sound?: boolean;
  motion?: boolean;
  notify?: boolean;
  text?: boolean;
  tips?: boolean;
  learnt?: string[];
  keys?: Record<string, string>;
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Settings {
  language: Language = $state("en");
  sound = $state(true);
  /** Whether things move; by default what the system asks for. */
  motion = $state(true);
  notify = $state(false);
  /** The game as text. */
  text = $state(false);
  /** The guided first round. */
  tips = $state(true);
  learnt: string[] = $state([]);
  /** Keys of the keyboard by what they do, where somebody chose others. */
  keys: Record<string, string> = $state.raw({});

  constructor() {
    const kept = load();
    this.language = chooseLanguage([kept.language, ...navigator.languages]);
    this.sound = kept.sound ?? true;
    this.motion = kept.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.notify = kept.notify ?? false;
    this.text = kept.text ?? false;
    this.tips = kept.tips ?? true;
    this.learnt = Array.isArray(kept.learnt) ? kept.learnt : [];
    this.keys = typeof kept.keys === "object" && kept.keys !== null ? kept.keys : {};
  }

  keep(): void {
    const { language, sound, motion, notify, text, tips, learnt, keys } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, sound, motion, notify, text, tips, learnt, keys }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
