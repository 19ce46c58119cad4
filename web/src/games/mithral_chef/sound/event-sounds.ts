/** The sound of each event. */
import type { Event } from "../../../protocol/mithral-chef";
import { bag, bell, card, click, crash, fire, roar } from "./sounds";

/** Contacts beyond this many in a motion are not audible. */
const MOST = 14;

export function playEvent(event: Event): void {
  switch (event.event) {
    case "CardFlipped":
    case "Ordered":
      return card();
    case "DieDrawn":
      return bag();
    case "Rolled":
    case "Placed":
      if (event.event === "Rolled") fire();
      for (const contact of event.motion.contacts.slice(0, MOST)) click(contact, contact.time);
      return;
    case "Fell":
      return crash();
    case "Burned":
    case "DragonEscaped":
    case "Closed":
      return roar();
    case "Served":
      return bell();
    default:
  }
}
