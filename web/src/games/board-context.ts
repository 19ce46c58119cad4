/** Context shared by the parts of a board: its current props and the legal moves. */
import type { Choices } from "../protocol/schemas";
import type { Translator } from "../i18n/translator";
import { LegalMoves } from "./legal-moves";
import type { BoardProps, Preferences } from "./room";

export class BoardContext<View, Components, Move extends object> {
  readonly #props: () => BoardProps<View, Components>;
  #known: { readonly choices: Choices | null; readonly legalMoves: LegalMoves<Move> } | undefined;

  constructor(props: () => BoardProps<View, Components>) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  get components(): Components {
    return this.#props().components;
  }

  get translator(): Translator {
    return this.#props().translator;
  }

  get names(): readonly string[] {
    return this.#props().names;
  }

  get colours(): readonly string[] {
    return this.#props().colours;
  }

  get preferences(): Preferences {
    return this.#props().preferences;
  }

  get entries(): BoardProps["entries"] {
    return this.#props().entries;
  }

  /** The newest position for the animated scene; the rest of the board follows when the animation ends. */
  get latest(): NonNullable<BoardProps<View>["latest"]> {
    const { latest, view, entries } = this.#props();
    return latest ?? { view, entries };
  }

  /** The seat whose pieces are shown in front. */
  get seat(): number {
    return this.#props().seat;
  }

  /** The player has to decide something now. */
  get deciding(): boolean {
    return this.#props().choices !== null;
  }

  get legalMoves(): LegalMoves<Move> {
    const { choices } = this.#props();
    if (this.#known === undefined || this.#known.choices !== choices)
      this.#known = { choices, legalMoves: new LegalMoves(choices) };
    return this.#known.legalMoves;
  }

  legal(move: Move): boolean {
    return this.legalMoves.legal(move);
  }

  play(move: Move): string | null {
    return this.#props().play(move);
  }

  /** The full sentence for a move; empty if the server sent none for it. */
  label(move: Move): string {
    const phrase = this.legalMoves.phrase(move);
    return phrase === null ? "" : this.translator.phrase(phrase);
  }
}
