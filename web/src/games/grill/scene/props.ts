/** What the picture of a throwing game is given. The wire types of all three games fit into these shapes. */
import type { Happened } from "../../../wire/house";
import type { Words } from "../../../words/words";

export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

export interface Vec3 extends Vec2 {
  readonly z: number;
}

export interface Quat extends Vec3 {
  readonly w: number;
}

export type Side = "near" | "right" | "far" | "left";
export type Face = "front" | "back";

/** How a chip leaves the hand, in SI units; see the server's `Launch`. */
export interface Launch {
  readonly release: Vec3;
  readonly velocity: Vec3;
  readonly spin: number;
  readonly tumble: number;
  readonly tilt: number;
  readonly facing: number;
  readonly down: Face;
}

export interface Circle {
  readonly shape: "circle";
  readonly name: string;
  readonly centre: Vec2;
  readonly radius: number;
}

export interface Polygon {
  readonly shape: "polygon";
  readonly name: string;
  readonly points: readonly Vec2[];
}

export type Outline = Circle | Polygon;

export interface Limits {
  readonly speed: number;
  readonly spin: number;
  readonly reach: number;
  readonly height: number;
  readonly time: number;
}

/** The printed and milled things, from a game's components. */
export interface Ground {
  readonly chip: { readonly diameter: number; readonly thickness: number; readonly hole: number };
  readonly board: {
    readonly width: number;
    readonly depth: number;
    readonly rim_width: number;
    readonly rim_height: number;
    readonly thickness: number;
    readonly table: number;
  };
  readonly materials: { readonly chip_board: { readonly friction: number; readonly restitution: number } };
  readonly limits: Limits;
  readonly ingredients: readonly string[];
  readonly spaces: readonly string[];
  readonly outline: readonly Outline[];
}

/** A lying chip; `value` is null where it is hidden from whoever looks. */
export interface SeenChip {
  readonly id: number;
  readonly seat: number;
  readonly value: number | null;
  readonly place: number;
  readonly pose: { readonly position: Vec3; readonly orientation: Quat };
  readonly shown: boolean;
}

export type Theme = "grill" | "market";

/** Places and chips to point at. */
export interface Marked {
  readonly places?: readonly number[];
  readonly chips?: readonly number[];
}

/**
 * A place is numbered as in the rules: the bowls in the order of `ground.ingredients`, then `ground.spaces`.
 * Everything after `words` may be left out.
 */
export interface SceneProps {
  ground: Ground;
  theme: Theme;
  colours: readonly string[];
  names: readonly string[];
  /** What lies there now: `view.grill.lying`. */
  chips: readonly SeenChip[];
  /** What has happened, oldest first. New entries are played, then `chips` is shown. */
  entries: readonly Happened[];
  words: Words;
  /** Whose chip is in the hand. */
  seat?: number;
  /** The value of the chip in the hand; null: nothing to throw. */
  holding?: number | null;
  side?: Side;
  onside?: (side: Side) => void;
  onthrow?: (launch: Launch) => void;
  /** Whether a faint arc shows where a calm throw would go. */
  arc?: boolean;
  /** What `Assist` would throw now: drawn as an arc, or as a mere direction where `arc` is off. */
  aim?: Launch | null;
  places?: readonly number[];
  onplace?: (place: number) => void;
  tappable?: readonly number[];
  onchip?: (chip: number) => void;
  marked?: Marked;
  /** A chip to look at from above, through its hole. */
  closeup?: number | null;
  /** How many times as fast flights are shown, for replays. */
  speed?: number;
  /** Told when the first of some flights begins and when all lies still. */
  onflight?: (active: boolean) => void;
}

/** Throwing without a pointer: `Assist.svelte`. */
export interface AssistProps {
  ground: Ground;
  words: Words;
  /** The value of the chip in the hand; null: nothing to throw. */
  holding: number | null;
  side: Side;
  onside?: (side: Side) => void;
  onthrow: (launch: Launch) => void;
  /** Told what would be thrown now, so that the page can hand it to the scene as `aim`. */
  onaim?: (launch: Launch | null) => void;
}
