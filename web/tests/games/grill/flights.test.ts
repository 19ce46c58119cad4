/** The server's flights, and the order in which they are shown. */
import { describe, expect, it } from "vitest";
import { MotionTrack, slerp } from "../../../src/ui/three/motion-track";
import type { Motion } from "../../../src/protocol/physics";
import { MotionPlayer, type Landing } from "../../../src/games/grill/scene/playback/motion-player";
import { corners, inside, placesOf } from "../../../src/games/grill/scene/places";
import type { BoardComponents, SeenChip } from "../../../src/games/grill/scene/props";
import { EntryReader } from "../../../src/games/grill/scene/playback/board-animations";
import type { GameEntry } from "../../../src/protocol/schemas";

const FLAT = { w: 0, x: 1, y: 0, z: 0 };
const UP = { w: 1, x: 0, y: 0, z: 0 };

/** A motion along x: a decimetre in ten frames, then at rest at 0.1001. */
const motion = (id: number): Motion => ({
  engine: "",
  version: "",
  duration: 1,
  rate: 60,
  contacts: [{ time: 0.05, body: id, surface: "board", speed: 1 }],
  rest: [{ id, position: { x: 0.1001, y: 0, z: 0 }, orientation: FLAT }],
  tracks: [
    {
      id,
      start: 2,
      x: [0, ...Array<number>(10).fill(100)],
      y: Array<number>(11).fill(0),
      z: Array<number>(11).fill(0),
      qw: Array<number>(11).fill(0),
      qx: [1000, ...Array<number>(10).fill(0)],
      qy: Array<number>(11).fill(0),
      qz: Array<number>(11).fill(0),
    },
  ],
});
const chip = (id: number, more: Partial<SeenChip> = {}): SeenChip => ({
  id,
  seat: 1,
  value: null,
  place: -1,
  shown: false,
  pose: { id, position: { x: 0.1001, y: 0, z: 0 }, orientation: FLAT },
  ...more,
});
const entry = (number: number, events: readonly unknown[], id: string | null = null): GameEntry => ({
  type: "entry",
  n: number,
  entry: number,
  seat: 0,
  at: 0,
  move: null,
  events,
  narration: [],
  position: null,
  id,
});
const flew = (number: number, id: number): GameEntry =>
  entry(number, [
    { event: "ChipTakenSeen", seat: 1, chip: id },
    { event: "ChipFlew", seat: 1, chip: id, launch: null, motion: motion(id), lies: [{ chip: id, place: 2 }] },
  ]);

describe("a motion track", () => {
  it("finds poses between keyframes, and rests exactly where the rules say", () => {
    const track = new MotionTrack(motion(3));
    expect(track.pose(3, 1 / 60)).toBeNull();
    expect(track.start(3)?.position.x).toBe(0);
    expect(track.pose(3, 2.5 / 60)?.position.x).toBeCloseTo(0.005);
    expect(track.pose(3, 12 / 60)?.position.x).toBeCloseTo(0.1);
    expect(track.pose(3, 9)?.position.x).toBe(0.1001);
    expect([track.start(4), track.pose(4, 1)]).toEqual([null, null]);
  });

  it("turns the short way, evenly", () => {
    const half = slerp(UP, { w: 0, x: 0, y: 0, z: -1 }, 0.5);
    expect(Math.abs(half.z)).toBeCloseTo(Math.SQRT1_2);
    expect(slerp(UP, { w: -1, x: 0, y: 0, z: 0 }, 0.3).w).toBeCloseTo(1);
  });
});

describe("the story", () => {
  it("plays what is new, once", () => {
    const reader = new EntryReader([flew(0, 0)]);
    expect(reader.read([flew(0, 0)])).toEqual([]);
    expect(reader.read([flew(0, 0), flew(1, 1)])?.map((act) => act.kind)).toEqual(["take", "fly"]);
    expect(reader.read([flew(0, 0), flew(1, 1)])).toEqual([]);
  });

  it("jumps when something was undone or skipped", () => {
    const reader = new EntryReader([flew(0, 0), flew(1, 1)]);
    expect(reader.read([flew(0, 0)])).toBeNull();
    expect(reader.read(Array.from({ length: 9 }, (_, number) => flew(number, number)))).toBeNull();
  });
});

