/** Highlights of places and chips, and the arc of a throw: unlit, drawn over the board. */
import {
  BufferGeometry,
  CircleGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";
import { HALF, MOST, type Spread } from "../throwing/aim-error";
import type { Arc } from "../throwing/launch";
import type { Place } from "../places";
import type { BoardComponents, Vec2, Vec3 } from "../props";
import type { ChipFigure } from "../playback/motion-player";

const LIFT = 0.0012;
/** Opacities of past throws, newest first. */
const TRAILS = [0.55, 0.25, 0.1] as const;

export class Markers extends Group {
  readonly #radius: number;
  readonly #hole: number;
  readonly #bright = new MeshBasicMaterial({ color: "#ffd54a" });
  readonly #calling = new MeshBasicMaterial({ color: "#fff6d8" });
  readonly #veil = new MeshBasicMaterial({ color: "#ffe37a", transparent: true, opacity: 0.22, depthWrite: false });
  readonly #faint = new MeshBasicMaterial({ color: "#ffffff", transparent: true, opacity: 0.5, depthWrite: false });
  readonly #soft = new MeshBasicMaterial({ color: "#bfefff", transparent: true, opacity: 0.3, depthWrite: false });
  readonly #ghostly = new MeshBasicMaterial({ color: "#9fe8ff", transparent: true, opacity: 0.7, depthWrite: false });
  readonly #trails = TRAILS.map(
    (opacity) => new MeshBasicMaterial({ color: "#ffe9a8", transparent: true, opacity, depthWrite: false }),
  );
  /** Highlights, the arc, past trails and the ghost come and go separately. */
  readonly pointing = new Group();
  readonly way = new Group();
  readonly past = new Group();
  readonly ghosts = new Group();

  constructor({ chip }: BoardComponents) {
    super();
    this.#radius = chip.diameter / 2;
    this.#hole = chip.hole / 2;
    this.add(this.pointing, this.way, this.past, this.ghosts);
  }

  /** Marked things shine; tappable things get a light outline. */
  point(
    places: readonly Place[],
    marked: readonly number[],
    tappable: readonly number[],
    chips: readonly ChipFigure[],
    tapped: readonly number[],
  ): void {
    empty(this.pointing);
    for (const place of places) {
      const shines = marked.includes(place.number);
      if (!shines && !tappable.includes(place.number)) continue;
      this.pointing.add(band(place, shines ? this.#bright : this.#calling, shines ? 0.004 : 0.0022));
      if (shines) {
        const veil = new Mesh(
          new ShapeGeometry(new Shape(place.points.map((point) => new Vector2(point.x, point.y)))),
          this.#veil,
        );
        veil.position.z = LIFT;
        this.pointing.add(veil);
      }
    }
    for (const figure of chips) {
      const ring = new Mesh(
        new RingGeometry(this.#radius * 1.06, this.#radius * 1.26, 40),
        tapped.includes(figure.id) ? this.#calling : this.#bright,
      );
      const { x, y, z } = figure.pose.position;
      ring.position.set(x, y, Math.max(z, 0) + 0.0004);
      this.pointing.add(ring);
    }
  }

  /** The trails of the last throws, newest first. */
  trails(cookMoves: readonly (readonly Vec3[])[]): void {
    empty(this.past);
    cookMoves.slice(0, TRAILS.length).forEach((way, age) => {
      const material = this.#trails[age];
      const level = way.map(({ x, y, z }) => ({ x, y, z: Math.max(z, LIFT) }));
      if (material) this.past.add(ribbon(level, 0.0022, material, 1));
    });
  }

  /** A ring where the ghost's throw landed. */
  ghost(at: Vec2 | null): void {
    empty(this.ghosts);
    if (at === null) return;
    const ring = new Mesh(new RingGeometry(this.#radius * 0.82, this.#radius, 40), this.#ghostly);
    ring.position.set(at.x, at.y, 0.0045);
    this.ghosts.add(ring);
  }

  /** A dotted arc, the predicted rest, and the spread of the hand. */
  arc(arc: Arc | null, spread: Spread | null): void {
    empty(this.way);
    if (arc === null) return;
    this.way.add(ribbon(arc.points, 0.0016, this.#faint));
    if (arc.rest === null) return;
    if (spread)
      for (const times of [MOST, HALF]) {
        const cloud = new Mesh(new CircleGeometry(1, 40), this.#soft);
        cloud.scale.set(Math.max(spread.long * times, 0.002), Math.max(spread.wide * times, 0.002), 1);
        cloud.rotation.z = spread.turn;
        cloud.position.set(spread.middle.x, spread.middle.y, 0.0035);
        this.way.add(cloud);
      }
    const goal = new Mesh(new RingGeometry(this.#radius * 0.8, this.#radius, 40), this.#faint);
    goal.position.set(arc.rest.x, arc.rest.y, 0.004);
    const middle = new Mesh(new CircleGeometry(this.#hole, 20), this.#faint);
    middle.position.copy(goal.position);
    this.way.add(goal, middle);
  }
}

function empty(group: Group): void {
  for (const child of [...group.children]) {
    if (child instanceof Mesh) (child.geometry as BufferGeometry).dispose();
    group.remove(child);
  }
}

/** A band along the outside of an outline. */
function band(place: Place, material: MeshBasicMaterial, wide: number): Mesh {
  const points: number[] = [];
  const faces: number[] = [];
  const count = place.points.length;
  for (const { x, y } of place.points) {
    const away = Math.hypot(x - place.centre.x, y - place.centre.y) || 1;
    const share = 1 + wide / away;
    points.push(
      x,
      y,
      LIFT,
      place.centre.x + (x - place.centre.x) * share,
      place.centre.y + (y - place.centre.y) * share,
      LIFT,
    );
  }
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [2 * at, 2 * ((at + 1) % count)];
    faces.push(a, a + 1, b, b, a + 1, b + 1);
  }
  return mesh(points, faces, material);
}

/** Dashes along a path, or an unbroken ribbon with a step of 1. */
function ribbon(way: readonly Vec3[], wide: number, material: MeshBasicMaterial, step = 2): Mesh {
  const points: number[] = [];
  const faces: number[] = [];
  for (let at = 0; at + 1 < way.length; at += step) {
    const [from, to] = [way[at], way[at + 1]];
    if (from === undefined || to === undefined) continue;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [((to.y - from.y) / long) * wide, (-(to.x - from.x) / long) * wide];
    const first = points.length / 3;
    for (const { x, y, z } of [from, to]) points.push(x - dx, y - dy, z, x + dx, y + dy, z);
    faces.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
  }
  return mesh(points, faces, material);
}

function mesh(points: readonly number[], faces: number[], material: MeshBasicMaterial): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  material.side = 2;
  return new Mesh(geometry, material);
}
