/** What players of Mithral Chef are told besides the bare structs; the twin of the room's guide in Python. */
import type { Fact, Facts, Guide, Phrase, Struct, Thing } from "../../words/words";
import { FIELDS, THINGS, type Meal, type MithralView, type Offer, type SousChef } from "../../wire/mithral-chef";
import type { Question } from "../room";

const phrase = (id: string, facts: Facts = {}): Phrase => ({ id, facts });
const thing = (kind: keyof typeof THINGS, value: number): Thing => ({
  kind,
  key: (THINGS[kind] as Readonly<Record<string, string>>)[String(value)] ?? String(value),
});
export const stationThing = (station: number): Thing => thing("Station", station);
export const vegetableThing = (die: number): Thing => thing("Vegetable", die);
export const handThing = (hand: number): Thing => thing("Hand", hand);

/** A forest card by what it shows. */
export function cardPhrase(card: string): Phrase {
  const [animal = "", die] = card.split("-");
  return die === undefined ? phrase(`animal-${animal}`) : phrase("card-with-die", { animal, die });
}

/** Pantry dice in words. */
export function dicePhrases(counts: readonly number[]): Fact {
  const found = counts.flatMap((count, die) =>
    count > 0 ? [phrase("some-dice", { count, vegetable: phrase(`vegetable-${thing("Vegetable", die).key}`) })] : [],
  );
  return found.length > 0 ? found : phrase("no-dice");
}

const offerFacts = (offer: Offer): Record<string, Fact> => ({
  seat: offer.seat,
  to: offer.to,
  give: dicePhrases(offer.give),
  want: dicePhrases(offer.want),
});

/** Which vegetable a die of the meal is; `null` for game. */
export function vegetableOf(meal: Meal, die: number): number | null {
  if (die < meal.game.length) return null;
  const colours = meal.pantry.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  return colours[die - meal.game.length] ?? null;
}

function handPhrase(work: SousChef["work"]): Phrase {
  switch (work?.type) {
    case undefined:
      return phrase("hand-home");
    case "Hunting":
      return work.card === null ? phrase("hand-forest") : phrase("hand-forest-open", { card: cardPhrase(work.card) });
    case "Foraging":
      return work.die === null ? phrase("hand-pantry") : phrase("hand-pantry-open", { die: vegetableThing(work.die) });
    case "Cooking":
      return phrase("hand-oven", { recipe: work.meal.recipe });
    case "Plating":
      return phrase("hand-plating", { recipe: work.dish.meal.recipe, dice: work.tower.length });
  }
}

/** What a choice is about, seen from the seat that has it. */
function atHand(view: MithralView, seat: number, struct: Struct): Record<string, Fact> {
  const work = view.players[seat]?.chefs[Number(struct["hand"])]?.work;
  switch (struct["move"]) {
    case "TakeGame":
    case "Ignore":
      return work?.type === "Hunting" && work.card !== null ? { card: cardPhrase(work.card) } : {};
    case "Keep":
    case "PutBack":
      return work?.type === "Foraging" ? { die: work.die === null ? null : vegetableThing(work.die) } : {};
    case "Place": {
      if (work?.type !== "Plating") return {};
      const { meal } = work.dish;
      const die = Number(struct["die"]);
      const kind = vegetableOf(meal, die);
      return { die: kind === null ? cardPhrase(meal.game[die] ?? "") : vegetableThing(kind) };
    }
    case "Accept":
    case "Decline":
    case "Withdraw": {
      const offer = view.offers.find((one) => one.id === struct["offer"]);
      return offer === undefined ? {} : offerFacts(offer);
    }
    default:
      return {};
  }
}

export function mithralGuide(): Guide & { question(view: unknown): Question | null } {
  return {
    things: THINGS,
    fields: FIELDS,
    question(given) {
      const view = given as MithralView;
      if (view.phase === "over" || view.me === null || !view.chefs.includes(view.me)) return null;
      if (view.phase === "countdown") return { phrase: phrase("question-countdown"), rules: ["MIT-12"] };
      if (view.phase === "vote") return { phrase: phrase("question-vote"), rules: ["MIT-83"] };
      const [left = phrase("hand-home"), right = phrase("hand-home")] = (view.players[view.me]?.chefs ?? []).map((chef) => handPhrase(chef.work));
      return { phrase: phrase("question-play", { left, right }), rules: ["MIT-20", "MIT-22"] };
    },
    facts(view, struct) {
      const facts: Record<string, Fact> = {};
      const { card, game, offer } = struct;
      const dish = struct["dish"] as { meal: Meal; plate: number } | undefined;
      const meal = (struct["meal"] as Meal | undefined) ?? dish?.meal;
      if (typeof card === "string") facts["card"] = cardPhrase(card);
      if (Array.isArray(game)) facts["game"] = (game as string[]).map(cardPhrase);
      if (meal !== undefined) Object.assign(facts, { recipe: meal.recipe, game: meal.game.map(cardPhrase) });
      if (dish !== undefined) facts["plate"] = dish.plate;
      if (typeof offer === "object" && offer !== null) Object.assign(facts, offerFacts(offer as Offer));
      if (struct["move"] === "MakeOffer")
        Object.assign(facts, { give: dicePhrases(struct["give"] as number[]), want: dicePhrases(struct["want"] as number[]) });
      if (Array.isArray(struct["rolled"])) {
        const dice = struct["dice"] as readonly { face: number; counts: boolean }[];
        facts["number"] = struct["rolled"].length;
        facts["sum"] = dice.reduce((sum, die) => sum + die.face, 0);
        facts["off"] = dice.filter((die) => !die.counts).length;
      }
      if (struct["move"] === "Roll") facts["number"] = (struct["dice"] as number[]).length;
      const seen = view as MithralView | null;
      return seen === null || seen.me === null ? facts : { ...facts, ...atHand(seen, seen.me, struct) };
    },
  };
}
