/**
 * Measures the swing of a phone from its motion sensors. Pure: the same samples always mean the same swing.
 *
 * Before the swing the phone is at rest, so that its sensors show which way is up. From there on the turning rates say
 * how it lies, and the acceleration without gravity adds up to the hand's velocity. The throw is the moment at which the
 * hand is fastest away from the thrower. How the phone is held does not count: flat or upright, in either hand.
 */

export type Triple = readonly [number, number, number];

/** A sensor event: milliseconds, m/s² with gravity, and radians per second, along and about the phone's axes. */
export interface MotionSample {
  readonly t: number;
  readonly force: Triple;
  readonly turning: Triple;
}

/** A measured swing. */
export interface Swing {
  /** Metres per second at the fastest moment. */
  readonly speed: number;
  /** Radians to the left of where the top of the phone points. */
  readonly heading: number;
}

/** Milliseconds at the beginning in which the phone is at rest. */
const REST = 120;
/** Samples that the rest needs. */
const ENOUGH = 4;
/** Metres per second; less is no swing. */
const LEAST = 0.4;
/** The share of the highest speed from which samples count for the direction. */
const NEAR_TOP = 0.8;

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const plus = (a: Triple, b: Triple, times = 1): Triple => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
const long = (a: Triple): number => Math.hypot(...a);
const unit = (a: Triple): Triple => plus([0, 0, 0], a, 1 / (long(a) || 1));
const mean = (all: readonly Triple[]): Triple =>
  all.reduce<Triple>((sum, one) => plus(sum, one, 1 / all.length), [0, 0, 0]);

/** A vector turned about an axis whose length is the angle. */
function turned(vector: Triple, by: Triple): Triple {
  const angle = long(by);
  if (angle === 0) return vector;
  const axis = unit(by);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = plus(plus([0, 0, 0], vector, cos), cross(axis, vector), sin);
  return plus(across, axis, dot(axis, vector) * (1 - cos));
}

/** The swing in some samples; `null` if the phone hardly moved or was not held still before. */
export function measureSwing(samples: readonly MotionSample[]): Swing | null {
  const [first] = samples;
  if (first === undefined) return null;
  const still = samples.filter(({ t }) => t - first.t <= REST);
  if (still.length < ENOUGH) return null;
  const drift = mean(still.map(({ turning }) => turning));
  const weight = mean(still.map(({ force }) => force));
  // Some systems report the opposite force. Nobody throws with the screen down and the top of the phone towards them.
  const sign = weight[1] + weight[2] < 0 ? -1 : 1;
  const up = unit(plus([0, 0, 0], weight, sign));
  // Ahead is where the top of a flat phone points, and where the back of an upright one does.
  const level = plus([0, 1, -1], up, -dot([0, 1, -1], up));
  const ahead = unit(level);
  const right = cross(ahead, up);

  // The phone's axes as they lie at the beginning.
  let axes: readonly [Triple, Triple, Triple] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const inSpace = ([x, y, z]: Triple): Triple => plus(plus(plus([0, 0, 0], axes[0], x), axes[1], y), axes[2], z);
  let velocity: Triple = [0, 0, 0];
  let before = still.at(-1) ?? first;
  let pushed: Triple = [0, 0, 0];
  const way: { readonly forth: number; readonly aside: number }[] = [];
  for (const sample of samples.slice(still.length)) {
    const seconds = (sample.t - before.t) / 1000;
    const rate = plus(mean([sample.turning, before.turning]), drift, -1);
    const by = plus([0, 0, 0], inSpace(rate), seconds);
    axes = [turned(axes[0], by), turned(axes[1], by), turned(axes[2], by)];
    const push = plus(inSpace(plus([0, 0, 0], sample.force, sign)), weight, -sign);
    velocity = plus(velocity, mean([push, pushed]), seconds);
    [before, pushed] = [sample, push];
    way.push({ forth: dot(velocity, ahead), aside: dot(velocity, right) });
  }
  const top = Math.max(0, ...way.map(({ forth }) => forth));
  if (top < LEAST) return null;
  const fastest = way.filter(({ forth }) => forth >= NEAR_TOP * top);
  const [forth, aside] = [
    fastest.reduce((sum, one) => sum + one.forth, 0),
    fastest.reduce((sum, one) => sum + one.aside, 0),
  ];
  const heading = Math.atan2(-aside, forth);
  return { speed: top / Math.cos(heading), heading };
}
