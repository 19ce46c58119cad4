/** The end of Yatai: where points came from during the game, and what breaks ties. Pure. */
import type { GameEntry } from "../../../protocol/schemas";
import type { Event as YataiEvent, YataiView } from "../../../protocol/yatai";
import type { Translator } from "../../../i18n/translator";
import type { Finale } from "../../finale";
import { GUESTS } from "../art/icons";

/** The events that bring points during the game, in the order of the table. */
const SOURCES = ["Served", "DishAdded", "BottleRecycled", "StallImproved"] as const;
type Source = (typeof SOURCES)[number];

const ones = (bits: number): number => bits.toString(2).replaceAll("0", "").length;

const isSource = (event: YataiEvent): event is YataiEvent & { event: Source; seat: number; points: number } =>
  (SOURCES as readonly string[]).includes(event.event);

export function finaleOf(
  { stalls }: YataiView,
  entries: readonly GameEntry[],
  _components: unknown,
  translator: Translator,
): Finale {
  const brought = entries.flatMap(({ events }) => (events as readonly YataiEvent[]).filter(isSource));
  const sum = (source: Source, seat: number): number =>
    brought
      .filter((event) => event.event === source && event.seat === seat)
      .reduce((total, { points }) => total + points, 0);
  // The reputation board has a set of spaces for each kind of guest.
  const guests = stalls.map(({ board }) => board.map(ones));
  const all = guests.map((kinds) => kinds.reduce((total, one) => total + one, 0));
  return {
    rows: [
      ...SOURCES.map((source) => ({
        label: translator.say(`source-${source}`),
        values: stalls.map((_, seat) => sum(source, seat)),
        counts: true,
      })),
      { label: translator.say("source-guests"), values: all, counts: false },
      { label: translator.say("source-bottles"), values: stalls.map(({ box }) => box.length), counts: false },
      { label: translator.say("board-dish-queue"), values: stalls.map(({ dishes }) => dishes.length), counts: false },
    ],
    trophies: guests.map((kinds, seat) => [
      {
        name: translator.say("source-served", { count: all[seat] ?? 0 }),
        icons: kinds.flatMap((count, guest) => (count > 0 ? (GUESTS[guest] ?? []) : [])),
      },
    ]),
    best: null,
  };
}
