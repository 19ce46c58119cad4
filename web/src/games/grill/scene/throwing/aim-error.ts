/** How far the hand of a seat goes astray: where its throws end that mean the same (THR-30). Pure. */
import { HANDS } from "../../../../protocol/grill";
import { restOf } from "./launch";
import type { BoardComponents, Launch, Vec2 } from "../props";

/** A standard deviation for each part of a throw: radians, a share of the speed, radians. */
export interface AimError {
  readonly direction: number;
  readonly speed: number;
  readonly loft: number;
}

/** How far the hand of that name errs. */
export function aimErrorOf(hand: string): AimError {
  const { direction = 0, speed = 0, loft = 0 } = HANDS[hand] ?? {};
  return { direction, speed, loft };
}

/** An ellipse: one standard deviation along its axes. */
export interface Spread {
  readonly middle: Vec2;
  /** Radians from east to the long axis. */
  readonly turn: number;
  readonly long: number;
  readonly wide: number;
}

/** So many standard deviations around the middle hold half of the throws, and nine in ten: measured on the server's table. */
export const HALF = 1.3;
export const MOST = 2.35;

/** The launch of a hand that errs by so many standard deviations. */
function erred({ velocity, ...launch }: Launch, aimError: AimError, [turn, faster, lift]: readonly number[]): Launch {
  const level = Math.hypot(velocity.x, velocity.y);
  const heading = Math.atan2(velocity.y, velocity.x) + (turn ?? 0) * aimError.direction;
  const loft = Math.atan2(velocity.z, level) + (lift ?? 0) * aimError.loft;
  const speed = Math.hypot(level, velocity.z) * Math.max(0, 1 + (faster ?? 0) * aimError.speed);
  const [x, y] = [speed * Math.cos(loft) * Math.cos(heading), speed * Math.cos(loft) * Math.sin(heading)];
  return { ...launch, velocity: { x, y, z: speed * Math.sin(loft) } };
}

/** Where the throws of this hand end that mean this launch, on an empty board by the textbook. */
export function spreadOf(components: BoardComponents, launch: Launch, aimError: AimError): Spread {
  let [xx, xy, yy] = [0, 0, 0];
  for (const part of [0, 1, 2]) {
    const [more, less] = [1, -1].map((sign) =>
      restOf(
        components,
        erred(
          launch,
          aimError,
          [0, 1, 2].map((one) => (one === part ? sign : 0)),
        ),
      ),
    );
    if (more === undefined || less === undefined) continue;
    const [x, y] = [(more.x - less.x) / 2, (more.y - less.y) / 2];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const [mean, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return {
    middle: restOf(components, launch),
    turn: Math.atan2(2 * xy, xx - yy) / 2,
    long: Math.sqrt(mean + apart),
    wide: Math.sqrt(Math.max(0, mean - apart)),
  };
}

/** The middles of so many equally likely parts of the normal distribution. */
const SEVENTHS = [-1.465, -0.792, -0.366, 0, 0.366, 0.792, 1.465] as const;

/** How likely the hand's throw ends where `hits` holds: a share of equally likely errors. */
export function oddsOf(
  components: BoardComponents,
  launch: Launch,
  aimError: AimError,
  hits: (rest: Vec2) => boolean,
): number {
  const ends = SEVENTHS.flatMap((turn) =>
    SEVENTHS.flatMap((faster) =>
      SEVENTHS.map((lift) => hits(restOf(components, erred(launch, aimError, [turn, faster, lift])))),
    ),
  );
  return ends.filter(Boolean).length / ends.length;
}
