// Written by `make wire` from the server's structs. Do not edit.
import type { Card, DieKind, Motion, Plate, Quat, Vec3 } from "./physics";
import type { Score } from "./schemas";

export interface EnterForest {
  move: "EnterForest";
  hand: Hand;
}

export type Hand = 0 | 1;
export const Hand = {"LEFT":0,"RIGHT":1} as const;

export interface Flip {
  move: "Flip";
  hand: Hand;
  slot: number;
}

export interface TakeGame {
  move: "TakeGame";
  hand: Hand;
}

export interface Ignore {
  move: "Ignore";
  hand: Hand;
}

export interface ReleaseGame {
  move: "ReleaseGame";
  hand: Hand;
  card: string;
}

export interface EnterPantry {
  move: "EnterPantry";
  hand: Hand;
}

export interface Draw {
  move: "Draw";
  hand: Hand;
}

export interface Keep {
  move: "Keep";
  hand: Hand;
}

export interface PutBack {
  move: "PutBack";
  hand: Hand;
}

export interface ReturnDie {
  move: "ReturnDie";
  hand: Hand;
  die: Vegetable;
}

export type Vegetable = 0 | 1 | 2;
export const Vegetable = {"ONION":0,"EGGPLANT":1,"PEPPER":2} as const;

export interface EnterOven {
  move: "EnterOven";
  hand: Hand;
  recipe: string;
  game: readonly string[];
}

export interface Roll {
  move: "Roll";
  hand: Hand;
  dice: readonly number[];
  strength: number;
  heading: number;
  height: number;
}

export interface Stop {
  move: "Stop";
  hand: Hand;
  plate: number | null;
}

export interface EnterPlating {
  move: "EnterPlating";
  hand: Hand;
  recipe: string;
}

export interface Place {
  move: "Place";
  hand: Hand;
  die: number;
  pace: Pace;
  x: number;
  y: number;
  turn: number;
  velocity: Vec3;
}

export type Pace = "calm" | "steady" | "rushed";

export interface TakeOrder {
  move: "TakeOrder";
  hand: Hand;
}

export interface Leave {
  move: "Leave";
  hand: Hand;
}

export interface MakeOffer {
  move: "MakeOffer";
  to: number;
  give: readonly number[];
  want: readonly number[];
}

export interface Accept {
  move: "Accept";
  offer: number;
}

export interface Decline {
  move: "Decline";
  offer: number;
}

export interface Withdraw {
  move: "Withdraw";
  offer: number;
}

export interface WantShowdown {
  move: "WantShowdown";
  wanted: boolean;
}

export interface Begin {
  move: "Begin";
}

export interface SendHome {
  move: "SendHome";
  seat: number;
  hand: Hand;
}

export interface Serve {
  move: "Serve";
  seat: number;
  hand: Hand;
}

export interface Close {
  move: "Close";
}

export type Move = EnterForest | Flip | TakeGame | Ignore | ReleaseGame | EnterPantry | Draw | Keep | PutBack | ReturnDie | EnterOven | Roll | Stop | EnterPlating | Place | TakeOrder | Leave | MakeOffer | Accept | Decline | Withdraw | WantShowdown | Begin | SendHome | Serve | Close;

export interface Begun {
  event: "Begun";
  closes: number;
  spaces: readonly number[];
}

export interface Entered {
  event: "Entered";
  seat: number;
  hand: Hand;
  station: Station;
  space: number;
  must_release: boolean;
}

export type Station = 0 | 1 | 2 | 3 | 4;
export const Station = {"FOREST":0,"PANTRY":1,"OVEN":2,"PLATING":3,"ORDER":4} as const;

export interface OvenEntered {
  event: "OvenEntered";
  seat: number;
  hand: Hand;
  space: number;
  meal: Meal;
}

export interface Meal {
  recipe: string;
  game: readonly string[];
  pantry: readonly number[];
}

export interface PlatingEntered {
  event: "PlatingEntered";
  seat: number;
  hand: Hand;
  space: number;
  dish: Dish;
}

export interface Dish {
  meal: Meal;
  plate: number;
}

export interface Worked {
  event: "Worked";
  seat: number;
  hand: Hand;
  busy: number;
  idle: number;
}

export interface Left {
  event: "Left";
  seat: number;
  hand: Hand;
  station: Station;
  barred: number;
}

