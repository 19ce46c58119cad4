/** Adaptive bots: their level rises after three wins in a row and falls after three losses. */
import type { Outcome } from "../../protocol/schemas";

const KEY = "cookoff-levels";
const IN_A_ROW = 3;
/** The number of unfinished tables to remember. */
const MAX_TABLES = 50;

export interface Progress {
  /** An index into the game's bot levels, weakest first. */
  readonly level: number;
  /** Wins in a row; negative for losses. */
  readonly streak: number;
}

/** The progress after one more game. */
export function after({ level, streak }: Progress, won: boolean, levelCount: number): Progress {
  const now = won ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
  if (Math.abs(now) < IN_A_ROW) return { level, streak: now };
  return { level: Math.max(0, Math.min(levelCount - 1, level + Math.sign(now))), streak: 0 };
}

/** Whether a seat beat more players than it lost to; `null` if the numbers are equal. */
export function hasWon({ ranking }: Outcome, seat: number): boolean | null {
  const place = ranking.findIndex((seats) => seats.includes(seat));
  const beaten = ranking.slice(place + 1).flat().length;
  const better = ranking.slice(0, place).flat().length;
  return beaten === better ? null : beaten > better;
}

interface Stored {
  games: Record<string, Progress>;
  /** Tables whose results count: the game, and the index of the bots' level. */
  tables: Record<string, { game: string; level: number; levelCount: number }>;
}

/** Names in data stored by earlier releases. */
const RENAMED = {
  '"levels":': '"games":',
  '"brain":': '"level":',
  '"brains":': '"levelCount":',
  '"run":': '"streak":',
};

function load(): Stored {
  try {
    let text = localStorage.getItem(KEY) ?? "{}";
    for (const [before, now] of Object.entries(RENAMED)) text = text.replaceAll(before, now);
    return { games: {}, tables: {}, ...(JSON.parse(text) as Partial<Stored>) };
  } catch {
    return { games: {}, tables: {} };
  }
}

function save(games: Stored["games"], tables: [string, Stored["tables"][string]][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ games, tables: Object.fromEntries(tables.slice(-MAX_TABLES)) }));
  } catch {
    // Without storage the default level applies.
  }
}

/** The game's bot level that fits the player. */
export function fittingLevel(game: string, levels: readonly string[], usual: string): string {
  return levels[load().games[game]?.level ?? levels.indexOf(usual)] ?? usual;
}

/** Mark a table so that its result will count. */
export function expectResult(table: string, game: string, levels: readonly string[], level: string): void {
  const { games, tables } = load();
  const expected = { game, level: levels.indexOf(level), levelCount: levels.length };
  save(games, [...Object.entries(tables), [table, expected]]);
}

/** Count a table's result once, if it was expected; returns whether it was. */
export function countResult(table: string, won: boolean | null): boolean {
  const { games, tables } = load();
  const expected = tables[table];
  if (expected === undefined) return false;
  const now = games[expected.game] ?? { level: expected.level, streak: 0 };
  const next = won === null ? now : after(now, won, expected.levelCount);
  save(
    { ...games, [expected.game]: next },
    Object.entries(tables).filter(([one]) => one !== table),
  );
  return true;
}
