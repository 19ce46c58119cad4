/** What a tutorial knows of a game: where to press for a move, what to explain, and how moves of skill are judged. */
import type { GameEntry, Position } from "../protocol/schemas";
import type { Translator } from "../i18n/translator";

export type AnyMove = Readonly<Record<string, unknown>>;

/** An explanation between two moves. */
export interface LessonCard {
  /** Messages of the game, one after another. */
  readonly texts: readonly string[];
  /** The selector of the element that it is about. */
  readonly about: string;
  /** The kind of move that it precedes, the first time; `start` cards come first, `end` cards last. */
  readonly before: string;
}

/** What a step asks for, and why. */
export interface Described {
  readonly what: string;
  readonly why: string;
}

export interface LessonGuide {
  readonly cards: readonly LessonCard[];
  /** Selectors of what to press for a move, in order: the first that is visible is the next one. */
  targets(move: AnyMove): readonly string[];
  /** Selectors of what to press before the button of the move appears, where that takes more than one press. */
  steps?(move: AnyMove): readonly string[];
  /** What to do and why, where the move's own text does not say it; `first` is the first move of its kind. */
  describe?(entry: GameEntry, first: boolean, translator: Translator, components: unknown): Described | null;
  /** Follows the reader's own moves of skill; for one lesson. */
  skill?(components: unknown): LessonSkill;
}

/** The next press in a game without turns. */
export interface Advice {
  /** The message that says what to do and why. */
  readonly text: string;
  /** Selectors of what to press, in order; empty if there is nothing to press yet. */
  readonly targets: readonly string[];
}

/** The result of the reader's own attempt: the entry to show, and whether it did what the lesson needs. */
export interface Attempted {
  readonly entry: GameEntry;
  readonly reached: boolean;
}

/** Lets the reader's own attempts take the place of recorded moves of skill. */
export interface LessonSkill {
  /** Whether the recorded move is one of skill. */
  concerns(entry: GameEntry): boolean;
  /** The place to reach, by its number. */
  goal(entry: GameEntry): number | null;
  /** Whether a move tries what was recorded: `recorded` if it counts as that, else what to try on the practice range. */
  attempt(move: AnyMove, entry: GameEntry): "wrong" | "recorded" | { readonly try: unknown };
  /** The attempt in place of the recorded move. */
  judge(entry: GameEntry, events: unknown): Attempted;
  /** A recorded position with what the reader's attempts left there. */
  adjusted(position: Position): Position;
}

/** The usual target: the choice that makes the move. */
export const choiceOf = (move: AnyMove): string => `[data-legal="${String(move["move"])}"]`;
