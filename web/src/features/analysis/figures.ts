/** What an analysis says in figures: its moments, mistakes and best moves. Every page shows the same ones. */
import type { Analysis, DecisionReview } from "../../protocol/schemas";

export interface Moment {
  /** The entry, and the first one since the win chances were last estimated. */
  readonly n: number;
  readonly begin: number;
  readonly cause: "luck" | "choice";
  /** Who moved, and who gained or lost most. */
  readonly by: number;
  readonly seat: number;
  /** That seat's win chance. */
  readonly before: number;
  readonly after: number;
  /** The decision behind it, if it was a reviewed choice. */
  readonly review: DecisionReview | null;
}

/** The index of the largest change in either direction. */
export const most = (changes: readonly number[]): number =>
  changes.reduce((best, change, own) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? own : best), 0);

const costlier = (one: DecisionReview, other: DecisionReview): DecisionReview =>
  other.gave_away > one.gave_away || (other.gave_away === one.gave_away && other.n > one.n) ? other : one;

export function moments({ points, turning_points, reviews }: Analysis): Moment[] {
  return turning_points.map(({ n, seat: by, cause, changes }) => {
    const seat = most(changes);
    const begin = (points.findLast((one) => one.n < n)?.n ?? 0) + 1;
    const behind = reviews.filter((one) => one.n >= begin && one.n <= n && one.seat === by);
    const after = points.find((one) => one.n === n)?.chances[seat] ?? 0;
    const review = cause === "choice" && behind.length > 0 ? behind.reduce(costlier) : null;
    return { n, begin, cause, by, seat, before: after - (changes[seat] ?? 0), after, review };
  });
}

/** A seat's mistakes, or everybody's; the costliest first. */
export const mistakes = ({ reviews }: Analysis, seat: number | null): DecisionReview[] =>
  reviews
    .filter((one) => one.gave_away > 0 && (seat === null || one.seat === seat))
    .toSorted((one, other) => other.gave_away - one.gave_away);

/** The win chance that a seat's mistakes cost together. */
export const missed = (analysis: Analysis, seat: number): number =>
  mistakes(analysis, seat).reduce((sum, one) => sum + one.gave_away, 0);

/** The moves that won most against what a weaker player might have done; the best first. */
export const bestMoves = ({ reviews }: Analysis, seat: number | null): DecisionReview[] =>
  reviews
    .filter((one) => one.gained > 0 && (seat === null || one.seat === seat))
    .toSorted((one, other) => other.gained - one.gained);
