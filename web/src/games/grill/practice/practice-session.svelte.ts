/** A session on a game's practice range; the results are stored in this browser. */
import type { Height } from "../scene/throwing/launch";
import { better, counted, hitsOf, shuffled, type Row, type Shot, type Tally } from "./tally";

interface Stored {
  tally?: Tally;
  best?: readonly Shot[];
}

export class PracticeSession {
  tally: Tally = $state.raw({});
  /** The best run so far, shown as a ghost. */
  best: readonly Shot[] = $state.raw([]);
  /** The current run; `null` for free throws. */
  run: readonly Shot[] | null = $state.raw(null);
  /** The place to hit. */
  goal: number | null = $state(null);
  #targets: readonly number[] = [];
  readonly #key: string;

  constructor(game: string) {
    this.#key = `cookoff-range-${game}`;
    try {
      const stored = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Stored;
      this.tally = stored.tally ?? {};
      this.best = stored.best ?? [];
    } catch {
      // Start over if the stored results cannot be read.
    }
  }

  /** The number of targets in a run. */
  get length(): number {
    return this.#targets.length;
  }

  get over(): boolean {
    return this.run !== null && this.run.length >= this.#targets.length;
  }

  /** The ghost's throw at the current target. */
  get ghost(): Shot | null {
    return this.run === null ? null : (this.best.find(({ target }) => target === this.goal) ?? null);
  }

  /** The ghost's hits among the targets so far. */
  get ghostHits(): number {
    const lit = new Set(this.run?.map(({ target }) => target));
    return hitsOf(this.best.filter(({ target }) => lit.has(target)));
  }

  free(): void {
    this.run = null;
    this.goal = null;
  }

  /** Start a run with these targets in random order. */
  start(targets: readonly number[]): void {
    this.#targets = shuffled(targets, Math.random);
    this.run = [];
    this.goal = this.#targets[0] ?? null;
  }

  /** Record a throw at the goal. */
  record(shot: Shot, row: Row, height: Height): void {
    this.tally = counted(this.tally, row, height, shot.hit);
    if (this.run !== null && !this.over) this.run = [...this.run, shot];
    if (this.over && this.run !== null) this.best = better(this.best, this.run);
    this.#keep();
  }

  /** Go on to the next target. */
  next(): void {
    if (this.run !== null) this.goal = this.#targets[this.run.length] ?? null;
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ tally: this.tally, best: this.best } satisfies Stored));
    } catch {
      // Practice works without storage too.
    }
  }
}
