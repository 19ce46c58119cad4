/** The clock of a table, as far as this page can know it. */
import type { Position } from "../../../protocol/schemas";

/** What a page wants of the clock, where it may lead it: who is alone with bots. */
export interface ClockWish {
  readonly speed?: number;
  /** Let it stand. */
  readonly hold?: boolean;
  /** Let bots wait. */
  readonly alone?: boolean;
}

export class TableClock {
  /** How fast it runs, in percent of true time. */
  speed = $state.raw(100);
  /** The server's clock minus ours. */
  #ahead = -Infinity;
  #wish = { speed: 100, hold: false, alone: false };

  /** Milliseconds since the game began, by the server's clock. */
  now(): number {
    return this.#elapsed() + this.#ahead;
  }

  /** What was known counts no more: while a table sleeps its clock stands still. */
  forget(): void {
    this.#ahead = -Infinity;
  }

  /** From now on it runs so fast. */
  set(speed: number, now: number): void {
    this.speed = speed;
    this.#ahead = now - this.#elapsed();
  }

  /** What came fastest shows best how the clocks stand; an estimate that is too high would not come down again. */
  keep(position: Position | null): void {
    if (position !== null) this.#ahead = Math.max(this.#ahead - 1, position.now - this.#elapsed());
  }

  /** What is wanted with this besides, if that is anything new. */
  wish(more: ClockWish): { readonly speed: number; readonly alone: boolean } | null {
    const [before, next] = [this.#wish, { ...this.#wish, ...more }];
    this.#wish = next;
    const [was, speed] = [before, next].map((one) => (one.hold ? 0 : one.speed));
    return speed === undefined || (speed === was && next.alone === before.alone) ? null : { speed, alone: next.alone };
  }

  #elapsed(): number {
    return (performance.now() * this.speed) / 100;
  }
}
