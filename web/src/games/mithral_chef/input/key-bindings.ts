/** Keys by what they do: five on top for where to go or what to pick, five below for what to do. */

export const HAND_ACTIONS = ["one", "two", "three", "four", "five", "less", "do", "more", "other", "home"] as const;
export type HandAction = (typeof HAND_ACTIONS)[number];
/** The first five of them, which name a station, a die or a part of the spread. */
export const PICKS = HAND_ACTIONS.slice(0, 5);

/** By the place of a key on the keyboard, whatever is printed on it. */
const USUAL: readonly (readonly string[])[] = [
  ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyA", "KeyS", "KeyD", "KeyF", "KeyG"],
  ["KeyY", "KeyU", "KeyI", "KeyO", "KeyP", "KeyJ", "KeyK", "KeyL", "Semicolon", "KeyH"],
];

const named = (hand: number, action: HandAction): string => `${hand === 0 ? "left" : "right"}-${action}`;

/** The key for a deed of a hand; chosen ones come before the usual. */
export function keyFor(hand: number, action: HandAction, chosen: Readonly<Record<string, string>>): string {
  return chosen[named(hand, action)] ?? USUAL[hand]?.[HAND_ACTIONS.indexOf(action)] ?? "";
}

/** What a key does. */
export function actionFor(
  code: string,
  chosen: Readonly<Record<string, string>>,
): { hand: 0 | 1; action: HandAction } | null {
  for (const hand of [0, 1] as const)
    for (const action of HAND_ACTIONS) if (keyFor(hand, action, chosen) === code) return { hand, action };
  return null;
}

/** Give a deed another key; whatever had that key gets the one that is freed. */
export function rebound(
  hand: number,
  action: HandAction,
  code: string,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const before = actionFor(code, chosen);
  const freed = keyFor(hand, action, chosen);
  const next = { ...chosen, [named(hand, action)]: code };
  if (before !== null && named(before.hand, before.action) !== named(hand, action))
    next[named(before.hand, before.action)] = freed;
  return next;
}

/** What is printed on a key, as far as the browser tells; else its place on an English keyboard. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null): string {
  const printed = layout?.get(code);
  if (printed !== undefined) return printed.toUpperCase();
  if (code === "Semicolon") return ";";
  return code.replace(/^(Key|Digit|Numpad|Arrow)/, "");
}

interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** The letters of this keyboard, where the browser tells. */
export async function keyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  try {
    return (await (navigator as unknown as { keyboard?: Keyboard }).keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    return null;
  }
}
