/** One table as this browser knows it: what the socket told, folded into what the page shows. */
import type {
  Happened, Here, Outcome, Position, Problem, Refused, Said, React, ServerMessage, TableCard, UndoAsked, Undone,
} from "../wire/house";
import { TableSocket, type Line } from "../wire/socket";

export type Sign = React["sign"];

export interface Reaction {
  readonly key: number;
  readonly seat: number;
  readonly sign: Sign;
}

const LASTING = 3500;

export class Session {
  table: TableCard | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  /** How it stands, and what has happened: as far as it is told. */
  position: Position | null = $state.raw(null);
  entries: readonly Happened[] = $state.raw([]);
  /** The newest of both: what the board is still showing, and what is told when it has. */
  latest: { readonly position: Position | null; readonly entries: readonly Happened[] } = $state.raw({ position: null, entries: [] });
  /** Milliseconds that the board takes to show what happened. Nothing else may tell it before. */
  showing: (happened: Happened) => number = () => 0;
  chat: readonly Said[] = $state.raw([]);
  here: Here | null = $state.raw(null);
  undo: UndoAsked | null = $state.raw(null);
  reactions: readonly Reaction[] = $state.raw([]);
  line: Line = $state.raw("connecting");
  /** Why the last thing tried was not done; gone with the next position. */
  refused: Refused | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  closed: string | null = $state.raw(null);
  /** The last refusal, for boards where others go on meanwhile. */
  stopped: { readonly key: number; readonly why: Refused } | null = $state.raw(null);
  /** From a move's departure to its answer, in milliseconds. */
  lag: number | null = $state.raw(null);
  readonly outcome: Outcome | null = $derived(this.position?.outcome ?? null);
  readonly mine = $derived(
    this.seat !== null &&
      this.position !== null &&
      this.position === this.latest.position &&
      this.position.to_act.includes(this.seat) &&
      this.outcome === null,
  );

  readonly #socket: TableSocket;
  #reactions = 0;
  #untold: ReturnType<typeof setTimeout> | undefined;
  /** The moves under way by their ids: which lane they block, and since when. */
  readonly #pending = new Map<string, { readonly lane: string; readonly since: number }>();
  /** The server's clock minus ours. */
  #ahead = -Infinity;
  readonly #offline = (): void => this.#socket.drop();
  readonly #online = (): void => this.#socket.hurry();
  readonly #looked = (): void => {
    if (document.visibilityState === "visible") this.#socket.hurry();
  };

  constructor(id: string, invite: string | null) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new TableSocket(`${scheme}//${location.host}/api/tables/${id}/socket`, invite, {
      message: (message) => this.#hear(message),
      line: (line) => {
        this.line = line;
      },
    });
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#looked);
    this.#socket.close();
    clearTimeout(this.#untold);
  }

  /** A move waits for the answer to the last one of its lane, never for those of other lanes. */
  play(move: unknown, lane = ""): void {
    const { position } = this.latest;
    if (position === null || [...this.#pending.values()].some((one) => one.lane === lane)) return;
    this.refused = null;
    this.problem = null;
    this.#pending.set(this.#socket.play(move, position.n), { lane, since: performance.now() });
  }

  /** Milliseconds since the game began, by the server's clock. */
  now(): number {
    return performance.now() + this.#ahead;
  }

  say(text: string): void {
    this.#socket.send({ type: "chat", text });
  }

  react(sign: Sign): void {
    this.#socket.send({ type: "react", sign });
  }

  askUndo(): void {
    this.problem = null;
    this.#socket.send({ type: "ask_undo", to: null });
  }

  answerUndo(agree: boolean): void {
    this.#socket.send({ type: "answer_undo", agree });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seat = message.seat;
        // While a table sleeps its clock stands still.
        this.#ahead = -Infinity;
        for (const missed of message.missed) this.#fold(missed);
        this.#stand(message.position);
        this.#tell();
        this.chat = message.chat;
        this.here = message.here;
        return;
      case "entry":
        this.#fold(message);
        this.#stand(message.position);
        this.#follow(this.showing(message));
        return;
      case "undone":
        this.#fold(message);
        this.#stand(message.position);
        this.#tell();
        return;
      case "accepted":
        this.#settle(message.id);
        return;
      case "refused":
        this.#settle(message.id);
        this.refused = message;
        this.stopped = { key: (this.stopped?.key ?? 0) + 1, why: message };
        return;
      case "problem":
        if (message.id !== null) this.#settle(message.id);
        // A position that is gone explains itself: the new one is on the screen. So does a game that is over.
        if (message.code !== "stale" && message.code !== "not-playing") this.problem = message;
        return;
      case "chat":
        this.chat = [...this.chat, message].slice(-200);
        return;
      case "reaction":
        this.#show(message.seat, message.sign);
        return;
      case "here":
        this.here = message;
        return;
      case "undo":
        this.undo = message.by === null ? null : message;
        return;
      case "table":
        this.table = message.table;
        return;
      case "bye":
        if (message.reason !== "restart" && message.reason !== "too-slow") this.closed = message.reason;
        return;
    }
  }

  #settle(id: string): void {
    const sent = this.#pending.get(id);
    if (sent === undefined) return;
    this.#pending.delete(id);
    this.lag = performance.now() - sent.since;
  }

  #fold(message: Happened | Undone): void {
    const { entries } = this.latest;
    if (message.type === "entry") {
      this.latest = { ...this.latest, entries: [...entries.filter((one) => one.entry < message.entry), message] };
    } else {
      this.latest = { ...this.latest, entries: entries.filter((one) => one.entry <= message.entries) };
      this.undo = null;
    }
  }

  /** Tell the newest when it has been shown: at once, in a while, or with what is being shown already. */
  #follow(wait: number): void {
    if (wait > 0) {
      clearTimeout(this.#untold);
      this.#untold = setTimeout(() => this.#tell(), wait);
    } else if (this.#untold === undefined) this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#untold);
    this.#untold = undefined;
    this.position = this.latest.position;
    this.entries = this.latest.entries;
  }

  #stand(position: Position | null): void {
    if (position === null) return;
    this.latest = { ...this.latest, position };
    // What came fastest shows best how the clocks stand; an estimate that is too high would not come down again.
    this.#ahead = Math.max(this.#ahead - 1, position.now - performance.now());
    this.refused = null;
    this.problem = null;
  }

  #show(seat: number, sign: Sign): void {
    const key = (this.#reactions += 1);
    this.reactions = [...this.reactions, { key, seat, sign }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.key !== key);
    }, LASTING);
  }
}
