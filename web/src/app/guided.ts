/** What is known where somebody is led through a game. */
import type { Choices } from "../wire/house";
import type { Words } from "../words/words";

export interface Guided {
  /** What kind of decision is asked; empty while others act. */
  readonly ask: string;
  readonly choices: Choices | null;
  readonly words: Words;
}
