/** The dice of a meal, and how they lie. */
import type { Cooking, Meal } from "../../../protocol/mithral-chef";
import { ofCard } from "../art/cards-and-colours";
import { ANIMALS, VEGETABLES, type Drawing } from "../art/drawings";
import { vegetableOf } from "./kitchen";

export const diceOf = (meal: Meal): number => meal.game.length + meal.pantry.reduce((sum, count) => sum + count, 0);
/** The kinds of a meal's dice: game by card, then vegetables. */
export const kindsOf = (meal: Meal): number[] => [
  ...meal.game.map((card) => ofCard(card).die ?? 0),
  ...meal.pantry.flatMap((count) => Array.from({ length: count }, () => 0)),
];
export const sumOf = (work: Cooking): number => work.dice.reduce((sum, die) => sum + die.face, 0);
export const offOf = (work: Cooking): number[] => work.dice.flatMap((die, number) => (die.counts ? [] : [number]));
/** What a die of a meal stands for: its animal or vegetable. */
export function drawingOf(meal: Meal, die: number): Drawing | undefined {
  const card = meal.game[die];
  if (card !== undefined) return ANIMALS[ofCard(card).animal];
  const vegetable = vegetableOf(meal, die);
  return vegetable === null ? undefined : VEGETABLES[vegetable];
}
