/** Proposals that all players must agree to: an undo or a seat request. */
import { me } from "../../../shared/current-guest.svelte";
import type { Session } from "./session.svelte";
import { say } from "../../../i18n/page.svelte";

interface Proposal {
  readonly text: string;
  /** The player made it and may withdraw it. */
  readonly own: boolean;
  /** The player has not answered yet. */
  readonly asked: boolean;
  readonly answer: (agree: boolean) => void;
}

export function proposalOf(session: Session, names: readonly string[]): Proposal | null {
  const { undo, seatRequest, seat } = session;
  const waitsForMe = (waiting: readonly number[]): boolean => seat !== null && waiting.includes(seat);
  if (undo !== null) {
    const own = undo.by === seat;
    return {
      text: own ? say("table-undo-waiting") : say("table-undo-asked", { name: names[undo.by ?? 0] ?? "" }),
      own,
      asked: waitsForMe(undo.waiting),
      answer: (agree) => session.answerUndo(agree),
    };
  }
  if (seatRequest === null) return null;
  const { by, name, person, bot } = seatRequest;
  const asked = waitsForMe(seatRequest.waiting);
  const kind = bot !== null ? "bot" : person !== null ? "person" : "free";
  const text = say(`seat-request-${kind}`, { name, person, who: names[seatRequest.seat ?? 0] || say("wait-free") });
  return {
    text: asked ? text : `${text} ${say("table-undo-waiting")}`,
    own: by === null ? seat === null && me.guest?.name === name : by === seat,
    asked,
    answer: (agree) => session.answerSeat(agree),
  };
}
