// Written by `make wire` from the server's structs. Do not edit.
import type { Score } from "./schemas";

export interface ChooseDish {
  move: "ChooseDish";
  dish: Colour;
}

export type Colour = 0 | 1 | 2 | 3;
export const Colour = {"RED":0,"BLUE":1,"GREEN":2,"YELLOW":3} as const;

export interface ChooseBottle {
  move: "ChooseBottle";
  drink: Colour;
}

export interface GiveDrink {
  move: "GiveDrink";
  drink: Colour;
}

export interface GiveTaiyaki {
  move: "GiveTaiyaki";
}

export interface SendAway {
  move: "SendAway";
}

export interface LoseReview {
  move: "LoseReview";
  review: Review;
}

export type Review = 0 | 1 | 2 | 3;
export const Review = {"CLEANLINESS":0,"SERVICE":1,"VALUE":2,"ATMOSPHERE":3} as const;

export interface Push {
  move: "Push";
  tile: string;
  line: Line;
}

export type Line = 0 | 1 | 2 | 3 | 4;
export const Line = {"C1":0,"C2":1,"C3":2,"R1":3,"R2":4} as const;

export interface Act {
  move: "Act";
  tile: string;
}

export interface EndTurn {
  move: "EndTurn";
}

export interface Welcome {
  move: "Welcome";
  stall: number;
}

export interface SwapTourist {
  move: "SwapTourist";
  stall: number;
  place: number;
}

export interface Cook {
  move: "Cook";
  dish: Colour;
}

export interface TakeDrink {
  move: "TakeDrink";
  drink: Colour;
}

export interface Recycle {
  move: "Recycle";
  drink: Colour;
}

export interface ServeDish {
  move: "ServeDish";
}

export interface ServeTaiyaki {
  move: "ServeTaiyaki";
}

export interface Pour {
  move: "Pour";
  drink: Colour;
}

export interface PlaceGuest {
  move: "PlaceGuest";
  space: number;
  doggy_bag: boolean;
}

export interface GainReview {
  move: "GainReview";
  review: Review;
}

export interface AddDish {
  move: "AddDish";
  dish: Colour;
}

export interface TakeToken {
  move: "TakeToken";
  token: Token;
}

export type Token = 0 | 1 | 2 | 3;
export const Token = {"TAIYAKI":0,"DOGGY_BAG":1,"URGENT_CALL":2,"GARBAGE":3} as const;

export interface Invite {
  move: "Invite";
  guest: Guest;
}

export type Guest = 0 | 1 | 2 | 3 | 4;
export const Guest = {"RED":0,"BLUE":1,"GREEN":2,"YELLOW":3,"TOURIST":4} as const;

export interface UrgentCall {
  move: "UrgentCall";
  one: number;
  two: number;
}

export interface Garbage {
  move: "Garbage";
}

export interface LastServe {
  move: "LastServe";
  drinks: number;
}

export type Move = ChooseDish | ChooseBottle | GiveDrink | GiveTaiyaki | SendAway | LoseReview | Push | Act | EndTurn | Welcome | SwapTourist | Cook | TakeDrink | Recycle | ServeDish | ServeTaiyaki | Pour | PlaceGuest | GainReview | AddDish | TakeToken | Invite | UrgentCall | Garbage | LastServe;

export interface Asked {
  event: "Asked";
  seat: number;
  ask: Ask;
  owed: number;
  among: readonly Review[];
}

export type Ask = "menu" | "bottle" | "check" | "lose" | "push" | "act" | "last-serving" | "welcome" | "send-on" | "cook" | "drink" | "recycle" | "dish" | "pour" | "place" | "place-invited" | "review" | "add-dish" | "token" | "invite" | "nothing";

export interface TurnBegun {
  event: "TurnBegun";
  seat: number;
  round: number;
}

export interface DishAdded {
  event: "DishAdded";
  seat: number;
  dish: Colour;
  points: number;
}

export interface BottleChosen {
  event: "BottleChosen";
  seat: number;
  drink: Colour;
}

export interface DrinkGiven {
  event: "DrinkGiven";
  seat: number;
  drink: Colour;
}

export interface TokenUsed {
  event: "TokenUsed";
  seat: number;
  token: Token;
}

export interface GuestLeft {
  event: "GuestLeft";
  seat: number;
  guest: Guest;
}

export interface ReviewMoved {
  event: "ReviewMoved";
  seat: number;
  review: Review;
  by: number;
}

export interface TilePushed {
  event: "TilePushed";
  seat: number;
  tile: string;
  line: Line;
  out: string;
}

export interface ActionBegun {
  event: "ActionBegun";
  seat: number;
  tile: string;
}

export interface GuestDrawn {
  event: "GuestDrawn";
  seat: number;
  guest: Guest;
}

export interface GuestWelcomed {
  event: "GuestWelcomed";
  seat: number;
  stall: number;
  guest: Guest;
}

export interface TouristSwapped {
  event: "TouristSwapped";
  seat: number;
  stall: number;
  place: number;
  customer: Guest;
}

