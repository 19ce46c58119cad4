/** The input of the kitchen's renderer: plain data, independent of the game's state. */
import type { Motion } from "../../../protocol/physics";
import type { Body } from "./flat/canvas-renderer";
import type { Grip } from "./hand-mesh";
import type { Point, Workplace } from "./floor-plan";

export type DieModel = Body;

/** Dice that lie, roll or stand somewhere. */
export interface DiceGroup {
  readonly workplace: Workplace;
  readonly dice: readonly DieModel[];
  readonly motion: Motion | null;
  /** Changes with every motion. */
  readonly motionId: number;
  /** Milliseconds since it began. */
  readonly age: number;
}

export interface HandModel {
  /** `seat/hand` */
  readonly id: string;
  readonly colour: string;
  readonly left: boolean;
  readonly goal: Point;
  readonly shoulder: Point;
  readonly grip: Grip;
  readonly busy: boolean;
  readonly diceGroup: DiceGroup | null;
  /** An open card and its position. */
  readonly card: { readonly name: string; readonly at: Point } | null;
  /** The colour of a die held up. */
  readonly held: readonly [number, number, number] | null;
}

export interface KitchenModel {
  readonly hands: readonly HandModel[];
  readonly spread: readonly number[];
  readonly plates: readonly number[];
  readonly deck: number;
  readonly heat: number;
  readonly fled: boolean;
}
