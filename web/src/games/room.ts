/** What a game's screen is to the frame around it. */
import type { Component } from "svelte";
import type { Guide, Phrase, Words } from "../words/words";
import type { Happened, Refused } from "../wire/house";

export interface Question {
  readonly phrase: Phrase;
  readonly rules: readonly string[];
}

/** What a game in real time needs besides. */
export interface Live {
  /** Milliseconds since the game began, by the server's clock as this browser knows it. */
  now(): number;
  /** From a move's departure to its answer, in milliseconds; `null` before the first. */
  readonly lag: number | null;
  /** The last move that was refused, with a number that grows; it stays when others go on. */
  readonly stopped: { readonly key: number; readonly why: Refused } | null;
}

/** What every board is given. Without `moves` it is only looked at. */
export interface BoardProps {
  view: unknown;
  components: unknown;
  words: Words;
  moves: readonly unknown[] | null;
  /** What has happened so far, oldest first. */
  entries: readonly Happened[];
  /** The newest of `view` and `entries`, for what moves; all else follows when it has come to rest. */
  latest?: { readonly view: unknown; readonly entries: readonly Happened[] };
  /** Whose stall stands in the middle. */
  seat: number;
  names: readonly string[];
  colours: readonly string[];
  /** What this table agreed on. */
  options: Readonly<Record<string, unknown>>;
  /** How many times as fast things move; replays may hurry. */
  speed: number;
  /** `null` where the game is only looked at. */
  live: Live | null;
  /** Moves of one lane wait for one another; those of different lanes, such as two hands, do not. */
  play: (move: unknown, lane?: string) => void;
}

/** A game's screen; loaded when somebody looks at it. */
export interface Room {
  readonly Board: Component<BoardProps>;
  /** The game in plain text, with every choice as a button. */
  readonly Text: Component<BoardProps>;
  guide(components: unknown): Guide & { question(view: unknown): Question | null };
  /** Everybody acts at once: the board has the keys to itself, and nothing scrolls by itself. */
  readonly realTime?: boolean;
  /** What kind of decision is asked, for the guided first round; empty when none is. */
  asked(view: unknown): string;
  /** How many milliseconds a replay should give what happened; where it is not said, as long as it takes to read. */
  lasts?(happened: Happened): number;
  /** How many milliseconds something moves that nothing else may tell before it lies still. */
  flight?(happened: Happened): number;
  /** A player's points so far. */
  points(view: unknown, seat: number): number;
}
