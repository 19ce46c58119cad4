// Written by `make wire` from the server's structs. Do not edit.

export interface Vec3 {
  x: number;
  y: number;
  z: number;
}

export type Face = "front" | "back";

export interface Aim {
  target: Vec2;
  style: Style;
  side: Side;
  down: Face;
  hand: Hand | null;
}

export interface Vec2 {
  x: number;
  y: number;
}

export type Style = "lob" | "snap" | "slide" | "bank";

export type Side = "near" | "right" | "far" | "left";

export type Hand = "casual" | "clumsy" | "average" | "steady" | "perfect";

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
  gone?: boolean;
  forced?: boolean;
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
  other?: number | null;
  speed?: number;
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

export interface BodyPose {
  id: number;
  position: Vec3;
  orientation: Quat;
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
  chip_board: ChipPair;
  chip_rim: ChipPair;
  chip_table: ChipPair;
  chip_chip: ChipPair;
}

export interface ChipPair {
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

export type DieKind = "d6" | "d8" | "d10";

export interface Card {
  width: number;
  depth: number;
  thickness: number;
  table: number;
  die_card: Pair;
  die_table: Pair;
  die_die: Pair;
  time: number;
}

export interface Pair {
  friction: number;
  restitution: number;
  rolling: number;
  twisting: number;
}

export interface Plate {
  diameter: number;
  thickness: number;
  table: number;
  die_plate: Pair;
  die_table: Pair;
  die_die: Pair;
  time: number;
}

export const GRAVITY: number = 9.81;

export const SIDES: readonly Side[] = ["near","right","far","left"];

export const STYLES: readonly Style[] = ["lob","snap","slide","bank"];
