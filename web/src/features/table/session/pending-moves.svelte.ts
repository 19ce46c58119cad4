/** The moves that were sent and not answered yet. */

export class Underway {
  /** From the departure of the last answered move to its answer, in milliseconds. */
  lag: number | null = $state.raw(null);
  /** By their ids: which lane they block, and since when. */
  readonly #sent = new Map<string, { readonly lane: string; readonly since: number }>();

  /** Whether a move of this lane still waits for its answer. */
  blocks(lane: string): boolean {
    return [...this.#sent.values()].some((one) => one.lane === lane);
  }

  add(id: string, lane: string): void {
    this.#sent.set(id, { lane, since: performance.now() });
  }

  settle(id: string): void {
    const sent = this.#sent.get(id);
    if (sent === undefined) return;
    this.#sent.delete(id);
    this.lag = performance.now() - sent.since;
  }
}
