// Written by `make wire` from the server's structs. Do not edit.
import type { AimChip, AimChipSeen, Ask, Asked, BowlChosen, Buy, BuyDeclined, CallChip, CardBought, CardKept,
  CardKeptSeen, CardsDealt, CardsDrawn, CardsDrawnSeen, CardsSold, ChiliTaken, ChipCalled, ChipFlew, ChipTaken,
  ChipTakenSeen, ChipsBack, ChipsGathered, ChipsSettled, ChipsShown, ChooseBowl, CookingBegun, DeclineBuy,
  DeclineSpace, Doubt, GameEnded, HeadChefChanged, Keep, KeepSeen, PileShuffled, PileShuffledSeen, Recipe,
  RecipeCooked, RecipeReserved, RecipeReservedSeen, RecipesDealt, RoundBegun, SeatAssist, SeenGrill, Sell,
  SpaceDeclined, SpaceWon, StopCooking, TableSize, ThrowChip, ThrowChipSeen, UseSpace } from "./grill";
import type { BoardMeasures, ChipMeasures, Circle, Limits, Materials, Polygon } from "./physics";

export interface Cook {
  move: "Cook";
  recipe: number;
  chili_for: number | null;
}

export type Move = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy | StopCooking | Cook;

export interface ChiliReturned {
  event: "ChiliReturned";
  seat: number;
  count: number;
}

export type Event = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered | CardBought | RecipeReserved | RecipeReservedSeen | RoundBegun | RecipesDealt | GameEnded | Asked | SpaceWon | SpaceDeclined | PileShuffled | PileShuffledSeen | CardsDrawn | CardsDrawnSeen | CardKept | CardKeptSeen | HeadChefChanged | BowlChosen | CardsSold | BuyDeclined | CookingBegun | CardsDealt | ChiliTaken | ChiliReturned | RecipeCooked;

export interface HibachiView {
  me: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number | null;
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
  hands: readonly (SeatHand | null)[];
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

export type SeatHand = "clumsy" | "casual" | "average" | "steady";

export interface HibachiOptions {
  first: number | null;
  open_hands: boolean;
  doubt: Doubt;
  last_round: number | null;
  hands: readonly (SeatHand | null)[];
  assist: boolean;
  assists: readonly (SeatAssist | null)[];
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
  seating: readonly TableSize[];
}

export interface Cards {
  copies: number;
  dealt: number;
  chili: number;
  chili_swap: number;
}
