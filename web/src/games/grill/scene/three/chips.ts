/** Chips as meshes: one geometry for all, faces painted on first use. */
import {
  type BufferGeometry,
  type CanvasTexture,
  CircleGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  RingGeometry,
  Vector2,
  Vector3,
} from "three";
import { back, front, side } from "../../art/chip";
import type { ChipFigure } from "../playback/motion-player";
import type { BoardComponents } from "../props";
import { texture } from "../../../../ui/three/textures";

const ROUND = 48;
const UP = new Vector3(0, 0, 1);

/** The light's slope: metres aside per metre of height. */
const SLANT = { x: 0.44, y: -0.48 };

class ChipMesh extends Group {
  /** The state it was last drawn from. */
  key = "";

  constructor(
    readonly face: Mesh,
    readonly reverse: Mesh,
    readonly wall: Mesh,
    readonly shade: Mesh,
  ) {
    super();
    this.add(face, reverse, wall);
  }
}

export class Chips extends Group {
  readonly #front: BufferGeometry;
  readonly #back: BufferGeometry;
  readonly #wall: BufferGeometry;
  readonly #radius: number;
  readonly #materials = new Map<string, MeshLambertMaterial>();
  readonly #tokens = new Map<number, ChipMesh>();
  readonly #shade: BufferGeometry;
  readonly #dark = new MeshBasicMaterial({ color: "#000000", transparent: true, opacity: 0.38, depthWrite: false });
  readonly #shades = new Group();
  readonly #loose = new Set<number>();
  #colours: readonly string[] = [];

  /** Chips that receive no shadows are cheaper to draw. */
  constructor(
    { chip }: BoardComponents,
    private readonly catching: boolean,
  ) {
    super();
    this.#shade = new CircleGeometry(chip.diameter / 2, 24);
    this.#shades.visible = false;
    this.add(this.#shades);
    const [r, hole, half, soft] = [chip.diameter / 2, chip.hole / 2, chip.thickness / 2, chip.thickness / 5];
    this.#radius = r;
    this.#front = new RingGeometry(hole, r - soft, ROUND, 1).translate(0, 0, half);
    this.#back = new RingGeometry(hole, r - soft, ROUND, 1).rotateY(Math.PI).translate(0, 0, -half);
    // The wall stays below the front near the hole so that it does not show through.
    const below = half - soft / 2;
    const outline = [
      [r - soft, -half],
      [r, soft - half],
      [r, half - soft],
      [r - soft, half],
      [r - 1.5 * soft, below],
      [hole, below],
      [hole, -half],
    ] as const;
    this.#wall = new LatheGeometry(
      outline.map(([x, y]) => new Vector2(x, y)),
      ROUND,
    ).rotateX(Math.PI / 2);
  }

  set colours(colours: readonly string[]) {
    if (colours.join() === this.#colours.join()) return;
    this.#colours = colours;
    this.#forget();
  }

  /** The ids of the chips that have not moved since the last full frame: a key for the backdrop. */
  get lying(): string {
    const still = [...this.#tokens.keys()].filter((id) => !this.#loose.has(id));
    return still.join();
  }

  /** All chips have been drawn where they are now. */
  update(): void {
    this.#loose.clear();
  }

  /** Draw the resting chips, the moved ones, or both. Moved chips drawn alone get plain dark discs as shadows. */
  draw(still: boolean, moved: boolean): void {
    this.#shades.visible = !still;
    for (const [id, token] of this.#tokens) token.visible = token.shade.visible = this.#loose.has(id) ? moved : still;
  }

  /** Show exactly these chips. `across` is the axis about which a chip turns over. */
  show(figures: Iterable<ChipFigure>, across: Vector3): void {
    const seen = new Set<number>();
    for (const figure of figures) {
      if (figure.presence <= 0 || figure.pose.position.z < -0.5) continue;
      seen.add(figure.id);
      this.#place(figure, across);
    }
    for (const [id, token] of this.#tokens)
      if (!seen.has(id)) {
        this.remove(token);
        this.#shades.remove(token.shade);
        this.#tokens.delete(id);
        this.#loose.delete(id);
      }
  }

  #place(figure: ChipFigure, across: Vector3): void {
    const { seat, value } = figure;
    let token = this.#tokens.get(figure.id);
    if (token === undefined) {
      token = new ChipMesh(
        new Mesh(this.#front),
        new Mesh(this.#back),
        new Mesh(this.#wall),
        new Mesh(this.#shade, this.#dark),
      );
      token.wall.castShadow = token.face.castShadow = token.reverse.castShadow = true;
      token.face.receiveShadow = token.reverse.receiveShadow = this.catching;
      this.#shades.add(token.shade);
      this.#tokens.set(figure.id, token);
      this.add(token);
    }
    const { position: p, orientation: q } = figure.pose;
    const turn = figure.turned > 0 ? [across.x, across.y, figure.turned] : [];
    const key = [p.x, p.y, p.z, q.x, q.y, q.z, q.w, value, figure.shown, figure.presence, ...turn].join();
    if (token.key === key) return;
    token.key = key;
    this.#loose.add(figure.id);
    const pencilled = figure.shown || figure.turned > 0 ? null : value;
    token.face.material =
      value === null
        ? this.#paint(`b${seat}/`, () => back(seat, this.#colour(seat), null))
        : this.#paint(`f${seat}/${value}`, () => front(seat, this.#colour(seat), value));
    token.reverse.material = this.#paint(`b${seat}/${pencilled ?? ""}`, () =>
      back(seat, this.#colour(seat), pencilled),
    );
    token.wall.material = this.#paint(`s${seat}`, () => side(seat, this.#colour(seat)));
    token.position.set(p.x, p.y, p.z + this.#radius * Math.sin(Math.PI * figure.turned));
    token.quaternion.set(q.x, q.y, q.z, q.w);
    if (figure.turned > 0)
      token.quaternion.premultiply(new Quaternion().setFromAxisAngle(across, Math.PI * figure.turned));
    token.shade.position.set(p.x + SLANT.x * p.z, p.y + SLANT.y * p.z, 0.0009);
    if (figure.presence < 1) token.position.addScaledVector(UP, 0.06 * (1 - figure.presence));
    token.scale.setScalar(Math.max(0.001, figure.presence));
  }

  #colour(seat: number): string {
    return this.#colours[seat] ?? "#888888";
  }

  #paint(key: string, draw: () => HTMLCanvasElement): MeshLambertMaterial {
    let material = this.#materials.get(key);
    if (material === undefined) {
      material = new MeshLambertMaterial({ map: texture(draw()) });
      this.#materials.set(key, material);
    }
    return material;
  }

  #forget(): void {
    for (const material of this.#materials.values()) {
      (material.map as CanvasTexture | null)?.dispose();
      material.dispose();
    }
    this.#materials.clear();
    for (const token of this.#tokens.values()) token.key = "";
  }
}
