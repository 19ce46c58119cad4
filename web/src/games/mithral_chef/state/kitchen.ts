/** What the parts of the kitchen share: the position, its words, who may do what, and the time. */
import { getContext, setContext } from "svelte";
import {
  Hand as Hands,
  Station,
  Vegetable,
  type Components,
  type Dish,
  type Lying,
  type Meal,
  type MithralView,
  type Move,
  type Recipe,
} from "../../../protocol/mithral-chef";
import type { Motion } from "../../../protocol/physics";
import { enumValue, type Fact, type EnumValue, type Translator } from "../../../i18n/translator";
import type { Preferences } from "../../room";
import type { Hand } from "../input/hand.svelte";
import type { SceneLink } from "./scene-link.svelte";

/** What a hand did last that is worth looking at: dice that roll, a tower that falls, a card turned over. */
export interface RecentAction {
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
  /** On which space of its station. */
  readonly space: number;
}

export interface Kitchen {
  readonly view: MithralView;
  readonly components: Components;
  readonly translator: Translator;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly seat: number;
  readonly preferences: Preferences;
  /** The reader has two hands here, and the game is on. */
  readonly live: boolean;
  readonly calm: boolean;
  /** In a calm kitchen the hand that the pointer leads. */
  readonly turn: number;
  readonly hands: readonly Hand[];
  readonly scene: SceneLink;
  /** The server's clock, as of the last moment at which something changed by itself. */
  readonly clock: number;
  now(): number;
  recent(seat: number, hand: number): RecentAction | null;
  /** Every discrete move of a hand, of one kind. */
  choices(hand: number, kind: Move["move"]): readonly Move[];
  play(move: Move): void;
  label(move: Move): string;
  keyName(hand: number, action: string): string;
}

const KEY = Symbol("kitchen");
export const shareKitchen = (kitchen: Kitchen): Kitchen => setContext(KEY, kitchen);
export const getKitchen = (): Kitchen => getContext<Kitchen>(KEY);

export const handThing = (hand: number): EnumValue => enumValue("Hand", Hands, hand);
export const stationThing = (station: number): EnumValue => enumValue("Station", Station, station);
export const vegetableThing = (vegetable: number): EnumValue => enumValue("Vegetable", Vegetable, vegetable);

/** Pantry dice by their number of each vegetable, for a sentence. */
export function diceFact(counts: readonly number[]): Fact {
  const some = counts.flatMap((count, die) => (count > 0 ? [{ count, vegetable: vegetableThing(die) }] : []));
  return some.length > 0 ? some.map((facts) => ({ id: "some-dice", facts })) : { id: "no-dice" };
}

/** Which vegetable a die of the meal is; `null` for game. */
export function vegetableOf(meal: Meal, die: number): number | null {
  if (die < meal.game.length) return null;
  const colours = meal.pantry.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  return colours[die - meal.game.length] ?? null;
}

export const recipeOf = (components: Components, id: string): Recipe | undefined =>
  components.recipe.find((one) => one.id === id);
export const pantryOf = (recipe: Recipe): readonly [number, number, number] => [
  recipe.onion,
  recipe.eggplant,
  recipe.pepper,
];

/** How many play: all of the table, or in a showdown those who are tied. */
export const playerCount = (view: MithralView): number => view.chefs.length || view.players.length;

/** How many spaces of a station are open at a table of so many. */
export function spacesOf(components: Components, players: number, station: number): number[] {
  const { forest, pantry, oven, plating, order } = components.station;
  const card = [forest, pantry, oven, plating, order][station];
  return (card?.spaces ?? []).flatMap((least, space) => (least <= players ? [space] : []));
}

export interface StandingHand {
  readonly seat: number;
  readonly hand: 0 | 1;
  readonly space: number;
}

/** Who stands at a station now; at the order desk that is whoever is still drawing. */
export function standing(view: MithralView, station: number, now: number): StandingHand[] {
  if (station === 4)
    return view.players
      .flatMap((player, seat) =>
        player.chefs.flatMap((chef, hand) => (chef.ordering > now ? [{ seat, hand: hand as 0 | 1 }] : [])),
      )
      .map((one, space) => ({ ...one, space }));
  return view.players.flatMap((player, seat) =>
    player.chefs.flatMap((chef, hand) =>
      chef.station === station ? [{ seat, hand: hand as 0 | 1, space: chef.space }] : [],
    ),
  );
}
