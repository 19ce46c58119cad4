/** The clocks that the form for a table offers. */
import type { TableCard } from "../../protocol/schemas";
import { say } from "../../i18n/page.svelte";

export type Clock = TableCard["clock"];

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const NONE: Clock = { clock: "none" };
const MOVES = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];
const BANKS = [
  [10 * MINUTE, 10],
  [30 * MINUTE, 30],
  [2 * DAY, HOUR],
  [7 * DAY, HOUR],
] as const;

/** For games of turns; the clock that a table has already is among them. */
export function clockChoices(now: Clock = NONE): Clock[] {
  const all: Clock[] = [
    NONE,
    ...MOVES.map((seconds): Clock => ({ clock: "move", seconds })),
    ...BANKS.map(([seconds, increment]): Clock => ({ clock: "bank", seconds, increment })),
  ];
  return all.some((one) => same(one, now)) || now.clock === "even" ? all : [...all, now];
}

export const same = (first: Clock, second: Clock): boolean => clockName(first) === clockName(second);

/** A clock in words. */
export function clockName(clock: Clock): string {
  if (clock.clock === "none") return say("create-clock-none");
  if (clock.clock === "even") return say("create-even");
  if (clock.clock === "move") return say("create-clock-move", { time: duration(clock.seconds) });
  return say("create-clock-bank", { time: duration(clock.seconds), more: duration(clock.increment) });
}

/** In the largest unit that gives a whole number. */
function duration(seconds: number): string {
  const [unit, size] = (
    [
      ["days", DAY],
      ["hours", HOUR],
      ["minutes", MINUTE],
      ["seconds", 1],
    ] as const
  ).find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return say(`create-time-${unit}`, { count: seconds / size });
}
