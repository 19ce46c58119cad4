/** A practice position: it speaks like the socket of a table, takes any answer, and says how good it is. */
import type { PuzzleAnswer, PuzzleDetail } from "../../protocol/schemas";
import { canonicalJson, localSocket, type Reply } from "../table/session/local-socket";

export class Puzzle {
  readonly best: PuzzleAnswer | undefined;
  /** What of a move is the answer: how dice are thrown, say, is not. */
  decides: (move: unknown) => unknown = (move) => move;
  /** What was tried last. */
  tried: PuzzleAnswer | null = $state.raw(null);
  tries = $state(0);
  /** Something was tried that is not asked here. */
  strayed = $state(false);
  /** The best move was found, or its reader wanted to be told. */
  found = $state(false);
  shown = $state(false);

  constructor(readonly told: PuzzleDetail) {
    this.best = told.answers[0];
  }

  show(): void {
    this.shown = true;
  }

  /** In place of a socket. */
  readonly connect = (): WebSocket =>
    localSocket((message, tell) => {
      if (message.type === "hello") {
        tell(this.told.welcome);
        // Whoever is asked has all the time in the world.
        tell({ type: "speed", speed: 0, alone: false, now: this.told.welcome.position?.now ?? 0 });
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
    // The board stays as it is: it can be tried again.
    tell({ type: "problem", code: "stale", text: "", id });
  }
}
