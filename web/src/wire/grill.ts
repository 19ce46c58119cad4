// Written by `make wire` from the server's structs. Do not edit.
import type { Aim, BodyPose, Face, Motion, Vec3 } from "./physics";

export interface ThrowChip {
  move: "ThrowChip";
  value: number;
  launch: Launch;
}

export interface Launch {
  release: Vec3;
  velocity: Vec3;
  spin: number;
  tumble: number;
  tilt: number;
  facing: number;
  down: Face;
}

export interface ThrowChipSeen {
  move: "ThrowChipSeen";
  launch: Launch;
}

export interface AimChip {
  move: "AimChip";
  value: number;
  aim: Aim;
}

export interface AimChipSeen {
  move: "AimChipSeen";
  aim: Aim;
}

export interface CallChip {
  move: "CallChip";
  chip: number;
  place: number;
}

export interface ChipTaken {
  event: "ChipTaken";
  seat: number;
  chip: number;
  value: number;
}

export interface ChipTakenSeen {
  event: "ChipTakenSeen";
  seat: number;
  chip: number;
}

export interface ChipFlew {
  event: "ChipFlew";
  seat: number;
  chip: number;
  aim: Aim | null;
  launch: Launch;
  motion: Motion;
  lies: readonly Lies[];
}

export interface Lies {
  chip: number;
  place: number;
}

export interface ChipsSettled {
  event: "ChipsSettled";
  motion: Motion;
  lies: readonly Lies[];
}

export interface ChipsShown {
  event: "ChipsShown";
  chips: readonly Known[];
}

export interface Known {
  chip: number;
  value: number;
}

export interface ChipCalled {
  event: "ChipCalled";
  seat: number;
  chip: number;
  place: number;
}

export interface ChipsBack {
  event: "ChipsBack";
  chips: readonly number[];
}

export interface ChipsGathered {
  event: "ChipsGathered";
}

export type Doubt = "larger" | "chef";

export interface SeenGrill {
  lying: readonly SeenChip[];
  pouches: readonly SeenPouch[];
  thrown: number;
}

export interface SeenChip {
  id: number;
  seat: number;
  value: number | null;
  place: number;
  pose: BodyPose;
  shown: boolean;
}

export interface SeenPouch {
  in_hand: number;
  taken_back: number;
  seen: readonly number[];
  hand: readonly number[] | null;
  back: readonly number[] | null;
}

export interface Recipe {
  id: string;
  needs: readonly string[];
}

export interface Seating {
  players: number;
  throws: number;
}

export interface UseSpace {
  move: "UseSpace";
}

export interface DeclineSpace {
  move: "DeclineSpace";
}

export interface Keep {
  move: "Keep";
  ingredient: number;
}

export interface KeepSeen {
  move: "KeepSeen";
}

export interface ChooseBowl {
  move: "ChooseBowl";
  ingredient: number;
}

export interface Sell {
  move: "Sell";
  cards: number;
}

export interface Buy {
  move: "Buy";
}

export interface DeclineBuy {
  move: "DeclineBuy";
}

export interface StopCooking {
  move: "StopCooking";
}

export interface Asked {
  event: "Asked";
  seat: number;
  ask: Ask;
}

export type Ask = "throw" | "call" | "bonus-throw" | "use" | "keep" | "bowl" | "sell" | "buy" | "cook" | "nothing";

export interface SpaceWon {
  event: "SpaceWon";
  space: number;
  seat: number;
  best: number;
}

export interface SpaceDeclined {
  event: "SpaceDeclined";
  space: number;
  seat: number;
}

export interface PileShuffled {
  event: "PileShuffled";
  pile: readonly number[];
}

export interface PileShuffledSeen {
  event: "PileShuffledSeen";
}

export interface CardsDrawn {
  event: "CardsDrawn";
  seat: number;
  cards: readonly number[];
}

export interface CardsDrawnSeen {
  event: "CardsDrawnSeen";
  seat: number;
  count: number;
}

export interface CardKept {
  event: "CardKept";
  seat: number;
  ingredient: number;
  open: boolean;
}

export interface CardKeptSeen {
  event: "CardKeptSeen";
  seat: number;
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

export interface HeadChefChanged {
  event: "HeadChefChanged";
  seat: number;
}

export interface BowlChosen {
  event: "BowlChosen";
  ingredient: number;
}

export interface CardsSold {
  event: "CardsSold";
  seat: number;
  ingredient: number;
  count: number;
  price: number;
}

export interface CardBought {
  event: "CardBought";
  seat: number;
  ingredient: number;
  price: number;
}

export interface BuyDeclined {
  event: "BuyDeclined";
  seat: number;
  ingredient: number;
  price: number;
}

export interface CookingBegun {
  event: "CookingBegun";
  seat: number;
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

export interface CardsDealt {
  event: "CardsDealt";
  cards: readonly number[];
}

export interface GameEnded {
  event: "GameEnded";
  rule: string;
}

export interface SeenChef {
  money: number;
  cards: readonly number[] | null;
  in_hand: number;
  reserved: readonly number[] | null;
  reserves: number;
  cooked: readonly number[];
}
