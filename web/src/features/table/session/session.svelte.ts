/** One table as this browser knows it: what the socket told, folded into what the page shows. */
import type {
  Choice,
  Happened,
  Here,
  Hinted,
  Outcome,
  Position,
  Problem,
  Refused,
  Said,
  SeatAsked,
  ServerMessage,
  TableCard,
  UndoAsked,
  Undone,
  Verdict,
} from "../../../protocol/schemas";
import { watchNetwork } from "../../../protocol/network";
import { isFinal, TableSocket, type Line } from "../../../protocol/socket";
import { Reactions, type Sign } from "./reactions.svelte";
import { TableClock, type ClockWish } from "./clock.svelte";
import { bridged, folded, UNKNOWN, type Course } from "./history";
import { Teller } from "./event-queue.svelte";
import { Underway } from "./pending-moves.svelte";

export class Session {
  table: TableCard | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  /** How it stands, and what has happened: as far as it is told. */
  position: Position | null = $state.raw(null);
  entries: readonly Happened[] = $state.raw([]);
  /** The newest of both: what the board is still showing, and what is told when it has. */
  latest: Course = $state.raw(UNKNOWN);
  /** Lets what others did be seen before it is told. */
  readonly teller = new Teller(
    (happened) => happened.seat === this.seat,
    (happened) => this.#begin(happened),
    () => this.#tell(),
  );
  readonly clock = new TableClock();
  /** The moves of kinds that come in great numbers, as far as they were asked for at this position. */
  listed: Readonly<Record<string, readonly Choice[]>> = $state.raw({});
  /** What a strong brain would do: asked for, or told; gone with the next position. */
  hint: Hinted | "asked" | null = $state.raw(null);
  /** Whether the teacher is asked for a word about my turns, and the last that was said; gone with my next move. */
  remarks = false;
  remark: Verdict | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  here: Here | null = $state.raw(null);
  undo: UndoAsked | null = $state.raw(null);
  /** A seat that shall change hands, while everybody is asked. */
  seatWish: SeatAsked | null = $state.raw(null);
  readonly reactions = new Reactions();
  line: Line = $state.raw("connecting");
  /** Why the last thing tried was not done; gone with the next position. */
  refused: Refused | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  closed: string | null = $state.raw(null);
  /** The last refusal, for boards where others go on meanwhile. */
  stopped: { readonly key: number; readonly why: Refused } | null = $state.raw(null);
  readonly outcome: Outcome | null = $derived(this.position?.outcome ?? null);
  readonly mine = $derived(
    this.seat !== null &&
      this.position !== null &&
      this.position === this.latest.position &&
      this.teller.behind === 0 &&
      this.position.to_act.includes(this.seat) &&
      this.outcome === null,
  );

  /** The last entry that passed by itself. */
  #passed: number | null = $state.raw(null);
  /** Whether the last entry passed by itself. */
  readonly passed = $derived(this.#passed !== null && this.entries.at(-1)?.entry === this.#passed);
  /** The number of entries that an undo would go back to; `null` where nothing can be taken back. */
  readonly undoable: number | null = $derived.by(() => {
    const furthest = this.position?.undo_to ?? null;
    const last = this.entries.findLast((one) => one.seat === this.seat && one.entry !== this.#passed)?.entry ?? 0;
    return furthest === null || this.undo !== null || last - 1 < furthest ? null : last - 1;
  });

  readonly #socket: TableSocket;
  /** Whoever took moves back to this position wants to be asked. */
  #returned: number | null = null;
  readonly #underway = new Underway();
  readonly #unwatch: () => void;

  /** `make` is for tables that are told by something else than a socket. */
  constructor(id: string, invite: string | null, make?: (url: string) => WebSocket) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const listener = {
      message: (message: ServerMessage) => this.#hear(message),
      line: (line: Line) => {
        this.line = line;
      },
    };
    this.#socket = new TableSocket(`${scheme}//${location.host}/api/tables/${id}/socket`, invite, listener, make);
    this.#unwatch = watchNetwork(
      () => this.#socket.drop(),
      () => this.#socket.hurry(),
    );
  }

  close(): void {
    this.#unwatch();
    this.#socket.close();
    this.teller.close();
  }

