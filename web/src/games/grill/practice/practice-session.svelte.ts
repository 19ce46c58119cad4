/** A visit to the practice range of a game; what was counted is kept in this browser. */
import type { Height } from "../scene/throwing/launch";
import { better, counted, hitsOf, shuffled, type Row, type Shot, type Tally } from "./tally";

interface Stored {
  tally?: Tally;
  best?: readonly Shot[];
}

export class PracticeSession {
  tally: Tally = $state.raw({});
  /** The best run so far: the ghost. */
  best: readonly Shot[] = $state.raw([]);
  /** The run under way; null: free throws. */
  run: readonly Shot[] | null = $state.raw(null);
  /** The place to be hit, lit or chosen. */
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
      // What cannot be read is begun anew.
    }
  }

  /** How many targets a run has. */
  get length(): number {
    return this.#targets.length;
  }

  get over(): boolean {
    return this.run !== null && this.run.length >= this.#targets.length;
  }

  /** The ghost's throw at the present target. */
  get ghost(): Shot | null {
    return this.run === null ? null : (this.best.find(({ target }) => target === this.goal) ?? null);
  }

  /** What the ghost had hit of the targets that were lit so far. */
  get ghostHits(): number {
    const lit = new Set(this.run?.map(({ target }) => target));
    return hitsOf(this.best.filter(({ target }) => lit.has(target)));
  }

  free(): void {
    this.run = null;
    this.goal = null;
  }

  /** Light these targets one after another. */
  start(targets: readonly number[]): void {
    this.#targets = shuffled(targets, Math.random);
    this.run = [];
    this.goal = this.#targets[0] ?? null;
  }

  /** A throw at the goal has come to rest. */
  record(shot: Shot, row: Row, height: Height): void {
    this.tally = counted(this.tally, row, height, shot.hit);
    if (this.run !== null && !this.over) this.run = [...this.run, shot];
    if (this.over && this.run !== null) this.best = better(this.best, this.run);
    this.#keep();
  }

  /** The next target; none after the last. */
  next(): void {
    if (this.run !== null) this.goal = this.#targets[this.run.length] ?? null;
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ tally: this.tally, best: this.best } satisfies Stored));
    } catch {
      // A browser that keeps nothing still practises.
    }
  }
}
