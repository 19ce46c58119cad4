/** Whether the server can be reached. */
import { api, UNREACHABLE } from "../protocol/http";
import { watchNetwork } from "../protocol/network";

/** Milliseconds between attempts. */
const PAUSE = 5_000;
/** A page that loses the server within so many milliseconds has shown nothing yet, and is loaded again. */
const OPENING = 10_000;

class ConnectionState {
  lost = $state(false);
  #empty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Notice lost connections. Returns how to stop. */
  watch(): () => void {
    const onLost = (): void => this.#lose();
    const stop = watchNetwork(onLost, () => {
      if (this.lost) void this.retry();
    });
    addEventListener(UNREACHABLE, onLost);
    if (!navigator.onLine) this.#lose();
    return () => {
      stop();
      removeEventListener(UNREACHABLE, onLost);
      clearTimeout(this.#timer);
    };
  }

  async retry(): Promise<void> {
    try {
      await api.me();
    } catch {
      this.#lose();
      return;
    }
    clearTimeout(this.#timer);
    this.lost = false;
    if (this.#empty) location.reload();
  }

  #lose(): void {
    this.#empty ||= performance.now() < OPENING;
    this.lost = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.retry(), PAUSE);
  }
}

export const connection = new ConnectionState();
