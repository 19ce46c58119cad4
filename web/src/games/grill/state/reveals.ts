/** Finds what was revealed this round from the log: the chips leave the board at once. */
import type { GameEntry } from "../../../protocol/schemas";
import type { GrillEvent } from "./types";

export interface Turned {
  readonly seat: number;
  readonly value: number;
}
export interface Reveal {
  readonly space: number;
  readonly winner: number;
  readonly chips: readonly Turned[];
}

/** The action spaces revealed this round, with their chips. */
export function reveals(entries: readonly GameEntry[], kinds: number): Reveal[] {
  const owner = new Map<number, number>();
  const place = new Map<number, number>();
  const value = new Map<number, number>();
  let found: Reveal[] = [];
  for (const entry of entries) {
    for (const event of entry.events as readonly GrillEvent[]) {
      switch (event.event) {
        case "ChipsGathered":
          for (const known of [owner, place, value]) known.clear();
          found = [];
          break;
        case "ChipTaken":
        case "ChipTakenSeen":
          owner.set(event.chip, event.seat);
          break;
        case "ChipFlew":
        case "ChipsSettled":
          for (const lies of event.lies) place.set(lies.chip, lies.place);
          break;
        case "ChipCalled":
          place.set(event.chip, event.place);
          break;
        case "ChipsShown":
          for (const known of event.chips) value.set(known.chip, known.value);
          break;
        case "ChipsBack":
          for (const chip of event.chips) place.delete(chip);
          break;
        case "SpaceWon": {
          const chips = [...place].flatMap(([chip, where]) =>
            where === kinds + event.space ? [{ seat: owner.get(chip) ?? 0, value: value.get(chip) ?? 0 }] : [],
          );
          found.push({ space: event.space, winner: event.seat, chips });
          break;
        }
      }
    }
  }
  return found;
}
