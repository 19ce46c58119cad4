/** Draws the board frame by frame, only while something changes. */
import { arcOf, directionOf } from "../throwing/launch";
import { isIntent, type ThrowingHand } from "../throwing/throwing-hand";
import type { ChipFigure, MotionPlayer } from "../playback/motion-player";
import type { BoardComponents, Launch } from "../props";
import { spreadOf, type AimError } from "../throwing/aim-error";
import type { BoardRenderer } from "./renderer";

/** What a frame shows besides the player's chips. */
export interface Seen {
  readonly seat: number;
  /** The value of the chip in the hand; `null` if there is nothing to throw. */
  readonly holding: number | null;
  readonly faceUp: boolean;
  /** Whether the whole arc of a throw is shown, or only its direction. */
  readonly arc: boolean;
  /** The launch of the timed throw. */
  readonly aim: Launch | null;
  readonly aimError: AimError | null;
  readonly speed: number;
}

const IN_HAND = -2;
/** The longest step in seconds. */
const LONGEST = 0.1;

export class RenderLoop {
  /** The next frame is the first after the player's release, or the first of a flight from the server. */
  released = false;
  begun = false;
  #requested = 0;
  #before = 0;

  constructor(
    private readonly components: BoardComponents,
    private readonly renderer: BoardRenderer,
    private readonly player: MotionPlayer,
    private readonly hand: ThrowingHand,
    private readonly seen: () => Seen,
    private readonly drawn: () => void,
  ) {}

  /** Request a frame; while something moves, each frame requests the next. */
  readonly request = (): void => {
    if (this.#requested === 0) this.#requested = requestAnimationFrame(this.#frame);
  };

  stop(): void {
    cancelAnimationFrame(this.#requested);
    this.renderer.dispose();
  }

  readonly #frame = (now: number): void => {
    this.#requested = 0;
    const { renderer, player, components } = this;
    const seconds = this.#before === 0 ? 0 : Math.min(LONGEST, (now - this.#before) / 1000);
    const seen = this.seen();
    player.advance(seconds * seen.speed, components.board.rim_height + components.chip.diameter / 2);
    renderer.follow(player.flying);
    if (renderer.camera.moving) renderer.camera.advance(seconds);
    renderer.figures([...player.figures.values(), ...this.#inHand(seen)]);
    this.#showArc(seen);
    const goes = player.moving || renderer.camera.moving;
    renderer.draw(now, goes || this.hand.holds);
    if (this.released) performance.mark("cookoff-away");
    if (this.begun) performance.mark("cookoff-flight");
    this.released = this.begun = false;
    this.#before = goes ? now : 0;
    this.drawn();
    if (goes) this.request();
  };

  #inHand({ seat, holding, faceUp }: Seen): ChipFigure[] {
    if (holding === null) return [];
    const orientation = faceUp ? { w: 1, x: 0, y: 0, z: 0 } : { w: 0, x: 1, y: 0, z: 0 };
    const pose = { position: this.hand.place, orientation };
    return [{ id: IN_HAND, seat, value: holding, shown: false, turned: 0, presence: 1, pose }];
  }

  #showArc({ arc, aim, holding, aimError }: Seen): void {
    const { pull } = this.hand;
    const launch = aim ?? (holding !== null && isIntent(pull) ? this.hand.launch(pull) : null);
    if (launch === null) this.renderer.arc(null, null);
    else if (!arc) this.renderer.arc(directionOf(arcOf(this.components, launch)), null);
    else this.renderer.arc(arcOf(this.components, launch), aimError && spreadOf(this.components, launch, aimError));
  }
}