export interface SentHome {
  event: "SentHome";
  seat: number;
  hand: Hand;
}

export interface CardFlipped {
  event: "CardFlipped";
  seat: number;
  hand: Hand;
  slot: number;
  card: string;
}

export interface CardMixed {
  event: "CardMixed";
  seat: number;
  hand: Hand;
  slot: number;
  card: string;
  escaped: boolean;
}

export interface GameTaken {
  event: "GameTaken";
  seat: number;
  hand: Hand;
  card: string;
}

export interface GameReleased {
  event: "GameReleased";
  seat: number;
  hand: Hand;
  card: string;
  slot: number;
  must_release: boolean;
}

export interface DieDrawn {
  event: "DieDrawn";
  seat: number;
  hand: Hand;
  die: Vegetable;
}

export interface DieKept {
  event: "DieKept";
  seat: number;
  hand: Hand;
  die: Vegetable;
}

export interface DiePutBack {
  event: "DiePutBack";
  seat: number;
  hand: Hand;
  die: Vegetable;
}

export interface DieReturned {
  event: "DieReturned";
  seat: number;
  hand: Hand;
  die: Vegetable;
}

export interface Rolled {
  event: "Rolled";
  seat: number;
  hand: Hand;
  rolled: readonly number[];
  dice: readonly Lying[];
  motion: Motion;
}

export interface Lying {
  position: Vec3;
  orientation: Quat;
  face: number;
  counts: boolean;
}

export interface Burned {
  event: "Burned";
  seat: number;
  hand: Hand;
  sum: number;
  heat: number;
}

export interface MealTakenBack {
  event: "MealTakenBack";
  seat: number;
  hand: Hand;
  meal: Meal;
}

export interface Cooked {
  event: "Cooked";
  seat: number;
  hand: Hand;
  dish: Dish;
  sum: number;
}

export interface Placed {
  event: "Placed";
  seat: number;
  hand: Hand;
  die: number;
  tower: readonly Standing[];
  served_at: number | null;
  motion: Motion;
}

export interface Standing {
  die: number;
  position: Vec3;
  orientation: Quat;
}

export interface Fell {
  event: "Fell";
  seat: number;
  hand: Hand;
  dish: Dish;
  dice: number;
  motion: Motion | null;
}

export interface Served {
  event: "Served";
  seat: number;
  hand: Hand;
  dish: Dish;
  motion: Motion | null;
}

export interface Ordered {
  event: "Ordered";
  seat: number;
  hand: Hand;
  recipe: string;
  until: number;
}

export interface DragonEscaped {
  event: "DragonEscaped";
  seat: number;
  hand: Hand;
}

export interface Closed {
  event: "Closed";
}

export interface Offered {
  event: "Offered";
  offer: Offer;
  until: number;
}

export interface Offer {
  id: number;
  seat: number;
  to: number;
  give: readonly number[];
  want: readonly number[];
}

export interface Traded {
  event: "Traded";
  offer: Offer;
}

export interface Declined {
  event: "Declined";
  offer: Offer;
}

export interface Withdrawn {
  event: "Withdrawn";
  offer: Offer;
}

export interface Scored {
  event: "Scored";
  score: Score;
}

export interface Ended {
  event: "Ended";
  standings: readonly (readonly [number, number])[];
  ended_by: string;
}

export interface Tied {
  event: "Tied";
  seats: readonly number[];
  until: number;
}

export interface Answered {
  event: "Answered";
  seat: number;
  wanted: boolean;
}

export interface ShowdownBegun {
  event: "ShowdownBegun";
  begins: number;
  recipes: readonly (string | null)[];
  deck: readonly string[];
  forest: readonly string[];
  supply: readonly number[];
  bag: readonly number[];
  plates: readonly number[];
  out: readonly string[];
}

export interface ShowdownWon {
  event: "ShowdownWon";
  seat: number;
}

export interface GameOver {
  event: "GameOver";
  ended_by: string;
}

export type Event = Begun | Entered | OvenEntered | PlatingEntered | Worked | Left | SentHome | CardFlipped | CardMixed | GameTaken | GameReleased | DieDrawn | DieKept | DiePutBack | DieReturned | Rolled | Burned | MealTakenBack | Cooked | Placed | Fell | Served | Ordered | DragonEscaped | Closed | Offered | Traded | Declined | Withdrawn | Scored | Ended | Tied | Answered | ShowdownBegun | ShowdownWon | GameOver;

