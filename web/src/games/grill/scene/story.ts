/** What has happened, as acts to be shown one after another. Pure. */
import type { Happened } from "../../../wire/house";
import type { Motion } from "./motion";
import type { Launch } from "./props";

export type Act =
  | { readonly kind: "take"; readonly chip: number; readonly seat: number; readonly value: number | null }
  | { readonly kind: "fly"; readonly chip: number | null; readonly launch: Launch | null; readonly motion: Motion }
  | { readonly kind: "show"; readonly chips: readonly { readonly chip: number; readonly value: number }[] }
  | { readonly kind: "back"; readonly chips: readonly number[] | null };

type Told = Readonly<Record<string, unknown>> & { readonly event: string };

function actOf(event: Told): Act | null {
  switch (event.event) {
    case "ChipTaken":
    case "ChipTakenSeen": {
      const value = typeof event["value"] === "number" ? event["value"] : null;
      return { kind: "take", chip: event["chip"] as number, seat: event["seat"] as number, value };
    }
    case "ChipFlew":
      return { kind: "fly", chip: event["chip"] as number, launch: event["launch"] as Launch, motion: event["motion"] as Motion };
    case "ChipsSettled":
      return { kind: "fly", chip: null, launch: null, motion: event["motion"] as Motion };
    case "ChipsShown":
      return { kind: "show", chips: event["chips"] as { chip: number; value: number }[] };
    case "ChipsBack":
      return { kind: "back", chips: event["chips"] as number[] };
    case "ChipsGathered":
      return { kind: "back", chips: null };
    default:
      return null;
  }
}

/** The acts of an entry, in their order. */
export function actsOf(entry: Happened): Act[] {
  return (entry.events as readonly Told[]).map(actOf).filter((act) => act !== null);
}

/** So many entries at once are a jump, as in a replay's slider, and nothing is played. */
export const JUMP = 4;

/** Follows the entries and tells which are new. */
export class Reader {
  #last: number;

  constructor(entries: readonly Happened[]) {
    this.#last = entries.at(-1)?.entry ?? -1;
  }

  /** What is to be played; null when it is not simply the next: something was undone, or skipped. */
  read(entries: readonly Happened[]): Act[] | null {
    const last = entries.at(-1)?.entry ?? -1;
    const fresh = entries.filter((entry) => entry.entry > this.#last);
    const back = last < this.#last;
    this.#last = last;
    if (back || fresh.length > JUMP) return null;
    return fresh.flatMap(actsOf);
  }
}
