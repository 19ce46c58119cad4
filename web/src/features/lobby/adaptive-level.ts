/** Play at my level: the brains of the bots go up after three wins in a row and down after three losses. */
import type { Outcome } from "../../protocol/schemas";

const KEY = "cookoff-levels";
const IN_A_ROW = 3;
/** So many tables are remembered whose games nobody has finished yet. */
const MOST = 50;

export interface Level {
  /** Which of the game's brains, counted from the weakest. */
  readonly brain: number;
  /** Wins in a row; losses count below nought. */
  readonly run: number;
}

/** The level after a game that was won or lost. */
export function after({ brain, run }: Level, won: boolean, brains: number): Level {
  const row = won ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  if (Math.abs(row) < IN_A_ROW) return { brain, run: row };
  return { brain: Math.max(0, Math.min(brains - 1, brain + Math.sign(row))), run: 0 };
}

/** Whether a seat came out ahead of most others, or behind most of them; `null` for neither. */
export function hasWon({ ranking }: Outcome, seat: number): boolean | null {
  const place = ranking.findIndex((seats) => seats.includes(seat));
  const beaten = ranking.slice(place + 1).flat().length;
  const better = ranking.slice(0, place).flat().length;
  return beaten === better ? null : beaten > better;
}

interface Kept {
  levels: Record<string, Level>;
  /** Tables whose games are still to be counted: which game, at which of how many brains. */
  tables: Record<string, { game: string; brain: number; brains: number }>;
}

function load(): Kept {
  try {
    return { levels: {}, tables: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { levels: {}, tables: {} };
  }
}

function keep(levels: Kept["levels"], tables: [string, Kept["tables"][string]][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ levels, tables: Object.fromEntries(tables.slice(-MOST)) }));
  } catch {
    // A browser that keeps nothing plays at the usual level.
  }
}

/** The brain that fits, of those there are. */
export function fitting(game: string, brains: readonly string[], usual: string): string {
  return brains[load().levels[game]?.brain ?? brains.indexOf(usual)] ?? usual;
}

/** The game at this table will count, played against one of these brains. */
export function expectResult(table: string, game: string, brains: readonly string[], brain: string): void {
  const { levels, tables } = load();
  const at = { game, brain: brains.indexOf(brain), brains: brains.length };
  keep(levels, [...Object.entries(tables), [table, at]]);
}

/** A game is over: each table that is expected counts once. Whether it was. */
export function countResult(table: string, won: boolean | null): boolean {
  const { levels, tables } = load();
  const at = tables[table];
  if (at === undefined) return false;
  const now = levels[at.game] ?? { brain: at.brain, run: 0 };
  const next = won === null ? now : after(now, won, at.brains);
  keep(
    { ...levels, [at.game]: next },
    Object.entries(tables).filter(([one]) => one !== table),
  );
  return true;
}
