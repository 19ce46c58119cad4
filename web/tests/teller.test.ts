import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClock } from "../src/features/table/session/clock.svelte";
import { Teller } from "../src/features/table/session/event-queue.svelte";
import type { Happened, Position } from "../src/protocol/schemas";

const ME = 0;
const deed = (entry: number, seat: number): Happened => ({ entry, seat }) as Happened;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function telling(): { teller: Teller; heard: string[] } {
  const heard: string[] = [];
  const teller = new Teller(
    ({ seat }) => seat === ME,
    ({ entry }) => heard.push(`begin ${entry}`),
    () => heard.push("tell"),
  );
  teller.showing = () => 100;
  teller.resting = () => 50;
  return { teller, heard };
}

test("what others did is shown to the end, stands a while, and only then comes the next", () => {
  const { teller, heard } = telling();
  teller.hear(deed(1, 1));
  teller.hear(deed(2, 2));
  expect([heard, teller.behind]).toEqual([["begin 1"], 1]);
  vi.advanceTimersByTime(149);
  expect(heard).toEqual(["begin 1", "tell"]);
  vi.advanceTimersByTime(1);
  expect([heard, teller.behind]).toEqual([["begin 1", "tell", "begin 2"], 0]);
});

test("what I did waits for nobody to have been looked at", () => {
  const { teller, heard } = telling();
  teller.hear(deed(1, 1));
  vi.advanceTimersByTime(100);
  teller.hear(deed(2, ME));
  expect(heard).toEqual(["begin 1", "tell", "begin 2"]);
});

test("whoever skips is told everything at once, and nothing twice", () => {
  const { teller, heard } = telling();
  teller.hear(deed(1, 1));
  teller.hear(deed(2, 2));
  teller.skip();
  vi.advanceTimersByTime(1000);
  expect([heard, teller.behind, teller.hurried]).toEqual([["begin 1", "begin 2", "tell"], 0, true]);
});

test("the clock goes by what came fastest, at the table's speed, and a wish is told once", () => {
  const clock = new TableClock();
  const at = (now: number): Position => ({ now }) as Position;
  clock.keep(at(5000));
  clock.keep(at(4000));
  expect(clock.now()).toBe(4999);
  clock.set(50, 6000);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(6500);
  expect([{ speed: 50 }, { speed: 50 }, { hold: true }, { alone: true }].map((wish) => clock.wish(wish))).toEqual([
    { speed: 50, alone: false },
    null,
    { speed: 0, alone: false },
    { speed: 0, alone: true },
  ]);
});
