/** What players of Hibachi are told besides; the twin of the room's guide in Python. */
import { FIELDS, THINGS } from "../../wire/hibachi";
import type { Fact } from "../../words/words";
import { ingredientPhrase, recipePhrase, spacePhrase, type Ways } from "../grill/guide";
import { marketAtHand, totalIn } from "../grill/market/guide";
import type { MarketView } from "../grill/types";

export const HIBACHI: Ways = {
  things: THINGS,
  fields: FIELDS,
  asked: {
    throw: "HIB-20", call: "THR-21", "bonus-throw": "HIB-33", use: "HIB-31", keep: "HIB-34", bowl: "HIB-40",
    sell: "HIB-42", buy: "HIB-44", cook: "HIB-50",
  },
  atHand(components, given) {
    const view = given as MarketView;
    const facts = marketAtHand(components, view);
    return { ...facts, place: facts["space"] ?? null, price: totalIn(view, view.bowl, view.ask === "buy" ? view.seat : null) };
  },
  facts(components, _view, thing): Record<string, Fact> {
    if (thing["event"] === "SpaceWon" || thing["event"] === "SpaceDeclined")
      return { place: spacePhrase(components, Number(thing["space"])) };
    const dealt = thing["cards"] ?? thing["recipes"];
    if (Array.isArray(dealt) && thing["event"] !== "RecipeCooked") {
      const call = thing["cards"] === undefined ? recipePhrase : ingredientPhrase;
      return { names: dealt.map((one: number) => call(components, one)) };
    }
    if (thing["move"] === "Cook") {
      const chili = thing["chili_for"] as number | null;
      return { with_chili: chili !== null, ingredient: chili === null ? "" : ingredientPhrase(components, chili) };
    }
    return {};
  },
};
