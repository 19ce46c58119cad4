/** Interpolates the server's motions: turns integer keyframes into poses at any time. Pure. */
import type { Contact, Motion, Quat, Track, Vec3 } from "../../protocol/physics";

export interface Pose {
  readonly position: Vec3;
  readonly orientation: Quat;
}

const STEPS_PER_METRE = 10_000;

function sums(column: readonly number[], scale: number): Float64Array {
  const found = new Float64Array(column.length);
  let total = 0;
  column.forEach((change, place) => (found[place] = (total += change) / scale));
  return found;
}

const at = (column: Float64Array, place: number): number => column[place] ?? 0;

/** The motion of one body. */
class BodyTrack {
  readonly #start: number;
  readonly #count: number;
  readonly #columns: readonly Float64Array[];
  readonly #rest: Pose | null;

  constructor(track: Track, rest: Pose | null) {
    this.#start = track.start;
    this.#count = track.x.length;
    this.#rest = rest;
    this.#columns = [
      ...[track.x, track.y, track.z].map((column) => sums(column, STEPS_PER_METRE)),
      ...[track.qw, track.qx, track.qy, track.qz].map((column) => sums(column, 1)),
    ];
  }

  #frame(place: number): Pose {
    const [x, y, z, w, i, j, k] = this.#columns.map((column) => at(column, place)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const norm = Math.hypot(w, i, j, k) || 1;
    return { position: { x, y, z }, orientation: { w: w / norm, x: i / norm, y: j / norm, z: k / norm } };
  }

  get start(): Pose {
    return this.#frame(0);
  }

  /** The pose at a frame number, which may be fractional; null before the body moves. */
  pose(frame: number): Pose | null {
    const place = frame - this.#start;
    if (place < 0) return null;
    const before = Math.floor(place);
    if (before >= this.#count) return this.#rest ?? this.#frame(this.#count - 1);
    const here = this.#frame(before);
    const next = before + 1 < this.#count ? this.#frame(before + 1) : (this.#rest ?? here);
    return between(here, next, place - before);
  }
}

/** Interpolate between two poses. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const [a, b] = [from.position, to.position];
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return {
    position: { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z) },
    orientation: slerp(from.orientation, to.orientation, share),
  };
}

export function slerp(a: Quat, b: Quat, share: number): Quat {
  let cos = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
  // Both signs of a quaternion are the same orientation; take the shorter way.
  const sign = cos < 0 ? -1 : 1;
  cos = Math.min(1, cos * sign);
  const half = Math.acos(cos);
  const sin = Math.sin(half);
  const [p, q] =
    sin < 1e-6
      ? [1 - share, share * sign]
      : [Math.sin((1 - share) * half) / sin, (Math.sin(share * half) / sin) * sign];
  const mixed = { w: a.w * p + b.w * q, x: a.x * p + b.x * q, y: a.y * p + b.y * q, z: a.z * p + b.z * q };
  const norm = Math.hypot(mixed.w, mixed.x, mixed.y, mixed.z) || 1;
  return { w: mixed.w / norm, x: mixed.x / norm, y: mixed.y / norm, z: mixed.z / norm };
}

/** Gives the pose of every body in a motion. */
export class MotionTrack {
  readonly duration: number;
  readonly contacts: readonly Contact[];
  readonly rest: ReadonlyMap<number, Pose>;
  readonly #rate: number;
  readonly #tracks = new Map<number, BodyTrack>();

  constructor(motion: Motion) {
    this.#rate = motion.rate;
    this.contacts = motion.contacts;
    this.rest = new Map(motion.rest.map((one) => [one.id, { position: one.position, orientation: one.orientation }]));
    for (const track of motion.tracks)
      this.#tracks.set(track.id, new BodyTrack(track, this.rest.get(track.id) ?? null));
    const frames = Math.max(0, ...motion.tracks.map((track) => track.start + track.x.length));
    this.duration = frames / this.#rate;
  }

  /** The bodies that move. */
  get bodies(): Iterable<number> {
    return this.#tracks.keys();
  }

  /** A body's first pose; null if it does not move. */
  start(body: number): Pose | null {
    return this.#tracks.get(body)?.start ?? null;
  }

  /** A body's pose after `time` seconds; null before it moves. */
  pose(body: number, time: number): Pose | null {
    return this.#tracks.get(body)?.pose(time * this.#rate) ?? null;
  }
}
