/** Finds what was revealed this round from the log: the chips leave the board at once. */
import type { GameEntry } from "../../../protocol/schemas";
import { ChipRecord } from "./chip-record";
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
  const chips = new ChipRecord();
  let found: Reveal[] = [];
  for (const entry of entries) {
    for (const event of entry.events as readonly GrillEvent[]) {
      if (event.event === "ChipsGathered") found = [];
      if (event.event === "SpaceWon")
        found.push({ space: event.space, winner: event.seat, chips: chips.on(kinds + event.space) });
      chips.follow(event);
    }
  }
  return found;
}
