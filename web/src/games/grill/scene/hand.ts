/** The hand: follows a pointer from taking the chip to letting it go. It knows no picture, only metres. */
import { launchOfGesture, loftOf, pullOf, type Grip, type Sample } from "./flick";
import { arcOf, edge, launchOf, releasePoint, speedFor, stance, type Arc } from "./launch";
import type { Face, Ground, Launch, Side, Vec2, Vec3 } from "./props";

/** Metres for a pixel to the right and a pixel up, at the hand. */
export interface Scale {
  readonly across: number;
  readonly ahead: number;
  /** Radians by which the picture is turned away from one's side, anticlockwise. */
  readonly turned: number;
}

/** How far the chip may be pulled back from its place, and how far ahead it follows. */
const FURTHEST_BACK = 0.17;
const FURTHEST_AHEAD = 0.02;
/** A calm throw would reach the middle of the board. */
const CALM = 0.9;

export class Hand {
  side: Side = "near";
  down: Face = "front";
  lift = 0;
  twist = 0;
  /** Metres to the right of the middle, where the chip waits. */
  along = 0;
  #samples: Sample[] = [];
  #from: Vec2 = { x: 0, y: 0 };
  #scale: Scale = { across: 0.001, ahead: 0.001, turned: 0 };
  #holds = false;

  constructor(private readonly ground: Ground) {}

  get holds(): boolean {
    return this.#holds;
  }

  /** Take the chip: pixels and milliseconds as the pointer tells them. */
  take(at: Vec2, time: number, scale: Scale): void {
    this.#holds = true;
    this.#from = at;
    this.#scale = scale;
    this.#samples = [{ t: time, x: 0, y: 0 }];
  }

  move(at: Vec2, time: number): void {
    if (!this.#holds) return;
    const last = this.#samples.at(-1);
    if (last !== undefined && time < last.t) return;
    const { across, ahead, turned } = this.#scale;
    const [right, up] = [(at.x - this.#from.x) * across, (this.#from.y - at.y) * ahead];
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    this.#samples.push({ t: time, x: right * cos - up * sin, y: right * sin + up * cos });
  }

  /** Let go; null when that was no throw. */
  release(): Launch | null {
    const launch = this.#holds ? launchOfGesture(this.ground, this.#samples, this.#grip()) : null;
    this.drop();
    this.lift = this.twist = 0;
    return launch;
  }

  drop(): void {
    this.#holds = false;
    this.#samples = [];
  }

  #grip(): Grip {
    return { side: this.side, along: this.along, lift: this.lift, twist: this.twist, down: this.down };
  }

  /** Where the chip is seen meanwhile. */
  get place(): Vec3 {
    const last = this.#samples.at(-1) ?? { x: 0, y: 0 };
    const { half } = edge(this.ground, this.side);
    const { ahead } = stance(this.side);
    const aside = Math.max(-half, Math.min(half, this.along + last.x));
    const point = releasePoint(this.ground, this.side, aside, this.#holds ? this.loft : 0);
    const back = Math.max(-FURTHEST_BACK, Math.min(FURTHEST_AHEAD, last.y)) - 0.03;
    const { x, y } = { x: point.x + ahead.x * back, y: point.y + ahead.y * back };
    return { x, y, z: this.#holds ? point.z * 0.6 : 0.012 };
  }

  get loft(): number {
    return loftOf(pullOf(this.#samples), this.lift);
  }

  /** Where a calm throw would go: away from where the chip was pulled to, or straight ahead. */
  calm(): Arc {
    const last = this.#samples.at(-1) ?? { x: 0, y: 0 };
    const heading = last.y < -0.02 ? Math.atan2(last.x, -last.y) : 0;
    const { far } = edge(this.ground, this.side);
    const speed = speedFor(this.ground, far * CALM, this.loft);
    return arcOf(this.ground, launchOf(this.ground, { side: this.side, along: this.along + last.x, heading, speed, loft: this.loft, spin: 0, down: this.down }));
  }
}
