/** What belongs to a throw before it is one: the chip in the hand, where its thrower stands, what is aimed at. */
import type { Launch, Side } from "../scene/props";

export class ThrowDraft {
  side: Side = $state("near");
  /** The value of the chip in the hand. */
  holding: number | null = $state(null);
  /** What the assist would throw now. */
  aim: Launch | null = $state.raw(null);
  /** The place that I mean to hit; on my screen alone. */
  goal: number | null = $state(null);
  /** Throwing by keys or by three taps is open. */
  assisted = $state(false);

  constructor(side: Side) {
    this.side = side;
  }

  /** Whoever takes a chip with the keyboard will throw with it. */
  take(value: number | null, byKey: boolean): void {
    this.holding = value;
    if (byKey) this.assisted = true;
  }

  /** A chip is put down when it is gone, or when something else is asked. */
  update(throws: boolean, hand: readonly number[]): void {
    if (this.holding !== null && (!throws || !hand.includes(this.holding))) this.holding = null;
    if (this.holding === null) this.aim = null;
    if (!throws) this.goal = null;
  }
}
