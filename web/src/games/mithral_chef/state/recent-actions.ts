/** The last visible action of each hand, from the log. */
import type { Event, Meal } from "../../../protocol/mithral-chef";
import type { GameEntry } from "../../../protocol/schemas";
import type { RecentAction } from "./kitchen";

/** Entries further back are no longer visible. */
const BACK = 160;

/** The last action of every hand, by `seat/hand`. */
export function recentActions(entries: readonly GameEntry[]): Map<string, RecentAction> {
  const found = new Map<string, RecentAction>();
  const meals = new Map<string, Meal>();
  const spaces = new Map<string, number>();
  for (const entry of entries.slice(-BACK)) {
    const events = entry.events as readonly Event[];
    for (const event of events) {
      if (!("hand" in event)) continue;
      const who = `${event.seat}/${event.hand}`;
      const show = (recent: Partial<RecentAction> & Pick<RecentAction, "kind">): void => {
        found.set(who, {
          key: entry.n,
          at: entry.at,
          meal: meals.get(who) ?? null,
          dish: null,
          motion: null,
          lying: [],
          card: null,
          sum: 0,
          space: spaces.get(who) ?? 0,
          ...recent,
        });
      };
      switch (event.event) {
        case "OvenEntered":
          meals.set(who, event.meal);
          spaces.set(who, event.space);
          found.delete(who);
          break;
        case "Entered":
        case "PlatingEntered":
          spaces.set(who, event.space);
          found.delete(who);
          break;
        case "CardFlipped":
          show({ kind: "flip", card: event.card });
          break;
        case "Rolled":
          show({
            kind: "roll",
            motion: event.motion,
            lying: event.dice,
            sum: event.dice.reduce((sum, die) => sum + die.face, 0),
          });
          break;
        case "Burned":
          show({
            kind: "burn",
            motion: found.get(who)?.motion ?? null,
            lying: found.get(who)?.lying ?? [],
            sum: event.sum,
          });
          break;
        case "Cooked":
          // The dice came to rest before; only the outcome is new.
          show({
            kind: "cook",
            dish: event.dish,
            meal: event.dish.meal,
            lying: found.get(who)?.lying ?? [],
            sum: event.sum,
          });
          break;
        case "Placed":
          show({ kind: "place", motion: event.motion });
          break;
        case "Fell":
          show({ kind: "fall", dish: event.dish, meal: event.dish.meal, motion: event.motion });
          break;
        case "Served":
          show({ kind: "serve", dish: event.dish, meal: event.dish.meal, motion: null });
          break;
        case "Ordered":
          show({ kind: "order", card: event.recipe });
          break;
        default:
      }
    }
  }
  return found;
}
