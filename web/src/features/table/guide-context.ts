/** What is known where somebody is led through a game. */
import type { Choices } from "../../protocol/schemas";
import type { Translator } from "../../i18n/translator";

export interface GuideContext {
  /** What kind of decision is asked; empty while others act. */
  readonly ask: string;
  readonly choices: Choices | null;
  readonly translator: Translator;
}
