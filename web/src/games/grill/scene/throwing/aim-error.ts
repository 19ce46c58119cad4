/** The accuracy of a seat's hand and the spread of its throws (THR-30). Pure. */
import { HANDS } from "../../../../protocol/grill";
import { restOf } from "./launch";
import type { BoardComponents, Launch, Vec2 } from "../props";

/** Standard deviations: direction in radians, speed as a share, loft in radians. */
export interface AimError {
  readonly direction: number;
  readonly speed: number;
  readonly loft: number;
}

/** The error of a named hand. */
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

/** Standard deviations that hold half and nine in ten of the throws: measured on the server's table. */
export const HALF = 1.3;
export const MOST = 2.35;

/** A launch with errors, in standard deviations. */
function erred({ velocity, ...launch }: Launch, aimError: AimError, [turn, faster, lift]: readonly number[]): Launch {
  const level = Math.hypot(velocity.x, velocity.y);
  const heading = Math.atan2(velocity.y, velocity.x) + (turn ?? 0) * aimError.direction;
  const loft = Math.atan2(velocity.z, level) + (lift ?? 0) * aimError.loft;
  const speed = Math.hypot(level, velocity.z) * Math.max(0, 1 + (faster ?? 0) * aimError.speed);
  const [x, y] = [speed * Math.cos(loft) * Math.cos(heading), speed * Math.cos(loft) * Math.sin(heading)];
  return { ...launch, velocity: { x, y, z: speed * Math.sin(loft) } };
}

/** Where throws of this hand end on an empty board, by the textbook formula. */
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

/** The means of seven equally likely parts of the normal distribution. */
const SEVENTHS = [-1.465, -0.792, -0.366, 0, 0.366, 0.792, 1.465] as const;

/** The probability that a throw ends where `hits` is true, from equally likely errors. */
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
