/** Shows entries one after another: each waits until the board has shown the one before. */
import type { GameEntry } from "../../../protocol/schemas";

export class EventQueue {
  /** Milliseconds that the board takes to show an entry. The texts of the page follow after that. */
  showTime: (happened: GameEntry) => number = () => 0;
  /** Milliseconds that the board rests after an entry, before it shows the next one of another player. */
  pauseAfter: (happened: GameEntry) => number = () => 0;
  /** The number of entries that wait to be shown. */
  waiting = $state(0);
  /** The player skipped ahead: running animations end at once. */
  skipped = $state(false);
  #queue: GameEntry[] = [];
  /** When the next entry of another player may be shown. */
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly isMine: (happened: GameEntry) => boolean,
    /** Called when the board begins to show an entry. */
    readonly onStart: (happened: GameEntry) => void,
    /** Called when the board has shown it. */
    readonly onShown: () => void,
  ) {}

  push(happened: GameEntry): void {
    this.#queue.push(happened);
    this.#showNext();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.close();
    this.skipped = true;
    for (const happened of this.#queue.splice(0)) this.onStart(happened);
    this.waiting = 0;
    this.onShown();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Entries of others wait for the pause after the last one; my own do not. */
  #showNext(): void {
    while (this.#timer === undefined && this.#queue[0] !== undefined) {
      const [happened] = this.#queue;
      const wait = this.isMine(happened) ? 0 : this.#next - performance.now();
      if (wait > 0) {
        this.#after(wait, () => undefined);
        break;
      }
      this.#queue.shift();
      this.skipped = false;
      this.onStart(happened);
      const finish = (): void => {
        this.waiting = this.#queue.length;
        this.onShown();
        this.#next = performance.now() + this.pauseAfter(happened);
      };
      const time = this.showTime(happened);
      if (time > 0) this.#after(time, finish);
      else finish();
    }
    this.waiting = this.#queue.length;
  }

  #after(wait: number, act: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
      this.#showNext();
    }, wait);
  }
}
