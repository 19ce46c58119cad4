/** What recipes ask for, what of it somebody has, and which way that is worth going next. */
import { Station, type Components, type Player, type Recipe } from "../../../protocol/mithral-chef";
import { ofCard } from "../art/cards-and-colours";
import { pantryOf, recipeOf } from "./kitchen";

/** One thing on a ticket: an animal, or a vegetable by its number. */
export type Need = { readonly there: boolean } & ({ readonly animal: string } | { readonly vegetable: number });

/** What a recipe asks for, in the order of its ticket, and whether a player has it. */
export function needsOf(recipe: Recipe, player: Player | null): Need[] {
  const game = (player?.game ?? []).map((card) => ofCard(card).animal);
  const animals = recipe.game.map((animal) => {
    const place = game.indexOf(animal);
    if (place >= 0) game.splice(place, 1);
    return { animal, there: place >= 0 };
  });
  // A questing beast stands in for one of those that are missing.
  const missing = animals.find((need) => !need.there);
  if (missing && game.includes("beast")) missing.there = true;
  const vegetables = pantryOf(recipe).flatMap((count, vegetable) =>
    Array.from({ length: count }, (_, number) => ({ vegetable, there: (player?.pantry[vegetable] ?? 0) > number })),
  );
  return [...animals, ...vegetables];
}

/** Whether a player still misses this for an open ticket. A questing beast is missed wherever an animal is. */
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

/** The stations that bring a player on now: what is cooked is plated, what is complete is cooked, the rest is fetched. */
export function suggestedStations(components: Components, player: Player): readonly number[] {
  if (player.dishes.length > 0) return [Station.PLATING];
  const open = player.recipes.flatMap((id) => {
    const recipe = recipeOf(components, id);
    return recipe === undefined ? [] : [needsOf(recipe, player)];
  });
  if (open.length === 0)
    // What is on the oven or on a plate is under way already.
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
