/** The board from frame to frame. Frames are drawn only while something changes. */
import { arcOf, pointed } from "../throwing/launch";
import { isMeant, type Hand } from "../throwing/hand";
import type { Figure, Player } from "../playback/player";
import type { Ground, Launch } from "../props";
import { spreadOf, type Skill } from "../throwing/spread";
import type { Stage } from "./renderer";

/** What is to be seen besides what the player plays. */
export interface Seen {
  readonly seat: number;
  /** The value of the chip in the hand; null: nothing is to be thrown. */
  readonly holding: number | null;
  readonly faceUp: boolean;
  /** Whether the whole way of a throw is shown, or merely where it points to. */
  readonly arc: boolean;
  /** What would be thrown without a pointer. */
  readonly aim: Launch | null;
  readonly skill: Skill | null;
  readonly speed: number;
}

const IN_HAND = -2;
/** Seconds that a frame may stand for at most. */
const LONGEST = 0.1;

export class Show {
  /** The next frame is the first after my release; the first of a flight that the server computed. */
  released = false;
  begun = false;
  #wanted = 0;
  #before = 0;

  constructor(
    private readonly ground: Ground,
    private readonly stage: Stage,
    private readonly player: Player,
    private readonly hand: Hand,
    private readonly seen: () => Seen,
    private readonly drawn: () => void,
  ) {}

  /** Ask for a frame; as long as something moves, each asks for the next. */
  readonly want = (): void => {
    if (this.#wanted === 0) this.#wanted = requestAnimationFrame(this.#frame);
  };

  stop(): void {
    cancelAnimationFrame(this.#wanted);
    this.stage.dispose();
  }

  readonly #frame = (now: number): void => {
    this.#wanted = 0;
    const { stage, player, ground } = this;
    const seconds = this.#before === 0 ? 0 : Math.min(LONGEST, (now - this.#before) / 1000);
    const seen = this.seen();
    player.pass(seconds * seen.speed, ground.board.rim_height + ground.chip.diameter / 2);
    stage.follow(player.flying);
    if (stage.eye.moving) stage.eye.pass(seconds);
    stage.figures([...player.figures.values(), ...this.#inHand(seen)]);
    this.#way(seen);
    const goes = player.moving || stage.eye.moving;
    stage.draw(now, goes || this.hand.holds);
    if (this.released) performance.mark("cookoff-away");
    if (this.begun) performance.mark("cookoff-flight");
    this.released = this.begun = false;
    this.#before = goes ? now : 0;
    this.drawn();
    if (goes) this.want();
  };

  #inHand({ seat, holding, faceUp }: Seen): Figure[] {
    if (holding === null) return [];
    const orientation = faceUp ? { w: 1, x: 0, y: 0, z: 0 } : { w: 0, x: 1, y: 0, z: 0 };
    const pose = { position: this.hand.place, orientation };
    return [{ id: IN_HAND, seat, value: holding, shown: false, turned: 0, there: 1, pose }];
  }

  #way({ arc, aim, holding, skill }: Seen): void {
    const { pull } = this.hand;
    const launch = aim ?? (holding !== null && isMeant(pull) ? this.hand.launch(pull) : null);
    if (launch === null) this.stage.arc(null, null);
    else if (!arc) this.stage.arc(pointed(arcOf(this.ground, launch)), null);
    else this.stage.arc(arcOf(this.ground, launch), skill && spreadOf(this.ground, launch, skill));
  }
}
