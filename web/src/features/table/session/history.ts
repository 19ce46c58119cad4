/** What the page knows of a game: the newest position and the entries that led to it. */
import type { GameEntry, Position, Undone } from "../../../protocol/schemas";

export interface History {
  readonly position: Position | null;
  readonly entries: readonly GameEntry[];
}

export const EMPTY: History = { position: null, entries: [] };

/** After a long absence the server sends only the last entries. Drop the older ones: there is a gap between. */
export function afterGap(known: History, first: GameEntry | Undone | undefined): History {
  return first && first.n > (known.position?.n ?? 0) + 1 ? { ...known, entries: [] } : known;
}

/** The history with one more entry, or without the entries that were undone. */
export function extended(known: History, message: GameEntry | Undone): History {
  const entries =
    message.type === "entry"
      ? [...known.entries.filter((one) => one.entry < message.entry), message]
      : known.entries.filter((one) => one.entry <= message.entries);
  return { ...known, entries };
}
