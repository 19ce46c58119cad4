/** What is at hand at the market: the space that was won, the bowl being traded, what a card pays and costs there. */
import type { Fact } from "../../../words/words";
import { ingredientPhrase, spacePhrase } from "../guide";
import type { GrillComponents, GrillView, MarketView } from "../types";

/** The total of the chips in a bowl, of everybody or of one seat. */
export function totalIn(view: GrillView, place: number, seat: number | null = null): number {
  const there = view.grill.lying.filter((chip) => chip.place === place && (seat === null || chip.seat === seat));
  return there.reduce((sum, chip) => sum + (chip.value ?? 0), 0);
}

export function marketAtHand(components: GrillComponents, given: GrillView): Record<string, Fact> {
  const view = given as MarketView;
  return {
    space: spacePhrase(components, Math.max(0, view.space - 1)),
    ingredient: view.bowl < 0 ? null : ingredientPhrase(components, view.bowl),
    total: totalIn(view, view.bowl),
    price: totalIn(view, view.bowl, view.seat),
  };
}
