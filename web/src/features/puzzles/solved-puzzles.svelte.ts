/** Which puzzles were solved on this device. */

const KEY = "cookoff/puzzles";

/** Solved at the `first` try, `later`, or the answer was `shown`. */
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

  /** The first mark stays, so solving a puzzle after its answer was shown does not count. */
  mark(game: string, id: string, mark: Mark): void {
    if (this.of(game, id) !== null) return;
    this.#marks = { ...this.#marks, [`${game}/${id}`]: mark };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      // Puzzles work without storage too.
    }
  }
}

export const solved = new Solved();
