/**
 * A tutorial with a table's socket interface: a short recorded game in which the reader repeats the moves of one seat.
 * Only the next move is accepted.
 */
import type { Accepted, GameEntry, Position, ServerMessage, Welcome } from "../../protocol/schemas";
import { canonicalJson, localSocket, type Reply } from "../table/session/local-socket";

type AnyMove = Readonly<Record<string, unknown>>;
const THROWS: readonly unknown[] = ["AimChip", "ThrowChip"];

/** Whether a move is the expected one. Any throw of the right chip counts, since its landing is recorded. */
export function fits(move: unknown, wanted: unknown): boolean {
  const [one, other] = [move as AnyMove, wanted as AnyMove];
  if (THROWS.includes(one["move"]) && THROWS.includes(other["move"])) return one["value"] === other["value"];
  return canonicalJson(one) === canonicalJson(other);
}

export class Lesson {
  readonly welcome: Welcome;
  readonly #entries: readonly GameEntry[];
  /** The number of entries sent. */
  #told = $state(0);
  /** Another move was tried since. */
  strayed = $state(false);
  readonly steps: number;
  /** The number of the reader's moves made so far. */
  readonly step = $derived.by(() => this.#entries.slice(0, this.#told).filter((one) => this.#isOwn(one)).length);
  /** The next move; `null` at the end. */
  readonly wanted: unknown = $derived.by(() => this.#entries[this.#told]?.move ?? null);

  constructor(messages: readonly ServerMessage[]) {
    const [welcome, ...entries] = messages as readonly [Welcome, ...GameEntry[]];
    this.welcome = welcome;
    this.#entries = entries;
    this.steps = entries.filter((one) => this.#isOwn(one)).length;
  }

  get over(): boolean {
    return this.#told === this.#entries.length;
  }

  /** The value of the chip to throw; `null` if the next move is no throw. */
  get chip(): number | null {
    const wanted = this.wanted as AnyMove | null;
    return wanted !== null && THROWS.includes(wanted["move"]) ? Number(wanted["value"]) : null;
  }

  /** Replaces the socket. */
  readonly connect = (): WebSocket =>
    localSocket((message, tell) => {
      if (message.type === "hello") {
        this.#told = 0;
        tell({ ...this.welcome, position: this.#narrowed(this.welcome.position) });
        this.#goOn(tell);
      } else if (message.type === "play") this.#play(message.id, message.move, tell);
    });

  #isOwn(entry: GameEntry): boolean {
    return entry.seat === this.welcome.seat;
  }

  #play(id: string, move: unknown, tell: Reply): void {
    const next = this.#entries[this.#told];
    if (next === undefined || !fits(move, next.move)) {
      this.strayed = true;
      tell({ type: "error", code: "stale", text: "", id });
      return;
    }
    const accepted: Accepted = { type: "accepted", id, n: next.n };
    tell(accepted);
    this.#tellNext(tell, id);
    this.#goOn(tell);
  }

  /** Send the other players' moves, up to the reader's next one. */
  #goOn(tell: Reply): void {
    for (let next = this.#entries[this.#told]; next && !this.#isOwn(next); next = this.#entries[this.#told])
      this.#tellNext(tell, null);
  }

  #tellNext(tell: Reply, id: string | null): void {
    const next = this.#entries[this.#told];
    if (next === undefined) return;
    this.#told += 1;
    this.strayed = false;
    tell({ ...next, id, position: this.#narrowed(next.position) });
  }

  /** A position that offers only the next move. */
  #narrowed(position: Position | null): Position | null {
    if (position?.moves == null) return position && { ...position, undo_to: null };
    const { wanted } = this;
    const discrete = position.moves.discrete.filter((one) => wanted !== null && fits(one.move, wanted));
    return { ...position, undo_to: null, moves: { ...position.moves, discrete, tempting: [] } };
  }
}
