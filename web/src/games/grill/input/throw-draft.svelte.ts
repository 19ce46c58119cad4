/** The state of a throw before it is made: the chip in the hand, the side, the aim. */
import type { Launch, Side } from "../scene/props";

export class ThrowDraft {
  side: Side = $state("near");
  /** The value of the chip in the hand. */
  holding: number | null = $state(null);
  /** The launch that the timed throw would make now. */
  aim: Launch | null = $state.raw(null);
  /** The place you aim at; only shown on your own screen. */
  goal: number | null = $state(null);
  /** Whether the throw form is open. */
  assisted = $state(false);

  constructor(side: Side) {
    this.side = side;
  }

  /** A player who picks up a chip with the keyboard also throws with it. */
  take(value: number | null, byKey: boolean): void {
    this.holding = value;
    if (byKey) this.assisted = true;
  }

  /** Puts the chip down when it is gone or another decision comes up. */
  update(throws: boolean, hand: readonly number[]): void {
    if (this.holding !== null && (!throws || !hand.includes(this.holding))) this.holding = null;
    if (this.holding === null) this.aim = null;
    if (!throws) this.goal = null;
  }
}
