/** Says why: by what a space was won, whose chip was knocked where. Pure; it needs only the log. */
import type { GameEntry, Phrase } from "../../../protocol/schemas";
import { ChipRecord } from "./chip-record";
import { placeNames, BARE, DOUBT, OUT, type GrillComponents, type GrillEvent } from "./types";

/** The name of a place as a phrase. */
function placePhrase(components: GrillComponents, place: number): Phrase {
  if (place === DOUBT) return { id: "why-between" };
  return { id: place === BARE ? "place-bare" : `place-${placeNames(components)[place] ?? ""}` };
}

/** The total of each seat there, the highest first. */
function totals(chips: readonly { seat: number; value: number }[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const { seat, value } of chips) sums.set(seat, (sums.get(seat) ?? 0) + value);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

function spaceWon(chips: ChipRecord, place: number, winner: number): Phrase {
  const there = totals(chips.on(place));
  const had = there.map(([seat, total]): Phrase => ({ id: "why-had", facts: { seat, total } }));
  const most = there[0]?.[1] ?? 0;
  if (there.length < 2) return { id: "why-space-alone", facts: { totals: had } };
  const level = there.filter(([, total]) => total === most).length > 1;
  return { id: level ? "why-space-tie" : "why-space", facts: { totals: had, seat: winner } };
}

function knocked(
  components: GrillComponents,
  chips: ChipRecord,
  event: GrillEvent & { event: "ChipFlew" | "ChipsSettled" },
  by: number,
): Phrase[] {
  const thrown = event.event === "ChipFlew" ? event.chip : null;
  return event.lies.flatMap(({ chip, place }) => {
    const [was, seat] = [chips.place.get(chip), chips.owner.get(chip)];
    if (chip === thrown || was === undefined || seat === undefined || was === place) return [];
    const facts = { by, seat, from: placePhrase(components, was) };
    if (place === OUT) return [{ id: "why-knocked-out", facts }];
    return [{ id: "why-knocked", facts: { ...facts, to: placePhrase(components, place) } }];
  });
}

/** What an entry's narration leaves open, by the entry's number. */
export function reasons(entries: readonly GameEntry[], components: GrillComponents): ReadonlyMap<number, Phrase[]> {
  const chips = new ChipRecord();
  const found = new Map<number, Phrase[]>();
  for (const entry of entries) {
    const said: Phrase[] = [];
    // Once somebody took the board's chips off, others may settle: that is nobody's throw.
    let thrower: number | null = null;
    for (const event of entry.events as readonly GrillEvent[]) {
      if (event.event === "ChipFlew") thrower = event.seat;
      if (event.event === "SpaceWon")
        said.push(spaceWon(chips, components.ingredients.length + event.space, event.seat));
      if ((event.event === "ChipFlew" || event.event === "ChipsSettled") && thrower !== null)
        said.push(...knocked(components, chips, event, thrower));
      chips.follow(event);
    }
    if (said.length > 0) found.set(entry.n, said);
  }
  return found;
}
