/**
 * A tutorial with a table's socket interface: a short recorded game in which the reader makes the moves of one seat.
 * Only the next move is accepted. A throw is the reader's own: it counts if it reaches the lit place. A move without an
 * alternative is made automatically.
 */
import type { AnyMove, LessonCard, LessonGuide, LessonSkill } from "../../games/lesson";
import type { Accepted, Choices, GameEntry, Position, ServerMessage, Welcome } from "../../protocol/schemas";
import { canonicalJson, localSocket, type Reply } from "../table/session/local-socket";

/** Attempts that fail before the tutorial offers to place the chip. */
const PATIENCE = 2;

export type Practise = (attempt: unknown) => Promise<unknown>;

const onlyChoice = (choices: Choices | null | undefined): boolean =>
  choices?.discrete.length === 1 && !choices.continuous && Object.keys(choices.many).length === 0;

export class Lesson {
  readonly welcome: Welcome;
  readonly guide: LessonGuide;
  readonly #entries: readonly GameEntry[];
  readonly #skill: LessonSkill | null;
  readonly #practise: Practise;
  /** The number of entries sent. */
  #sent = $state(0);
  /** Entries that showed failed attempts: they shift the numbers of all that follow. */
  #failures = 0;
  /** Another move was tried since. */
  strayed = $state(false);
  /** Failed attempts at this step. */
  misses = $state(0);
  /** An attempt is under way. */
  trying = $state(false);
  #reply: Reply = () => undefined;
  #read: ReadonlySet<LessonCard> = $state.raw(new Set());
  readonly #own: readonly number[];
  readonly steps: number;
  /** The number of the reader's moves made so far. */
  readonly step = $derived.by(() => this.#own.filter((place) => place < this.#sent).length);
  /** The next entry; `null` at the end. */
  readonly next: GameEntry | null = $derived.by(() => this.#entries[this.#sent] ?? null);
  /** The explanation to read now. */
  readonly card: LessonCard | null = $derived.by(() => {
    const move = (this.next?.move as AnyMove | undefined)?.["move"];
    const due = ({ before }: LessonCard): boolean =>
      this.next === null ? before === "end" : before === move || (before === "start" && this.step === 0);
    return this.guide.cards.find((card) => due(card) && !this.#read.has(card)) ?? null;
  });

  constructor(messages: readonly ServerMessage[], guide: LessonGuide, components: unknown, practise: Practise) {
    const [welcome, ...entries] = messages as readonly [Welcome, ...GameEntry[]];
    this.welcome = welcome;
    this.guide = guide;
    this.#entries = entries;
    this.#skill = guide.skill?.(components) ?? null;
    this.#practise = practise;
    this.#own = entries.flatMap((one, place) => (this.#isOwn(one) && !this.#isForced(place) ? [place] : []));
    this.steps = this.#own.length;
  }

  /** Everything was played and read. */
  get over(): boolean {
    return this.next === null && this.card === null;
  }

  /** The place that the next throw must reach. */
  get goal(): number | null {
    const { next } = this;
    return next !== null && this.#isSkill(next) ? (this.#skill?.goal(next) ?? null) : null;
  }

  /** The reader may have the chip placed. */
  get helps(): boolean {
    return this.misses >= PATIENCE;
  }

  /** Close the explanation. */
  turnPage(): void {
    if (this.card !== null) this.#read = new Set([...this.#read, this.card]);
  }

  /** Make the recorded move for the reader. */
  placeForMe(): void {
    if (this.helps) this.#advance(null);
  }

  /** Replaces the socket. */
  readonly connect = (): WebSocket =>
    localSocket((message, reply) => {
      this.#reply = reply;
      if (message.type === "hello") {
        this.#sent = this.#failures = 0;
        const { table } = this.welcome;
        // The arc shows where a pull would send the chip.
        reply({
          ...this.welcome,
          table: { ...table, options: { ...table.options, arc: true } },
          position: this.#narrowed(this.welcome.position),
        });
        this.#goOn();
      } else if (message.type === "play") this.#play(message.id, message.move as AnyMove);
    });

  #isOwn(entry: GameEntry): boolean {
    return entry.seat === this.welcome.seat;
  }

  #isSkill(entry: GameEntry): boolean {
    return this.#skill?.concerns(entry) ?? false;
  }

  /** Whether the entry at this place was the reader's only choice. */
  #isForced(place: number): boolean {
    const before = place === 0 ? this.welcome.position : (this.#entries[place - 1]?.position ?? null);
    return onlyChoice(before?.moves);
  }

  #play(id: string, move: AnyMove): void {
    const { next } = this;
    const fits = next === null ? "wrong" : this.#check(move, next);
    if (next === null || fits === "wrong") {
      this.strayed = true;
      this.#reply({ type: "error", code: "stale", text: "", id });
    } else if (fits === "recorded") this.#advance(id);
    else {
      this.trying = true;
      this.#practise(fits.try)
        .then((events) => this.#judge(id, next, events))
        // Where the practice range does not answer, the recorded throw counts.
        .catch(() => this.#advance(id))
        .finally(() => (this.trying = false));
    }
  }

  #check(move: AnyMove, next: GameEntry): ReturnType<LessonSkill["attempt"]> {
    if (this.#skill !== null && this.#isSkill(next)) return this.#skill.attempt(move, next);
    return canonicalJson(move) === canonicalJson(next.move) ? "recorded" : "wrong";
  }

  #judge(id: string, next: GameEntry, events: unknown): void {
    if (this.#skill === null || next !== this.next) return;
    const { entry, reached } = this.#skill.judge(next, events);
    if (reached) this.#advance(id, entry);
    else {
      this.strayed = false;
      this.misses += 1;
      const before = this.#entries[this.#sent - 1]?.position ?? this.welcome.position;
      this.#accept(id, next);
      this.#send({ ...entry, position: before }, id);
      this.#failures += 1;
    }
  }

  /** Send the next entry, as recorded or with the reader's own attempt in it, and all up to the next decision. */
  #advance(id: string | null, entry = this.next): void {
    if (entry === null) return;
    for (let open = this.card; open !== null; open = this.card) this.turnPage();
    if (id !== null) this.#accept(id, entry);
    this.#sent += 1;
    this.strayed = false;
    this.misses = 0;
    this.#send(entry, id);
    this.#goOn();
  }

  #accept(id: string, entry: GameEntry): void {
    const accepted: Accepted = { type: "accepted", id, n: entry.n + this.#failures };
    this.#reply(accepted);
  }

  /** Send the other players' moves and the reader's only choices, up to the reader's next decision. */
  #goOn(): void {
    for (let { next } = this; next && !this.#own.includes(this.#sent); { next } = this) {
      this.#sent += 1;
      this.#send(next, null);
    }
  }

  #send(entry: GameEntry, id: string | null): void {
    const n = entry.n + this.#failures;
    this.#reply({ ...entry, id, n, entry: entry.entry + this.#failures, position: this.#narrowed(entry.position, n) });
  }

  /** A position that offers only the next move. */
  #narrowed(recorded: Position | null, n = recorded?.n ?? 0): Position | null {
    if (recorded === null) return null;
    const position = this.#skill?.adjusted(recorded) ?? recorded;
    const { next } = this;
    const moves = position.moves && {
      ...position.moves,
      discrete: position.moves.discrete.filter(
        ({ move }) => next !== null && canonicalJson(move) === canonicalJson(next.move),
      ),
      tempting: [],
    };
    // At the end nothing is left to press on the board.
    const to_act = next === null ? [] : position.to_act;
    return { ...position, n, to_act, undo_to: null, moves: moves ?? null };
  }
}
