/** What players of Fired Up are told besides; the twin of the room's guide in Python. */
import { FIELDS, THINGS, type Components } from "../../wire/fired-up";
import type { Fact, Phrase } from "../../words/words";
import { ingredientPhrase, placePhrase, type Ways } from "../grill/guide";
import { totalIn } from "../grill/market/guide";

/** A hand that is shown. */
function handPhrase(components: Components, owner: number, hand: readonly number[]): Phrase {
  const cards = hand.flatMap((count, kind): Phrase[] =>
    count > 0 ? [{ id: "hand-cards", facts: { count, ingredient: ingredientPhrase(components, kind) } }] : [],
  );
  return cards.length > 0 ? { id: "hand-shown", facts: { owner, cards } } : { id: "hand-empty", facts: { owner } };
}

export const FIRED_UP: Ways = {
  things: THINGS,
  fields: FIELDS,
  asked: { throw: "FUP-20", call: "THR-21", activate: "FUP-31" },
  facts(given, view, thing): Record<string, Fact> {
    const components = given as Components;
    if (thing["event"] === "HandsShown") {
      const hands = thing["hands"] as readonly (readonly number[])[];
      return { hands: "", shown: hands.map((hand, seat) => handPhrase(components, seat, hand)) };
    }
    const chip = view?.grill.lying.find((one) => one.id === thing["chip"]);
    if (view === null || chip === undefined || thing["move"] === "CallChip") return {};
    const total = totalIn(view, chip.place);
    const own = chip.value ?? 0;
    return {
      own,
      from: placePhrase(components, chip.place),
      price: total,
      paid: components.rates.sale * total,
      tip: components.rates.tip * own,
      chili_paid: components.rates.chili_sale * own,
      count: components.cards.chili_swap,
    };
  },
};