describe("the player", () => {
  const listener: string[] = [];
  const player = (): MotionPlayer => {
    listener.length = 0;
    return new MotionPlayer({
      contact: ({ surface }) => listener.push(surface),
      active: (active) => listener.push(active ? "begins" : "rests"),
    });
  };
  const animations = (...entries: GameEntry[]) => new EntryReader([]).read(entries) ?? [];

  it("shows at once what lies there when it is loaded in the middle of a flight", () => {
    const one = player();
    one.jumpTo([chip(0)]);
    expect(one.figures.get(0)?.pose.position.x).toBe(0.1001);
    expect(one.moving).toBe(false);
    expect(listener).toEqual([]);
  });

  it("flies, sounds, and comes to rest where the position says", () => {
    const one = player();
    one.play(animations(flew(0, 7)), [chip(7)]);
    expect(one.moving).toBe(true);
    one.advance(0.1, 0);
    expect(one.figures.get(7)?.pose.position.x).toBeCloseTo(0.04);
    expect(listener).toEqual(["begins", "board"]);
    one.advance(5, 0);
    expect(one.figures.get(7)?.pose.position.x).toBe(0.1001);
    expect(listener).toEqual(["begins", "board", "rests"]);
  });

  it("tells where a thrown chip went and came to lie, also when it jumps there", () => {
    const told: Landing[] = [];
    const one = new MotionPlayer({ landed: (landing) => told.push(landing) });
    one.play(animations(flew(1, 3)), [chip(3)]);
    one.advance(5, 0.02);
    one.jumpTo([chip(3)], animations(flew(1, 3)));
    expect(told.map(({ chip: id, place }) => [id, place])).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(told[0]?.path.at(-1)).toEqual(motion(3).rest[0]?.position);
  });

  it("lets time go slowly where it is close", () => {
    const length = motion(3).tracks[0]?.x.length ?? 0;
    const slow = new MotionPlayer({ slowPart: () => ({ from: 0, to: 99 }) });
    const plain = new MotionPlayer({});
    for (const one of [slow, plain]) one.play(animations(flew(1, 3)), [chip(3)]);
    for (const one of [slow, plain]) one.advance((length + 3) / 60, 0.02);
    expect([slow.active, plain.active]).toEqual([true, false]);
    slow.advance(2, 0.02);
    expect(slow.active).toBe(false);
  });

  it("plays one flight after another", () => {
    const one = player();
    one.play(animations(flew(0, 0)), [chip(0)]);
    one.play(animations(flew(1, 1)), [chip(0), chip(1)]);
    one.advance(0.15, 0);
    expect(one.figures.has(1)).toBe(false);
    one.advance(0.15, 0);
    expect(one.figures.get(0)?.pose.position.x).toBe(0.1001);
    expect(one.figures.get(1)?.pose.position.x).toBeLessThan(0.1);
  });

  it("lets nobody wait long: of many flights the oldest are over at once", () => {
    const one = player();
    for (let id = 0; id < 9; id += 1) one.play(animations(flew(id, id)), [chip(id)]);
    one.advance(4 * 0.25, 0);
    expect(one.moving).toBe(false);
  });

  it("turns a chip over to show its value, and takes chips away", () => {
    const one = player();
    one.jumpTo([chip(2), chip(3)]);
    one.play(animations(entry(0, [{ event: "ChipsShown", chips: [{ chip: 2, value: 500 }] }])), [
      chip(2, { value: 500, shown: true }),
      chip(3),
    ]);
    one.advance(0.2, 0);
    const turning = one.figures.get(2);
    expect(turning?.value).toBe(500);
    expect(turning?.turned).toBeGreaterThan(0);
    expect(turning?.turned).toBeLessThan(1);
    one.advance(1, 0);
    expect(one.figures.get(2)?.turned).toBe(1);
    expect(one.figures.get(3)?.turned).toBe(0);
    one.play(animations(entry(1, [{ event: "ChipsBack", chips: [2] }])), [chip(3)]);
    one.advance(0.1, 0);
    expect(one.figures.get(2)?.presence).toBeLessThan(1);
    one.advance(1, 0);
    expect([...one.figures.keys()]).toEqual([3]);
  });

  it("lets my own chip fly before the answer, and goes on from there", () => {
    const one = player();
    const launch = {
      release: { x: 0, y: -0.3, z: 0.1 },
      velocity: { x: 0, y: 1, z: 0 },
      spin: 4,
      tumble: 0,
      tilt: 0,
      facing: 0,
      down: "front" as const,
    };
    one.release(launch, "a1", 1, 300);
    one.advance(0.05, 0);
    const air = [...one.figures.values()][0];
    expect(air?.pose.position.y).toBeCloseTo(-0.25);
    expect(air?.pose.position.z).toBeCloseTo(0.1 - 0.5 * 9.81 * 0.0025);
    one.play(
      animations(
        entry(
          0,
          [
            { event: "ChipTaken", seat: 1, chip: 0, value: 300 },
            { event: "ChipFlew", seat: 1, chip: 0, launch, motion: motion(0), lies: [] },
          ],
          "a1",
        ),
      ),
      [chip(0)],
    );
    expect([...one.figures.keys()]).toEqual([0]);
    expect(one.figures.get(0)?.pose.position.x).toBeCloseTo(0.01);
    one.release(launch, "a1", 1, 300);
    one.takeBack();
    expect(one.figures.size).toBe(1);
  });
});

describe("places", () => {
  it("are numbered as in the rules, bowls first, with the bowl's own circle", () => {
    const round = { shape: "circle" as const, name: "tip", centre: { x: 0.1, y: 0 }, radius: 0.03 };
    const square = {
      shape: "polygon" as const,
      name: "egg",
      points: [
        { x: -0.1, y: -0.1 },
        { x: 0, y: -0.1 },
        { x: 0, y: 0 },
        { x: -0.1, y: 0 },
      ],
    };
    const components = {
      ingredients: ["egg"],
      spaces: ["tip"],
      outline: [round, square],
    } as unknown as BoardComponents;
    const [egg, tip] = placesOf(components);
    expect([egg?.name, egg?.number, tip?.name, tip?.number]).toEqual(["egg", 0, "tip", 1]);
    expect(egg?.centre.x).toBeCloseTo(-0.05, 3);
    expect(egg?.radius).toBeCloseTo(0.05, 3);
    expect(inside(corners(round), { x: 0.11, y: 0.01 })).toBe(true);
    expect(inside(square.points, { x: 0.01, y: -0.05 })).toBe(false);
  });
});
