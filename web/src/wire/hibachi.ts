// Written by `make wire` from the server's structs. Do not edit.
import type { AimChip, AimChipSeen, Ask, Asked, BowlChosen, Buy, BuyDeclined, CallChip, CardBought, CardKept,
  CardKeptSeen, CardsDealt, CardsDrawn, CardsDrawnSeen, CardsSold, ChipCalled, ChipFlew, ChipTaken, ChipTakenSeen,
  ChipsBack, ChipsGathered, ChipsSettled, ChipsShown, ChooseBowl, CookingBegun, DeclineBuy, DeclineSpace, Doubt,
  GameEnded, HeadChefChanged, Keep, KeepSeen, PileShuffled, PileShuffledSeen, Recipe, RecipeReserved,
  RecipeReservedSeen, RecipesDealt, RoundBegun, Seating, SeenGrill, Sell, SpaceDeclined, SpaceWon, StopCooking,
  ThrowChip, ThrowChipSeen, UseSpace } from "./grill";
import type { BoardMeasures, ChipMeasures, Circle, Limits, Materials, Polygon } from "./physics";

export interface Cook {
  move: "Cook";
  recipe: number;
  chili_for: number | null;
}

export type Move = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy | StopCooking | Cook;

export interface ChiliTaken {
  event: "ChiliTaken";
  seat: number;
}

export interface ChiliReturned {
  event: "ChiliReturned";
  seat: number;
  count: number;
}

export interface RecipeCooked {
  event: "RecipeCooked";
  seat: number;
  recipe: number;
  cards: readonly number[];
  chili: number;
  reserved: boolean;
}

export type Event = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered | Asked | SpaceWon | SpaceDeclined | PileShuffled | PileShuffledSeen | CardsDrawn | CardsDrawnSeen | CardKept | CardKeptSeen | RecipeReserved | RecipeReservedSeen | HeadChefChanged | BowlChosen | CardsSold | CardBought | BuyDeclined | CookingBegun | RoundBegun | RecipesDealt | CardsDealt | GameEnded | ChiliTaken | ChiliReturned | RecipeCooked;

export interface HibachiView {
  me: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number;
  round: number;
  head: number;
  seat: number;
  ask: Ask;
  space: number;
  winner: number;
  best: number;
  drawn: readonly number[] | null;
  draws: number;
  bowl: number;
  sellers: readonly number[];
  from_menu: boolean;
  pile: number;
  discard: readonly number[];
  display: readonly number[];
  deck: number;
  menu: readonly number[];
  chefs: readonly SeenChef[];
  grill: SeenGrill;
  ended_by: string;
  chili: number;
}

export interface SeenChef {
  money: number;
  cards: readonly number[] | null;
  in_hand: number;
  reserved: readonly number[] | null;
  reserves: number;
  cooked: readonly number[];
  chili: number;
}

export interface HibachiOptions {
  first: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number;
  assist: boolean;
  arc: boolean;
  money: number | null;
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
  goal: number;
  money: readonly number[];
  menu: number;
  cards: Cards;
  seating: readonly Seating[];
}

export interface Cards {
  copies: number;
  dealt: number;
  chili: number;
  chili_swap: number;
}

/** The name of each thing, by its value. */
export const THINGS = {
  "Ask": {
    "throw": "throw",
    "call": "call",
    "bonus-throw": "bonus-throw",
    "use": "use",
    "keep": "keep",
    "bowl": "bowl",
    "sell": "sell",
    "buy": "buy",
    "cook": "cook",
    "nothing": "nothing"
  }
} as const;

/** Which fields of moves and events hold one. */
export const FIELDS = {
  "Asked": {
    "ask": "Ask"
  }
} as const;
