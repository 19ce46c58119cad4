/** The throwing hand: follows a pointer from picking up the chip to releasing it. */
import { FLATTEST, LOFTS, STEEPEST, edgeOf, launchOf, releasePoint, speedFor, axesOf, type Height } from "./launch";
import { steadied } from "./steadied";
import type { Face, BoardComponents, Launch, Side, Vec2, Vec3 } from "../props";
import {
  fullReach,
  readPull,
  readStroke,
  type NoThrow,
  type PointerScale,
  type ThrowIntent,
  type Sample,
} from "./stroke";

/** How far the chip follows the pointer, in metres. */
const FURTHEST_BACK = 0.035;
const FURTHEST_AHEAD = 0.02;
/** A chip leaves the fingers with some spin. */
const OWN_SPIN = 6;
/** Spin in radians per second per radian of curve. */
const SPIN_PER_TURN = 30;

export const isIntent = (readStroke: ThrowIntent | NoThrow | null): readStroke is ThrowIntent =>
  typeof readStroke === "object" && readStroke !== null;

export class ThrowingHand {
  side: Side = "near";
  down: Face = "front";
  height: Height = "arc";
  /** The named target, which steadies the hand. */
  target: Vec2 | null = null;
  /** Added to the loft of the height, in radians. */
  lift = 0;
  /** Added to the spin of the curve, in radians per second. */
  twist = 0;
  #samples: Sample[] = [];
  #from: Vec2 = { x: 0, y: 0 };
  #scale: PointerScale | null = null;

  constructor(private readonly components: BoardComponents) {}

  get holds(): boolean {
    return this.#scale !== null;
  }

  /** Pick up the chip; pixels and milliseconds of the pointer event. */
  take(at: Vec2, time: number, scale: PointerScale): void {
    this.#scale = scale;
    this.#from = at;
    this.#samples = [{ t: time, x: 0, y: 0 }];
  }

  move(at: Vec2, time: number): void {
    const last = this.#samples.at(-1);
    if (last === undefined || time < last.t) return;
    this.#samples.push({ t: time, x: at.x - this.#from.x, y: this.#from.y - at.y });
  }

  /** Release the chip: the launch, or why it is no throw. */
  release(): Launch | NoThrow {
    const meant = this.#scale === null ? "still" : readStroke(this.components, this.#scale, this.side, this.#samples);
    const launch = isIntent(meant) ? this.launch(meant) : meant;
    this.drop();
    this.lift = this.twist = 0;
    return launch;
  }

  drop(): void {
    this.#scale = null;
    this.#samples = [];
  }

  get loft(): number {
    return Math.min(STEEPEST, Math.max(FLATTEST, LOFTS[this.height] + this.lift));
  }

  /** The throw if the chip were released at rest now; `null` while it is not pulled back. */
  get pull(): ThrowIntent | NoThrow | null {
    const last = this.#samples.at(-1);
    return this.#scale === null || last === undefined ? null : readPull(this.components, this.#scale, this.side, last);
  }

  /** The strength of the pull, from 0 to 1. */
  get power(): number {
    const { pull } = this;
    return isIntent(pull) ? pull.reach / fullReach(this.components, this.side) : 0;
  }

  /** The launch for an intent. The chip always starts from its own position. */
  launch(intent: ThrowIntent): Launch {
    const { target, side } = this;
    const { heading, reach, curve } = target === null ? intent : steadied(this.components, side, target, intent);
    return launchOf(this.components, {
      side: this.side,
      along: 0,
      heading,
      speed: speedFor(this.components, reach, this.loft),
      loft: this.loft,
      spin: OWN_SPIN + curve * SPIN_PER_TURN + this.twist,
      down: this.down,
    });
  }

  /** Where the chip is drawn: it follows the pointer a little. */
  get place(): Vec3 {
    const last = this.#samples.at(-1) ?? { x: 0, y: 0 };
    const unit = this.#scale?.unit ?? 0;
    const { half } = edgeOf(this.components, this.side);
    const { ahead, right } = axesOf(this.side);
    const point = releasePoint(this.components, this.side, 0, this.holds ? this.loft : 0);
    const aside = Math.max(-half, Math.min(half, last.x * unit));
    const back = Math.max(-FURTHEST_BACK, Math.min(FURTHEST_AHEAD, last.y * unit)) - 0.03;
    return {
      x: point.x + right.x * aside + ahead.x * back,
      y: point.y + right.y * aside + ahead.y * back,
      z: this.holds ? point.z * 0.6 : 0.012,
    };
  }
}
