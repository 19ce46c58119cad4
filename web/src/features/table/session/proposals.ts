/** What all who play are asked to agree to: that moves are taken back, or that a seat changes hands. */
import { me } from "../../../shared/current-guest.svelte";
import type { Session } from "./session.svelte";
import { say } from "../../../i18n/page.svelte";

interface Wish {
  readonly text: string;
  /** I asked, and may take it back. */
  readonly own: boolean;
  /** I am asked, and have not answered. */
  readonly asked: boolean;
  readonly answer: (agree: boolean) => void;
}

export function wishOf(session: Session, names: readonly string[]): Wish | null {
  const { undo, seatWish, seat } = session;
  const waits = (waiting: readonly number[]): boolean => seat !== null && waiting.includes(seat);
  if (undo !== null) {
    const own = undo.by === seat;
    return {
      text: own ? say("table-undo-waiting") : say("table-undo-asked", { name: names[undo.by ?? 0] ?? "" }),
      own,
      asked: waits(undo.waiting),
      answer: (agree) => session.answerUndo(agree),
    };
  }
  if (seatWish === null) return null;
  const { by, name, sits, bot } = seatWish;
  const asked = waits(seatWish.waiting);
  const kind = bot !== null ? "bot" : sits !== null ? "sits" : "free";
  const text = say(`seat-wish-${kind}`, { name, sits, who: names[seatWish.seat ?? 0] || say("wait-free") });
  return {
    text: asked ? text : `${text} ${say("table-undo-waiting")}`,
    own: by === null ? seat === null && me.guest?.name === name : by === seat,
    asked,
    answer: (agree) => session.answerSeat(agree),
  };
}
