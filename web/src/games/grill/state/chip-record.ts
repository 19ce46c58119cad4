/** Follows the chips of a round through the log: whose they are, where they lie, what they are worth. */
import type { GrillEvent } from "./types";

export class ChipRecord {
  readonly owner = new Map<number, number>();
  readonly place = new Map<number, number>();
  readonly value = new Map<number, number>();

  /** Take in an event. */
  follow(event: GrillEvent): void {
    switch (event.event) {
      case "ChipsGathered":
        for (const known of [this.owner, this.place, this.value]) known.clear();
        return;
      case "ChipTaken":
      case "ChipTakenSeen":
        this.owner.set(event.chip, event.seat);
        if (event.event === "ChipTaken") this.value.set(event.chip, event.value);
        return;
      case "ChipFlew":
      case "ChipsSettled":
        for (const lies of event.lies) this.place.set(lies.chip, lies.place);
        return;
      case "ChipCalled":
        this.place.set(event.chip, event.place);
        return;
      case "ChipsShown":
        for (const known of event.chips) this.value.set(known.chip, known.value);
        return;
      case "ChipsBack":
        for (const chip of event.chips) this.place.delete(chip);
        return;
    }
  }

  /** The chips on a place. */
  on(place: number): { readonly seat: number; readonly value: number }[] {
    return [...this.place].flatMap(([chip, where]) =>
      where === place ? [{ seat: this.owner.get(chip) ?? 0, value: this.value.get(chip) ?? 0 }] : [],
    );
  }
}
