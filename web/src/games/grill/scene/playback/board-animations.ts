/** Turns log entries into animations of the board. Pure. */
import type {
  ChipFlew,
  ChipTaken,
  ChipTakenSeen,
  ChipsBack,
  ChipsGathered,
  ChipsSettled,
  ChipsShown,
} from "../../../../protocol/grill";
import type { GameEntry } from "../../../../protocol/schemas";
import type { Motion } from "../../../../protocol/physics";

export type BoardAnimation =
  | { readonly kind: "take"; readonly chip: number; readonly seat: number; readonly value: number | null }
  | {
      readonly kind: "fly";
      readonly chip: number | null;
      readonly move: string | null;
      readonly motion: Motion;
      /** The number of the place where the thrown chip counts. */
      readonly place: number | null;
    }
  | { readonly kind: "show"; readonly chips: readonly { readonly chip: number; readonly value: number }[] }
  | { readonly kind: "back"; readonly chips: readonly number[] | null };

/** The events that are visible on the board. */
type BoardEvent = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipsBack | ChipsGathered;

/** `move` is the client's id of the move, if it was the player's own. */
function animationOf(event: BoardEvent, move: string | null): BoardAnimation | null {
  switch (event.event) {
    case "ChipTaken":
      return { kind: "take", chip: event.chip, seat: event.seat, value: event.value };
    case "ChipTakenSeen":
      return { kind: "take", chip: event.chip, seat: event.seat, value: null };
    case "ChipFlew":
      return {
        kind: "fly",
        chip: event.chip,
        move,
        motion: event.motion,
        place: event.lies.find((one) => one.chip === event.chip)?.place ?? null,
      };
    case "ChipsSettled":
      return { kind: "fly", chip: null, move: null, motion: event.motion, place: null };
    case "ChipsShown":
      return { kind: "show", chips: event.chips };
    case "ChipsBack":
      return { kind: "back", chips: event.chips };
    case "ChipsGathered":
      return { kind: "back", chips: null };
    default:
      return null;
  }
}

/** The animations of an entry, in order. */
function animationsOf(entry: GameEntry): BoardAnimation[] {
  return (entry.events as readonly BoardEvent[])
    .map((event) => animationOf(event, entry.id))
    .filter((animation) => animation !== null);
}

/** More new entries than this are a jump, as with a replay's slider; nothing is animated. */
const JUMP = 4;

/** Follows the entries and finds the new ones. */
export class EntryReader {
  #last: number;

  constructor(entries: readonly GameEntry[]) {
    this.#last = entries.at(-1)?.entry ?? -1;
  }

  /** The animations to play; `null` after an undo or a jump. */
  read(entries: readonly GameEntry[]): BoardAnimation[] | null {
    const last = entries.at(-1)?.entry ?? -1;
    const fresh = entries.filter((entry) => entry.entry > this.#last);
    const back = last < this.#last;
    this.#last = last;
    if (back || fresh.length > JUMP) return null;
    return fresh.flatMap(animationsOf);
  }
}
