/**
 * What everything on a board is called, what it does, and by which rule.
 *
 * A board marks its elements with a topic (`data-help="queue"`); the frame shows it to whoever points at one, holds a
 * finger on it or comes to it by key. What a topic says is the room's message `help-…`, for a decision its tip.
 */
import type { Translator } from "../i18n/translator";

interface Topic {
  /** The message that names it. */
  readonly name: string;
  readonly rule: string;
}
/** In the order of the legend. */
export type Help = Readonly<Record<string, Topic>>;

/** For names that count something, where no thing in particular is meant. */
const ANY = { amount: 1, round: 1, rounds: 12 };

export const nameOf = (translator: Translator, { name }: Topic): string => translator.say(name, ANY);

export const textOf = (translator: Translator, key: string): string =>
  translator.say(translator.has(`help-${key}`) ? `help-${key}` : `tip-${key}`);

/** The element with a topic that an element belongs to: what it holds as one thing, else what it lies in. */
export function topical(element: Element): HTMLElement | SVGElement | null {
  const one = element.closest("button, [role=img]");
  return (
    one?.querySelector<HTMLElement>("[data-help]") ?? element.closest<HTMLElement | SVGElement>("[data-help]") ?? null
  );
}
