/** A player's score at any moment, the same in all displays. */
import type { Components, MithralView } from "../../../protocol/mithral-chef";

/** What points come from: plates, burn tokens, incomplete recipes. */
const SOURCES = ["MIT-80", "MIT-81", "MIT-82"] as const;

/** The points if the dragon came now: plates, capped burns, and incomplete recipes. */
export function pointsOf(view: MithralView, components: Components, seat: number): number {
  return partsOf(view, components, seat).reduce((sum, [, points]) => sum + points, 0);
}

/** The points by rule: the same rules for every seat, also those that brought nothing. */
export function partsOf(view: MithralView, components: Components, seat: number): [string, number][] {
  const player = view.players[seat];
  if (player === undefined) return [];
  // Final scores stand: a showdown begins with empty hands.
  if (view.standings.length > 0)
    return SOURCES.map((rule) => [
      rule,
      view.scores
        .filter((score) => score.seat === seat && score.rule === rule)
        .reduce((sum, one) => sum + one.points, 0),
    ]);
  const { burn_points: burn, most_burns: most, incomplete } = components;
  const cooking = player.chefs.flatMap(({ work }) =>
    work?.type === "Cooking" ? [work.meal.recipe] : work?.type === "Plating" ? [work.dish.meal.recipe] : [],
  );
  const open = new Set([...player.recipes, ...player.dishes.map((dish) => dish.meal.recipe), ...cooking]).size;
  return [
    ["MIT-80", player.served.reduce((sum, plate) => sum + plate, 0)],
    ["MIT-81", burn * Math.min(player.burns, most)],
    ["MIT-82", open === 0 ? 0 : (incomplete[Math.min(open, incomplete.length) - 1] ?? 0)],
  ];
}
