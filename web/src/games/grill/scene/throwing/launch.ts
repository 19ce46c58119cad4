/** Turns a throw's settings into a launch that the rules accept, and predicts its path. Pure. */
import { GRAVITY } from "../../../../protocol/physics";
import type { Face, BoardComponents, Launch, Side, Vec2, Vec3 } from "../props";

/** Metres between the board's edge and the chip at release. */
const BACK = 0.025;
/** Metres above the rim at release, for flat throws and lobs. */
const LOW = 0.05;
const HIGH = 0.2;
/** Small bounces carry a chip further than the formula says: measured on the server's table. */
const BOUNCES = 1.05;
export const FLATTEST = 0.06;
export const STEEPEST = 1.0;
/** The height of a throw. */
export type Height = "flat" | "arc" | "lob";
/** Radians above the level. */
export const LOFTS: Readonly<Record<Height, number>> = { flat: 0.12, arc: 0.45, lob: 0.85 };

/** A throw as seen by the thrower. */
interface ThrowSettings {
  readonly side: Side;
  /** Metres to the right of the middle of the thrower's side. */
  readonly along: number;
  /** Radians to the left of straight ahead. */
  readonly heading: number;
  readonly speed: number;
  /** Radians above the level. */
  readonly loft: number;
  readonly spin: number;
  readonly down: Face;
}

/** The directions ahead and to the right, seen from a side. */
export function axesOf(side: Side): { readonly ahead: Vec2; readonly right: Vec2 } {
  switch (side) {
    case "near":
      return { ahead: { x: 0, y: 1 }, right: { x: 1, y: 0 } };
    case "right":
      return { ahead: { x: -1, y: 0 }, right: { x: 0, y: 1 } };
    case "far":
      return { ahead: { x: 0, y: -1 }, right: { x: -1, y: 0 } };
    case "left":
      return { ahead: { x: 1, y: 0 }, right: { x: 0, y: -1 } };
  }
}

