/** Moves sent and not yet answered. */

export class PendingMoves {
  /** Milliseconds from the last answered move to its answer. */
  lag: number | null = $state.raw(null);
  readonly #sent = new Map<string, { readonly lane: string; readonly since: number }>();

  /** Whether a move of this lane waits for its answer. */
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
