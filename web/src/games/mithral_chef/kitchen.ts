/** What the parts of the kitchen share: the position, its words, who may do what, and the time. */
import { getContext, setContext } from "svelte";
import type { Components, Dish, Lying, Meal, MithralView, Move, Recipe } from "../../wire/mithral-chef";
import type { Motion } from "../../wire/physics";
import type { Words } from "../../words/words";
import type { Hand } from "./hand.svelte";

/** What a hand did last that is worth looking at: dice that roll, a tower that falls, a card turned over. */
export interface Scene {
  /** Grows with every scene. */
  readonly key: number;
  /** When it began, by the server's clock. */
  readonly at: number;
  readonly kind: "roll" | "burn" | "cook" | "place" | "fall" | "serve" | "flip" | "order";
  readonly meal: Meal | null;
  readonly dish: Dish | null;
  readonly motion: Motion | null;
  /** How the dice lie on the oven card in the end. */
  readonly lying: readonly Lying[];
  readonly card: string | null;
  readonly sum: number;
}

export interface Kitchen {
  readonly view: MithralView;
  readonly components: Components;
  readonly words: Words;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly seat: number;
  /** The reader has two hands here, and the game is on. */
  readonly live: boolean;
  readonly calm: boolean;
  /** In a calm kitchen the hand that the pointer leads. */
  readonly turn: number;
  readonly hands: readonly Hand[];
  /** The server's clock, as of the last moment at which something changed by itself. */
  readonly clock: number;
  now(): number;
  scene(seat: number, hand: number): Scene | null;
  /** Every discrete move of a hand, of one kind. */
  choices(hand: number, kind: Move["move"]): readonly Move[];
  play(move: Move): void;
  label(move: Move): string;
  keyName(hand: number, deed: string): string;
}

const KEY = Symbol("kitchen");
export const shareKitchen = (kitchen: Kitchen): Kitchen => setContext(KEY, kitchen);
export const getKitchen = (): Kitchen => getContext<Kitchen>(KEY);

export const recipeOf = (components: Components, id: string): Recipe | undefined => components.recipe.find((one) => one.id === id);
export const pantryOf = (recipe: Recipe): readonly [number, number, number] => [recipe.onion, recipe.eggplant, recipe.pepper];

/** How many spaces of a station are open at a table of so many. */
export function spacesOf(components: Components, players: number, station: number): number[] {
  const { forest, pantry, oven, plating, order } = components.station;
  const card = [forest, pantry, oven, plating, order][station];
  return (card?.spaces ?? []).flatMap((least, space) => (least <= players ? [space] : []));
}

export interface Standee { readonly seat: number; readonly hand: 0 | 1; readonly space: number }

/** Who stands at a station. */
export function standing(view: MithralView, station: number): Standee[] {
  return view.players.flatMap((player, seat) =>
    player.chefs.flatMap((chef, hand) => (chef.station === station ? [{ seat, hand: hand as 0 | 1, space: chef.space }] : [])),
  );
}

/** A player's points so far, if the dragon came now. */
export function pointsOf(view: MithralView, components: Components | null, seat: number): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  const standing = view.standings[seat];
  if (standing !== undefined) return standing[0];
  const served = player.served.reduce((sum, plate) => sum + plate, 0);
  if (components === null) return served;
  return served + components.burn_points * Math.min(player.burns, components.most_burns);
}
