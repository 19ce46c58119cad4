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
}

export interface AimChip {
  move: "AimChip";
  value: number;
  aim: Aim;
}

export interface AimChipSeen {
  move: "AimChipSeen";
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

export interface CardBought {
  event: "CardBought";
  seat: number;
  ingredient: number;
  price: number;
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

export interface RecipeCooked {
  event: "RecipeCooked";
  seat: number;
  recipe: number;
  cards: readonly number[];
  chili: number;
  reserved: boolean;
}

export interface ChiliTaken {
  event: "ChiliTaken";
  seat: number;
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

export type SeatAssist = "allowed" | "flicks";

export interface Recipe {
  id: string;
  needs: readonly string[];
}

export interface TableSize {
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

export interface CardsDealt {
  event: "CardsDealt";
  cards: readonly number[];
}

export interface SeenChef {
  money: number;
  cards: readonly number[] | null;
  in_hand: number;
  reserved: readonly number[] | null;
  reserves: number;
  cooked: readonly number[];
}

export const BARE: number = -1;

export const OUT: number = -2;

export const DOUBT: number = -3;

export const HANDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {"clumsy":{"direction":0.28,"speed":0.33,"loft":0.25},"casual":{"direction":0.12,"speed":0.29,"loft":0.19},"average":{"direction":0.05,"speed":0.08,"loft":0.06},"steady":{"direction":0.02,"speed":0.03,"loft":0.03}};

export const GRIPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {"lob":{"back":0.02,"height":0.2,"loft":0.85,"spin":12.0,"least":0.0},"snap":{"back":0.06,"height":0.05,"loft":0.1,"spin":40.0,"least":1.1},"slide":{"back":0.01,"height":0.022,"loft":-0.02,"spin":5.0,"least":0.0},"bank":{"back":0.01,"height":0.022,"loft":-0.02,"spin":5.0,"least":0.0}};
