import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { watchPads } from "../src/games/mithral_chef/gamepad";
import { mithralGuide } from "../src/games/mithral_chef/guide";
import { Hand } from "../src/games/mithral_chef/hand.svelte";
import { deedOf, keyFor, keyName, rebound } from "../src/games/mithral_chef/keys";
import type { Kitchen } from "../src/games/mithral_chef/kitchen";
import { film } from "../src/games/mithral_chef/motion";
import { Camera } from "../src/games/mithral_chef/painting";
import { quicker } from "../src/games/mithral_chef/race";
import { scenesOf } from "../src/games/mithral_chef/scenes";
import { faces, turn, upright, vec } from "../src/games/mithral_chef/solids";
import type { Happened, Refused } from "../src/wire/house";
import type { Move, MithralView } from "../src/wire/mithral-chef";
import type { Motion } from "../src/wire/physics";
import { LANGUAGES } from "../src/words/languages";
import { Words, type Struct } from "../src/words/words";
import told from "./told-kitchen.json";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const guide = mithralGuide();

interface Sample {
  family: string;
  view?: unknown;
  thing?: Struct;
  rules?: string[];
  texts: Record<string, string>;
}

describe.each(LANGUAGES)("the kitchen in %s", (language) => {
  const texts = ["games/mithral_chef", "words"].map((room) => read(`../../src/cookoff/${room}/locales/${language}.ftl`));
  const speech = new Words([{ language, texts }], told.names, told.me, guide);
  test.each(told.samples as unknown as Sample[])("$family $texts.en", ({ family, view, thing = {}, rules, texts: said }) => {
    if (family === "move") expect(speech.move(view, thing)).toBe(said[language]);
    else if (family === "event") expect(speech.event(thing)).toBe(said[language]);
    else if (family === "refusal")
      expect(speech.refusal(String(thing["reason"]), thing["facts"] as Record<string, number>)).toBe(said[language]);
    else {
      const question = guide.question(view);
      expect(question?.rules).toEqual(rules);
      expect(question && speech.phrase(question.phrase)).toBe(said[language]);
    }
    expect(speech.problems).toEqual([]);
  });
});

describe("keys", () => {
  test("every key leads one hand", () => {
    expect(deedOf("KeyQ", {})).toEqual({ hand: 0, deed: "one" });
    expect(deedOf("Semicolon", {})).toEqual({ hand: 1, deed: "other" });
    expect(deedOf("KeyX", {})).toBeNull();
  });
  test("a key that is taken changes places with the old one", () => {
    const chosen = rebound(0, "one", "KeyK", {});
    expect(deedOf("KeyK", chosen)).toEqual({ hand: 0, deed: "one" });
    expect(keyFor(1, "do", chosen)).toBe("KeyQ");
  });
  test("keys are called by what is printed on them", () => {
    expect(keyName("KeyQ", new Map([["KeyQ", "a"]]))).toBe("A");
    expect(keyName("Semicolon", null)).toBe(";");
  });
});

test("keyframes are summed up, and a body is between two of them", () => {
  const track = { id: 3, start: 2, x: [100, 100], y: [0, 0], z: [50, -10], qw: [1000, 0], qx: [0, 0], qy: [0, 0], qz: [0, 0] };
  const reel = film({ engine: "", version: "", duration: 1, rest: [], contacts: [], tracks: [track], rate: 60 } as Motion);
  expect(reel.length).toBeCloseTo(3 / 60);
  expect(reel.at(0).get(3)?.position.x).toBeCloseTo(0.01);
  expect(reel.at(2.5 / 60).get(3)?.position.x).toBeCloseTo(0.015);
  expect(reel.at(9).get(3)?.position.z).toBeCloseTo(0.004);
});

test("dice have the faces of the server's, and stand flat in the tongs", () => {
  expect([0, 1, 2].map((kind) => faces(kind).map((face) => face.value).join())).toEqual(["1,2,3,4,5,6", "1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8,9,10"]);
  expect([0, 1, 2].map((kind) => faces(kind)[0]?.outline.length)).toEqual([4, 3, 4]);
  for (const kind of [0, 1, 2]) expect(turn(upright(kind, 0.7), faces(kind)[0]?.normal ?? vec(0, 0, 0)).z).toBeCloseTo(1);
});

test("what the eye sees and where a pointer points are the same place", () => {
  const camera = new Camera({ at: vec(-0.2, 0, 0.15), to: vec(0, 0, 0.02), zoom: 1.9 }, 300, 220);
  const { x, y } = camera.see(vec(0.01, -0.02, 0.03));
  const back = camera.ground(x, y, 0.03);
  expect([back.x, back.y]).toEqual([expect.closeTo(0.01), expect.closeTo(-0.02)]);
});

const entry = (n: number, ...events: unknown[]): Happened => ({ type: "entry", n, entry: n, seat: 0, at: n * 10, move: null, events, position: null });

