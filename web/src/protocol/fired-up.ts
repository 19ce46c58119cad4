// Written by `make wire` from the server's structs. Do not edit.
import type { AimChip, AimChipSeen, CallChip, CardBought, ChiliTaken, ChipCalled, ChipFlew, ChipTaken,
  ChipTakenSeen, ChipsBack, ChipsGathered, ChipsSettled, ChipsShown, Doubt, GameEnded, Recipe, RecipeCooked,
  RecipeReserved, RecipeReservedSeen, RecipesDealt, RoundBegun, SeatAssist, SeenGrill, TableSize, ThrowChip,
  ThrowChipSeen } from "./grill";
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
  unseen: boolean;
}

export interface IngredientTaken {
  event: "IngredientTaken";
  seat: number;
  ingredient: number;
}

export interface TipTaken {
  event: "TipTaken";
  seat: number;
  tip: number;
}

export interface ChiliSold {
  event: "ChiliSold";
  seat: number;
  count: number;
  price: number;
}

export type Event = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered | CardBought | RecipeReserved | RecipeReservedSeen | RoundBegun | RecipesDealt | GameEnded | RecipeCooked | Asked | ChipActivated | CardSold | HandsShown | CardsReturned | NothingLeft | ChipPlaced | IngredientTaken | TipTaken | ChiliTaken | ChiliSold;

export interface FiredUpView {
  me: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number | null;
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
  hands: readonly (SeatHand | null)[];
  shown: boolean;
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

export type SeatHand = "clumsy" | "casual" | "average" | "steady";

export interface FiredUpOptions {
  first: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number | null;
  hands: readonly (SeatHand | null)[];
  assist: boolean;
  assists: readonly (SeatAssist | null)[];
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
  seating: readonly TableSize[];
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
