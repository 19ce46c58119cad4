/** The cameras: one for the whole kitchen, one for each of your hands. */
import { Frustum, Matrix4, PerspectiveCamera, Plane, Raycaster, Sphere, Vector2, Vector3 } from "three";
import type { CameraTarget } from "./camera-targets";
import { DEEP, HALF, LAIR, type Point } from "./floor-plan";

/** A rectangle of the canvas in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const FIELD = 28;
const HALF_LIFE = 0.09;
/** CSS pixels that are whole pixels at every frame quality. */
const STEP = 40;

export class KitchenCamera {
  readonly perspective = new PerspectiveCamera(FIELD, 1, 0.02, 9);
  rect: Rect = { x: 0, y: 0, wide: 1, high: 1 };
  readonly #at = new Vector3();
  readonly #from = new Vector3();
  readonly #goalAt = new Vector3();
  readonly #goalFrom = new Vector3();
  #placed = false;

  constructor() {
    this.perspective.up.set(0, 0, 1);
    this.perspective.layers.enable(1);
  }

  get moving(): boolean {
    return this.#from.distanceTo(this.#goalFrom) + this.#at.distanceTo(this.#goalAt) > 0.0008;
  }

  #go(at: Vector3, from: Vector3, atOnce: boolean): boolean {
    const turned = !this.#goalAt.equals(at) || !this.#goalFrom.equals(from);
    this.#goalAt.copy(at);
    this.#goalFrom.copy(from);
    if (atOnce || !this.#placed) {
      this.#at.copy(at);
      this.#from.copy(from);
    }
    this.#placed = true;
    this.#apply();
    return turned;
  }

  /** Aim at a target; returns whether it changed. */
  look({ at, tilt, wide, high }: CameraTarget, atOnce: boolean): boolean {
    const aspect = this.rect.wide / Math.max(1, this.rect.high);
    this.perspective.aspect = aspect;
    this.perspective.updateProjectionMatrix();
    const half = Math.tan(((FIELD / 2) * Math.PI) / 180);
    const far = Math.max(high, wide / aspect) / 2 / half + 0.02;
    const to = new Vector3(at.x, at.y, at.z);
    return this.#go(to, to.clone().add(new Vector3(0, -Math.cos(tilt) * far, Math.sin(tilt) * far)), atOnce);
  }

  /** Show the whole table in the rectangle; the rest of the canvas shows its surroundings. */
  survey(canvas: { readonly wide: number; readonly high: number }): void {
    const aspect = this.rect.wide / Math.max(1, this.rect.high);
    this.perspective.aspect = aspect;
    this.fill(canvas);
    const tilt = aspect > 2.4 ? 0.62 : aspect > 1.8 ? 0.74 : 0.9;
    const corners = [
      ...[-1, 1].flatMap((side) => [
        new Vector3(side * (HALF + 0.01), -DEEP / 2 - 0.035, 0),
        new Vector3(side * (HALF + 0.01), DEEP / 2 + 0.03, 0.1),
        new Vector3(side * 0.28, -0.25, 0.02),
      ]),
      new Vector3(LAIR.x, LAIR.y + 0.1, 0.25),
    ];
    // Measured as if the rectangle were the whole canvas.
    const probe = new PerspectiveCamera(FIELD, aspect, 0.02, 9);
    probe.up.set(0, 0, 1);
    const to = new Vector3(0, 0, 0.02);
    const from = new Vector3();
    let [near, far] = [0.4, 5];
    for (let turn = 0; turn < 26; turn += 1) {
      const off = (near + far) / 2;
      from.copy(to).add(new Vector3(0, -Math.cos(tilt) * off, Math.sin(tilt) * off));
      probe.position.copy(from);
      probe.lookAt(to);
      probe.updateMatrixWorld();
      const seen = corners.map((corner) => corner.clone().project(probe));
      const [top, bottom] = [Math.max(...seen.map(({ y: at }) => at)), Math.min(...seen.map(({ y: at }) => at))];
      to.y += (top + bottom) * 0.1 * off;
      if (Math.max(...seen.map(({ x: at }) => Math.abs(at)), (top - bottom) / 2) < 0.98) far = off;
      else near = off;
    }
    this.#go(to, from, true);
  }

  /** Extend the view over the whole canvas. */
  fill(canvas: { readonly wide: number; readonly high: number }): void {
    const { x, y, wide, high } = this.rect;
    this.perspective.setViewOffset(wide, high, -x, -y, canvas.wide, canvas.high);
  }

  advance(seconds: number): void {
    const share = 1 - 0.5 ** (seconds / HALF_LIFE);
    this.#at.lerp(this.#goalAt, share);
    this.#from.lerp(this.#goalFrom, share);
    if (!this.moving) {
      this.#at.copy(this.#goalAt);
      this.#from.copy(this.#goalFrom);
    }
    this.#apply();
  }

  #apply(): void {
    this.perspective.position.copy(this.#from);
    this.perspective.lookAt(this.#at);
    this.perspective.updateMatrixWorld();
  }

  /** Whether a sphere is in view. */
  sees({ x, y, z }: Point, radius: number): boolean {
    const { projectionMatrix, matrixWorldInverse } = this.perspective;
    const seen = new Frustum().setFromProjectionMatrix(
      new Matrix4().multiplyMatrices(projectionMatrix, matrixWorldInverse),
    );
    return seen.intersectsSphere(new Sphere(new Vector3(x, y, z), radius));
  }

  /** Restrict the view to the part of the canvas with these points, until `fill`; returns that part. */
  part(points: readonly Point[], canvas: { readonly wide: number; readonly high: number }): Rect {
    const seen = points.map((point) => this.project(point, canvas));
    // Counted from the lower left in whole steps, so edges are whole pixels at any quality.
    const from = (at: number): number => Math.max(0, Math.floor(at / STEP) * STEP);
    const [x, below] = [
      from(Math.min(...seen.map((at) => at.x))),
      from(canvas.high - Math.max(...seen.map((at) => at.y))),
    ];
    const upTo = (at: number, most: number): number => Math.floor(Math.min(most, at) / STEP) * STEP;
    const wide = upTo(Math.max(...seen.map((at) => at.x)) + STEP, canvas.wide) - x;
    const high = upTo(canvas.high - Math.min(...seen.map((at) => at.y)) + STEP, canvas.high) - below;
    const y = canvas.high - below - high;
    const whole = this.rect;
    this.perspective.setViewOffset(
      whole.wide,
      whole.high,
      x - whole.x,
      y - whole.y,
      Math.max(1, wide),
      Math.max(1, high),
    );
    return { x, y, wide, high };
  }

  /** A point's position in CSS pixels of the camera's rectangle. */
  project({ x, y, z }: Point, { wide, high }: Pick<Rect, "wide" | "high"> = this.rect): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.perspective);
    return { x: ((at.x + 1) / 2) * wide, y: ((1 - at.y) / 2) * high };
  }

  /** The point at that height under a position of the camera's rectangle. */
  under(x: number, y: number, height: number, { wide, high }: Pick<Rect, "wide" | "high"> = this.rect): Point | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / wide) * 2 - 1, 1 - (y / high) * 2), this.perspective);
    return ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3());
  }
}
