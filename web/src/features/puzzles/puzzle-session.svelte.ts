/** A puzzle with a table's socket interface: accepts any answer and grades it. */
import type { PuzzleAnswer, PuzzleDetail } from "../../protocol/schemas";
import { canonicalJson, localSocket, type Reply } from "../table/session/local-socket";

export class Puzzle {
  readonly best: PuzzleAnswer | undefined;
  /** The part of a move that is the answer; how dice are thrown, for example, is not. */
  decides: (move: unknown) => unknown = (move) => move;
  /** The last answer. */
  tried: PuzzleAnswer | null = $state.raw(null);
  tries = $state(0);
  /** The last move was not among the answers. */
  strayed = $state(false);
  /** The best move was found. */
  found = $state(false);
  shown = $state(false);

  constructor(readonly told: PuzzleDetail) {
    this.best = told.answers[0];
  }

  show(): void {
    this.shown = true;
  }

  /** Replaces the socket. */
  readonly connect = (): WebSocket =>
    localSocket((message, tell) => {
      if (message.type === "hello") {
        tell(this.told.welcome);
        // The clock stands still in puzzles.
        tell({ type: "speed", speed: 0, bots_paused: false, now: this.told.welcome.position?.now ?? 0 });
      } else if (message.type === "play") this.#answer(message.id, message.move, tell);
    });

  #answer(id: string, move: unknown, tell: Reply): void {
    const decided = canonicalJson(this.decides(move));
    const answer = this.told.answers.find((one) => canonicalJson(this.decides(one.move)) === decided);
    this.strayed = answer === undefined;
    if (answer !== undefined && !this.found) {
      this.tried = answer;
      this.tries += 1;
      this.found = answer.gives_away === 0;
      if (this.found && this.told.made !== null) {
        tell({ type: "accepted", id, n: this.told.made.n });
        tell({
          ...this.told.made,
          id,
          position: this.told.made.position && { ...this.told.made.position, moves: null },
        });
        return;
      }
    }
    // Leave the board unchanged for another try.
    tell({ type: "error", code: "stale", text: "", id });
  }
}