export interface MithralView {
  me: number | null;
  orders: number | null;
  closing: number;
  phase: Phase;
  until: number;
  players: readonly Player[];
  forest: readonly string[];
  spread: readonly number[];
  supply: readonly number[];
  bag: readonly number[];
  plates: readonly number[];
  deck: readonly string[];
  above: number;
  dragon: boolean;
  used: readonly string[];
  eaten: readonly string[];
  offers: readonly Offer[];
  next_offer: number;
  chefs: readonly number[];
  showdown: boolean;
  agreed: readonly number[];
  standings: readonly (readonly [number, number])[];
  scores: readonly Score[];
  ended_by: string;
  champion: number | null;
  hands: readonly (SeatHand | null)[];
  caps: boolean;
  calm: boolean;
}

export type Phase = "countdown" | "play" | "vote" | "over";

export interface Player {
  recipes: readonly string[];
  chefs: readonly SousChef[];
  game: readonly string[];
  pantry: readonly number[];
  dishes: readonly Dish[];
  served: readonly number[];
  burns: number;
  offering: number;
}

export interface SousChef {
  station: Station | null;
  space: number;
  busy: number;
  idle: number;
  work: Hunting | Foraging | Cooking | Plating | null;
  ordering: number;
  barred: readonly number[];
}

export interface Hunting {
  type: "Hunting";
  slot: number | null;
  card: string | null;
  must_release: boolean;
}

export interface Foraging {
  type: "Foraging";
  draws: number;
  die: Vegetable | null;
}

export interface Cooking {
  type: "Cooking";
  meal: Meal;
  dice: readonly Lying[];
}

export interface Plating {
  type: "Plating";
  dish: Dish;
  tower: readonly Standing[];
  served_at: number | null;
}

export type SeatHand = "clumsy" | "casual" | "average" | "steady";

export interface MithralOptions {
  orders: number | null;
  closing: number;
  caps: boolean;
  hands: readonly (SeatHand | null)[];
  calm: boolean;
}

export interface Components {
  plates: readonly number[];
  burn_points: number;
  most_burns: number;
  incomplete: readonly number[];
  tracks: number;
  station: Stations;
  recipe: readonly Recipe[];
  forest: readonly ForestCard[];
  game_dice: GameDice;
  pantry_dice: PantryDice;
  limits: Limits;
  clock: Clock;
  hand: HandTimes;
  pace: Paces;
  die: Solids;
  cast: Cast;
  oven_card: Card;
  plate: Plate;
}

export interface Stations {
  forest: StationCard;
  pantry: StationCard;
  oven: StationCard;
  plating: StationCard;
  order: StationCard;
}

export interface StationCard {
  spaces: readonly number[];
  idle: number;
}

export interface Recipe {
  id: string;
  hats: number;
  game: readonly Animal[];
  onion: number;
  eggplant: number;
  pepper: number;
  heat: number;
}

export type Animal = "tracks" | "hart" | "ram" | "wolf" | "beast";

export interface ForestCard {
  animal: Animal;
  die: DieKind;
  count: number;
}

export interface GameDice {
  d6: number;
  d8: number;
  d10: number;
}

export interface PantryDice {
  onion: number;
  eggplant: number;
  pepper: number;
}

export interface Limits {
  game: number;
  pantry: number;
  draws: number;
}

export interface Clock {
  countdown: number;
  again: number;
  standing: number;
  watched: number;
  vote: number;
}

export interface HandTimes {
  enter: number;
  leave: number;
  flip: number;
  take: number;
  ignore: number;
  release: number;
  draw: number;
  keep: number;
  put_back: number;
  roll: number;
  stop: number;
  order: number;
}

export interface Paces {
  calm: Tremor;
  steady: Tremor;
  rushed: Tremor;
}

export interface Tremor {
  busy: number;
  offset: number;
  tilt: number;
  drift: number;
}

export interface Solids {
  d6: DieMeasures;
  d8: DieMeasures;
  d10: DieMeasures;
}

export interface DieMeasures {
  size: number;
  mass: number;
}

export interface Cast {
  speed: number;
  drop: number;
  spin: number;
  height: number;
  reach: number;
}

export const ASIDE: number = 0.012;

export const SPEED: number = 0.2;
