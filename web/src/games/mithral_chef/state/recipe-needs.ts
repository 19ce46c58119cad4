/** What recipes need, what a player has, and the stations to visit next. */
import { Station, type Components, type Player, type Recipe } from "../../../protocol/mithral-chef";
import { ofCard } from "../art/cards-and-colours";
import { pantryOf, recipeOf } from "./kitchen";

/** One ingredient on a ticket: an animal, or a vegetable by its number. */
export type Need = { readonly there: boolean } & ({ readonly animal: string } | { readonly vegetable: number });

/** The ingredients of a recipe in ticket order, and whether a player has them. */
export function needsOf(recipe: Recipe, player: Player | null): Need[] {
  const game = (player?.game ?? []).map((card) => ofCard(card).animal);
  const animals = recipe.game.map((animal) => {
    const place = game.indexOf(animal);
    if (place >= 0) game.splice(place, 1);
    return { animal, there: place >= 0 };
  });
  // A questing beast replaces one missing animal.
  const missing = animals.find((need) => !need.there);
  if (missing && game.includes("beast")) missing.there = true;
  const vegetables = pantryOf(recipe).flatMap((count, vegetable) =>
    Array.from({ length: count }, (_, number) => ({ vegetable, there: (player?.pantry[vegetable] ?? 0) > number })),
  );
  return [...animals, ...vegetables];
}

/** Whether a player still needs this for an open ticket. A questing beast helps wherever an animal is missing. */
export function isNeeded(
  components: Components,
  player: Player,
  found: { readonly animal: string } | { readonly vegetable: number },
): boolean {
  return player.recipes.some((id) => {
    const recipe = recipeOf(components, id);
    return (recipe === undefined ? [] : needsOf(recipe, player)).some((need) => {
      if (need.there) return false;
      if ("animal" in need) return "animal" in found && [need.animal, "beast"].includes(found.animal);
      return "vegetable" in found && found.vegetable === need.vegetable;
    });
  });
}

/** The stations to visit next: plate what is cooked, cook what is complete, fetch the rest. */
export function suggestedStations(components: Components, player: Player): readonly number[] {
  if (player.dishes.length > 0) return [Station.PLATING];
  const open = player.recipes.flatMap((id) => {
    const recipe = recipeOf(components, id);
    return recipe === undefined ? [] : [needsOf(recipe, player)];
  });
  if (open.length === 0)
    // A dish in the oven or on a plate is already under way.
    return player.chefs.some((chef) => chef.work?.type === "Cooking" || chef.work?.type === "Plating")
      ? []
      : [Station.ORDER];
  const missing = open.map((needs) => needs.filter((need) => !need.there));
  if (missing.some((needs) => needs.length === 0)) return [Station.OVEN];
  const nearest = missing.reduce((best, one) => (one.length < best.length ? one : best));
  const wanted = [
    ...(nearest.some((need) => "animal" in need) ? [Station.FOREST] : []),
    ...(nearest.some((need) => "vegetable" in need) ? [Station.PANTRY] : []),
  ];
  return wanted.filter((station) => !player.chefs.some((chef) => chef.station === station));
}
