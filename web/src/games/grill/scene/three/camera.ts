/** The camera: behind one's side of the board, the whole of it in sight; tilts, zooms, and looks closely at a chip. */
import { PerspectiveCamera, Vector3 } from "three";
import type { Ground, Side, Vec3 } from "../props";
import { SIDES } from "../../../../protocol/physics";

export interface Stand {
  readonly side: Side;
  /** Radians above the table. */
  readonly tilt: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** Radians to walk around beyond one's side. */
  readonly walk: number;
  readonly closeup: Vec3 | null;
}

/** Where the camera stands: around, above, how far, and what it looks at. */
interface Spot {
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
/** Metres before the edge that are seen too: there the hand is. */
const HAND = 0.085;
/** How much of the picture the board fills. */
const FILLED = 0.97;
/** Where the picture is taller than the board seen at a slant, it is seen from further above; so much at most. */
const STEEPER = 0.32;
const STEEPER_STEP = 0.04;
/** How much of the picture's height is enough. */
const TALL = 0.93;
/** Seconds for the camera to go half of its way. */
const HALF_LIFE = 0.09;
/** How much of the way to a flying chip the camera turns, and how much nearer it comes. */
const LEAN = 0.3;
const NEARER = 0.88;

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.05, 12);
  readonly #ground: Ground;
  /** Radians by which one looks from further above, so that the board fills the picture. */
  #steeper = 0;
  /** How much of the picture's height the board took when it was last fitted in. */
  #tall = 0;
  #stand: Spot;
  #goal: Spot;
  #spot: Spot;

  constructor(ground: Ground, stand: Stand) {
    this.#ground = ground;
    this.camera.up.set(0, 0, 1);
    this.#stand = this.#goal = this.#aim(stand);
    this.#spot = { ...this.#goal };
    this.#put();
  }

  /** Lean after something that flies; with `null` come back. */
  follow(point: Vec3 | null): void {
    const { x, y, far, ...rest } = this.#stand;
    this.#goal =
      point === null
        ? this.#stand
        : { ...rest, x: x + (point.x - x) * LEAN, y: y + (point.y - y) * LEAN, far: far * NEARER };
  }

  /** Whether the camera is still on its way. */
  get moving(): boolean {
    return PARTS.some((part) => Math.abs(this.#goal[part] - this.#spot[part]) > 0.001);
  }

  /** The direction to the viewer's right, on the table. */
  get right(): Vector3 {
    return new Vector3(Math.cos(this.#spot.around), Math.sin(this.#spot.around), 0);
  }

  stand(stand: Stand, atOnce: boolean): void {
    const goal = this.#aim(stand);
    // The short way round.
    const turn = goal.around - this.#spot.around;
    goal.around = this.#spot.around + Math.atan2(Math.sin(turn), Math.cos(turn));
    this.#stand = this.#goal = goal;
    if (atOnce) this.#spot = { ...goal };
    this.#put();
  }

  pass(seconds: number): void {
    const share = 1 - 0.5 ** (seconds / HALF_LIFE);
    for (const part of PARTS) this.#spot[part] += (this.#goal[part] - this.#spot[part]) * share;
    if (!this.moving) this.#spot = { ...this.#goal };
    this.#put();
  }

  shape(aspect: number, stand: Stand): void {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    for (this.#steeper = 0; this.#steeper < STEEPER; this.#steeper += STEEPER_STEP) {
      this.#aim({ ...stand, tilt: USUAL_TILT, closeup: null });
      if (this.#tall > TALL) break;
    }
    this.stand(stand, true);
  }

  #aim(stand: Stand): Spot {
    const around = SIDES.indexOf(stand.side) * (Math.PI / 2) + stand.walk;
    if (stand.closeup) {
      const { x, y, z } = stand.closeup;
      return { around, tilt: MOST_TILT, far: this.#ground.chip.diameter * 3.4, x, y, z };
    }
    return this.#fit(
      { around, tilt: Math.min(MOST_TILT, stand.tilt + this.#steeper), far: 1, x: 0, y: 0, z: 0 },
      stand.zoom,
    );
  }

  /** As near as the board and the hand before it are just in sight, with as much room above as below. */
  #fit(spot: Spot, zoom: number): Spot {
    const { width, depth } = this.#ground.board;
    const away = { x: Math.sin(spot.around), y: -Math.cos(spot.around) };
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => new Vector3((x * width) / 2, (y * depth) / 2, 0)));
    const hand = new Vector3(away.x, away.y, 0).multiplyScalar(Math.max(width, depth) / 2 + HAND);
    let [near, far] = [0.3, 4];
    for (let turn = 0; turn < 24; turn += 1) {
      spot.far = (near + far) / 2;
      this.#put(spot);
      const seen = [...corners, hand].map((point) => point.clone().project(this.camera));
      const [top, bottom] = [Math.max(...seen.map(({ y }) => y)), Math.min(...seen.map(({ y }) => y))];
      const wide = Math.max(...seen.map(({ x }) => Math.abs(x)));
      // Look a little nearer or further along, until the margins are alike.
      const shift = -(top + bottom) * 0.12 * spot.far;
      spot.x += away.x * shift;
      spot.y += away.y * shift;
      this.#tall = (top - bottom) / 2;
      if (Math.max(wide, this.#tall) < FILLED) far = spot.far;
      else near = spot.far;
    }
    spot.far = far / zoom;
    return spot;
  }

  #put(spot = this.#spot): void {
    const { around, tilt, far, x, y, z } = spot;
    const level = Math.cos(tilt) * far;
    this.camera.position.set(x + Math.sin(around) * level, y - Math.cos(around) * level, z + Math.sin(tilt) * far);
    this.camera.lookAt(x, y, z);
    this.camera.updateMatrixWorld();
  }
}
