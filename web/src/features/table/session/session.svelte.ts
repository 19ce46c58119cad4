/** One table as this browser knows it: the state that the page shows, built from the socket's messages. */
import type {
  Choice,
  GameEntry,
  Presence,
  SeatPing,
  HintMessage,
  Outcome,
  Position,
  SocketError,
  Refused,
  ChatLine,
  SeatRequestStatus,
  ServerMessage,
  TableCard,
  UndoStatus,
  Undone,
  DecisionReview,
} from "../../../protocol/schemas";
import { watchNetwork } from "../../../protocol/network";
import { isFinal, TableSocket, type ConnectionState } from "../../../protocol/socket";
import { Reactions, type Sign } from "./reactions.svelte";
import { TableClock, type ClockRequest } from "./clock.svelte";
import { afterGap, extended, EMPTY, type History } from "./history";
import { EventQueue } from "./event-queue.svelte";
import { PendingMoves } from "./pending-moves.svelte";

/** Most moves neither cost nor win anything worth a comment. */
const hasSomethingToSay = (review: DecisionReview): boolean => review.gave_away > 0 || review.gained > 0;

export class Session {
  table: TableCard | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  /** The seats of this device, if several people play on it. */
  held: readonly number[] = $state.raw([]);
  /** The position that the page's texts show. */
  position: Position | null = $state.raw(null);
  entries: readonly GameEntry[] = $state.raw([]);
  /** The history that the board shows: ahead of `position` and `entries` during animations. */
  latest: History = $state.raw(EMPTY);
  readonly queue = new EventQueue(
    (happened) => happened.seat === this.seat,
    (happened) => this.#showOnBoard(happened),
    () => this.#showTexts(),
  );
  readonly clock = new TableClock();
  /** The moves of kinds that a position only counts, once requested. */
  listed: Readonly<Record<string, readonly Choice[]>> = $state.raw({});
  /** A strong bot's move for this position. */
  hint: HintMessage | "asked" | null = $state.raw(null);
  /** Whether to request comments on my moves, and the comment on the last one. */
  remarks = false;
  remark: DecisionReview | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  /** Everyone's round trip to the server, in games in real time. */
  pings: readonly SeatPing[] = $state.raw([]);
  undo: UndoStatus | null = $state.raw(null);
  /** An open request for a seat, which the others must answer. */
  seatRequest: SeatRequestStatus | null = $state.raw(null);
  readonly reactions = new Reactions();
  connection: ConnectionState = $state.raw("connecting");
  /** Why the last request failed, until the next position. */
  refused: Refused | null = $state.raw(null);
  problem: SocketError | null = $state.raw(null);
  /** Why the server closed the connection for good. */
  closed: string | null = $state.raw(null);
  /** The last refusal. It stays in games in real time, where positions follow each other quickly. */
  lastRefusal: { readonly key: number; readonly refusal: Refused } | null = $state.raw(null);
  readonly outcome: Outcome | null = $derived(this.position?.outcome ?? null);
  readonly myTurn = $derived(
    this.seat !== null &&
      this.position !== null &&
      this.position === this.latest.position &&
      this.queue.waiting === 0 &&
      this.position.to_act.includes(this.seat) &&
      this.outcome === null,
  );

