/** Context of the kitchen's components: position, texts, moves and time. */
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

/** The last visible action of a hand: a roll, a fallen tower, a flipped card. */
export interface RecentAction {
  /** Grows with every action. */
  readonly key: number;
  /** When it began, by the server's clock. */
  readonly at: number;
  readonly kind: "roll" | "burn" | "cook" | "place" | "fall" | "serve" | "flip" | "order";
  readonly meal: Meal | null;
  readonly dish: Dish | null;
  readonly motion: Motion | null;
  /** The final poses of the dice on the oven card. */
  readonly lying: readonly Lying[];
  readonly card: string | null;
  readonly sum: number;
  /** The space of its station. */
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
  /** You play here, and the game is running. */
  readonly live: boolean;
  readonly calm: boolean;
  /** Mark the next step. */
  readonly coached: boolean;
  /** In a calm kitchen, the hand that the pointer controls. */
  readonly turn: number;
  readonly hands: readonly Hand[];
  readonly scene: SceneLink;
  /** The server's clock at the last tick. */
  readonly clock: number;
  now(): number;
  recent(seat: number, hand: number): RecentAction | null;
  /** The discrete moves of a hand, of one kind. */
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

/** Pantry dice as a fact for a sentence. */
export function diceFact(counts: readonly number[]): Fact {
  const some = counts.flatMap((count, die) => (count > 0 ? [{ count, vegetable: vegetableThing(die) }] : []));
  return some.length > 0 ? some.map((facts) => ({ id: "some-dice", facts })) : { id: "no-dice" };
}

/** The vegetable of a meal's die; `null` for game. */
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

/** The number of players: all, or in a showdown those who are tied. */
export const playerCount = (view: MithralView): number => view.chefs.length || view.players.length;

/** The open spaces of a station with that many players. */
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

/** The hands at a station now; at the order desk, those still drawing. */
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
