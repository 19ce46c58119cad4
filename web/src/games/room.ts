/**
 * The interface between a game's screen and the frame around it.
 *
 * A game is one window, and the page never scrolls. The banner at the top, of constant height, shows the question and
 * the last move. The drawer beside or over the rest has players, log, chat and menu. The remaining area, the stage,
 * belongs to the game's `Board`:
 *
 * - The stage is a size container (`container: stage / size`) with `position: relative`. A board has `height: 100%`,
 *   uses container queries, and must fit at 1360×850, 1920×1080, 820×1180, 390×844 and 844×390; the stage scrolls only
 *   in smaller windows.
 * - The board is the largest part. Your own things are nearest to you: below the board, or on its right on a wide
 *   stage; rivals are along the other edges. `ui/Tabletop.svelte` lays out a stage that way.
 * - Nothing moves while it can be pressed. Choices, tips and hints have a fixed place or float over a free part. The
 *   banner shows questions, refusals and moves, so a board need not.
 * - Every fact is shown only once.
 */
import type { Component } from "svelte";
import type { Choice, Choices, GameEntry, Phrase, Refused } from "../protocol/schemas";
import type { Translator } from "../i18n/translator";
import type { Finale } from "./finale";
import type { Help } from "./help";
import type { Advice, LessonGuide } from "./lesson";

/** The clock and connection of a real-time game. */
interface Live {
  /** Milliseconds since the game began, by the server's clock. */
  now(): number;
  /** Milliseconds from sending a move to its answer; `null` before the first. */
  readonly lag: number | null;
  /** The speed of the clock in percent, and whether this page may set it. */
  readonly speed: number;
  readonly aloneWithBots: boolean;
  /** Set the speed of the clock. */
  setClock(request: { readonly speed: number }): void;
  /** The last refused move with a growing key; it stays while other players move. */
  readonly lastRefusal: { readonly key: number; readonly refusal: Refused } | null;
}

/** The viewer's preferences that concern a board. */
export interface Preferences {
  readonly sound: boolean;
  readonly music: boolean;
  /** Whether animations are played. */
  readonly motion: boolean;
  /** The key bindings that differ from the default, by action. */
  readonly keys: Readonly<Record<string, string>>;
  /** The gamepad that counts, where several players sit at one screen; by default all. */
  readonly pad?: number;
  /** Store these key bindings. */
  bind(keys: Readonly<Record<string, string>>): void;
}

/** The props of every board; each game has its own view and components. Without `choices` it is read-only. */
export interface BoardProps<View = unknown, Components = unknown> {
  game: string;
  view: View;
  components: Components;
  translator: Translator;
  choices: Choices | null;
  /** The moves of kinds that a position only counts, once requested. */
  listed?: Readonly<Record<string, readonly Choice[]>>;
  /** Request the moves of a kind. */
  list?: (kind: string) => void;
  /** The log, oldest first. */
  entries: readonly GameEntry[];
  /** The newest `view` and `entries`, for animated scenes; the rest follows when they have come to rest. */
  latest?: { readonly view: View; readonly entries: readonly GameEntry[] };
  /** The seat shown in front. */
  seat: number;
  names: readonly string[];
  colours: readonly string[];
  /** The options of the table. */
  options: Readonly<Record<string, unknown>>;
  /** The speed of animations; replays may be faster. */
  speed: number;
  /** `null` where the game is only watched. */
  live: Live | null;
  preferences: Preferences;
  /** The place that a tutorial asks for, in games with throws. */
  lit?: number | null | undefined;
  /** Mark the next step on the board, for a beginner. */
  coached?: boolean;
  /** Another screen shows the board: show only what is in your hand, if the choices allow it. */
  handOnly?: boolean;
  /** Show the text of some rules. */
  explain?: (rules: readonly string[]) => void;
  /**
   * Make a move; returns the id that its log entry will have, or `null` if it was not sent. Moves of one lane wait for
   * one another; moves of different lanes, such as two hands, do not.
   */
  play: (move: unknown, lane?: string) => string | null;
}

/** The props of a practice range: no table, and nothing is stored on the server. */
export interface PracticeProps<Components = unknown> {
  game: string;
  components: Components;
  translator: Translator;
  preferences: Preferences;
  /** Try something; returns the resulting events. */
  attempt: (what: unknown) => Promise<unknown>;
}

/** The props of a figure on the game's page. */
export interface FigureProps<Components = unknown> {
  game: string;
  /** Its subject. */
  part: "goal" | "turn" | "win";
  components: Components;
  translator: Translator;
}

/** A game's screen, loaded on demand. */
export interface Room {
  readonly Board: Component<BoardProps>;
  /** The game as plain text with a button for every choice; missing if the board is text already. */
  readonly Text?: Component<BoardProps>;
  /** The figures for the page about the game. */
  readonly Figure?: Component<FigureProps>;
  /** The practice range, if the game has one. */
  readonly Practice?: Component<PracticeProps>;
  /** In real time: what a beginner does next, until the first success; `null` while there is nothing to press. */
  advise?(view: unknown, components: unknown, now: number): Advice | null;
  /** What a tutorial knows of it. */
  readonly lesson?: LessonGuide;
  /** The help topics of its elements. */
  readonly help?: Help;
  /** All players act at once: the board owns the keyboard, and nothing scrolls. */
  readonly realTime?: boolean;
  /** In real time: the key bindings of each of several players at one keyboard. */
  readonly sharedKeys?: readonly Preferences["keys"][];
  /** The kinds of decisions that are open, for the guided first game; by default the kind of question. */
  decisions?(view: unknown): readonly string[];
  /** In real time: whether a beginner has not yet had a first success, so that bots should wait. */
  isLearning?(view: unknown): boolean;
  /** The room's message for a puzzle with this answer; by default it asks for the best move. */
  readonly puzzleQuestion?: (move: unknown) => string;
  /** The part of a move that is a decision, for puzzles; by default all of it. */
  readonly decisionKey?: (move: unknown) => unknown;
  /** Milliseconds that a replay shows an entry; by default as long as it takes to read. */
  replayMillis?(happened: GameEntry, components: unknown): number;
  /** Milliseconds of motion during which nothing may reveal the result. */
  flightMillis?(happened: GameEntry, components: unknown): number;
  /** What the narration leaves open, such as the totals by which a space was won: phrases by entry number. */
  reasons?(entries: readonly GameEntry[], components: unknown): ReadonlyMap<number, readonly Phrase[]>;
  /** What the final screen tells beside the points. */
  finale?(view: unknown, entries: readonly GameEntry[], components: unknown, translator: Translator): Finale;
  /** The pause, in milliseconds, before the final dialog opens. */
  readonly endingMillis?: number;
  /** A player's points so far; `null` if they are hidden. */
  points(view: unknown, seat: number, components: unknown): number | null;
}
