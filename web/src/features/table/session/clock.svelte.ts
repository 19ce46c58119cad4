/** The game clock of a table, as this page estimates it. */
import type { Position } from "../../../protocol/schemas";

/** Clock settings requested by a player who is alone with bots. */
export interface ClockRequest {
  readonly speed?: number;
  /** Stop the clock. */
  readonly hold?: boolean;
  /** Make the bots wait. */
  readonly botsPaused?: boolean;
}

export class TableClock {
  /** The clock speed in percent of real time. */
  speed = $state.raw(100);
  /** The server's clock minus ours. */
  #ahead = -Infinity;
  #requested = { speed: 100, hold: false, botsPaused: false };

  /** Milliseconds since the game began, by the server's clock. */
  now(): number {
    return this.#elapsed() + this.#ahead;
  }

  /** Drop the estimate: the clock stands still while a table sleeps. */
  forget(): void {
    this.#ahead = -Infinity;
  }

  /** The server has set the clock speed. */
  set(speed: number, now: number): void {
    this.speed = speed;
    this.#ahead = now - this.#elapsed();
  }

  /** The least delayed message gives the best estimate. Decrease it slowly, so that an estimate too high fades. */
  keep(position: Position | null): void {
    if (position !== null) this.#ahead = Math.max(this.#ahead - 1, position.now - this.#elapsed());
  }

  /** Merge a request with the earlier ones: the message to send, or `null` if nothing changes. */
  request(more: ClockRequest): { readonly speed: number; readonly bots_paused: boolean } | null {
    const before = this.#requested;
    const next = (this.#requested = { ...before, ...more });
    const speedOf = ({ hold, speed }: typeof before): number => (hold ? 0 : speed);
    const speed = speedOf(next);
    return speed === speedOf(before) && next.botsPaused === before.botsPaused
      ? null
      : { speed, bots_paused: next.botsPaused };
  }

  #elapsed(): number {
    return (performance.now() * this.speed) / 100;
  }
}
