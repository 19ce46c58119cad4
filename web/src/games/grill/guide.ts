/** What players of the throwing games are told besides the bare structs; the twin of `cookoff.games.grill.guide`. */
import type { Fact, Facts, Guide, Phrase, Struct } from "../../words/words";
import type { Question } from "../room";
import { aimedAt } from "./ground";
import { BARE, DOUBT, OUT, placeNames, type GrillComponents, type GrillView } from "./types";

const phrase = (id: string, facts: Facts = {}): Phrase => ({ id, facts });
const among = (names: readonly string[], place: number): Phrase => {
  const name = names[place];
  return phrase(name === undefined ? "goal-nowhere" : `place-${name}`);
};

export const ingredientPhrase = (components: GrillComponents, kind: number): Phrase =>
  among([...components.ingredients, "chili"], kind);
export const placePhrase = (components: GrillComponents, place: number): Phrase =>
  place === BARE ? phrase("place-bare") : among(placeNames(components), place);
export const spacePhrase = (components: GrillComponents, space: number): Phrase => among(components.spaces, space);
export const recipePhrase = (components: GrillComponents, recipe: number): Fact => {
  const found = components.recipe[recipe];
  return found === undefined ? String(recipe) : phrase(`recipe-${found.id}`);
};

const NAMED: Readonly<Record<string, (components: GrillComponents, value: number) => Fact>> = {
  ingredient: ingredientPhrase,
  kind: ingredientPhrase,
  chili_for: ingredientPhrase,
  recipe: recipePhrase,
  place: placePhrase,
  space: spacePhrase,
  cards: ingredientPhrase,
  recipes: recipePhrase,
};
const LANDED: Readonly<Record<number, string>> = { [BARE]: "landed-bare", [OUT]: "landed-out", [DOUBT]: "landed-doubt" };

interface Lies { chip: number; place: number }
interface Known { chip: number; value: number }

/** What the messages about throws are told. */
function throwFacts(components: GrillComponents, thing: Struct): Record<string, Fact> {
  switch (thing["move"] ?? thing["event"]) {
    case "AimChip":
    case "AimChipSeen": {
      const place = aimedAt(components, (thing["aim"] as { target: { x: number; y: number } }).target);
      return { goal: place === null ? phrase("goal-point") : among(placeNames(components), place) };
    }
    case "CallChip":
    case "ChipCalled":
      return { goal: among(placeNames(components), Number(thing["place"])) };
    case "ChipFlew": {
      const place = (thing["lies"] as readonly Lies[]).find((lies) => lies.chip === thing["chip"])?.place ?? OUT;
      const landed = LANDED[place];
      if (landed !== undefined) return { landed: phrase(landed) };
      return { landed: phrase("landed-on", { goal: among(placeNames(components), place) }) };
    }
    case "ChipsShown":
      return { known: (thing["chips"] as readonly Known[]).map((known) => known.value).join(", ") };
    case "ChipsBack":
      return { count: (thing["chips"] as readonly number[]).length };
    default:
      return {};
  }
}

function named(components: GrillComponents, thing: Struct): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [name, value] of Object.entries(thing)) {
    const call = NAMED[name];
    if (call === undefined) continue;
    if (value === null) facts[name] = null;
    else if (Array.isArray(value)) facts[name] = value.map((one: number) => call(components, one));
    // Some moves give a number of cards, not which.
    else if (typeof value === "number" && name !== "cards") facts[name] = call(components, value);
  }
  return facts;
}

/** How one game's guide differs: its rules, what is at hand when something is asked, facts of its own. */
export interface Ways {
  readonly things: Guide["things"];
  readonly fields: Guide["fields"];
  readonly asked: Readonly<Record<string, string>>;
  atHand?(components: GrillComponents, view: GrillView): Record<string, Fact>;
  facts?(components: GrillComponents, view: GrillView | null, thing: Struct): Record<string, Fact>;
}

export function grillGuide(
  components: GrillComponents,
  ways: Ways,
): Guide & { question(view: unknown): Question | null } {
  const atHand = (view: GrillView): Record<string, Fact> => ways.atHand?.(components, view) ?? {};
  return {
    things: ways.things,
    fields: ways.fields,
    question(given) {
      const view = given as GrillView;
      const rule = ways.asked[view.ask];
      if (rule === undefined) return null;
      return { phrase: phrase(`question-${view.ask}`, atHand(view)), rules: [rule] };
    },
    facts(given, thing) {
      const view = given as GrillView | null;
      return {
        ...(view === null ? {} : atHand(view)),
        ...named(components, thing),
        ...throwFacts(components, thing),
        ...ways.facts?.(components, view, thing),
      };
    },
  };
}