  /**
   * Send a move; its id, or `null` if it was not sent: it waits for the answer to the last one of its lane, never for
   * those of other lanes.
   */
  play(move: unknown, lane = ""): string | null {
    const { position } = this.latest;
    if (position === null || this.#underway.blocks(lane)) return null;
    this.refused = null;
    this.problem = null;
    this.remark = null;
    const id = this.#socket.play(move, position.n, this.remarks);
    this.#underway.add(id, lane);
    return id;
  }

  /** Make the only move there is, which changes nothing. It is told that it was not asked, and undo goes beyond it. */
  pass(move: unknown): void {
    const { position } = this;
    if (!this.mine || position === null || position.n === this.#returned || this.play(move) === null) return;
    this.#passed = position.entries + 1;
  }

  now(): number {
    return this.clock.now();
  }
  get speed(): number {
    return this.clock.speed;
  }
  get lag(): number | null {
    return this.#underway.lag;
  }

  /** Whether this page may lead the clock: nobody else sits here but bots. */
  get leads(): boolean {
    const { table, seat } = this;
    return table !== null && seat !== null && table.seats.every((one) => one.seat === seat || one.bot !== null);
  }

  /** Let the clock run slower, let it stand, or let bots wait. */
  lead(wish: ClockWish): void {
    const told = this.clock.wish(wish);
    if (told !== null && this.leads) this.#socket.send({ type: "set_speed", ...told });
  }

  say(text: string): void {
    this.#socket.send({ type: "chat", text });
  }

  react(sign: Sign): void {
    this.#socket.send({ type: "react", sign });
  }

  /** Ask for the moves of a kind that a position only counts. */
  list(kind: string): void {
    this.#socket.send({ type: "ask_choices", kind });
  }

  /** Ask what a strong brain would do. */
  askHint(): void {
    this.problem = null;
    this.hint = "asked";
    this.#socket.send({ type: "ask_hint" });
  }

  askUndo(): void {
    this.problem = null;
    this.#socket.send({ type: "ask_undo", to: this.undoable });
  }

  /** Whoever was told why something was not done has read it. */
  calm(): void {
    this.refused = null;
    this.problem = null;
  }

  answerUndo(agree: boolean): void {
    this.#socket.send({ type: "answer_undo", agree });
  }

  answerSeat(agree: boolean): void {
    this.#socket.send({ type: "answer_seat", agree });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.closed = null;
        this.table = message.table;
        this.seat = message.seat;
        // Who asks for something is told after the welcome.
        this.seatWish = null;
        this.clock.forget();
        this.teller.skip();
        this.latest = bridged(this.latest, message.missed[0]);
        for (const missed of message.missed) this.#fold(missed);
        this.clock.keep(message.position);
        this.#stand(message.position);
        this.#tell();
        this.chat = message.chat;
        this.here = message.here;
        return;
      case "entry":
        this.clock.keep(message.position);
        this.teller.hear(message);
        return;
      case "undone":
        this.teller.skip();
        this.clock.keep(message.position);
        this.#fold(message);
        this.#returned = message.position?.n ?? null;
        this.#stand(message.position);
        this.#tell();
        return;
      case "accepted":
        this.#underway.settle(message.id);
        return;
      case "refused":
        this.#underway.settle(message.id);
        this.refused = message;
        this.stopped = { key: (this.stopped?.key ?? 0) + 1, why: message };
        return;
      case "problem":
        if (message.id !== null) this.#underway.settle(message.id);
        if (this.hint === "asked") this.hint = null;
        // A position that is gone explains itself: the new one is on the screen. So does a game that is over.
        if (message.code !== "stale" && message.code !== "not-playing") this.problem = message;
        return;
      case "speed":
        this.clock.set(message.speed, message.now);
        return;
      case "choices":
        if (message.n === this.latest.position?.n) this.listed = { ...this.listed, [message.kind]: message.choices };
        return;
      case "hint":
        if (message.n === this.latest.position?.n) this.hint = message;
        return;
      case "remark":
        this.remark = message.verdict as Verdict;
        return;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        return;
      case "reaction":
        this.reactions.add(message.seat, message.sign);
        return;
      case "here":
        this.here = message;
        return;
      case "undo":
        this.undo = message.by === null ? null : message;
        return;
      case "seat_asked":
        this.seatWish = message.seat === null ? null : message;
        return;
      case "table":
        this.table = message.table;
        return;
      case "bye":
        if (isFinal(message)) this.closed = message.reason;
        return;
    }
  }

  #fold(message: Happened | Undone): void {
    this.latest = folded(this.latest, message);
    if (message.type === "undone") this.undo = null;
  }

  #begin(happened: Happened): void {
    this.#fold(happened);
    this.#stand(happened.position);
  }

  #tell(): void {
    this.position = this.latest.position;
    this.entries = this.latest.entries;
  }

  #stand(position: Position | null): void {
    if (position === null) return;
    this.latest = { ...this.latest, position };
    this.listed = {};
    this.hint = null;
    this.refused = null;
    this.problem = null;
  }
}
