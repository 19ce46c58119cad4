/** The context of a tutorial's or puzzle's panel. */
import type { Choices } from "../../protocol/schemas";
import type { Translator } from "../../i18n/translator";

export interface GuideContext {
  /** The kind of decision; empty while others act. */
  readonly ask: string;
  readonly choices: Choices | null;
  /** Everything has been shown. */
  readonly settled: boolean;
  readonly translator: Translator;
}
