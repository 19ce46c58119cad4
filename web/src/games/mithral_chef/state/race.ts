/** Who was faster, when a move was refused because another player was. */
import { Station, type Event } from "../../../protocol/mithral-chef";
import type { GameEntry, Refused } from "../../../protocol/schemas";

type Fits = (event: Event) => boolean;

function wanted({ reason, phrase: { facts = {} } }: Refused): Fits | null {
  if (reason === "plate-gone") return (event) => event.event === "Cooked" && event.dish.plate === facts["plate"];
  if (reason === "no-card-there") return (event) => event.event === "CardFlipped" && event.slot === facts["slot"];
  if (reason !== "no-space") return null;
  const station = Station[String(facts["station"]) as keyof typeof Station];
  if (station === Station.ORDER) return (event) => event.event === "Ordered";
  if (station === Station.OVEN) return (event) => event.event === "OvenEntered";
  if (station === Station.PLATING) return (event) => event.event === "PlatingEntered";
  return (event) => event.event === "Entered" && event.station === station;
}

/** The seat that was faster; `null` if it was no race. */
export function raceWinner(entries: readonly GameEntry[], refused: Refused): number | null {
  const fits = wanted(refused);
  if (fits === null) return null;
  for (let place = entries.length - 1; place >= 0; place -= 1)
    for (const event of (entries[place]?.events ?? []) as readonly Event[])
      if (fits(event) && "seat" in event) return event.seat;
  return null;
}