/** The distance from the board's centre to an edge, and half that edge's length. */
export function edgeOf(components: BoardComponents, side: Side): { readonly far: number; readonly half: number } {
  const { width, depth } = components.board;
  return side === "near" || side === "far" ? { far: depth / 2, half: width / 2 } : { far: width / 2, half: depth / 2 };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** Ten thousandths are precise enough. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

/** Metres from the hand to a chip just inside the rim; a throw with less reach is not made. */
export const leastReach = ({ board, chip }: BoardComponents): number => BACK + board.rim_width + chip.diameter / 2;

/** Metres from the hand to the middle of the board. */
export const middleReach = (components: BoardComponents, side: Side): number => BACK + edgeOf(components, side).far;

/** Where a chip leaves the hand: outside the board and above everything on it. */
export function releasePoint(components: BoardComponents, side: Side, along: number, loft: number): Vec3 {
  const { ahead, right } = axesOf(side);
  const { far, half } = edgeOf(components, side);
  const { board, limits } = components;
  const aside = clamp(along, -half, half);
  const steep = (clamp(loft, FLATTEST, STEEPEST) - FLATTEST) / (STEEPEST - FLATTEST);
  const z = Math.min(board.rim_height + LOW + (HIGH - LOW) * steep, limits.height - board.thickness);
  const away = far + Math.min(BACK, limits.reach);
  return { x: round(right.x * aside - ahead.x * away), y: round(right.y * aside - ahead.y * away), z: round(z) };
}

/** The launch of a throw, within the board's limits. */
export function launchOf(components: BoardComponents, swing: ThrowSettings): Launch {
  const { limits } = components;
  const { ahead, right } = axesOf(swing.side);
  const speed = clamp(swing.speed, 0, limits.speed * 0.999);
  const loft = clamp(swing.loft, FLATTEST, STEEPEST);
  const level = speed * Math.cos(loft);
  const [forth, aside] = [level * Math.cos(swing.heading), -level * Math.sin(swing.heading)];
  return {
    release: releasePoint(components, swing.side, swing.along, loft),
    velocity: {
      x: round(ahead.x * forth + right.x * aside),
      y: round(ahead.y * forth + right.y * aside),
      z: round(speed * Math.sin(loft)),
    },
    spin: round(clamp(swing.spin, -limits.spin, limits.spin)),
    tumble: 0,
    tilt: 0,
    facing: 0,
    down: swing.down,
  };
}

/** Seconds until the chip falls below a height. */
export function airTimeOf(launch: Launch, height: number): number {
  const drop = Math.max(0, launch.release.z - height);
  const up = launch.velocity.z;
  return (up + Math.sqrt(up * up + 2 * GRAVITY * drop)) / GRAVITY;
}

/** Seconds until the chip touches the board. */
const airTime = (components: BoardComponents, launch: Launch): number =>
  airTimeOf(launch, components.chip.thickness / 2);

/** The position after `time` seconds of free flight. */
export function positionAt(launch: Launch, time: number): Vec3 {
  const { release, velocity } = launch;
  return {
    x: release.x + velocity.x * time,
    y: release.y + velocity.y * time,
    z: release.z + velocity.z * time - 0.5 * GRAVITY * time * time,
  };
}

export interface Arc {
  /** The path through the air. */
  readonly points: readonly Vec3[];
  /** Where it would stop on an empty board, by the textbook formula; `null` if it is not shown. */
  readonly rest: Vec2 | null;
}

/** The first third of the arc, which shows the direction but not the end. */
export const directionOf = (arc: Arc): Arc => ({
  points: arc.points.slice(0, Math.ceil(arc.points.length / 3)),
  rest: null,
});

/** Metres that a chip travels until it rests, by the textbook: flight, loss at landing, sliding. */
export function carryDistance(components: BoardComponents, launch: Launch): number {
  const { friction, restitution } = components.materials.chip_board;
  const air = airTime(components, launch);
  const level = Math.hypot(launch.velocity.x, launch.velocity.y);
  const after = Math.max(0, level - friction * (1 + restitution) * (GRAVITY * air - launch.velocity.z));
  return BOUNCES * (level * air + (after * after) / (2 * Math.max(friction, 0.01) * GRAVITY));
}

/** Where the chip would stop on an empty board, by the textbook; the far rim stops what landed before it. */
export function restOf(components: BoardComponents, launch: Launch): Vec2 {
  const { release, velocity } = launch;
  const level = Math.hypot(velocity.x, velocity.y);
  let share = level > 0 ? carryDistance(components, launch) / level : 0;
  const landed = positionAt(launch, airTime(components, launch));
  const { board, chip } = components;
  const room = board.rim_width + chip.diameter / 2;
  for (const [from, by, handlers, half] of [
    [release.x, velocity.x, landed.x, board.width / 2 - room],
    [release.y, velocity.y, landed.y, board.depth / 2 - room],
  ] as const)
    if (Math.abs(handlers) < half && by !== 0) share = Math.min(share, (Math.sign(by) * half - from) / by);
  return { x: release.x + velocity.x * share, y: release.y + velocity.y * share };
}

export function arcOf(components: BoardComponents, launch: Launch, count = 24): Arc & { readonly rest: Vec2 } {
  const air = airTime(components, launch);
  const points = Array.from({ length: count + 1 }, (_, place) => positionAt(launch, (air * place) / count));
  return { points, rest: restOf(components, launch) };
}

/** The total distance of a throw, by the textbook. */
export function reachOf(components: BoardComponents, speed: number, loft: number): number {
  return carryDistance(
    components,
    launchOf(components, { side: "near", along: 0, heading: 0, speed, loft, spin: 0, down: "front" }),
  );
}

/** The speed for a distance. */
export function speedFor(components: BoardComponents, distance: number, loft: number): number {
  let [slow, fast] = [0, components.limits.speed];
  for (let turn = 0; turn < 30; turn += 1) {
    const speed = (slow + fast) / 2;
    if (reachOf(components, speed, loft) < distance) slow = speed;
    else fast = speed;
  }
  return (slow + fast) / 2;
}
