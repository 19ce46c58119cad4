/** What points at places and chips, and the arc of a throw. Light without shadow, drawn over the board. */
import { BufferGeometry, CircleGeometry, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry, Vector2 } from "three";
import type { Arc } from "../launch";
import type { Place } from "../places";
import type { Ground, Vec3 } from "../props";
import type { Figure } from "../player";

const LIFT = 0.0012;

export class Marks extends Group {
  readonly #radius: number;
  readonly #hole: number;
  readonly #bright = new MeshBasicMaterial({ color: "#ffd54a" });
  readonly #calling = new MeshBasicMaterial({ color: "#fff6d8" });
  readonly #veil = new MeshBasicMaterial({ color: "#ffe37a", transparent: true, opacity: 0.22, depthWrite: false });
  readonly #faint = new MeshBasicMaterial({ color: "#ffffff", transparent: true, opacity: 0.5, depthWrite: false });
  /** What points at things, and the way of a throw: they come and go apart. */
  readonly pointing = new Group();
  readonly way = new Group();

  constructor({ chip }: Ground) {
    super();
    this.#radius = chip.diameter / 2;
    this.#hole = chip.hole / 2;
    this.add(this.pointing, this.way);
  }

  /** Marked things shine, things to be tapped have a light line around them. */
  point(places: readonly Place[], marked: readonly number[], tappable: readonly number[], chips: readonly Figure[], tapped: readonly number[]): void {
    empty(this.pointing);
    for (const place of places) {
      const shines = marked.includes(place.number);
      if (!shines && !tappable.includes(place.number)) continue;
      this.pointing.add(band(place, shines ? this.#bright : this.#calling, shines ? 0.004 : 0.0022));
      if (shines) {
        const veil = new Mesh(new ShapeGeometry(new Shape(place.points.map((point) => new Vector2(point.x, point.y)))), this.#veil);
        veil.position.z = LIFT;
        this.pointing.add(veil);
      }
    }
    for (const figure of chips) {
      const ring = new Mesh(new RingGeometry(this.#radius * 1.06, this.#radius * 1.26, 40), tapped.includes(figure.id) ? this.#calling : this.#bright);
      const { x, y, z } = figure.pose.position;
      ring.position.set(x, y, Math.max(z, 0) + 0.0004);
      this.pointing.add(ring);
    }
  }

  /** A row of dots through the air, and where the chip would come to rest. */
  arc(arc: Arc | null): void {
    empty(this.way);
    if (arc === null) return;
    this.way.add(ribbon(arc.points, 0.0016, this.#faint));
    if (arc.rest === null) return;
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
    points.push(x, y, LIFT, place.centre.x + (x - place.centre.x) * share, place.centre.y + (y - place.centre.y) * share, LIFT);
  }
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [2 * at, 2 * ((at + 1) % count)];
    faces.push(a, a + 1, b, b, a + 1, b + 1);
  }
  return mesh(points, faces, material);
}

/** Short upright strokes along a way: seen from any side. */
function ribbon(way: readonly Vec3[], wide: number, material: MeshBasicMaterial): Mesh {
  const points: number[] = [];
  const faces: number[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) {
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
