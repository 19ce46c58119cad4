/** Which puzzles were solved on this device. */

const KEY = "cookoff/puzzles";

/** `first`: at the first try; `later`: after others; `shown`: the answer was looked at. */
export type Mark = "first" | "later" | "shown";

function load(): Record<string, Mark> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Mark>) : {};
  } catch {
    return {};
  }
}

class Solved {
  #marks: Readonly<Record<string, Mark>> = $state.raw(load());

  of(game: string, id: string): Mark | null {
    return this.#marks[`${game}/${id}`] ?? null;
  }

  /** What was said first stays: who has seen the answer has not found it. */
  mark(game: string, id: string, mark: Mark): void {
    if (this.of(game, id) !== null) return;
    this.#marks = { ...this.#marks, [`${game}/${id}`]: mark };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      // A browser that keeps nothing still asks.
    }
  }
}

export const solved = new Solved();
