/** What this player last chose for each game in the lobby. */
const KEY = "cookoff-lobby";

export interface Choice {
  readonly opponents?: number;
  /** A bot's level. */
  readonly bot?: string;
  /** How well bots throw. */
  readonly hand?: string;
}

function load(): Record<string, Choice> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, Choice>) : {};
  } catch {
    return {};
  }
}

export const remembered = (game: string): Choice => load()[game] ?? {};

export function remember(game: string, choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: choice }));
  } catch {
    // Without storage the defaults apply.
  }
}
