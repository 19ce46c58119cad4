/** Key bindings: five upper keys choose a station or die, five lower keys act. */

export const HAND_ACTIONS = ["one", "two", "three", "four", "five", "less", "do", "more", "other", "home"] as const;
export type HandAction = (typeof HAND_ACTIONS)[number];
/** The first five: a station, a die or a part of the spread. */
export const PICKS = HAND_ACTIONS.slice(0, 5);

/** By physical key, whatever is printed on it. */
const USUAL: readonly (readonly string[])[] = [
  ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyA", "KeyS", "KeyD", "KeyF", "KeyG"],
  ["KeyY", "KeyU", "KeyI", "KeyO", "KeyP", "KeyJ", "KeyK", "KeyL", "Semicolon", "KeyH"],
];

/** Two players at one keyboard: each has a half, the upper two rows for the left hand and the lower two for the right. */
const HALVES: readonly (readonly (readonly string[])[])[] = [
  [
    ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "KeyQ", "KeyW", "KeyE", "KeyR", "KeyT"],
    ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyZ", "KeyX", "KeyC", "KeyV", "KeyB"],
  ],
  [
    ["Digit6", "Digit7", "Digit8", "Digit9", "Digit0", "KeyU", "KeyI", "KeyO", "KeyP", "KeyY"],
    ["KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon", "KeyM", "Comma", "Period", "Slash", "KeyN"],
  ],
];

const named = (hand: number, action: HandAction): string => `${hand === 0 ? "left" : "right"}-${action}`;

/** The bindings of each of two players at one keyboard. */
export const SHARED_KEYS = HALVES.map((hands) =>
  Object.fromEntries(
    hands.flatMap((keys, hand) => HAND_ACTIONS.map((action, place) => [named(hand, action), keys[place] ?? ""])),
  ),
);

/** The key of an action: the player's choice, else the default. */
export function keyFor(hand: number, action: HandAction, chosen: Readonly<Record<string, string>>): string {
  return chosen[named(hand, action)] ?? USUAL[hand]?.[HAND_ACTIONS.indexOf(action)] ?? "";
}

/** The action of a key. */
export function actionFor(
  code: string,
  chosen: Readonly<Record<string, string>>,
): { hand: 0 | 1; action: HandAction } | null {
  for (const hand of [0, 1] as const)
    for (const action of HAND_ACTIONS) if (keyFor(hand, action, chosen) === code) return { hand, action };
  return null;
}

/** Bind an action to another key; an action that had that key gets the freed one. */
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

/** The label of a key as far as the browser knows it, else its label on an English keyboard. */
export function keyName(code: string, layout: ReadonlyMap<string, string> | null): string {
  const printed = layout?.get(code);
  if (printed !== undefined) return printed.toUpperCase();
  const sign = { Semicolon: ";", Comma: ",", Period: ".", Slash: "/" }[code];
  if (sign !== undefined) return sign;
  return code.replace(/^(Key|Digit|Numpad|Arrow)/, "");
}

interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** The keyboard layout, if the browser reveals it. */
export async function keyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  try {
    return (await (navigator as unknown as { keyboard?: Keyboard }).keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    return null;
  }
}
