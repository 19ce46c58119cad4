/** The end of a throwing game: recipes on the podium, money beside, the best throw. Pure. */
import type { GameEntry } from "../../../protocol/schemas";
import type { Translator } from "../../../i18n/translator";
import type { Finale } from "../../finale";
import { ICONS } from "../art/icons";
import { reasons } from "./reasons";
import { OUT, type GrillComponents, type GrillEvent, type GrillView } from "./types";

/** What makes a throw worth watching: each of these once more. */
const KNOCKED_OUT = 4;
const KNOCKED = 2;
const RIM = 1;

/** The entry with the most spectacular throw that stayed in, and its thrower. */
export function bestThrow(
  entries: readonly GameEntry[],
  components: GrillComponents,
): { entry: number; seat: number } | null {
  const told = reasons(entries, components);
  let best: { entry: number; seat: number } | null = null;
  let most = 0;
  for (const entry of entries)
    for (const event of entry.events as readonly GrillEvent[]) {
      if (event.event !== "ChipFlew") continue;
      const place = event.lies.find(({ chip }) => chip === event.chip)?.place ?? OUT;
      if (place < 0) continue;
      const knocks = (told.get(entry.n) ?? []).filter(
        ({ id, facts }) => id.startsWith("why-knocked") && facts?.["seat"] !== event.seat,
      );
      const out = knocks.filter(({ id }) => id === "why-knocked-out").length;
      const rim = event.motion.contacts.some(({ surface }) => surface === "rim") ? RIM : 0;
      const worth = 1 + out * KNOCKED_OUT + (knocks.length - out) * KNOCKED + rim;
      if (worth > most) [most, best] = [worth, { entry: entry.entry, seat: event.seat }];
    }
  return best;
}

export function finaleOf(
  { chefs }: GrillView,
  entries: readonly GameEntry[],
  components: GrillComponents,
  translator: Translator,
): Finale {
  const best = bestThrow(entries, components);
  return {
    rows: [
      { label: translator.say("text-money"), values: chefs.map(({ money }) => money), counts: false },
      { label: translator.say("text-cards"), values: chefs.map(({ in_hand: held }) => held), counts: false },
    ],
    trophies: chefs.map(({ cooked }) =>
      cooked.map((recipe) => ({
        name: translator.printedName("recipe", recipe),
        icons: (components.recipe[recipe]?.needs ?? []).flatMap((need) => ICONS[need] ?? []),
      })),
    ),
    best: best && { entry: best.entry, text: translator.say("final-best-throw", { seat: best.seat }) },
  };
}
