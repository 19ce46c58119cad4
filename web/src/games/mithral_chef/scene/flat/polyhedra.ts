/** The dice as polyhedra, equal to the server's. */
import type { Quat, Vec3 } from "../../../../protocol/physics";

export interface Face {
  readonly value: number;
  readonly normal: Vec3;
  readonly middle: Vec3;
  /** Anticlockwise from outside; the first corner is at the head of the number. */
  readonly outline: readonly Vec3[];
}

/** The dice kinds in the order of the rules. */
export const KINDS = ["d6", "d8", "d10"] as const;

export const vec = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
export const plus = (a: Vec3, b: Vec3): Vec3 => vec(a.x + b.x, a.y + b.y, a.z + b.z);
export const minus = (a: Vec3, b: Vec3): Vec3 => vec(a.x - b.x, a.y - b.y, a.z - b.z);
export const times = (a: Vec3, by: number): Vec3 => vec(a.x * by, a.y * by, a.z * by);
export const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec3, b: Vec3): Vec3 =>
  vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
export const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(a.x, a.y, a.z) || 1));

/** Rotate a vector by a unit quaternion. */
export function turn(q: Quat, v: Vec3): Vec3 {
  const u = vec(q.x, q.y, q.z);
  const t = times(cross(u, v), 2);
  return plus(v, plus(times(t, q.w), cross(u, t)));
}

/** The orientation with face 1 on top, turned about the vertical. */
export function upright(kind: number, heading: number): Quat {
  const normal = faces(kind)[0]?.normal ?? vec(0, 0, 1);
  const axis = unit(vec(normal.y, -normal.x, 0));
  const half = Math.acos(Math.max(-1, Math.min(1, normal.z))) / 2;
  const a = { w: Math.cos(half), x: axis.x * Math.sin(half), y: axis.y * Math.sin(half), z: 0 };
  const [c, s] = [Math.cos(heading / 2), Math.sin(heading / 2)];
  return { w: c * a.w, x: c * a.x - s * a.y, y: c * a.y + s * a.x, z: s * a.w };
}

function cube(): { corners: Vec3[]; normals: [Vec3, number][] } {
  const h = [-0.5, 0.5];
  const corners = h.flatMap((x) => h.flatMap((y) => h.map((z) => vec(x, y, z))));
  return {
    corners,
    normals: [
      [vec(1, 0, 0), 1],
      [vec(0, 1, 0), 2],
      [vec(0, 0, 1), 3],
    ],
  };
}

function octahedron(): { corners: Vec3[]; normals: [Vec3, number][] } {
  const r = Math.sqrt(3) / 2;
  const n = 1 / Math.sqrt(3);
  const corners = [vec(r, 0, 0), vec(-r, 0, 0), vec(0, r, 0), vec(0, -r, 0), vec(0, 0, r), vec(0, 0, -r)];
  return {
    corners,
    normals: [
      [vec(n, n, n), 1],
      [vec(-n, n, n), 7],
      [vec(-n, -n, n), 3],
      [vec(n, -n, n), 5],
    ],
  };
}

function trapezohedron(): { corners: Vec3[]; normals: [Vec3, number][] } {
  const zigzag = Math.tan(Math.PI / 10) ** 2;
  const slant = Math.hypot(1, 1 + zigzag);
  const radius = slant / 2;
  const fifth = (2 * Math.PI) / 5;
  const corners = [vec(0, 0, radius), vec(0, 0, -radius)];
  for (let i = 0; i < 10; i += 1) {
    const angle = (i / 2) * fifth;
    corners.push(vec(radius * Math.cos(angle), radius * Math.sin(angle), (i % 2 === 0 ? -1 : 1) * zigzag * radius));
  }
  const [across, up] = [(1 + zigzag) / slant, 1 / slant];
  const normals = [1, 7, 3, 9, 5].map((value, i): [Vec3, number] => [
    vec(across * Math.cos(i * fifth), across * Math.sin(i * fifth), up),
    value,
  ]);
  return { corners, normals };
}

function solid({ corners, normals }: { corners: Vec3[]; normals: [Vec3, number][] }): readonly Face[] {
  const total = 2 * normals.length + 1;
  const all = [...normals, ...normals.map(([n, value]): [Vec3, number] => [times(n, -1), total - value])];
  return all
    .map(([normal, value]): Face => {
      const on = corners.filter((corner) => Math.abs(dot(corner, normal) - 0.5) < 1e-6);
      const middle = times(on.reduce(plus, vec(0, 0, 0)), 1 / on.length);
      // The tip of a kite is the corner furthest from its middle.
      const first = on.reduce((best, one) => (dist(one, middle) > dist(best, middle) + 1e-9 ? one : best));
      const across = minus(first, middle);
      const along = cross(normal, across);
      const angle = (c: Vec3): number =>
        (Math.atan2(dot(minus(c, middle), along), dot(minus(c, middle), across)) + 2 * Math.PI + 1e-9) % (2 * Math.PI);
      return { value, normal, middle, outline: [...on].sort((a, b) => angle(a) - angle(b)) };
    })
    .sort((a, b) => a.value - b.value);
}
const dist = (a: Vec3, b: Vec3): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

const SOLIDS = [cube, octahedron, trapezohedron].map((make) => solid(make()));

/** The faces of a die kind of size 1, by value. */
export const faces = (kind: number): readonly Face[] => SOLIDS[kind] ?? [];
