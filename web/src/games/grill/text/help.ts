/** Help topics of the throwing games: shared names, and each game's rules. */
import type { Help } from "../../help";

const NAMES = {
  round: "board-round",
  rack: "grill-rack",
  chip: "scene-chip-any",
  chips: "text-chips",
  height: "scene-height",
  view: "scene-view",
  bowl: "grill-bowls",
  bare: "place-bare",
  rim: "place-rim",
  "bonus-throw": "place-bonus-throw",
  "place-chip": "place-place-chip",
  "bonus-ingredient": "place-bonus-ingredient",
  reserve: "place-reserve",
  "head-chef": "place-head-chef",
  tip: "place-tip",
  head: "grill-head",
  money: "text-money",
  hand: "grill-hand",
  cards: "text-cards",
  chili: "text-chili",
  recipe: "grill-recipes",
  reserved: "text-reserved",
  cooked: "text-cooked",
  throw: "form-throw",
  call: "grill-hole",
  use: "grill-spaces",
  keep: "grill-spaces",
  sell: "grill-trade",
  buy: "grill-trade",
  cook: "grill-cook",
  activate: "grill-rack",
} as const;

/** The rule of each topic in a game. */
export type Rules = Readonly<Partial<Record<keyof typeof NAMES, string>>>;

/** The rules about throws are the same in all games. */
const SHARED: Rules = {
  chip: "THR-20",
  height: "THR-12",
  view: "THR-11",
  rim: "THR-24",
  throw: "THR-30",
  call: "THR-21",
};

export function helpOf(rules: Rules): Help {
  const all = { ...SHARED, ...rules };
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([key, name]) => {
      const rule = all[key as keyof typeof NAMES];
      return rule === undefined ? [] : [[key, { name, rule }]];
    }),
  );
}
