/** The hand: follows a pointer from taking the chip to letting it go. It knows no picture but through its lens. */
import { FLATTEST, LOFTS, STEEPEST, edge, launchOf, releasePoint, speedFor, stance, type Height } from "./launch";
import type { Face, Ground, Launch, Side, Vec2, Vec3 } from "../props";
import { fullReach, pulled, read, type Idle, type Lens, type Meant, type Sample } from "./stroke";

/** How far from its place the chip is seen to follow the pointer. */
const FURTHEST_BACK = 0.035;
const FURTHEST_AHEAD = 0.02;
/** A chip leaves the fingers with some spin of its own. */
const OWN_SPIN = 6;
/** Radians a second of spin for each radian of curve. */
const SPIN_PER_TURN = 30;

export const isMeant = (read: Meant | Idle | null): read is Meant => typeof read === "object" && read !== null;

export class Hand {
  side: Side = "near";
  down: Face = "front";
  height: Height = "arc";
  /** Added to what the height gives, in radians. */
  lift = 0;
  /** Added to the spin that the curve gives, in rad/s. */
  twist = 0;
  #samples: Sample[] = [];
  #from: Vec2 = { x: 0, y: 0 };
  #lens: Lens | null = null;

  constructor(private readonly ground: Ground) {}

  get holds(): boolean {
    return this.#lens !== null;
  }

  /** Take the chip: pixels and milliseconds as the pointer tells them. */
  take(at: Vec2, time: number, lens: Lens): void {
    this.#lens = lens;
    this.#from = at;
    this.#samples = [{ t: time, x: 0, y: 0 }];
  }

  move(at: Vec2, time: number): void {
    const last = this.#samples.at(-1);
    if (last === undefined || time < last.t) return;
    this.#samples.push({ t: time, x: at.x - this.#from.x, y: this.#from.y - at.y });
  }

  /** Let go: the launch, or why it is no throw. */
  release(): Launch | Idle {
    const meant = this.#lens === null ? "still" : read(this.ground, this.#lens, this.side, this.#samples);
    const launch = isMeant(meant) ? this.launch(meant) : meant;
    this.drop();
    this.lift = this.twist = 0;
    return launch;
  }

  drop(): void {
    this.#lens = null;
    this.#samples = [];
  }

  get loft(): number {
    return Math.min(STEEPEST, Math.max(FLATTEST, LOFTS[this.height] + this.lift));
  }

  /** What letting go at rest would mean now; null while the chip is not pulled back. */
  get pull(): Meant | Idle | null {
    const last = this.#samples.at(-1);
    return this.#lens === null || last === undefined ? null : pulled(this.ground, this.#lens, this.side, last);
  }

  /** How strong the pull is, 0 to 1. */
  get power(): number {
    const { pull } = this;
    return isMeant(pull) ? pull.reach / fullReach(this.ground, this.side) : 0;
  }

  /** The launch of what is meant. The chip leaves from its place, wherever the pointer was. */
  launch({ heading, reach, curve }: Meant): Launch {
    return launchOf(this.ground, {
      side: this.side,
      along: 0,
      heading,
      speed: speedFor(this.ground, reach, this.loft),
      loft: this.loft,
      spin: OWN_SPIN + curve * SPIN_PER_TURN + this.twist,
      down: this.down,
    });
  }

  /** Where the chip is seen meanwhile: it follows the pointer a little. */
  get place(): Vec3 {
    const last = this.#samples.at(-1) ?? { x: 0, y: 0 };
    const unit = this.#lens?.unit ?? 0;
    const { half } = edge(this.ground, this.side);
    const { ahead, right } = stance(this.side);
    const point = releasePoint(this.ground, this.side, 0, this.holds ? this.loft : 0);
    const aside = Math.max(-half, Math.min(half, last.x * unit));
    const back = Math.max(-FURTHEST_BACK, Math.min(FURTHEST_AHEAD, last.y * unit)) - 0.03;
    return {
      x: point.x + right.x * aside + ahead.x * back,
      y: point.y + right.y * aside + ahead.y * back,
      z: this.holds ? point.z * 0.6 : 0.012,
    };
  }
}
