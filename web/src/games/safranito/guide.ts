/** What players of Safranito are told besides; the twin of the room's guide in Python. */
import { FIELDS, THINGS } from "../../wire/safranito";
import type { Ways } from "../grill/guide";
import { marketAtHand } from "../grill/market/guide";

export const SAFRANITO: Ways = {
  things: THINGS,
  fields: FIELDS,
  asked: {
    throw: "SAF-20", call: "THR-21", "bonus-throw": "SAF-33", use: "SAF-31", keep: "SAF-34", bowl: "SAF-41",
    sell: "SAF-43", buy: "SAF-45", cook: "SAF-50",
  },
  atHand: marketAtHand,
};
