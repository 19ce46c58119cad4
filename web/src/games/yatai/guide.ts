/** What players of Yatai are told besides the bare structs; the twin of the room's guide in Python. */
import type { Fact, Facts, Guide, Phrase, Struct, Thing } from "../../words/words";
import { FIELDS, THINGS, type Components, type YataiView } from "../../wire/yatai";
import type { Question } from "../room";

/** For each line its cells in the 2 × 3 grid, from where a tile is pushed in to where one falls out. */
export const CELLS: readonly (readonly number[])[] = [[0, 3], [1, 4], [2, 5], [0, 1, 2], [3, 4, 5]];
export const TOURIST = 4;
export const COLOURS = [0, 1, 2, 3] as const;
export const [TAIYAKI, DOGGY_BAG, URGENT_CALL, GARBAGE] = [0, 1, 2, 3] as const;

const ASK_RULE: Readonly<Record<string, string>> = {
  menu: "YAT-12", bottle: "YAT-14", check: "YAT-20", lose: "YAT-20", push: "YAT-23", act: "YAT-24",
  "last-serving": "YAT-60", welcome: "YAT-30", cook: "YAT-32", drink: "YAT-33", recycle: "YAT-34", dish: "YAT-35",
  pour: "YAT-35", place: "YAT-41", "place-invited": "YAT-45", review: "YAT-47", "add-dish": "YAT-42",
  token: "YAT-46", invite: "YAT-45",
};

const thing = (kind: keyof typeof THINGS, value: number): Thing => ({
  kind,
  key: (THINGS[kind] as Readonly<Record<string, string>>)[String(value)] ?? String(value),
});
export const guestThing = (guest: number): Thing => thing("Guest", guest);
export const colourThing = (colour: number): Thing => thing("Colour", colour);
export const reviewThing = (review: number): Thing => thing("Review", review);
export const tokenThing = (token: number): Thing => thing("Token", token);

const REVIEWS = Object.values(THINGS.Review);

/** The reviews that a space shows, if it is a review space. */
export function reviewsOf(bonus: string): readonly number[] {
  return bonus.includes("/") ? bonus.split("/").map((name) => (REVIEWS as string[]).indexOf(name)) : [];
}

export function bonusPhrase(bonus: string): Phrase {
  const [one, two] = reviewsOf(bonus);
  if (one === undefined || two === undefined) return { id: `bonus-${bonus}`, facts: {} };
  return { id: "bonus-reviews", facts: { one: { ...reviewThing(one) }, two: { ...reviewThing(two) } } };
}

export function bonusOf(components: Components, space: number): string {
  const width = components.reputation.spaces[0]?.length ?? 1;
  return components.reputation.spaces[Math.floor(space / width)]?.[space % width] ?? "";
}

/** A space as players call it: column letter, row number. */
export function spaceName(components: Components, space: number): string {
  const width = components.reputation.spaces[0]?.length ?? 1;
  return `${String.fromCharCode(97 + (space % width))}${Math.floor(space / width) + 1}`;
}

export function tileOf(components: Components, id: string): { action: string; amount: number } | undefined {
  return components.tile.find((tile) => tile.id === id);
}

export function tilePhrase(components: Components, id: string): Phrase {
  const tile = tileOf(components, id);
  return { id: `tile-${tile?.action ?? id}`, facts: { amount: tile?.amount ?? 1 } };
}

/** What a choice is about, seen from the seat to act. */
function atHand(components: Components, view: YataiView, move: Struct): Record<string, Fact> {
  const stall = view.stalls[view.seat];
  if (stall === undefined) return {};
  const guest = (value: number | null | undefined): Fact => (value == null ? null : guestThing(value));
  switch (move["move"]) {
    case "SendAway":
      return { penalty: components.queue_penalty, guest: guest(stall.queue.at(-1)) };
    case "GiveDrink":
    case "GiveTaiyaki":
      return { guest: guest(stall.queue.at(-1)) };
    case "Push": {
      const rest = (CELLS[Number(move["line"])] ?? []).slice(0, -1);
      return { others: rest.map((cell) => tilePhrase(components, view.grid[cell] ?? "")) };
    }
    case "Welcome":
      return { guest: guest(view.guest) };
    case "SwapTourist":
      return { customer: guest(view.stalls[Number(move["stall"])]?.queue[Number(move["place"])]) };
    case "ServeDish":
      return { guest: guest(stall.queue[0]), dish: stall.dishes[0] === undefined ? null : colourThing(stall.dishes[0]) };
    case "ServeTaiyaki":
      return { guest: guest(stall.queue[0]) };
    case "UrgentCall":
      return { first: guest(stall.queue[Number(move["one"])]), second: guest(stall.queue[Number(move["two"])]) };
    default:
      return {};
  }
}

export function yataiGuide(components: Components): Guide & { question(view: unknown): Question | null } {
  return {
    things: THINGS,
    fields: FIELDS,
    question(given) {
      const view = given as YataiView;
      const rule = ASK_RULE[view.ask];
      if (rule === undefined) return null;
      const guest = view.ask === "check" ? view.stalls[view.seat]?.queue.at(-1) : view.guest;
      const facts: Facts = { owed: view.owed, guest: guest == null ? null : guestThing(guest) };
      return { phrase: { id: `question-${view.ask}`, facts }, rules: [rule] };
    },
    facts(view, struct) {
      const facts: Record<string, Fact> = {};
      for (const name of ["tile", "out"]) {
        const id = struct[name];
        if (typeof id === "string" && tileOf(components, id)) facts[name] = tilePhrase(components, id);
      }
      if (typeof struct["space"] === "number") {
        facts["space"] = spaceName(components, struct["space"]);
        if (!("reason" in struct)) facts["bonus"] = bonusPhrase(bonusOf(components, struct["space"]));
      }
      if (struct["event"] === "TurnBegun") facts["last"] = Number(struct["round"]) > components.rounds;
      if (struct["event"] === "Scored") {
        const score = struct["score"] as { rule: string; what: string };
        facts["score"] = { id: `score-${score.rule.toLowerCase()}`, facts: { what: score.what } };
      }
      return view === null ? facts : { ...facts, ...atHand(components, view as YataiView, struct) };
    },
  };
}
