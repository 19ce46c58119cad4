/** What is known of how a table came to where it is: the newest position, and the entries that led there. */
import type { Happened, Position, Undone } from "../../../protocol/schemas";

export interface Course {
  readonly position: Position | null;
  readonly entries: readonly Happened[];
}

export const UNKNOWN: Course = { position: null, entries: [] };

/** Of a long absence only the end is told; what was known before it does not go on there. */
export function bridged(known: Course, first: Happened | Undone | undefined): Course {
  return first && first.n > (known.position?.n ?? 0) + 1 ? { ...known, entries: [] } : known;
}

/** What is known after an entry, or after entries have been taken back. */
export function folded(known: Course, told: Happened | Undone): Course {
  const entries =
    told.type === "entry"
      ? [...known.entries.filter((one) => one.entry < told.entry), told]
      : known.entries.filter((one) => one.entry <= told.entries);
  return { ...known, entries };
}
