/** The props of a throwing game's scene. The protocol types of all throwing games fit. */
import type { Launch, SeenChip } from "../../../protocol/grill";
import type { GameEntry } from "../../../protocol/schemas";
import type { BoardMeasures, Circle, Face, Limits, Polygon, Quat, Side, Vec2, Vec3 } from "../../../protocol/physics";
import type { Translator } from "../../../i18n/translator";
import type { AimError } from "./throwing/aim-error";

export type { Face, Launch, Quat, SeenChip, Side, Vec2, Vec3 };

export type Outline = Circle | Polygon;

/** The printed and milled parts, from a game's components. */
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

/** The label at a place. */
export interface PlaceLabel {
  readonly place: number;
  /** Cards in stock there; `null` where there never are any. */
  readonly count: number | null;
  /** The price of the chips or the winner's name; may be empty. */
  readonly price: string;
  /** The colour of the leader there. */
  readonly colour: string | null;
  /** The full text. */
  readonly title: string;
  /** The help topic. */
  readonly topic: string;
}

/** Highlighted places and chips. */
export interface Marked {
  readonly places?: readonly number[];
  readonly chips?: readonly number[];
}

/**
 * Places are numbered as in the rules: the bowls in the order of `components.ingredients`, then `components.spaces`.
 * All props after `translator` are optional.
 */
export interface SceneProps {
  components: BoardComponents;
  theme: Theme;
  colours: readonly string[];
  names: readonly string[];
  /** The chips on the board: `view.grill.lying`. */
  chips: readonly SeenChip[];
  /** The log, oldest first. New entries are animated, then `chips` is shown. */
  entries: readonly GameEntry[];
  translator: Translator;
  /** The owner of the chip in the hand. */
  seat?: number;
  /** The value of the chip in the hand; `null` if there is nothing to throw. */
  holding?: number | null;
  side?: Side;
  onside?: (side: Side) => void;
  onthrow?: (launch: Launch) => string | null;
  /** Whether a pull shows the whole arc with its spread, or only the direction. */
  arc?: boolean;
  /** The launch of the timed throw, drawn as an arc or, without `arc`, as a direction. */
  aim?: Launch | null;
  /** The accuracy of the hand that throws (THR-30). */
  aimError?: AimError | null;
  /** The place you aim at, for feedback; private. */
  goal?: number | null;
  ongoal?: (goal: number | null) => void;
  /** Called while pulling with the place where the shown arc comes down; `null` otherwise. */
  onover?: (place: number | null) => void;
  /** Where your throw of the best run landed. */
  ghost?: Vec2 | null;
  labels?: readonly PlaceLabel[];
  places?: readonly number[];
  onplace?: (place: number) => void;
  tappable?: readonly number[];
  onchip?: (chip: number) => void;
  marked?: Marked;
  /** A chip to look at from above, through its hole. */
  closeup?: number | null;
  /** The speed of flights, for replays. */
  speed?: number;
  /** Whether sounds are played. */
  sound?: boolean;
  /** Whether chips move, or are at their end position at once. */
  motion?: boolean;
  /** Called when flights begin and when everything is at rest. */
  onflight?: (active: boolean) => void;
}
