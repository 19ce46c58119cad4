/** What deserves a moment over the board: chips turned over, money changing hands, a dish. Pure; it needs only the log. */
import type { GameEntry } from "../../../protocol/schemas";
import { ChipRecord } from "./chip-record";
import type { Turned } from "./reveals";
import type { GrillComponents, GrillEvent } from "./types";

export type Moment =
  | { readonly kind: "turned"; readonly chips: readonly Turned[]; readonly winner: number | null }
  | { readonly kind: "paid"; readonly seat: number; readonly amount: number; readonly ingredient: number }
  | { readonly kind: "cooked"; readonly seat: number; readonly recipe: number; readonly nth: number };

/** Milliseconds that the game rests for a moment at normal speed. */
export const MOMENT_MILLIS = { turned: 900, paid: 0, cooked: 2200 } as const;

/** A dish counts most, then money. */
const RANK = { turned: 0, paid: 1, cooked: 2 } as const;

/** The moment of an event, if it has one. */
function momentOf(event: GrillEvent, chips: ChipRecord, cooked: readonly number[], kinds: number): Moment | null {
  switch (event.event) {
    case "SpaceWon":
      return { kind: "turned", chips: chips.on(kinds + event.space), winner: event.seat };
    case "BowlChosen":
      return { kind: "turned", chips: chips.on(event.ingredient), winner: null };
    case "CardsSold":
      return event.count === 0
        ? null
        : { kind: "paid", seat: event.seat, amount: event.count * event.price, ingredient: event.ingredient };
    case "CardBought":
      return { kind: "paid", seat: event.seat, amount: -event.price, ingredient: event.ingredient };
    case "RecipeCooked":
      return {
        kind: "cooked",
        seat: event.seat,
        recipe: event.recipe,
        nth: cooked.filter((seat) => seat === event.seat).length + 1,
      };
    default:
      return null;
  }
}

/** The moment of the last entry. */
export function lastMoment(entries: readonly GameEntry[], components: GrillComponents): Moment | null {
  const chips = new ChipRecord();
  const cooked: number[] = [];
  let found: Moment | null = null;
  for (const [place, entry] of entries.entries()) {
    const events = entry.events as readonly GrillEvent[];
    const last = place === entries.length - 1;
    if (last) {
      // Values are shown in the same entry, often after the event that shows them.
      for (const event of events) if (event.event === "ChipsShown") chips.follow(event);
    }
    for (const event of events) {
      const moment = last ? momentOf(event, chips, cooked, components.ingredients.length) : null;
      if (moment && RANK[moment.kind] >= RANK[found?.kind ?? "turned"]) found = moment;
      if (event.event === "RecipeCooked") cooked.push(event.seat);
      chips.follow(event);
    }
  }
  return found?.kind === "turned" && found.chips.length === 0 ? null : found;
}

/** How long the game rests for what happened, in milliseconds at normal speed. */
export const momentMillis = (happened: GameEntry): number =>
  Math.max(
    0,
    ...(happened.events as readonly GrillEvent[]).map(({ event }) =>
      event === "RecipeCooked"
        ? MOMENT_MILLIS.cooked
        : event === "SpaceWon" || event === "BowlChosen"
          ? MOMENT_MILLIS.turned
          : 0,
    ),
  );
