/** What the parts of Yatai's board share: the position, its words, and which moves may be made. */
import { getContext, setContext } from "svelte";
import type { Components, Move, Stall, YataiView } from "../../wire/yatai";
import type { Words } from "../../words/words";

/** A plain text that is the same for equal moves, whatever the order of their fields. */
export function moveKey(move: object): string {
  return JSON.stringify(Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1)));
}

export interface Play {
  readonly view: YataiView;
  readonly components: Components;
  readonly words: Words;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  /** Whose stall stands in the middle. */
  readonly seat: number;
  /** The reader is asked to decide something now. */
  readonly live: boolean;
  /** Tokens that change what a tap means. */
  readonly mode: "" | "doggy-bag" | "urgent-call";
  legal(move: Move): boolean;
  play(move: Move): void;
  label(move: Move): string;
}

const KEY = Symbol("yatai");
export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);

/** The kind of guest on each space of a stall's reputation board, `null` where nobody stands. */
export function guestsOn(stall: Stall, spaces: number): (number | null)[] {
  return Array.from({ length: spaces }, (_, space) => {
    const guest = stall.board.findIndex((set) => (set >> space) & 1);
    return guest < 0 ? null : guest;
  });
}