  /** The player's entries that the page made automatically. */
  #forced: ReadonlySet<number> = $state.raw(new Set());
  readonly forced = $derived(this.#forced.has(this.entries.at(-1)?.entry ?? -1));
  /** How many entries an undo would leave; `null` if nothing can be undone. */
  readonly undoable: number | null = $derived.by(() => {
    const furthest = this.position?.undo_to ?? null;
    const last = this.entries.findLast((one) => one.seat === this.seat && !this.#forced.has(one.entry))?.entry ?? 0;
    return furthest === null || this.undo !== null || last - 1 < furthest ? null : last - 1;
  });

  readonly #socket: TableSocket;
  /** The position after an undo: ask again there. */
  #returned: number | null = null;
  readonly #pending = new PendingMoves();
  readonly #unwatch: () => void;

  /** `make` replaces the socket, for tutorials and puzzles; `shown` is the seat to show, of several on this device. */
  constructor(id: string, invite: string | null, make?: (url: string) => WebSocket, shown: number | null = null) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const listener = {
      message: (message: ServerMessage) => this.#receive(message),
      connection: (state: ConnectionState) => {
        this.connection = state;
      },
    };
    this.#socket = new TableSocket(
      `${scheme}//${location.host}/api/tables/${id}/socket`,
      invite,
      listener,
      make,
      shown,
    );
    this.#unwatch = watchNetwork(
      () => this.#socket.drop(),
      () => this.#socket.reconnectNow(),
    );
  }

  close(): void {
    this.#unwatch();
    this.#socket.close();
    this.queue.close();
  }

  /** Send a move and return its id; `null` if the last move of the same lane was not answered yet. */
  play(move: unknown, lane = ""): string | null {
    const { position } = this.latest;
    if (position === null || this.#pending.blocks(lane)) return null;
    this.refused = null;
    this.problem = null;
    this.remark = null;
    const id = this.#socket.play(move, position.n, this.remarks);
    this.#pending.add(id, lane);
    return id;
  }

  /** Make the only legal move. The page announces it, and an undo goes back beyond it. */
  playForced(move: unknown): void {
    const { position } = this;
    if (!this.myTurn || position === null || position.n === this.#returned || this.play(move) === null) return;
    this.#forced = new Set([...this.#forced, position.entries + 1]);
  }

  now(): number {
    return this.clock.now();
  }
  get speed(): number {
    return this.clock.speed;
  }
  get lag(): number | null {
    return this.#pending.lag;
  }

  /** All other players are bots: hints are allowed, and this page may set the clock. */
  get aloneWithBots(): boolean {
    const { table, seat } = this;
    return table !== null && seat !== null && table.seats.every((one) => one.seat === seat || one.bot !== null);
  }

  setClock(request: ClockRequest): void {
    const message = this.clock.request(request);
    if (message !== null && this.aloneWithBots) this.#socket.send({ type: "set_speed", ...message });
  }

  say(text: string): void {
    this.#socket.send({ type: "chat", text });
  }

  react(sign: Sign): void {
    this.#socket.send({ type: "react", sign });
  }

  /** Request all moves of a kind that the position lists only as a count (`many`). */
  list(kind: string): void {
    this.#socket.send({ type: "ask_choices", kind });
  }

  askHint(): void {
    this.problem = null;
    this.hint = "asked";
    this.#socket.send({ type: "ask_hint" });
  }

  askUndo(): void {
    this.problem = null;
    this.#socket.send({ type: "ask_undo", to: this.undoable });
  }

  /** Hide the refusal or problem. */
  dismiss(): void {
    this.refused = null;
    this.problem = null;
  }

  answerUndo(agree: boolean): void {
    this.#socket.send({ type: "answer_undo", agree });
  }

  answerSeat(agree: boolean): void {
    this.#socket.send({ type: "answer_seat", agree });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seat = message.seat;
        this.held = message.held;
        // Open requests follow the welcome.
        this.seatRequest = null;
        this.clock.forget();
        this.queue.skip();
        this.latest = afterGap(this.latest, message.missed[0]);
        for (const missed of message.missed) this.#extend(missed);
        this.clock.keep(message.position);
        this.#setPosition(message.position);
        this.#showTexts();
        this.chat = message.chat;
        this.presence = message.presence;
        return;
      case "entry":
        // The next move may be made at once: "accepted" comes after the entry.
        if (message.id !== null) this.#pending.settle(message.id);
        this.clock.keep(message.position);
        this.queue.push(message);
        return;
      case "undone":
        this.queue.skip();
        this.clock.keep(message.position);
        this.#extend(message);
        this.#returned = message.position?.n ?? null;
        this.#setPosition(message.position);
        this.#showTexts();
        return;
      case "accepted":
        this.#pending.settle(message.id);
        return;
      case "refused":
        this.#pending.settle(message.id);
        this.refused = message;
        this.lastRefusal = { key: (this.lastRefusal?.key ?? 0) + 1, refusal: message };
        return;
      case "error":
        if (message.id !== null) this.#pending.settle(message.id);
        if (this.hint === "asked") this.hint = null;
        // The screen already shows that the position changed or that the game is over.
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
        this.remark = hasSomethingToSay(message.review as DecisionReview) ? (message.review as DecisionReview) : null;
        return;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        return;
      case "reaction":
        this.reactions.add(message.seat, message.sign);
        return;
      case "presence":
        this.presence = message;
        return;
      case "probe":
        this.#socket.send({ type: "echo", probe: message.probe });
        this.pings = message.pings;
        return;
      case "undo":
        this.undo = message.by === null ? null : message;
        return;
      case "seat_request":
        this.seatRequest = message.seat === null ? null : message;
        return;
      case "table":
        this.table = message.table;
        return;
      case "bye":
        if (isFinal(message)) this.closed = message.reason;
        return;
    }
  }

  #extend(message: GameEntry | Undone): void {
    this.latest = extended(this.latest, message);
    if (message.type === "undone") this.undo = null;
  }

  #showOnBoard(happened: GameEntry): void {
    this.#extend(happened);
    this.#setPosition(happened.position);
  }

  #showTexts(): void {
    this.position = this.latest.position;
    this.entries = this.latest.entries;
  }

  #setPosition(position: Position | null): void {
    if (position === null) return;
    this.latest = { ...this.latest, position };
    this.listed = {};
    this.hint = null;
    this.refused = null;
    this.problem = null;
  }
}
