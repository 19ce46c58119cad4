/** Comments on moves, from an analysis. */
import type { Analysis, Phrase, DecisionReview } from "../../protocol/schemas";
import type { Translator } from "../../i18n/translator";
import { say } from "../../i18n/page.svelte";
import { most } from "./figures";

/** Smaller changes of a win chance are not mentioned. */
const SWING = 0.04;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const signed = (share: number): string => `${share < 0 ? "−" : "+"}${percent(Math.abs(share))}`;

/** What a move changes, as a list within a sentence. */
export const listed = (reasons: readonly Phrase[], translator: Translator): string =>
  new Intl.ListFormat(translator.language).format(reasons.map((reason) => translator.phrase(reason)));

/** How good a decision was and why; empty if it made no difference worth a word. */
export function remark(review: DecisionReview, translator: Translator): string {
  const move = translator.phrase(review.move);
  const reasons = listed(review.reasons, translator);
  if (review.gave_away > 0 && review.better !== null) {
    const better = translator.phrase(review.better);
    const said = say("caption-better", { move, percent: percent(review.gave_away), better });
    return reasons === "" ? said : `${said} ${say("caption-missed", { reasons })}`;
  }
  // Analyses of earlier versions name no alternative.
  if (!(review.gained > 0) || review.instead === null) return "";
  const facts = { move, instead: translator.phrase(review.instead), percent: percent(review.gained) };
  const said = say("caption-good", facts);
  return reasons === "" ? said : `${said} ${say("caption-gained", { reasons })}`;
}

/** The caption of a move in the better line. */
function lineCaption(review: DecisionReview, at: number, translator: Translator): string {
  const line = [review.better, ...review.line].filter((phrase): phrase is Phrase => phrase !== null);
  const [number, move] = [at - review.n + 1, line[at - review.n]];
  return move ? say("line-caption", { number, count: line.length, move: translator.phrase(move) }) : "";
}

/**
 * The caption of the move shown: how good it was, how it changed the win chances, or the current chances.
 * `better` is the decision whose better line is shown.
 */
export function caption(
  analysis: Analysis,
  at: number,
  translator: Translator,
  better: DecisionReview | null = null,
): string {
  if (better !== null && at >= better.n) return lineCaption(better, at, translator);
  const review = analysis.reviews.find((one) => one.n === at);
  const said = review === undefined ? "" : remark(review, translator);
  if (review !== undefined && said !== "") return `${translator.name(review.seat)}: ${said}`;
  const point = analysis.points.findLastIndex((one) => one.n <= at);
  const [before, now] = [analysis.points[point - 1], analysis.points[point]];
  if (now === undefined) return "";
  const changes = now.chances.map((chance, seat) => chance - (before?.chances[seat] ?? chance));
  const seat = most(changes);
  const change = changes[seat] ?? 0;
  if (now.n === at && Math.abs(change) >= SWING)
    return say("caption-swing", {
      name: translator.name(seat),
      change: signed(change),
      now: percent(now.chances[seat] ?? 0),
    });
  const all = now.chances.map((chance, own) => `${translator.name(own)} ${percent(chance)}`).join(" · ");
  return say("caption-chances", { all });
}
