/** The draft of a variant: its values, the first error, and the last version that could be drawn. */
import { api } from "../../protocol/http";
import type { Draft, DraftBody, PlayableVariant, Fault, Form } from "../../protocol/schemas";
import { me } from "../../shared/current-guest.svelte";
import { errorMessage } from "../../shared/errors";
import type { ComponentNames } from "../../shared/component-names";
import { at, changed, changes, put, type Changes } from "../../shared/component-changes";

/** Milliseconds without a change before the server checks the draft. */
const PAUSE = 350;

export class VariantDraft {
  values: unknown = $state.raw({});
  players = $state(2);
  fault: Fault | null = $state.raw(null);
  /** Any other error, such as a lost connection or too many requests. */
  errorText = $state("");
  busy = $state(false);
  /** The last valid version, shown on the board. */
  drawn: PlayableVariant | null = $state.raw(null);
  /** The component file for the current values; `null` while it is out of date or the draft is invalid. */
  toml: string | null = $state.raw(null);
  readonly changes: Changes = $derived.by(() => changes(this.form.values, this.values));
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `named` gives the names of fields and things in the reader's language. */
  constructor(
    readonly game: string,
    readonly form: Form,
    readonly key: string,
    players: number,
    by: Changes,
    readonly named: () => ComponentNames,
  ) {
    this.values = changed(form.values, by);
    this.players = players;
    void this.#ask({});
  }

  /** What is wrong, in the reader's language if the room has words for it. */
  get problem(): string {
    const { problem = "", phrase = null } = this.fault ?? {};
    const { translator } = this.named();
    return phrase !== null && translator.has(phrase.id) ? translator.phrase(phrase) : problem;
  }

  set(path: string, value: unknown): void {
    this.values = put(this.values, path, value);
    this.check();
  }

  /** Reset a field to the original value. */
  undo(path: string): void {
    this.set(path, at(this.form.values, path));
  }

  reset(): void {
    this.values = this.form.values;
    this.check();
  }

  /** Let the server check the draft after a short pause. */
  check(): void {
    clearTimeout(this.#timer);
    this.toml = null;
    this.busy = true;
    this.#timer = setTimeout(() => void this.#ask({}), PAUSE);
  }

  /** Load a component file. */
  async open(file: Blob): Promise<void> {
    clearTimeout(this.#timer);
    await this.#ask({ toml: await file.text() });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask({ toml }: { toml?: string }): Promise<void> {
    const number = (this.#asked += 1);
    const empty = Object.entries(this.changes).find(([, value]) => value === null);
    if (empty !== undefined && toml === undefined) {
      this.#take({ toml: "", fault: { field: empty[0], problem: "", phrase: null }, drawn: null });
      return;
    }
    this.busy = true;
    try {
      await me.ensure();
      const what = toml === undefined ? { changes: { ...this.changes } as DraftBody["changes"] } : { toml };
      const said = await api.draft(this.game, { players: this.players, ...what }, this.key);
      if (number !== this.#asked) return;
      if (toml !== undefined && said.drawn !== null) this.values = said.drawn.values;
      this.#take(said);
    } catch (error) {
      if (number === this.#asked) [this.errorText, this.busy] = [errorMessage(error), false];
    }
  }

  #take({ toml, fault, drawn }: Draft): void {
    this.fault = fault;
    this.toml = fault === null ? toml : null;
    this.drawn = drawn ?? this.drawn;
    [this.errorText, this.busy] = ["", false];
  }
}
