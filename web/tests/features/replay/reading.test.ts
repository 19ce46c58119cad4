import { expect, test } from "vitest";
import { withBetterLine } from "../../../src/features/replay/replay-source";
import { ReplayReader } from "../../../src/features/replay/replay-reader.svelte";
import type { BetterLine, GameEntry, Position, Replay } from "../../../src/protocol/schemas";

const stand = (n: number): Position => ({ n }) as Position;
const steps = (after: number, many: number): GameEntry[] =>
  Array.from({ length: many }, (_, k) => ({ entry: after + k + 1, position: stand(after + k + 1) }) as GameEntry);

/** A game of `count` entries in pages of at most `most`; `asked` records the requests. */
function game(count: number, most: number): { reading: ReplayReader; asked: number[] } {
  const asked: number[] = [];
  const reading = new ReplayReader((after) => {
    asked.push(after);
    const many = Math.min(most, count - after);
    return Promise.resolve({ count, after, position: stand(after), steps: steps(after, many) } as unknown as Replay);
  });
  return { reading, asked };
}

test("a short game is read once", async () => {
  const { reading, asked } = game(30, 200);
  expect(reading.shown(0)).toBeNull();
  for (const n of [0, 1, 30, 7, 99]) await reading.need(n);
  expect(asked).toEqual([0]);
  expect(reading.shown(0)?.position.n).toBe(0);
  expect(reading.shown(7)?.entries.map((step) => step.entry)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(reading.shown(99)?.position.n).toBe(30);
});

test("of a long one only what is looked at, what comes next, and a little before it", async () => {
  const { reading, asked } = game(50_000, 200);
  await reading.need(40_000);
  expect(asked).toEqual([39_950]);
  expect(reading.shown(40_000)?.entries).toHaveLength(50);
  await reading.need(40_145);
  expect(asked).toEqual([39_950, 40_150]);
  expect(reading.shown(40_149)?.position.n).toBe(40_149);
  await reading.need(0);
  expect(reading.shown(0)?.entries).toEqual([]);
  expect(asked).toEqual([39_950, 40_150, 0]);
});

test("pages may be shorter than what is wanted", async () => {
  const { reading, asked } = game(300, 10);
  await reading.need(100);
  expect(asked).toEqual([50, 99, 109, 119]);
  expect(reading.shown(100)?.position.n).toBe(100);
});

test("what goes wrong is told, and may be tried again", async () => {
  let broken = true;
  const reading = new ReplayReader(() =>
    broken
      ? Promise.reject(new Error("gone"))
      : Promise.resolve({ count: 0, after: 0, position: stand(0), steps: [] } as never),
  );
  await reading.need(0);
  expect(reading.errorText).toBeInstanceOf(Error);
  broken = false;
  await reading.need(0);
  expect([reading.errorText, reading.shown(0)?.position.n]).toEqual([null, 0]);
});

test("a better line takes the place of a move and of all that came after it, and is asked for once", async () => {
  const { reading: played } = game(30, 200);
  let lines = 0;
  const line = { position: stand(9), steps: steps(9, 3) } as unknown as BetterLine;
  const reading = new ReplayReader(
    withBetterLine(played.page, 10, () => {
      lines += 1;
      return Promise.resolve(line);
    }),
  );
  for (const n of [10, 0, 12, 5]) await reading.need(n);
  expect(lines).toBe(1);
  expect(reading.shown(5)?.entries.map((step) => step.entry)).toEqual([1, 2, 3, 4, 5]);
  expect(reading.shown(12)?.position).toBe(line.steps[2]?.position);
  expect(reading.shown(99)?.about.count).toBe(12);
});
