/** What the throwing games have in common, as far as the page is concerned. */
import type { Event, Launch, Recipe, SeenChip, SeenGrill, Side, Style } from "../../wire/hibachi";
import type * as hibachi from "../../wire/hibachi";

export type { Launch, Recipe, SeenChip, SeenGrill, Side, Style };
export type GrillEvent = Event;

/** A place that is no outline: the bare area, out for this round, in doubt between two outlines. */
export const [BARE, OUT, DOUBT] = [-1, -2, -3] as const;

/** A chef as somebody sees them; chili where the game has it in sight, cards by kind where they may be seen. */
export interface Chef {
  readonly money: number;
  readonly in_hand: number;
  readonly reserved: readonly number[] | null;
  readonly reserves: number;
  readonly cooked: readonly number[];
  readonly chili?: number;
}

export interface GrillView {
  readonly me: number | null;
  readonly round: number;
  readonly last_round: number;
  readonly head: number;
  readonly seat: number;
  readonly ask: string;
  readonly menu: readonly number[];
  readonly deck: number;
  readonly chefs: readonly Chef[];
  readonly grill: SeenGrill;
}

export interface GrillComponents {
  readonly chip: hibachi.ChipMeasures;
  readonly board: hibachi.BoardMeasures;
  readonly limits: hibachi.Limits;
  readonly values: readonly number[];
  readonly ingredients: readonly string[];
  readonly spaces: readonly string[];
  readonly outline: readonly (hibachi.Circle | hibachi.Polygon)[];
  readonly recipe: readonly Recipe[];
  readonly goal: number;
}

/** Safranito's and Hibachi's: the same but for chili. */
export type MarketView = Omit<hibachi.HibachiView, "chili" | "chefs"> & {
  readonly chili?: number;
  readonly chefs: readonly (Chef & { readonly cards: readonly number[] | null })[];
};
export interface MarketComponents extends GrillComponents {
  readonly cards?: { readonly chili_swap: number };
}

/** Bowls first, then the action spaces: the names by the numbers of places. */
export const placeNames = (components: GrillComponents): readonly string[] => [
  ...components.ingredients,
  ...components.spaces,
];
