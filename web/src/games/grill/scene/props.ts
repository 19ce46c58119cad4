/** What the picture of a throwing game is given. The wire types of all three games fit into these shapes. */
import type { Launch, SeenChip } from "../../../protocol/grill";
import type { Happened } from "../../../protocol/schemas";
import type { BoardMeasures, Circle, Face, Limits, Polygon, Quat, Side, Vec2, Vec3 } from "../../../protocol/physics";
import type { Translator } from "../../../i18n/translator";
import type { AimError } from "./throwing/aim-error";

export type { Face, Launch, Quat, SeenChip, Side, Vec2, Vec3 };

export type Outline = Circle | Polygon;

/** The printed and milled things, from a game's components. */
export interface BoardComponents {
  readonly chip: { readonly diameter: number; readonly thickness: number; readonly hole: number };
  readonly board: BoardMeasures;
  readonly materials: { readonly chip_board: { readonly friction: number; readonly restitution: number } };
  readonly limits: Limits;
  readonly ingredients: readonly string[];
  readonly spaces: readonly string[];
  readonly outline: readonly Outline[];
}

export type Theme = "grill" | "market";

/** What is written at a place. */
export interface PlaceLabel {
  readonly place: number;
  /** How many cards are to be had there; `null` where none ever are. */
  readonly count: number | null;
  /** What the chips come to, or whose the place is; empty where there is nothing to say. */
  readonly price: string;
  /** The colour of whoever leads there. */
  readonly colour: string | null;
  /** The whole of it in words. */
  readonly title: string;
  /** What it is about, for those who ask. */
  readonly topic: string;
}

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
  components: BoardComponents;
  theme: Theme;
  colours: readonly string[];
  names: readonly string[];
  /** What lies there now: `view.grill.lying`. */
  chips: readonly SeenChip[];
  /** What has happened, oldest first. New entries are played, then `chips` is shown. */
  entries: readonly Happened[];
  translator: Translator;
  /** Whose chip is in the hand. */
  seat?: number;
  /** The value of the chip in the hand; null: nothing to throw. */
  holding?: number | null;
  side?: Side;
  onside?: (side: Side) => void;
  onthrow?: (launch: Launch) => string | null;
  /** Whether the whole arc of a pulled chip is shown with the spread of the hand, or merely where it points to. */
  arc?: boolean;
  /** What `Assist` would throw now: drawn as an arc, or as a mere direction where `arc` is off. */
  aim?: Launch | null;
  /** How far the hand errs that carries the throws out (THR-30). */
  aimError?: AimError | null;
  /** The place that I mean to hit: what a throw is judged by. It is nobody else's business. */
  goal?: number | null;
  ongoal?: (goal: number | null) => void;
  /** Where an earlier throw of mine came to lie, to be beaten. */
  ghost?: Vec2 | null;
  labels?: readonly PlaceLabel[];
  places?: readonly number[];
  onplace?: (place: number) => void;
  tappable?: readonly number[];
  onchip?: (chip: number) => void;
  marked?: Marked;
  /** A chip to look at from above, through its hole. */
  closeup?: number | null;
  /** How many times as fast flights are shown, for replays. */
  speed?: number;
  /** Whether chips are heard. */
  sound?: boolean;
  /** Whether things move, or are at once where they will be. */
  motion?: boolean;
  /** Told when the first of some flights begins and when all lies still. */
  onflight?: (active: boolean) => void;
}
