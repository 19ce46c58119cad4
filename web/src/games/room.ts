/**
 * What a game's screen is to the frame around it.
 *
 * A game is one window, and the page never scrolls. Above is the banner with what is asked and what was done; its height
 * never changes. Beside or over the rest is the drawer: players, log, talk, menu. All that is left is the stage, and the
 * whole of it belongs to the game's `Board`:
 *
 * - The stage is a container of both sizes (`container: stage / size`), `position: relative`. A board has `height: 100%`,
 *   lays itself out by container queries, and must fit in at 1360×850, 1920×1080, 820×1180, 390×844 and 844×390; only in
 *   windows smaller than those does the stage scroll.
 * - The board is the largest part. What belongs to me lies nearest to me: below it, on a wide stage at its right;
 *   rivals lie along the other edges. `ui/Tabletop.svelte` lays out a stage that way.
 * - Nothing that can be pressed moves while it can be pressed. Choices, tips and hints have a fixed place or float over a
 *   free part; the frame shows questions, refusals and deeds in its banner, no board has to.
 * - What lies on the board is shown on the board, once.
 */
import type { Component } from "svelte";
import type { Choice, Choices, Happened, Refused } from "../protocol/schemas";
import type { Translator } from "../i18n/translator";
import type { Help } from "./help";

/** What a game in real time needs besides. */
interface Live {
  /** Milliseconds since the game began, by the server's clock as this browser knows it. */
  now(): number;
  /** From a move's departure to its answer, in milliseconds; `null` before the first. */
  readonly lag: number | null;
  /** How fast that clock runs, in percent of true time, and whether this page may lead it. */
  readonly speed: number;
  readonly aloneWithBots: boolean;
  /** Let the clock run so fast from now on. */
  setClock(request: { readonly speed: number }): void;
  /** The last move that was refused, with a number that grows; it stays when others go on. */
  readonly lastRefusal: { readonly key: number; readonly refusal: Refused } | null;
}

/** What whoever looks likes, as far as a board minds. */
export interface Preferences {
  readonly sound: boolean;
  readonly music: boolean;
  /** Whether things move. */
  readonly motion: boolean;
  /** Keys of the keyboard by what they do, where somebody chose others. */
  readonly keys: Readonly<Record<string, string>>;
  /** Choose these keys from now on. */
  bind(keys: Readonly<Record<string, string>>): void;
}

/** What every board is given; each knows its game's view and components. Without `choices` it is only looked at. */
export interface BoardProps<View = unknown, Components = unknown> {
  game: string;
  view: View;
  components: Components;
  translator: Translator;
  choices: Choices | null;
  /** The moves of the kinds that come in great numbers, as far as they were asked for. */
  listed?: Readonly<Record<string, readonly Choice[]>>;
  /** Ask for the moves of a kind. */
  list?: (kind: string) => void;
  /** What has happened so far, oldest first. */
  entries: readonly Happened[];
  /** The newest of `view` and `entries`, for what moves; all else follows when it has come to rest. */
  latest?: { readonly view: View; readonly entries: readonly Happened[] };
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
  preferences: Preferences;
  /** Show the whole text of some rules. */
  explain?: (rules: readonly string[]) => void;
  /**
   * Make a move, and learn the id under which it will be told. `null`: it was not sent, for moves of one lane wait for
   * one another; those of different lanes, such as two hands, do not.
   */
  play: (move: unknown, lane?: string) => string | null;
}

/** What a practice range is given: nobody sits at it, and nothing of it is kept by the server. */
export interface PracticeProps<Components = unknown> {
  game: string;
  components: Components;
  translator: Translator;
  preferences: Preferences;
  /** Try something, and learn what came of it, as events. */
  attempt: (what: unknown) => Promise<unknown>;
}

/** What a figure of the game's page is given. */
export interface FigureProps<Components = unknown> {
  game: string;
  /** What it is about. */
  part: "goal" | "turn" | "win";
  components: Components;
  translator: Translator;
}

/** A game's screen; loaded when somebody looks at it. */
export interface Room {
  readonly Board: Component<BoardProps>;
  /** The game in plain text, with every choice as a button; missing where the board is that already. */
  readonly Text?: Component<BoardProps>;
  /** Figures for the page about the game, drawn as its board is. */
  readonly Figure?: Component<FigureProps>;
  /** A range to practise on, where the game has one. */
  readonly Practice?: Component<PracticeProps>;
  /** What its elements are, by the topics that they are marked with. */
  readonly help?: Help;
  /** Everybody acts at once: the board has the keys to itself, and nothing scrolls by itself. */
  readonly realTime?: boolean;
  /** What kinds of decisions are asked, for the guided first round. Where it is not said, what its question is called. */
  decisions?(view: unknown): readonly string[];
  /** In real time: whether a beginner is still on the way to a first success, and others had better wait for that. */
  isLearning?(view: unknown): boolean;
  /** Whether a move changes nothing but that the game goes on. Where it is the only one it is made without a question. */
  isPass?(move: unknown): boolean;
  /** What a puzzle asks whose answer is this move, as words of the room; where it is not said, for the best move. */
  readonly puzzleQuestion?: (move: unknown) => string;
  /** What of a move is a decision, for puzzles; where it is not said, all of it. */
  readonly decisionKey?: (move: unknown) => unknown;
  /** How many milliseconds a replay should give what happened; where it is not said, as long as it takes to read. */
  replayMillis?(happened: Happened, components: unknown): number;
  /** How many milliseconds something moves that nothing else may tell before it lies still. */
  flightMillis?(happened: Happened, components: unknown): number;
  /** How many milliseconds the end is worth looking at before the final screen covers it. */
  readonly endingMillis?: number;
  /** A player's points so far; `null` where they are not told. */
  points(view: unknown, seat: number, components: unknown): number | null;
}
