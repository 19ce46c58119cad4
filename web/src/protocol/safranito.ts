// Written by `make wire` from the server's structs. Do not edit.
import type { AimChip, AimChipSeen, Ask, Asked, BowlChosen, Buy, BuyDeclined, CallChip, CardBought, CardKept,
  CardKeptSeen, CardsDealt, CardsDrawn, CardsDrawnSeen, CardsSold, ChipCalled, ChipFlew, ChipTaken, ChipTakenSeen,
  ChipsBack, ChipsGathered, ChipsSettled, ChipsShown, ChooseBowl, CookingBegun, DeclineBuy, DeclineSpace, Doubt,
  GameEnded, HeadChefChanged, Keep, KeepSeen, PileShuffled, PileShuffledSeen, Recipe, RecipeReserved,
  RecipeReservedSeen, RecipesDealt, RoundBegun, SeatAssist, SeenChef, SeenGrill, Sell, SpaceDeclined, SpaceWon,
  StopCooking, ThrowChip, ThrowChipSeen, UseSpace } from "./grill";
import type { BoardMeasures, ChipMeasures, Circle, Limits, Materials, Polygon } from "./physics";

export interface Cook {
  move: "Cook";
  recipe: number;
}

export type Move = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy | StopCooking | Cook;

export interface RecipeCooked {
  event: "RecipeCooked";
  seat: number;
  recipe: number;
  cards: readonly number[];
  reserved: boolean;
}

export type Event = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered | CardBought | RecipeReserved | RecipeReservedSeen | RoundBegun | RecipesDealt | GameEnded | Asked | SpaceWon | SpaceDeclined | PileShuffled | PileShuffledSeen | CardsDrawn | CardsDrawnSeen | CardKept | CardKeptSeen | HeadChefChanged | BowlChosen | CardsSold | BuyDeclined | CookingBegun | CardsDealt | RecipeCooked;

export interface SafranitoView {
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
}

export type SeatHand = "clumsy" | "casual" | "average" | "steady";

export interface SafranitoOptions {
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
  goal: number;
  money: number;
  copies: number;
  seating: readonly SpiceTableSize[];
}

export interface SpiceTableSize {
  players: number;
  throws: number;
  menu: number;
  dealt: number;
}
