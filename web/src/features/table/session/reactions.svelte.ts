/** Quick reactions of players; each is shown for a moment. */
import type { React } from "../../../protocol/schemas";

export type Sign = React["sign"];

interface Reaction {
  readonly key: number;
  readonly seat: number;
  readonly sign: Sign;
}

const SHOWN_MS = 3500;

export class Reactions {
  shown: readonly Reaction[] = $state.raw([]);
  #count = 0;

  add(seat: number, sign: Sign): void {
    const key = (this.#count += 1);
    this.shown = [...this.shown, { key, seat, sign }];
    setTimeout(() => {
      this.shown = this.shown.filter((one) => one.key !== key);
    }, SHOWN_MS);
  }
}
