/** The server's keyframes: 60 a second, tenths of a millimetre, thousandths of a quaternion, each as a change. */
import type { Motion, Quat, Track, Vec3 } from "../../wire/physics";

export interface Pose {
  readonly position: Vec3;
  readonly orientation: Quat;
}

export interface Film {
  /** Seconds. */
  readonly length: number;
  /** Where each body is at a moment. */
  at(seconds: number): ReadonlyMap<number, Pose>;
}

const summed = (changes: readonly number[]): number[] => {
  let sum = 0;
  return changes.map((change) => (sum += change));
};

function poses(track: Track): Pose[] {
  const [x, y, z, w, a, b, c] = [track.x, track.y, track.z, track.qw, track.qx, track.qy, track.qz].map(summed);
  return (x ?? []).map((_, i) => ({
    position: { x: (x?.[i] ?? 0) / 1e4, y: (y?.[i] ?? 0) / 1e4, z: (z?.[i] ?? 0) / 1e4 },
    orientation: normal({ w: w?.[i] ?? 1, x: a?.[i] ?? 0, y: b?.[i] ?? 0, z: c?.[i] ?? 0 }),
  }));
}

function normal(q: Quat): Quat {
  const n = Math.hypot(q.w, q.x, q.y, q.z) || 1;
  return { w: q.w / n, x: q.x / n, y: q.y / n, z: q.z / n };
}

/** Between two poses; the server keeps neighbouring quaternions on one side. */
function between(one: Pose, two: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const [p, q, u, v] = [one.position, two.position, one.orientation, two.orientation];
  return {
    position: { x: mix(p.x, q.x), y: mix(p.y, q.y), z: mix(p.z, q.z) },
    orientation: normal({ w: mix(u.w, v.w), x: mix(u.x, v.x), y: mix(u.y, v.y), z: mix(u.z, v.z) }),
  };
}

export function film(motion: Motion): Film {
  const reels = motion.tracks.map((track) => ({ id: track.id, start: track.start, poses: poses(track) }));
  const frames = Math.max(0, ...reels.map((reel) => reel.start + reel.poses.length - 1));
  return {
    length: frames / motion.rate,
    at(seconds) {
      const frame = seconds * motion.rate;
      const found = new Map<number, Pose>();
      for (const reel of reels) {
        const place = Math.max(0, Math.min(reel.poses.length - 1, frame - reel.start));
        const one = reel.poses[Math.floor(place)];
        const two = reel.poses[Math.ceil(place)];
        if (one && two) found.set(reel.id, between(one, two, place - Math.floor(place)));
      }
      return found;
    },
  };
}
