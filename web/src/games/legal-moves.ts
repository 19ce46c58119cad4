/** The legal moves with their sentences, found by move. */
import type { Choices, Phrase } from "../protocol/schemas";

/** A text that is equal for equal moves, whatever the order of their fields. */
export function moveKey(move: object): string {
  return JSON.stringify(Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1)));
}

/** The selector of the button that makes exactly this move. */
export const buttonOf = (move: object): string => `[data-move="${CSS.escape(moveKey(move))}"]`;

export class LegalMoves<Move extends object> {
  readonly moves: readonly Move[];
  readonly #legal: ReadonlySet<string>;
  readonly #phrases: ReadonlyMap<string, Phrase>;

  constructor(choices: Choices | null) {
    const { discrete = [], tempting = [] } = choices ?? {};
    this.moves = discrete.map((choice) => choice.move as Move);
    this.#legal = new Set(this.moves.map(moveKey));
    this.#phrases = new Map([...discrete, ...tempting].map(({ move, phrase }) => [moveKey(move as Move), phrase]));
  }

  legal(move: Move): boolean {
    return this.#legal.has(moveKey(move));
  }

  /** A move's sentence; `null` if the server sent none. */
  phrase(move: Move): Phrase | null {
    return this.#phrases.get(moveKey(move)) ?? null;
  }
}