export interface CustomerDisplaced {
  event: "CustomerDisplaced";
  seat: number;
  stall: number;
  place: number;
  customer: Guest;
}

export interface TouristReturned {
  event: "TouristReturned";
  seat: number;
}

export interface DishCooked {
  event: "DishCooked";
  seat: number;
  dish: Colour;
}

export interface DrinkTaken {
  event: "DrinkTaken";
  seat: number;
  drink: Colour;
}

export interface BottleRecycled {
  event: "BottleRecycled";
  seat: number;
  drink: Colour;
  points: number;
}

export interface ServingBegun {
  event: "ServingBegun";
  seat: number;
  guest: Guest;
  dish: Colour | null;
}

export interface DrinkPoured {
  event: "DrinkPoured";
  seat: number;
  drink: Colour;
}

export interface GuestPlaced {
  event: "GuestPlaced";
  seat: number;
  guest: Guest;
  space: number;
}

export interface InfluencerMoved {
  event: "InfluencerMoved";
  seat: number;
  stars: number;
}

export interface StallImproved {
  event: "StallImproved";
  seat: number;
  what: Bonus;
  points: number;
}

export type Bonus = "menu" | "influencer" | "fridge" | "stove" | "double" | "special";

export interface TokenTaken {
  event: "TokenTaken";
  seat: number;
  token: Token;
}

export interface GuestInvited {
  event: "GuestInvited";
  seat: number;
  guest: Guest;
}

export interface Served {
  event: "Served";
  seat: number;
  points: number;
}

export interface GuestsSwapped {
  event: "GuestsSwapped";
  seat: number;
  one: number;
  two: number;
}

export interface BoxEmptied {
  event: "BoxEmptied";
  seat: number;
}

export interface Scored {
  event: "Scored";
  score: Score;
}

export interface GameEnded {
  event: "GameEnded";
}

export type Event = Asked | TurnBegun | DishAdded | BottleChosen | DrinkGiven | TokenUsed | GuestLeft | ReviewMoved | TilePushed | ActionBegun | GuestDrawn | GuestWelcomed | TouristSwapped | CustomerDisplaced | TouristReturned | DishCooked | DrinkTaken | BottleRecycled | ServingBegun | DrinkPoured | GuestPlaced | InfluencerMoved | StallImproved | TokenTaken | GuestInvited | Served | GuestsSwapped | BoxEmptied | Scored | GameEnded;

export interface YataiView {
  me: number | null;
  strict: boolean;
  first: number;
  round: number;
  seat: number;
  ask: Ask;
  owed: number;
  among: readonly Review[];
  grid: readonly string[];
  beside: readonly string[];
  line: readonly string[];
  bag: readonly number[];
  dishes: readonly number[];
  drinks: readonly number[];
  tokens: readonly number[];
  spent: readonly number[];
  stalls: readonly Stall[];
  guest: Guest | null;
  serving: Serving | null;
  scores: readonly Score[];
  displaced_from: number | null;
}

export interface Stall {
  menu: readonly Colour[];
  queue: readonly Guest[];
  dishes: readonly Colour[];
  fridge: readonly Colour[];
  box: readonly Colour[];
  sink: readonly number[];
  board: readonly number[];
  reviews: readonly number[];
  influencer: number;
  tokens: readonly number[];
  stove_improved: boolean;
  fridge_improved: boolean;
  points: number;
}

export interface Serving {
  guest: Guest;
  dish: Colour | null;
  drinks: readonly Colour[];
}

export interface YataiOptions {
  free: boolean;
  first: number | null;
}

export interface Components {
  rounds: number;
  queue_penalty: number;
  supply: readonly Supply[];
  tokens: TokenBox;
  tile: readonly Tile[];
  stall: StallSizes;
  reputation: Reputation;
  tracks: Tracks;
  points: Points;
}

export interface Supply {
  players: number;
  dishes: number;
  drinks: number;
  customers: number;
  tourists: number;
  tokens: number;
}

export interface TokenBox {
  taiyaki: TokenKind;
  doggy_bag: TokenKind;
  urgent_call: TokenKind;
  garbage: TokenKind;
}

export interface TokenKind {
  count: number;
  points: number;
}

export interface Tile {
  id: string;
  action: Action;
  amount: number;
  copies: number;
}

export type Action = "customers" | "cook" | "drinks" | "recycle" | "serve";

export interface StallSizes {
  queue: number;
  dishes: number;
  fridge: number;
  improved_dishes: number;
  improved_fridge: number;
  recycle_box: number;
}

export interface Reputation {
  spaces: readonly (readonly string[])[];
}

export interface Tracks {
  reviews: readonly number[];
  review_start: number;
  influencer_stars: readonly number[];
}

export interface Points {
  guest: number;
  matching_dish: number;
  matching_drink: number;
  tourist_taiyaki: number;
  recycle: number;
  menu: number;
  improvement: number;
}

export const CELLS: readonly (readonly number[])[] = [[0,3],[1,4],[2,5],[0,1,2],[3,4,5]];
