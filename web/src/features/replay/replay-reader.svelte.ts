/** Loads a replay page by page and caches it. */
import type { GameEntry, Position, Replay } from "../../protocol/schemas";

/** Entries to load before the requested one, for the log and for steps back. */
const BACK = 50;
/** Entries to load ahead. */
const AHEAD = 20;

/** One moment of the game. */
export interface Shown {
  readonly about: Pick<Replay, "table" | "names" | "count">;
  readonly position: Position;
  /** The entries up to here, as far back as they were loaded without a gap. */
  readonly entries: readonly GameEntry[];
}

export class ReplayReader {
  errorText: unknown = $state.raw(null);
  /** Facts about the whole game; `null` until the first page has loaded. */
  #about: Shown["about"] | null = $state.raw(null);
  #steps: ReadonlyMap<number, GameEntry> = $state.raw(new Map());
  #positions: ReadonlyMap<number, Position> = $state.raw(new Map());
  #asking = false;
  #wanted = 0;

  constructor(readonly page: (after: number) => Promise<Replay>) {}

  /** The game after `n` entries or at its end; `null` if not loaded yet. */
  shown(n: number): Shown | null {
    const about = this.#about;
    if (about === null) return null;
    const at = Math.min(n, about.count);
    const position = this.#steps.get(at)?.position ?? this.#positions.get(at);
    return position ? { about, position, entries: this.#until(at) } : null;
  }

  #until(n: number): readonly GameEntry[] {
    const found: GameEntry[] = [];
    for (let step = this.#steps.get(n); step !== undefined; step = this.#steps.get(step.entry - 1)) found.push(step);
    return found.reverse();
  }

  /** Load what is missing to show this entry and the next ones. */
  async need(n: number): Promise<void> {
    this.#wanted = n;
    if (this.#asking) return;
    this.#asking = true;
    this.errorText = null;
    try {
      for (let after = this.#missing(); after !== null; after = this.#missing()) this.#keep(await this.page(after));
    } catch (error) {
      this.errorText = error;
    } finally {
      this.#asking = false;
    }
  }

  /** The entry after which the next page starts; `null` if nothing is missing. */
  #missing(): number | null {
    const from = Math.max(0, this.#wanted - BACK);
    if (this.#about === null) return from;
    const { count } = this.#about;
    const wanted = Math.min(this.#wanted, count);
    if (wanted > 0 && !this.#steps.has(wanted)) return from < wanted && !this.#positions.has(from) ? from : wanted - 1;
    if (wanted === 0 && !this.#positions.has(0)) return 0;
    for (let n = wanted + 1; n <= Math.min(wanted + AHEAD, count); n += 1) if (!this.#steps.has(n)) return n - 1;
    return null;
  }

  #keep(page: Replay): void {
    const last = page.steps.at(-1);
    if (page.after < page.count && last === undefined) throw new Error("a page without entries");
    this.#steps = new Map([...this.#steps, ...page.steps.map((step) => [step.entry, step] as const)]);
    this.#positions = new Map([...this.#positions, [page.after, page.position]]);
    this.#about = page;
  }
}
