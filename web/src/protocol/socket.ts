/** A table's socket: reconnects automatically, resumes after the last entry and repeats unacknowledged moves. */
import type { Bye, ClientMessage, Play, ServerMessage } from "./schemas";

export type ConnectionState = "connecting" | "live" | "lost" | "closed";

interface Listener {
  message(message: ServerMessage): void;
  connection(state: ConnectionState): void;
}

/** Reasons after which the socket reconnects. After any other the server would refuse again. */
const TEMPORARY: ReadonlySet<Bye["reason"]> = new Set(["restart", "too-slow"]);
export const isFinal = ({ reason }: Bye): boolean => !TEMPORARY.has(reason);

/** Milliseconds without an answer to a move after which a connection counts as dead. */
const ANSWER_TIMEOUT = 6000;
/** The shortest and the longest delay before a new attempt, in milliseconds. */
const [MIN_DELAY, MAX_DELAY] = [250, 5000];

/** Exponential backoff with jitter. */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  return Math.min(MAX_DELAY, MIN_DELAY * 2 ** attempt) * (0.75 + random() / 2);
}

export class TableSocket {
  /** The number of the last entry received; 0 requests the whole game. */
  seen = 0;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Play>();
  #count = 0;
  #open = false;
  #closed = false;
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");

  constructor(
    readonly url: string,
    readonly invite: string | null,
    readonly listener: Listener,
    readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
    /** The seat to show, where several people play on this device. */
    readonly seat: number | null = null,
  ) {
    this.#connect();
  }

  /** Send a move and return its id. */
  play(move: unknown, on: number, remark = false): string {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const message: Play = { type: "play", id, move, on, remark };
    this.#pending.set(id, message);
    this.send(message);
    return id;
  }

  send(message: ClientMessage): void {
    if (!this.#open) return;
    this.#socket?.send(JSON.stringify(message));
    if (message.type === "play") this.#awaitAnswer();
  }

  /** The network is back or the page is visible again: reconnect without delay. */
  reconnectNow(): void {
    if (this.#closed || this.#open) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** The network is gone: anything sent now would be lost. */
  drop(): void {
    if (!this.#closed) this.#reconnectLater();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#timeout);
    this.#detach();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#detach();
    this.listener.connection(this.#attempt === 0 ? "connecting" : "lost");
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      const shown = this.seat === null ? {} : { seat: this.seat };
      socket.send(JSON.stringify({ type: "hello", seen: this.seen, invite: this.invite, ...shown }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#reconnectLater();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#open = true;
        this.#attempt = 0;
        this.seen = message.position?.n ?? this.seen;
        this.listener.message(message);
        this.listener.connection("live");
        for (const play of this.#pending.values()) this.send(play);
        return;
      case "entry":
      case "undone":
        this.seen = message.n;
        break;
      case "accepted":
      case "refused":
        this.#settle(message.id);
        break;
      case "error":
        if (message.id !== null) this.#settle(message.id);
        break;
      case "bye":
        if (isFinal(message)) {
          this.close();
          this.listener.connection("closed");
        }
        break;
    }
    this.listener.message(message);
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    clearTimeout(this.#timeout);
    if (this.#pending.size > 0) this.#awaitAnswer();
  }

  /** Without an answer the connection is dead, even if the socket still counts as open. */
  #awaitAnswer(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#reconnectLater(), ANSWER_TIMEOUT);
  }

  #reconnectLater(): void {
    clearTimeout(this.#timeout);
    this.#detach();
    if (this.#closed) return;
    this.listener.connection("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), reconnectDelay(this.#attempt));
    this.#attempt += 1;
  }

  #detach(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
