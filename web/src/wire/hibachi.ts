// Written by `make wire` from the server's structs. Do not edit.

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

export interface Vec3 {
  x: number;
  y: number;
  z: number;
}

export type Face = "front" | "back";

export interface ThrowChipSeen {
  move: "ThrowChipSeen";
  launch: Launch;
}

export interface AimChip {
  move: "AimChip";
  value: number;
  aim: Aim;
}

export interface Aim {
  target: Vec2;
  style: Style;
  hand: Hand;
  side: Side;
  down: Face;
}

export interface Vec2 {
  x: number;
  y: number;
}

export type Style = "lob" | "snap" | "slide" | "bank";

export type Hand = "casual" | "clumsy" | "average" | "steady" | "perfect";

export type Side = "near" | "right" | "far" | "left";

export interface AimChipSeen {
  move: "AimChipSeen";
  aim: Aim;
}

export interface CallChip {
  move: "CallChip";
  chip: number;
  place: number;
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

export interface Cook {
  move: "Cook";
  recipe: number;
  chili_for: number | null;
}

export type Move = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen | CallChip | UseSpace | DeclineSpace | Keep | KeepSeen | ChooseBowl | Sell | Buy | DeclineBuy | StopCooking | Cook;

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

export interface Motion {
  engine: string;
  version: string;
  duration: number;
  rest: readonly Rest[];
  contacts: readonly Contact[];
  tracks: readonly Track[];
  rate: number;
}

export interface Rest {
  id: number;
  position: Vec3;
  orientation: Quat;
  gone: boolean;
  forced: boolean;
}

export interface Quat {
  w: number;
  x: number;
  y: number;
  z: number;
}

export interface Contact {
  time: number;
  body: number;
  surface: Surface;
  other: number | null;
  speed: number;
}

export type Surface = "board" | "rim" | "table" | "chip" | "card" | "plate" | "die";

export interface Track {
  id: number;
  start: number;
  x: readonly number[];
  y: readonly number[];
  z: readonly number[];
  qw: readonly number[];
  qx: readonly number[];
  qy: readonly number[];
  qz: readonly number[];
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

export type Doubt = "larger" | "chef";

export interface SeenChef {
  money: number;
  cards: readonly number[] | null;
  in_hand: number;
  reserved: readonly number[] | null;
  reserves: number;
  cooked: readonly number[];
  chili: number;
}

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

export interface BodyPose {
  id: number;
  position: Vec3;
  orientation: Quat;
}

export interface SeenPouch {
  in_hand: number;
  taken_back: number;
  seen: readonly number[];
  hand: readonly number[] | null;
  back: readonly number[] | null;
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

export interface ChipMeasures {
  diameter: number;
  thickness: number;
  hole: number;
  mass: number;
}

export interface BoardMeasures {
  width: number;
  depth: number;
  rim_width: number;
  rim_height: number;
  thickness: number;
  table: number;
}

export interface Materials {
  chip_board: Pair;
  chip_rim: Pair;
  chip_table: Pair;
  chip_chip: Pair;
}

export interface Pair {
  friction: number;
  restitution: number;
  rolling: number;
  twisting: number;
}

export interface Limits {
  speed: number;
  spin: number;
  reach: number;
  height: number;
  time: number;
}

export interface Circle {
  shape: "circle";
  name: string;
  centre: Vec2;
  radius: number;
}

export interface Polygon {
  shape: "polygon";
  name: string;
  points: readonly Vec2[];
}

export interface Recipe {
  id: string;
  needs: readonly string[];
}

export interface Cards {
  copies: number;
  dealt: number;
  chili: number;
  chili_swap: number;
}

export interface Seating {
  players: number;
  throws: number;
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
