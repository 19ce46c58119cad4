/** A question with one legal answer is not asked. */
import type { Choices } from "../../protocol/schemas";

/** The only legal move; `null` if there is something to decide. */
export function onlyMove(choices: Choices | null): unknown {
  const [only, ...others] = choices?.discrete ?? [];
  if (choices === null || only === undefined || others.length > 0) return null;
  return choices.continuous || Object.keys(choices.many).length > 0 ? null : only.move;
}