test("who lost a race is told who was first", () => {
  const entries = [entry(1, { event: "Entered", seat: 2, hand: 0, station: 1, space: 0 }), entry(2, { event: "Entered", seat: 1, hand: 0, station: 0, space: 0 })];
  const refused = (reason: string, facts: Record<string, string | number>): Refused => ({ type: "refused", id: "x", rule: "MIT-21", reason, facts });
  expect(quicker(entries, refused("no-space", { station: "PANTRY" }))).toBe(2);
  expect(quicker(entries, refused("plate-gone", { plate: 7 }))).toBeNull();
  expect(quicker(entries, refused("busy", { left: 7 }))).toBeNull();
});

test("what burned is still seen as it rolled, until the hand goes elsewhere", () => {
  const motion = { tracks: [] };
  const rolled = [entry(1, { event: "OvenEntered", seat: 0, hand: 1, space: 0, meal: { recipe: "r", game: [], pantry: [1, 0, 0] } }), entry(2, { event: "Rolled", seat: 0, hand: 1, rolled: [0], dice: [{ face: 5 }], motion }, { event: "Burned", seat: 0, hand: 1, sum: 5, heat: 4 })];
  expect(scenesOf(rolled).get("0/1")).toMatchObject({ kind: "burn", key: 2, sum: 5, motion, lying: [{ face: 5 }], meal: { recipe: "r" } });
  expect(scenesOf([...rolled, entry(3, { event: "Entered", seat: 0, hand: 1, station: 0, space: 0 })]).size).toBe(0);
});

describe("a hand", () => {
  const sample = (told.samples as unknown as Sample[]).find((one) => (one.thing as { move?: string } | undefined)?.move === "EnterForest");
  const view = sample?.view as MithralView;
  function cook(work: unknown, now = 1e6): { hand: Hand; played: Move[] } {
    const player = view.players[told.me];
    const chef = { station: work === null ? null : 0, space: 0, busy: 0, idle: 1e9, work };
    const players = view.players.map((one, seat) => (seat === told.me ? { ...player, chefs: [chef, chef] } : one));
    const played: Move[] = [];
    const kitchen = {
      view: { ...view, players, spread: [0, 3, 57] }, seat: told.me, live: true, clock: now, now: () => now, choices: () => [],
      components: { tracks: 28, forest: [{ count: 30 }] }, play: (move: Move) => played.push(move),
    } as unknown as Kitchen;
    return { hand: new Hand(1, () => kitchen), played };
  }

  test("goes to the station of its key", () => {
    const { hand, played } = cook(null);
    hand.press("two");
    hand.press("five");
    expect(played.map((move) => move.move)).toEqual(["EnterPantry", "TakeOrder"]);
  });
  test("flips the nearest card that is still there", () => {
    const { hand, played } = cook({ type: "Hunting", slot: null, card: null });
    hand.press("five");
    hand.press("do");
    hand.press("more");
    hand.press("do");
    expect(played).toEqual([{ move: "Flip", hand: 1, slot: 57 }, { move: "Flip", hand: 1, slot: 0 }]);
  });
  test("rolls all dice first, then those beside the card and those picked", () => {
    const meal = { recipe: "r", game: ["hart-d8"], pantry: [1, 0, 1] };
    const first = cook({ type: "Cooking", meal, dice: [] });
    first.hand.press("do");
    expect(first.played).toMatchObject([{ move: "Roll", dice: [0, 1, 2] }]);
    const lying = [true, false, true].map((counts) => ({ face: 3, counts }));
    const then = cook({ type: "Cooking", meal, dice: lying });
    then.hand.press("three");
    then.hand.press("do");
    expect(then.played).toMatchObject([{ move: "Roll", dice: [1, 2] }]);
  });
  test("lets go where it is, and never further aside or faster than a hand can", () => {
    const dish = { meal: { recipe: "r", game: ["hart-d8"], pantry: [1, 0, 0] }, plate: 4 };
    const { hand, played } = cook({ type: "Plating", dish, tower: [], served_at: null });
    hand.release({ x: 0.004, y: -0.5, vx: 3, vy: 4 });
    expect(played).toMatchObject([{ move: "Place", die: 1, pace: "steady", x: 0.004, y: -0.012 }]);
    const { velocity } = played[0] as Extract<Move, { move: "Place" }>;
    expect(Math.hypot(velocity.x, velocity.y)).toBeCloseTo(0.18);
  });
  test("sends nothing while it is busy", () => {
    const { hand, played } = cook(null, -5000);
    hand.press("one");
    expect(played).toEqual([]);
    expect(hand.nope).toBe(1);
  });
});

test("a gamepad's sticks lead a hand each, once until they come back", () => {
  const axes = [0, 0, 0, 0];
  const buttons = Array.from({ length: 12 }, () => ({ pressed: false }));
  const frames: (() => void)[] = [];
  vi.stubGlobal("navigator", { getGamepads: () => [null, { axes, buttons }] });
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const told: string[] = [];
  const stop = watchPads((hand, deed) => told.push(`${hand} ${deed}`));
  const frame = (): void => frames.splice(0).forEach((call) => call());
  [axes[0], axes[2]] = [-1, 1];
  frame();
  frame();
  [axes[0], axes[2]] = [0, 1];
  buttons[5] = { pressed: true };
  frame();
  axes[0] = -0.9;
  frame();
  stop();
  vi.unstubAllGlobals();
  expect(told).toEqual(["0 less", "1 more", "1 do", "0 less"]);
});
