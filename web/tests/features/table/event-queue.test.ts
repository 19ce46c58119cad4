import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClock } from "../../../src/features/table/session/clock.svelte";
import { EventQueue } from "../../../src/features/table/session/event-queue.svelte";
import type { GameEntry, Position } from "../../../src/protocol/schemas";

const ME = 0;
const entry = (number: number, seat: number): GameEntry => ({ entry: number, seat }) as GameEntry;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): { queue: EventQueue; seen: string[] } {
  const seen: string[] = [];
  const queue = new EventQueue(
    ({ seat }) => seat === ME,
    ({ entry }) => seen.push(`start ${entry}`),
    () => seen.push("shown"),
  );
  queue.showTime = () => 100;
  queue.pauseAfter = () => 50;
  return { queue, seen };
}

test("an entry of another player is shown to the end, rests for a pause, and then the next one starts", () => {
  const { queue, seen } = watched();
  queue.push(entry(1, 1));
  queue.push(entry(2, 2));
  expect([seen, queue.waiting]).toEqual([["start 1"], 1]);
  vi.advanceTimersByTime(149);
  expect(seen).toEqual(["start 1", "shown"]);
  vi.advanceTimersByTime(1);
  expect([seen, queue.waiting]).toEqual([["start 1", "shown", "start 2"], 0]);
});

test("my own entry does not wait for the pause", () => {
  const { queue, seen } = watched();
  queue.push(entry(1, 1));
  vi.advanceTimersByTime(100);
  queue.push(entry(2, ME));
  expect(seen).toEqual(["start 1", "shown", "start 2"]);
});

test("skipping shows everything at once, and nothing twice", () => {
  const { queue, seen } = watched();
  queue.push(entry(1, 1));
  queue.push(entry(2, 2));
  queue.skip();
  vi.advanceTimersByTime(1000);
  expect([seen, queue.waiting, queue.skipped]).toEqual([["start 1", "start 2", "shown"], 0, true]);
});

test("the clock follows the fastest message, at the table's speed, and a request is sent once", () => {
  const clock = new TableClock();
  const at = (now: number): Position => ({ now }) as Position;
  clock.keep(at(5000));
  clock.keep(at(4000));
  expect(clock.now()).toBe(4999);
  clock.set(50, 6000);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(6500);
  expect([{ speed: 50 }, { speed: 50 }, { hold: true }, { botsPaused: true }].map((one) => clock.request(one))).toEqual(
    [{ speed: 50, bots_paused: false }, null, { speed: 0, bots_paused: false }, { speed: 0, bots_paused: true }],
  );
});
