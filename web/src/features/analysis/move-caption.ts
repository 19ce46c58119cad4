/** Comments on moves, from an analysis. */
import type { Analysis, Phrase, Verdict } from "../../protocol/schemas";
import type { Translator } from "../../i18n/translator";
import { say } from "../../i18n/page.svelte";
import { most } from "./figures";

/** Smaller changes of a win chance are not mentioned. */
const SWING = 0.04;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const signed = (share: number): string => `${share < 0 ? "−" : "+"}${percent(Math.abs(share))}`;

/** How good a decision was and why; empty if it made no difference worth a word. */
export function remark(verdict: Verdict, translator: Translator): string {
  const move = translator.phrase(verdict.move);
  const reasons = verdict.reasons.map((reason) => translator.phrase(reason)).join(" · ");
  if (verdict.gave_away > 0 && verdict.better !== null) {
    const better = translator.phrase(verdict.better);
    const said = say("caption-better", { move, percent: percent(verdict.gave_away), better });
    return reasons === "" ? said : `${said} ${say("caption-missed", { reasons })}`;
  }
  // Analyses of earlier versions name no alternative.
  if (!(verdict.gained > 0) || verdict.instead === null) return "";
  const facts = { move, instead: translator.phrase(verdict.instead), percent: percent(verdict.gained) };
  const said = say("caption-good", facts);
  return reasons === "" ? said : `${said} ${say("caption-gained", { reasons })}`;
}

/** The caption of a move in the better line. */
function lineCaption(verdict: Verdict, at: number, translator: Translator): string {
  const line = [verdict.better, ...verdict.line].filter((phrase): phrase is Phrase => phrase !== null);
  const [number, move] = [at - verdict.n + 1, line[at - verdict.n]];
  return move ? say("line-caption", { number, count: line.length, move: translator.phrase(move) }) : "";
}

/**
 * The caption of the move shown: how good it was, how it changed the win chances, or the current chances.
 * `better` is the decision whose better line is shown.
 */
export function caption(analysis: Analysis, at: number, translator: Translator, better: Verdict | null = null): string {
  if (better !== null && at >= better.n) return lineCaption(better, at, translator);
  const verdict = analysis.verdicts.find((one) => one.n === at);
  const said = verdict === undefined ? "" : remark(verdict, translator);
  if (verdict !== undefined && said !== "") return `${translator.name(verdict.seat)}: ${said}`;
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
