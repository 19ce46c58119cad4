import { expect, test } from "vitest";
import { ways, type Look } from "../../src/ui/piece-transitions";

type Spots = Readonly<Record<string, readonly [kind: string, holds: number]>>;
const stage = (spots: Spots, width = 100): Look => ({
  width,
  height: 50,
  lying: new Map(
    Object.entries(spots).map(([spot, [kind, holds]], x) => [
      `${kind}@${spot}`,
      { kind, holds, x, y: 0, element: null },
    ]),
  ),
});
const seen = (before: Spots, after: Spots): string[] =>
  ways(stage(before), stage(after)).map(({ from, to }) => `${from.kind} ${from.x} to ${to.kind} ${to.x}`);

test("what is less here and more there has gone from here to there", () => {
  expect(
    seen(
      { bag: ["guest-1", 5], box: ["drink-1", 1] },
      { bag: ["guest-1", 4], box: ["drink-1", 1], queue: ["guest-1", 1] },
    ),
  ).toEqual(["guest-1 0 to guest-1 2"]);
});

test("a hidden card takes what has gone openly, after all whose kind is known", () => {
  const before: Spots = { rival: ["card-*", 2], fish: ["card-1", 1], beef: ["card-2", 1], hand: ["card-2", 0] };
  const after: Spots = { rival: ["card-*", 3], fish: ["card-1", 0], beef: ["card-2", 0], hand: ["card-2", 1] };
  expect(seen(before, after)).toEqual(["card-2 2 to card-2 3", "card-1 1 to card-* 0"]);
});

test("nothing goes where nothing has gone, nor between other kinds", () => {
  expect(seen({ bag: ["guest-1", 5] }, { bag: ["guest-1", 5] })).toEqual([]);
  expect(seen({ bag: ["guest-1", 5], sink: ["dish-1", 0] }, { bag: ["guest-1", 4], sink: ["dish-1", 1] })).toEqual([]);
});

test("too many at once, or another size of the window, and all is there at once", () => {
  const [before, after]: [Spots, Spots] = [
    { a: ["card-1", 9], b: ["card-1", 0] },
    { a: ["card-1", 0], b: ["card-1", 9] },
  ];
  expect(seen(before, after)).toEqual([]);
  const [few, gone]: [Spots, Spots] = [
    { a: ["card-1", 1], b: ["card-1", 0] },
    { a: ["card-1", 0], b: ["card-1", 1] },
  ];
  expect(seen(few, gone)).toHaveLength(1);
  expect(ways(stage(few), stage(gone, 90))).toEqual([]);
});
