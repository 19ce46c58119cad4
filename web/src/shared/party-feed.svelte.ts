/** A party as this browser knows it: the last state that the server sent. Reconnects automatically. */
import { watchNetwork } from "../protocol/network";
import { isFinal, reconnectDelay, type ConnectionState } from "../protocol/socket";
import type { Bye, PartyState } from "../protocol/schemas";

export class PartyFeed {
  state: PartyState | null = $state.raw(null);
  connection: ConnectionState = $state.raw("connecting");
  /** Why the server closed the connection for good. */
  closed: Bye["reason"] | null = $state.raw(null);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: () => void;

  constructor(readonly id: string) {
    this.#stopWatching = watchNetwork(
      () => this.#reconnectLater(),
      () => {
        if (this.#socket === null && this.connection !== "closed") this.#connect();
      },
    );
    this.#connect();
  }

  /** Show a state that came as the answer to a request, without waiting for the socket. */
  receive(state: PartyState): void {
    this.state = state;
  }

  close(): void {
    this.connection = "closed";
    this.#stopWatching();
    clearTimeout(this.#timer);
    this.#detach();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#detach();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/parties/${this.id}/socket`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as PartyState | Bye;
      if (message.type === "party") {
        this.#attempt = 0;
        this.connection = "live";
        this.state = message;
      } else if (isFinal(message)) {
        this.close();
        this.closed = message.reason;
      }
    };
    socket.onclose = () => this.#reconnectLater();
  }

  #reconnectLater(): void {
    this.#detach();
    if (this.connection === "closed") return;
    this.connection = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), reconnectDelay(this.#attempt));
    this.#attempt += 1;
  }

  #detach(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
