/** What the throwing games have in common, as far as the page is concerned. */
import type { Launch, Recipe, SeenChip, SeenGrill } from "../../../protocol/grill";
import type { Theme } from "../scene/props";
import type { Event } from "../../../protocol/hibachi";
import type {
  BoardMeasures,
  ChipMeasures,
  Circle,
  Limits,
  Materials,
  Polygon,
  Side,
  Style,
} from "../../../protocol/physics";

export type { Launch, Recipe, SeenChip, SeenGrill, Side, Style };
export type GrillEvent = Event;

/** Places that are no outlines: the bare area, out for this round, in doubt between two outlines. */
export { BARE, DOUBT, OUT } from "../../../protocol/grill";

/** A chef as somebody sees them; chili where the game has it in sight, cards by kind where they may be seen. */
export interface Chef {
  readonly money: number;
  readonly in_hand: number;
  readonly reserved: readonly number[] | null;
  readonly reserves: number;
  readonly cooked: readonly number[];
  readonly chili?: number;
  /** Safranito's and Hibachi's cards by ingredient. */
  readonly cards?: readonly number[] | null;
  /** Fired Up's, chili last. */
  readonly hand?: readonly number[] | null;
}

export interface GrillView {
  readonly me: number | null;
  readonly round: number;
  readonly last_round: number | null;
  readonly head: number;
  readonly seat: number;
  readonly ask: string;
  readonly menu: readonly number[];
  readonly deck: number;
  readonly chefs: readonly Chef[];
  readonly grill: SeenGrill;
  /** How steady each seat's hand is; none, or `null`: the usual one. */
  readonly hands: readonly (string | null)[];
  /** The cards to be bought at each bowl: Safranito's and Hibachi's display, Fired Up's piles with chili last. */
  readonly display?: readonly number[];
  readonly piles?: readonly number[];
  /** Chili cards in the pile. */
  readonly chili?: number;
}

export interface GrillComponents {
  readonly chip: ChipMeasures;
  readonly board: BoardMeasures;
  readonly materials: Materials;
  readonly limits: Limits;
  readonly values: readonly number[];
  readonly ingredients: readonly string[];
  readonly spaces: readonly string[];
  readonly outline: readonly (Circle | Polygon)[];
  readonly recipe: readonly Recipe[];
  readonly goal: number;
  readonly cards?: { readonly chili_swap: number };
}

/** Safranito's and Hibachi's: the same but for chili. */
export interface MarketView extends GrillView {
  readonly space: number;
  readonly winner: number;
  readonly best: number;
  readonly drawn: readonly number[] | null;
  readonly draws: number;
  readonly bowl: number;
  readonly sellers: readonly number[];
  readonly pile: number;
  readonly display: readonly number[];
}

/** The bowl being traded; -1 while the next one is chosen, and when there is none. */
export const tradedBowl = (view: MarketView): number => (view.ask === "sell" || view.ask === "buy" ? view.bowl : -1);

/** Safranito is laid out on a market rug, the others on a hot grill. */
export const themeOf = (game: string): Theme => (game === "safranito" ? "market" : "grill");

/** Bowls first, then the action spaces: the names by the numbers of places. */
export const placeNames = (components: GrillComponents): readonly string[] => [
  ...components.ingredients,
  ...components.spaces,
];

/** The cards that may be bought at each bowl. */
export const stockOf = (view: GrillView): readonly number[] => view.display ?? view.piles ?? [];

/** A player's cards by ingredient, or `null` where they are hidden. */
export function cardsOf(components: GrillComponents, view: GrillView, seat: number): readonly number[] | null {
  const chef = view.chefs[seat];
  const all = chef?.cards ?? chef?.hand ?? null;
  return all === null ? null : all.slice(0, components.ingredients.length);
}

/** A player's chili, or `null` where it is hidden or the game has none. */
export function chiliOf(components: GrillComponents, view: GrillView, seat: number): number | null {
  const chef = view.chefs[seat];
  return chef?.chili ?? chef?.hand?.[components.ingredients.length] ?? null;
}

/** The total of the chips in a bowl, of everybody or of one seat. */
export function totalIn(view: GrillView, place: number, seat: number | null = null): number {
  const there = view.grill.lying.filter((chip) => chip.place === place && (seat === null || chip.seat === seat));
  return there.reduce((sum, chip) => sum + (chip.value ?? 0), 0);
}
