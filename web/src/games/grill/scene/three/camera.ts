/** The camera: behind the player's side with the whole board in view; tilts, zooms, and closes up on a chip. */
import { PerspectiveCamera, Vector3 } from "three";
import type { BoardComponents, Side, Vec3 } from "../props";
import { SIDES } from "../../../../protocol/physics";

export interface Viewpoint {
  readonly side: Side;
  /** Radians above the table. */
  readonly tilt: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** Radians around the board from the player's side. */
  readonly turn: number;
  readonly closeup: Vec3 | null;
}

/** The camera's angle, tilt, distance and target. */
interface CameraPose {
  around: number;
  tilt: number;
  far: number;
  x: number;
  y: number;
  z: number;
}

export const USUAL_TILT = 0.95;
export const LEAST_TILT = 0.45;
export const MOST_TILT = 1.5;
const PARTS = ["around", "tilt", "far", "x", "y", "z"] as const;
/** Metres in front of the edge that stay in view for the hand. */
const HAND = 0.085;
/** The share of the picture that the board fills. */
const FILLED = 0.97;
/** Radians of extra tilt, at most, when the canvas is taller than the board seen at a slant. */
const STEEPER = 0.32;
const STEEPER_STEP = 0.04;
/** The share of the canvas height that is enough. */
const TALL = 0.93;
/** Seconds for the camera to go half of its way. */
const HALF_LIFE = 0.09;
/** How far the camera turns towards a flying chip, and how much closer it comes. */
const LEAN = 0.3;
const NEARER = 0.88;

export class BoardCamera {
  readonly perspective = new PerspectiveCamera(30, 1, 0.05, 12);
  readonly #components: BoardComponents;
  /** The extra tilt that makes the board fill the canvas. */
  #steeper = 0;
  /** The share of the canvas height that the board took in the last fit. */
  #tall = 0;
  #home: CameraPose;
  #goal: CameraPose;
  #pose: CameraPose;

  constructor(components: BoardComponents, viewpoint: Viewpoint) {
    this.#components = components;
    this.perspective.up.set(0, 0, 1);
    this.#home = this.#goal = this.#poseFor(viewpoint);
    this.#pose = { ...this.#goal };
    this.#apply();
  }

  /** Lean towards a flying chip; `null` returns. */
  follow(point: Vec3 | null): void {
    const { x, y, far, ...rest } = this.#home;
    this.#goal =
      point === null
        ? this.#home
        : { ...rest, x: x + (point.x - x) * LEAN, y: y + (point.y - y) * LEAN, far: far * NEARER };
  }

  /** Whether the camera is still moving. */
  get moving(): boolean {
    return PARTS.some((part) => Math.abs(this.#goal[part] - this.#pose[part]) > 0.001);
  }

  /** The direction to the viewer's right, on the table. */
  get right(): Vector3 {
    return new Vector3(Math.cos(this.#pose.around), Math.sin(this.#pose.around), 0);
  }

  moveTo(viewpoint: Viewpoint, atOnce: boolean): void {
    const goal = this.#poseFor(viewpoint);
    // Turn the short way round.
    const turn = goal.around - this.#pose.around;
    goal.around = this.#pose.around + Math.atan2(Math.sin(turn), Math.cos(turn));
    this.#home = this.#goal = goal;
    if (atOnce) this.#pose = { ...goal };
    this.#apply();
  }

  advance(seconds: number): void {
    const share = 1 - 0.5 ** (seconds / HALF_LIFE);
    for (const part of PARTS) this.#pose[part] += (this.#goal[part] - this.#pose[part]) * share;
    if (!this.moving) this.#pose = { ...this.#goal };
    this.#apply();
  }

  setAspect(aspect: number, viewpoint: Viewpoint): void {
    this.perspective.aspect = aspect;
    this.perspective.updateProjectionMatrix();
    for (this.#steeper = 0; this.#steeper < STEEPER; this.#steeper += STEEPER_STEP) {
      this.#poseFor({ ...viewpoint, tilt: USUAL_TILT, closeup: null });
      if (this.#tall > TALL) break;
    }
    this.moveTo(viewpoint, true);
  }

  #poseFor(viewpoint: Viewpoint): CameraPose {
    const around = SIDES.indexOf(viewpoint.side) * (Math.PI / 2) + viewpoint.turn;
    if (viewpoint.closeup) {
      const { x, y, z } = viewpoint.closeup;
      return { around, tilt: MOST_TILT, far: this.#components.chip.diameter * 3.4, x, y, z };
    }
    return this.#fit(
      { around, tilt: Math.min(MOST_TILT, viewpoint.tilt + this.#steeper), far: 1, x: 0, y: 0, z: 0 },
      viewpoint.zoom,
    );
  }

  /** As close as possible with the board and the hand in view, with equal margins. */
  #fit(pose: CameraPose, zoom: number): CameraPose {
    const { width, depth } = this.#components.board;
    const away = { x: Math.sin(pose.around), y: -Math.cos(pose.around) };
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => new Vector3((x * width) / 2, (y * depth) / 2, 0)));
    const hand = new Vector3(away.x, away.y, 0).multiplyScalar(Math.max(width, depth) / 2 + HAND);
    let [near, far] = [0.3, 4];
    for (let turn = 0; turn < 24; turn += 1) {
      pose.far = (near + far) / 2;
      this.#apply(pose);
      const seen = [...corners, hand].map((point) => point.clone().project(this.perspective));
      const [top, bottom] = [Math.max(...seen.map(({ y }) => y)), Math.min(...seen.map(({ y }) => y))];
      const wide = Math.max(...seen.map(({ x }) => Math.abs(x)));
      // Shift the target until the margins are equal.
      const shift = -(top + bottom) * 0.12 * pose.far;
      pose.x += away.x * shift;
      pose.y += away.y * shift;
      this.#tall = (top - bottom) / 2;
      if (Math.max(wide, this.#tall) < FILLED) far = pose.far;
      else near = pose.far;
    }
    pose.far = far / zoom;
    return pose;
  }

  #apply(pose = this.#pose): void {
    const { around, tilt, far, x, y, z } = pose;
    const level = Math.cos(tilt) * far;
    this.perspective.position.set(x + Math.sin(around) * level, y - Math.cos(around) * level, z + Math.sin(tilt) * far);
    this.perspective.lookAt(x, y, z);
    this.perspective.updateMatrixWorld();
  }
}
