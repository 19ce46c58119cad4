/**
 * Help topics: what each element of a board is called, what it does, and its rule.
 *
 * A board marks its elements with a topic (`data-help="queue"`). The frame explains a topic on hover, long press or
 * focus, with the room's message `help-…`, or `tip-…` for a decision.
 */
import type { Translator } from "../i18n/translator";

interface Topic {
  /** The message with its name. */
  readonly name: string;
  readonly rule: string;
}
/** In the order of the legend. */
export type Help = Readonly<Record<string, Topic>>;

/** Placeholder facts for names that contain a number. */
const ANY = { amount: 1, round: 1, rounds: 12 };

export const nameOf = (translator: Translator, { name }: Topic): string => translator.say(name, ANY);

export const textOf = (translator: Translator, key: string): string =>
  translator.say(translator.has(`help-${key}`) ? `help-${key}` : `tip-${key}`);

/** The help element for an element: the topic inside its button or image, else the nearest one around it. */
export function topical(element: Element): HTMLElement | SVGElement | null {
  const one = element.closest("button, [role=img]");
  return (
    one?.querySelector<HTMLElement>("[data-help]") ?? element.closest<HTMLElement | SVGElement>("[data-help]") ?? null
  );
}
