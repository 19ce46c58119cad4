/** A table's socket: it connects again by itself, resumes where it was, and sends again what was not acknowledged. */
import type { Bye, ClientMessage, Play, ServerMessage } from "./schemas";

export type Line = "connecting" | "live" | "lost" | "closed";

interface Listener {
  message(message: ServerMessage): void;
  line(line: Line): void;
}

/** Reasons after which the socket reconnects. Any other is final: the same answer would come again. */
const TEMPORARY: ReadonlySet<Bye["reason"]> = new Set(["restart", "too-slow"]);
export const isFinal = ({ reason }: Bye): boolean => !TEMPORARY.has(reason);

const PATIENCE = 6000;
const SHORTEST = 250;
const LONGEST = 5000;

/** How long to wait before the next attempt: twice as long each time, a little uneven. */
export function wait(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.75 + random() / 2);
}

export class TableSocket {
  /** The last number seen; 0 asks for the whole game. */
  seen = 0;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Play>();
  #count = 0;
  #open = false;
  #over = false;
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");

  constructor(
    readonly url: string,
    readonly invite: string | null,
    readonly listener: Listener,
    readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Play a move; answers its id. */
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
    if (message.type === "play") this.#expect();
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  hurry(): void {
    if (this.#over || this.#open) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** The network is gone: what is sent now would be lost. */
  drop(): void {
    if (!this.#over) this.#lost();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#forget();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#forget();
    this.listener.line(this.#attempt === 0 ? "connecting" : "lost");
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: this.seen, invite: this.invite }));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#open = true;
        this.#attempt = 0;
        this.seen = message.position?.n ?? this.seen;
        this.listener.message(message);
        this.listener.line("live");
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
      case "problem":
        if (message.id !== null) this.#settle(message.id);
        break;
      case "bye":
        if (isFinal(message)) {
          this.#over = true;
          this.listener.line("closed");
        }
        break;
    }
    this.listener.message(message);
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    clearTimeout(this.#watch);
    if (this.#pending.size > 0) this.#expect();
  }

  /** A move that nobody answers means that the line is dead, whatever the socket says. */
  #expect(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), PATIENCE);
  }

  #lost(): void {
    clearTimeout(this.#watch);
    this.#forget();
    if (this.#over) return;
    this.listener.line("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt));
    this.#attempt += 1;
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
