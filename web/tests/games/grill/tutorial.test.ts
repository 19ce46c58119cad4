/** Tutorials: the reader's own throws, moves without an alternative, explanations, and the pull that the arrow shows. */
import { describe, expect, it } from "vitest";
import { Lesson } from "../../../src/features/tutorial/tutorial-session.svelte";
import type { LessonGuide } from "../../../src/games/lesson";
import { grillLesson } from "../../../src/games/grill/lesson";
import { pullFor } from "../../../src/games/grill/scene/throwing/pull-for";
import { readPull } from "../../../src/games/grill/scene/throwing/stroke";
import { releasePoint } from "../../../src/games/grill/scene/throwing/launch";
import type { GameEntry, ServerMessage } from "../../../src/protocol/schemas";
import { GROUND } from "./ground";

const choice = (move: unknown): unknown => ({ move, phrase: { id: "move" }, rules: [] });
const position = (n: number, moves: unknown[], continuous = false): unknown => ({
  n,
  entries: n,
  to_act: moves.length > 0 || continuous ? [0] : [1],
  view: { grill: { lying: n < 2 ? [] : [{ id: 7, seat: 0, pose: { position: { x: 0.1, y: 0.1, z: 0 } } }] } },
  moves: { discrete: moves.map(choice), many: continuous ? { AimChip: 9 } : {}, continuous, tempting: [] },
});
const flight = (chip: number, place: number, x = 0): unknown => ({
  event: "ChipFlew",
  chip,
  motion: { rest: [{ id: chip, position: { x, y: 0, z: 0 } }], tracks: [{ id: chip }], contacts: [] },
  lies: [{ chip, place }],
});
const entry = (n: number, seat: number, move: unknown, after: unknown, events: unknown[] = []): unknown => ({
  type: "entry",
  n,
  entry: n,
  seat,
  move,
  events,
  narration: [{ phrase: { id: "event" } }],
  position: after,
  id: null,
});
const AIM = { move: "AimChip", value: 200, aim: { target: { x: 0, y: 0 } } };
const THROW = { move: "ThrowChip", value: 200, launch: {} };
const [SELL, BUY, KEEP] = [{ move: "Sell", cards: 0 }, { move: "Buy" }, { move: "DeclineBuy" }];
const MESSAGES = [
  { type: "welcome", seat: 0, table: { options: {} }, position: position(1, [], true) },
  entry(2, 0, AIM, position(2, [SELL]), [flight(7, 3)]),
  entry(3, 0, SELL, position(3, [BUY, KEEP])),
  entry(4, 0, BUY, position(4, [])),
] as unknown as ServerMessage[];

/** A lesson, the messages it sent, and a way to play. */
async function begun(guide: LessonGuide, lands: () => unknown) {
  const sent: ServerMessage[] = [];
  const lesson = new Lesson(MESSAGES, guide, GROUND, () => Promise.resolve([lands()]));
  const socket = lesson.connect();
  socket.onmessage = ({ data }) => void sent.push(JSON.parse(String(data)) as ServerMessage);
  const say = async (message: unknown): Promise<void> => {
    socket.send(JSON.stringify(message));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await say({ type: "hello" });
  const entries = (): GameEntry[] => sent.filter((one): one is GameEntry => one.type === "entry");
  return { lesson, sent, say, entries };
}

describe("a tutorial of a throwing game", () => {
  it("accepts a throw that reaches the lit place, and leaves the chip where it really lies", async () => {
    const { lesson, say, entries } = await begun(grillLesson(), () => flight(0, 3, 0.02));
    expect(lesson.goal).toBe(3);
    await say({ type: "play", id: "a", move: THROW });
    const [thrown] = entries();
    expect(thrown?.events).toMatchObject([{ chip: 7, motion: { rest: [{ id: 7, position: { x: 0.02 } }] } }]);
    expect(thrown?.position?.view).toMatchObject({ grill: { lying: [{ id: 7, pose: { position: { x: 0.02 } } }] } });
  });

  it("shows a throw that misses, asks again, and offers help after the second", async () => {
    const { lesson, say, entries } = await begun(grillLesson(), () => flight(0, 1));
    await say({ type: "play", id: "a", move: THROW });
    expect([lesson.misses, lesson.step, lesson.helps]).toEqual([1, 0, false]);
    expect(entries()[0]).toMatchObject({
      entry: 2,
      narration: [],
      events: [{ chip: 7, lies: [{ chip: 7, place: 1 }] }],
    });
    await say({ type: "play", id: "b", move: THROW });
    expect(lesson.helps).toBe(true);
    lesson.placeForMe();
    // Later entries are numbered after the misses.
    expect(entries().map((one) => one.entry)).toEqual([2, 3, 4, 5]);
    expect(lesson.step).toBe(1);
  });

  it("makes a move without an alternative by itself and offers only the next one", async () => {
    const { lesson, say, entries } = await begun(grillLesson(), () => flight(0, 3));
    expect(lesson.steps).toBe(2);
    await say({ type: "play", id: "a", move: THROW });
    expect(entries().map((one) => one.entry)).toEqual([2, 3]);
    expect(entries()[1]?.position?.moves?.discrete.map(({ move }) => move)).toEqual([BUY]);
    await say({ type: "play", id: "b", move: KEEP });
    expect(lesson.strayed).toBe(true);
    await say({ type: "play", id: "c", move: BUY });
    expect(lesson.next).toBeNull();
    expect(entries().at(-1)?.position?.to_act).toEqual([]);
  });

  it("says the goal first, and is over when its last page is turned", async () => {
    const guide = grillLesson();
    const { lesson, say } = await begun(guide, () => flight(0, 3));
    expect(lesson.card?.texts).toContain("page-goal");
    await say({ type: "play", id: "a", move: THROW });
    await say({ type: "play", id: "b", move: BUY });
    expect(lesson.over).toBe(false);
    for (let page = 0; lesson.card !== null && page < 5; page += 1) lesson.turnPage();
    expect(lesson.over).toBe(true);
  });
});

describe("the pull that a tutorial shows", () => {
  const scale = { unit: 0.0008, right: { x: 0.0008, y: 0 }, up: { x: 0, y: 0.0012 }, full: 160, natural: 1000 };
  it.each([
    { x: 0, y: 0 },
    { x: 0.12, y: 0.1 },
    { x: -0.1, y: -0.12 },
  ])("throws to %o", (target) => {
    const pull = pullFor(GROUND, scale, "near", target);
    const from = releasePoint(GROUND, "near", 0, 0);
    const meant = readPull(GROUND, scale, "near", { x: pull?.x ?? 0, y: -(pull?.y ?? 0) });
    const heading = Math.atan2(-(target.x - from.x), target.y - from.y);
    expect(meant).toMatchObject({ way: "pull" });
    if (meant === null || typeof meant === "string") return;
    expect(meant.heading).toBeCloseTo(heading, 1);
    expect(Math.abs(meant.reach - Math.hypot(target.x - from.x, target.y - from.y))).toBeLessThan(0.005);
  });
});
