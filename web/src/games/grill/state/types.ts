/** Types shared by the throwing games. */
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

/** Places without an outline: bare area, out of the round, in doubt between two outlines. */
export { BARE, DOUBT, OUT } from "../../../protocol/grill";

/** A chef as seen by a player; chili and cards only where they are visible. */
export interface Chef {
  readonly money: number;
  readonly in_hand: number;
  readonly reserved: readonly number[] | null;
  readonly reserves: number;
  readonly cooked: readonly number[];
  readonly chili?: number;
  /** Cards by ingredient in Safranito and Hibachi. */
  readonly cards?: readonly number[] | null;
  /** Cards in Fired Up, chili last. */
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
  /** The hand of each seat; `null` or missing for the default. */
  readonly hands: readonly (string | null)[];
  /** Cards in stock at each bowl: the display of Safranito and Hibachi, the piles of Fired Up with chili last. */
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

/** Safranito and Hibachi; they differ in chili only. */
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

/** The bowl being traded; -1 if there is none. */
export const tradedBowl = (view: MarketView): number => (view.ask === "sell" || view.ask === "buy" ? view.bowl : -1);

/** Safranito is played on a market rug, the others on a hot grill. */
export const themeOf = (game: string): Theme => (game === "safranito" ? "market" : "grill");

/** The names by place number: bowls, then action spaces. */
export const placeNames = (components: GrillComponents): readonly string[] => [
  ...components.ingredients,
  ...components.spaces,
];

/** Cards in stock at each bowl. */
export const stockOf = (view: GrillView): readonly number[] => view.display ?? view.piles ?? [];

/** A player's cards by ingredient; `null` if they are hidden. */
export function cardsOf(components: GrillComponents, view: GrillView, seat: number): readonly number[] | null {
  const chef = view.chefs[seat];
  const all = chef?.cards ?? chef?.hand ?? null;
  return all === null ? null : all.slice(0, components.ingredients.length);
}

/** A player's chili; `null` if it is hidden or the game has none. */
export function chiliOf(components: GrillComponents, view: GrillView, seat: number): number | null {
  const chef = view.chefs[seat];
  return chef?.chili ?? chef?.hand?.[components.ingredients.length] ?? null;
}

/** The bowls where a player has neither a card to sell nor a chip to buy with. */
export function bowlsWithout(components: GrillComponents, view: GrillView, seat: number): number[] {
  const cards = cardsOf(components, view, seat);
  return components.ingredients.flatMap((_, kind) =>
    cards?.[kind] === 0 && !view.grill.lying.some((chip) => chip.place === kind && chip.seat === seat) ? [kind] : [],
  );
}

/** The total of the chips in a bowl, of all seats or one. */
export function totalIn(view: GrillView, place: number, seat: number | null = null): number {
  const there = view.grill.lying.filter((chip) => chip.place === place && (seat === null || chip.seat === seat));
  return there.reduce((sum, chip) => sum + (chip.value ?? 0), 0);
}
