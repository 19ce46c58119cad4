/** What has happened, as acts to be shown one after another. Pure. */
import type {
  ChipFlew,
  ChipTaken,
  ChipTakenSeen,
  ChipsBack,
  ChipsGathered,
  ChipsSettled,
  ChipsShown,
} from "../../../../protocol/grill";
import type { Happened } from "../../../../protocol/schemas";
import type { Motion } from "../../../../protocol/physics";

export type BoardAnimation =
  | { readonly kind: "take"; readonly chip: number; readonly seat: number; readonly value: number | null }
  | {
      readonly kind: "fly";
      readonly chip: number | null;
      readonly move: string | null;
      readonly motion: Motion;
      /** Where the thrown chip counts now, by the number of the place. */
      readonly place: number | null;
    }
  | { readonly kind: "show"; readonly chips: readonly { readonly chip: number; readonly value: number }[] }
  | { readonly kind: "back"; readonly chips: readonly number[] | null };

/** Of what the games tell, what is to be seen on the board. */
type BoardEvent = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipsBack | ChipsGathered;

/** `move` is what the reader called the move that it came of, if it is theirs. */
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

/** The acts of an entry, in their order. */
function animationsOf(entry: Happened): BoardAnimation[] {
  return (entry.events as readonly BoardEvent[])
    .map((event) => animationOf(event, entry.id))
    .filter((animation) => animation !== null);
}

/** So many entries at once are a jump, as in a replay's slider, and nothing is played. */
const JUMP = 4;

/** Follows the entries and tells which are new. */
export class EntryReader {
  #last: number;

  constructor(entries: readonly Happened[]) {
    this.#last = entries.at(-1)?.entry ?? -1;
  }

  /** What is to be played; null when it is not simply the next: something was undone, or skipped. */
  read(entries: readonly Happened[]): BoardAnimation[] | null {
    const last = entries.at(-1)?.entry ?? -1;
    const fresh = entries.filter((entry) => entry.entry > this.#last);
    const back = last < this.#last;
    this.#last = last;
    if (back || fresh.length > JUMP) return null;
    return fresh.flatMap(animationsOf);
  }
}
