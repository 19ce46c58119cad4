// Written by `make wire` from the server's structs. Do not edit.
import type { AimChip, AimChipSeen, CallChip, ChipCalled, ChipFlew, ChipTaken, ChipTakenSeen, ChipsBack,
  ChipsGathered, ChipsSettled, ChipsShown, Doubt, Recipe, Seating, SeenGrill, ThrowChip, ThrowChipSeen } from "./grill";
import type { BoardMeasures, BodyPose, ChipMeasures, Circle, Limits, Materials, Polygon } from "./physics";

export interface Buy {
  move: "Buy";
  chip: number;
}

export interface Sell {
  move: "Sell";
  chip: number;
}

export interface PlaceChip {
  move: "PlaceChip";
  chip: number;
  value: number;
  place: number;
}

export interface TakeIngredient {
  move: "TakeIngredient";
  chip: number;
  ingredient: number;
}

export interface Reserve {
  move: "Reserve";
  chip: number;
}

export interface TakeTip {
  move: "TakeTip";
  chip: number;
}

export interface TakeChili {
  move: "TakeChili";
  chip: number;
}

export interface SellChili {
  move: "SellChili";
  chip: number;
}

export interface Cook {
  move: "Cook";
  chip: number;
  recipe: number;
  chili_for: number | null;
}

export interface TakeOff {
  move: "TakeOff";
  chip: number;
}

export type Move = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen | CallChip | Buy | Sell | PlaceChip | TakeIngredient | Reserve | TakeTip | TakeChili | SellChili | Cook | TakeOff;

export interface Asked {
  event: "Asked";
  seat: number;
  ask: Ask;
}

export type Ask = "throw" | "call" | "activate" | "nothing";

export interface ChipActivated {
  event: "ChipActivated";
  seat: number;
  chip: number;
  value: number;
}

export interface CardBought {
  event: "CardBought";
  seat: number;
  ingredient: number;
  price: number;
}

export interface CardSold {
  event: "CardSold";
  seat: number;
  ingredient: number;
  price: number;
}

export interface HandsShown {
  event: "HandsShown";
  kind: number;
  hands: readonly (readonly number[])[];
}

export interface CardsReturned {
  event: "CardsReturned";
  seat: number;
  kind: number;
  count: number;
}

export interface NothingLeft {
  event: "NothingLeft";
  seat: number;
  kind: number;
}

export interface ChipPlaced {
  event: "ChipPlaced";
  seat: number;
  chip: number;
  value: number;
  place: number;
  pose: BodyPose;
}

export interface IngredientTaken {
  event: "IngredientTaken";
  seat: number;
  ingredient: number;
}

export interface RecipeReserved {
  event: "RecipeReserved";
  seat: number;
  recipe: number;
}

export interface RecipeReservedSeen {
  event: "RecipeReservedSeen";
  seat: number;
}

export interface TipTaken {
  event: "TipTaken";
  seat: number;
  tip: number;
}

export interface ChiliTaken {
  event: "ChiliTaken";
  seat: number;
}

export interface ChiliSold {
  event: "ChiliSold";
  seat: number;
  count: number;
  price: number;
}

export interface RecipeCooked {
  event: "RecipeCooked";
  seat: number;
  recipe: number;
  cards: readonly number[];
  chili: number;
  reserved: boolean;
}

export interface RoundBegun {
  event: "RoundBegun";
  round: number;
  head: number;
}

export interface RecipesDealt {
  event: "RecipesDealt";
  recipes: readonly number[];
}

export interface GameEnded {
  event: "GameEnded";
  rule: string;
}

export type Event = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered | Asked | ChipActivated | CardBought | CardSold | HandsShown | CardsReturned | NothingLeft | ChipPlaced | IngredientTaken | RecipeReserved | RecipeReservedSeen | TipTaken | ChiliTaken | ChiliSold | RecipeCooked | RoundBegun | RecipesDealt | GameEnded;

export interface FiredUpView {
  me: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number;
  round: number;
  head: number;
  seat: number;
  ask: Ask;
  piles: readonly number[];
  deck: number;
  menu: readonly number[];
  chefs: readonly SeenChef[];
  grill: SeenGrill;
  ended_by: string;
}

export interface SeenChef {
  money: number;
  hand: readonly number[] | null;
  in_hand: number;
  reserved: readonly number[] | null;
  reserves: number;
  cooked: readonly number[];
  spent: readonly number[];
}

export interface FiredUpOptions {
  first: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number;
  assist: boolean;
  arc: boolean;
}

export interface Components {
  chip: ChipMeasures;
  board: BoardMeasures;
  materials: Materials;
  limits: Limits;
  values: readonly number[];
  ingredients: readonly string[];
  spaces: readonly string[];
  outline: readonly (Circle | Polygon)[];
  recipe: readonly Recipe[];
  money: number;
  menu: number;
  goal: number;
  cards: Cards;
  rates: Rates;
  seating: readonly Seating[];
}

export interface Cards {
  copies: number;
  chili: number;
  chili_swap: number;
}

export interface Rates {
  sale: number;
  chili_sale: number;
  tip: number;
}

/** The name of each thing, by its value. */
export const THINGS = {
  "Ask": {
    "throw": "throw",
    "call": "call",
    "activate": "activate",
    "nothing": "nothing"
  }
} as const;

/** Which fields of moves and events hold one. */
export const FIELDS = {
  "Asked": {
    "ask": "Ask"
  }
} as const;
