/** Tells what happened, one thing after another, each when the board has shown it. */
import type { Happened } from "../../../protocol/schemas";

export class Teller {
  /** Milliseconds that the board takes to show what happened. Nothing else may tell it before. */
  showing: (happened: Happened) => number = () => 0;
  /** Milliseconds for which what somebody else did stands before the next deed of others is shown. */
  resting: (happened: Happened) => number = () => 0;
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  /** Nobody wants to see how it came about: what still moves is over at once. */
  hurried = $state(false);
  /** What is still to be shown, oldest first, and since when the next may be. */
  #coming: Happened[] = [];
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #isMine: (happened: Happened) => boolean;
  readonly #begin: (happened: Happened) => void;
  readonly #tell: () => void;

  /** `begin` is called when the board is to show something, `tell` when it has. */
  constructor(isMine: (happened: Happened) => boolean, begin: (happened: Happened) => void, tell: () => void) {
    this.#isMine = isMine;
    this.#begin = begin;
    this.#tell = tell;
  }

  /** Show this after all that came before. */
  hear(happened: Happened): void {
    this.#coming.push(happened);
    this.#show();
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.close();
    this.hurried = true;
    for (const happened of this.#coming.splice(0)) this.#begin(happened);
    this.behind = 0;
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Show what is to be shown next, as soon as it may be: others wait for one another, I wait for nobody. */
  #show(): void {
    while (this.#timer === undefined && this.#coming[0] !== undefined) {
      const [happened] = this.#coming;
      const wait = this.#isMine(happened) ? 0 : this.#next - performance.now();
      if (wait > 0) {
        this.#after(wait, () => undefined);
        break;
      }
      this.#coming.shift();
      this.hurried = false;
      this.#begin(happened);
      const told = (): void => {
        this.behind = this.#coming.length;
        this.#tell();
        this.#next = performance.now() + this.resting(happened);
      };
      const flight = this.showing(happened);
      if (flight > 0) this.#after(flight, told);
      else told();
    }
    this.behind = this.#coming.length;
  }

  #after(wait: number, act: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
      this.#show();
    }, wait);
  }
}
