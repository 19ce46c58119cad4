import { describe, expect, test, vi } from "vitest";
import { watchPads } from "../../../src/games/mithral_chef/input/gamepad";
import { Hand } from "../../../src/games/mithral_chef/input/hand.svelte";
import { actionFor, keyFor, keyName, rebound } from "../../../src/games/mithral_chef/input/key-bindings";
import type { Kitchen } from "../../../src/games/mithral_chef/state/kitchen";
import { tempo } from "../../../src/games/mithral_chef/sound/music";
import { isNeeded, needsOf, suggestedStations } from "../../../src/games/mithral_chef/state/recipe-needs";
import { CanvasCamera } from "../../../src/games/mithral_chef/scene/flat/canvas-renderer";
import { raceWinner } from "../../../src/games/mithral_chef/state/race";
import { recentActions } from "../../../src/games/mithral_chef/state/recent-actions";
import { faces, turn, upright, vec } from "../../../src/games/mithral_chef/scene/flat/polyhedra";
import { DEEP, WIDE, middleOf, slotAt } from "../../../src/games/mithral_chef/scene/floor-plan";
import { MIDDLE, dragRelease, releaseAt, rollFromStroke } from "../../../src/games/mithral_chef/input/release-gestures";
import type { GameEntry, Refused } from "../../../src/protocol/schemas";
import { SPEED, type Components, type Move, type Player, type Recipe } from "../../../src/protocol/mithral-chef";

test("music is the faster, the thinner the pile is", () => {
  const beats = [16, 12, 8, 4, 0].map((left) => tempo(left, 16));
  expect(beats).toEqual(beats.toSorted((one, other) => one - other));
  expect(beats[4]).toBe(2 * (beats[0] ?? 0));
});

describe("keys", () => {
  test("every key leads one hand", () => {
    expect(actionFor("KeyQ", {})).toEqual({ hand: 0, action: "one" });
    expect(actionFor("Semicolon", {})).toEqual({ hand: 1, action: "other" });
    expect(actionFor("KeyX", {})).toBeNull();
  });
  test("a key that is taken changes places with the old one", () => {
    const chosen = rebound(0, "one", "KeyK", {});
    expect(actionFor("KeyK", chosen)).toEqual({ hand: 0, action: "one" });
    expect(keyFor(1, "do", chosen)).toBe("KeyQ");
  });
  test("keys are called by what is printed on them", () => {
    expect(keyName("KeyQ", new Map([["KeyQ", "a"]]))).toBe("A");
    expect(keyName("Semicolon", null)).toBe(";");
  });
});

test("dice have the faces of the server's, and stand flat in the tongs", () => {
  expect(
    [0, 1, 2].map((kind) =>
      faces(kind)
        .map((face) => face.value)
        .join(),
    ),
  ).toEqual(["1,2,3,4,5,6", "1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8,9,10"]);
  expect([0, 1, 2].map((kind) => faces(kind)[0]?.outline.length)).toEqual([4, 3, 4]);
  for (const kind of [0, 1, 2])
    expect(turn(upright(kind, 0.7), faces(kind)[0]?.normal ?? vec(0, 0, 0)).z).toBeCloseTo(1);
});

test("what the eye sees and where a pointer points are the same place", () => {
  const camera = new CanvasCamera({ at: vec(-0.2, 0, 0.15), to: vec(0, 0, 0.02), zoom: 1.9 }, 300, 220);
  const { x, y } = camera.see(vec(0.01, -0.02, 0.03));
  const back = camera.pointAt(x, y, 0.03);
  expect([back.x, back.y]).toEqual([expect.closeTo(0.01), expect.closeTo(-0.02)]);
});

const entry = (n: number, ...events: unknown[]): GameEntry => ({
  type: "entry",
  n,
  entry: n,
  seat: 0,
  at: n * 10,
  move: null,
  events,
  narration: [],
  position: null,
  id: null,
});

test("who lost a race is told who was first", () => {
  const entries = [
    entry(1, { event: "Entered", seat: 2, hand: 0, station: 1, space: 0 }),
    entry(2, { event: "Entered", seat: 1, hand: 0, station: 0, space: 0 }),
  ];
  const refused = (reason: string, facts: Record<string, string | number>): Refused => ({
    type: "refused",
    id: "x",
    rule: "MIT-21",
    reason,
    phrase: { id: `refusal-${reason}`, facts },
  });
  expect(raceWinner(entries, refused("no-space", { station: "PANTRY" }))).toBe(2);
  expect(raceWinner(entries, refused("plate-gone", { plate: 7 }))).toBeNull();
  expect(raceWinner(entries, refused("busy", { left: 7 }))).toBeNull();
});

test("what burned is still seen as it rolled, until the hand goes elsewhere", () => {
  const motion = { tracks: [] };
  const rolled = [
    entry(1, { event: "OvenEntered", seat: 0, hand: 1, space: 0, meal: { recipe: "r", game: [], pantry: [1, 0, 0] } }),
    entry(
      2,
      { event: "Rolled", seat: 0, hand: 1, rolled: [0], dice: [{ face: 5 }], motion },
      { event: "Burned", seat: 0, hand: 1, sum: 5, heat: 4 },
    ),
  ];
  expect(recentActions(rolled).get("0/1")).toMatchObject({
    kind: "burn",
    key: 2,
    sum: 5,
    motion,
    lying: [{ face: 5 }],
    meal: { recipe: "r" },
  });
  expect(recentActions([...rolled, entry(3, { event: "Entered", seat: 0, hand: 1, station: 0, space: 0 })]).size).toBe(
    0,
  );
});

describe("a hand", () => {
  function cook(work: unknown, now = 1e6, listed: Move[] = []): { hand: Hand; played: Move[] } {
    const chef = { station: work === null ? null : 0, space: 0, busy: 0, idle: 1e9, work };
    const player = { recipes: ["venison"], game: [], pantry: [0, 0, 0], dishes: [], chefs: [chef, chef] };
    const played: Move[] = [];
    const kitchen = {
      view: { players: [player], spread: [0, 3, 57] },
      seat: 0,
      live: true,
      clock: now,
      now: () => now,
      choices: (_: number, kind: string) => listed.filter((move) => move.move === kind),
      components: { tracks: 28, forest: [{ count: 30 }] },
      play: (move: Move) => played.push(move),
    } as unknown as Kitchen;
    return { hand: new Hand(1, () => kitchen), played };
  }

  test("goes to the station of its key", () => {
    const { hand, played } = cook(null);
    hand.act("two");
    hand.act("five");
    expect(played.map((move) => move.move)).toEqual(["EnterPantry", "TakeOrder"]);
  });
  test("asks which meal where there are several, and takes the usual at the second press", () => {
    const meals = ["hart-d8", "hart-d10", "beast-d6"].map((card): Move => ({
      move: "EnterOven",
      hand: 1,
      recipe: "hart-skewers",
      game: [card],
    }));
    const quick = cook(null, 1e6, meals);
    quick.hand.act("three");
    expect(quick.played).toEqual([]);
    expect(quick.hand.mealMoves).toEqual(meals);
    quick.hand.act("three");
    expect(quick.played).toEqual([meals[0]]);
    expect(quick.hand.mealMoves).toEqual([]);
    const choosy = cook(null, 1e6, meals);
    choosy.hand.act("three");
    choosy.hand.act("less");
    choosy.hand.act("do");
    expect(choosy.played).toEqual([meals[2]]);
    const doubtful = cook(null, 1e6, meals);
    doubtful.hand.act("three");
    doubtful.hand.act("home");
    expect(doubtful.hand.mealMoves).toEqual([]);
    doubtful.hand.act("three");
    doubtful.hand.act("one");
    expect(doubtful.played.map((move) => move.move)).toEqual(["EnterForest"]);
  });
  test("takes the only meal at once", () => {
    const meal: Move = { move: "EnterOven", hand: 1, recipe: "hart-skewers", game: ["hart-d8"] };
    const { hand, played } = cook(null, 1e6, [meal]);
    hand.go(2);
    expect(played).toEqual([meal]);
  });
  test("flips the nearest card that is still there", () => {
    const { hand, played } = cook({ type: "Hunting", slot: null, card: null });
    hand.act("five");
    hand.act("do");
    hand.act("more");
    hand.act("do");
    expect(played).toEqual([
      { move: "Flip", hand: 1, slot: 57 },
      { move: "Flip", hand: 1, slot: 0 },
    ]);
  });
  test("rolls all dice first, then those beside the card and those picked", () => {
    const meal = { recipe: "r", game: ["hart-d8"], pantry: [1, 0, 1] };
    const first = cook({ type: "Cooking", meal, dice: [] });
    first.hand.act("do");
    expect(first.played).toMatchObject([{ move: "Roll", dice: [0, 1, 2] }]);
    const lying = [true, false, true].map((counts) => ({ face: 3, counts }));
    const then = cook({ type: "Cooking", meal, dice: lying });
    then.hand.act("three");
    then.hand.act("do");
    expect(then.played).toMatchObject([{ move: "Roll", dice: [1, 2] }]);
  });
  test("lets go where it is, and never further aside or faster than a hand can", () => {
    const dish = { meal: { recipe: "r", game: ["hart-d8"], pantry: [1, 0, 0] }, plate: 4 };
    const { hand, played } = cook({ type: "Plating", dish, tower: [], served_at: null });
    hand.release({ x: 0.004, y: -0.5, vx: 3, vy: 4 });
    expect(played).toMatchObject([{ move: "Place", die: 1, pace: "steady", x: 0.004, y: -0.012 }]);
    const { velocity } = played[0] as Extract<Move, { move: "Place" }>;
    expect(Math.hypot(velocity.x, velocity.y)).toBeCloseTo(0.2, 2);
    expect(Math.hypot(velocity.x, velocity.y)).toBeLessThan(SPEED);
  });
  test("by key lets the needle swing first, and lets go where it is stopped", () => {
    const dish = { meal: { recipe: "r", game: ["hart-d8"], pantry: [1, 0, 0] }, plate: 4 };
    const { hand, played } = cook({ type: "Plating", dish, tower: [], served_at: null });
    hand.stopMeter(1000);
    expect(played).toEqual([]);
    expect(hand.meter).toBeCloseTo(1);
    hand.stopMeter(1000 + MIDDLE / 2);
    expect(played).toHaveLength(1);
    const { x, y, velocity } = played[0] as Extract<Move, { move: "Place" }>;
    expect(x).toBeGreaterThan(0.003);
    expect(x).toBeCloseTo(y, 9);
    expect(velocity.x).toBeLessThan(0);
    expect(hand.meter).toBeNull();
  });
  test("heeds nothing for a moment after it was sent away, and says so", () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    const { hand, played } = cook(null);
    hand.blockInput();
    hand.act("one");
    expect(played).toEqual([]);
    expect(hand.isBlocked).toBe(true);
    vi.advanceTimersByTime(800);
    hand.act("one");
    expect(played).toMatchObject([{ move: "EnterForest" }]);
    expect(hand.isBlocked).toBe(false);
    vi.useRealTimers();
  });
  test("opens no door with the key of the work that is just over", () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    const { hand, played } = cook(null);
    hand.act("more");
    hand.blockDoors();
    hand.act("do");
    expect(played).toEqual([]);
    expect(hand.isBlocked).toBe(true);
    hand.act("one");
    vi.advanceTimersByTime(800);
    hand.act("do");
    expect(played).toMatchObject([{ move: "EnterForest" }, { move: "EnterPantry" }]);
    vi.useRealTimers();
  });
  test("sends nothing while it is busy", () => {
    const { hand, played } = cook(null, -5000);
    hand.act("one");
    expect(played).toEqual([]);
    expect(hand.rejections).toBe(1);
  });
});

describe("what a recipe needs", () => {
  const stew: Recipe = { id: "stew", game: ["ram", "wolf"], onion: 1, eggplant: 0, pepper: 2, heat: 20, hats: 2 };
  const components = { recipe: [stew] } as unknown as Components;
  const idle = { station: null, work: null };
  const player = (own: object): Player =>
    ({ recipes: ["stew"], game: [], pantry: [0, 0, 0], dishes: [], chefs: [idle, idle], ...own }) as unknown as Player;
  const there = (own: object): boolean[] => needsOf(stew, player(own)).map((need) => need.there);

  test("is ticked off as far as it is there, and a questing beast stands in for one animal", () => {
    expect(there({ game: ["wolf-d6"], pantry: [3, 0, 1] })).toEqual([false, true, true, true, false]);
    expect(there({ game: ["beast-d6", "beast-d8"] }).slice(0, 2)).toEqual([true, false]);
  });
  test("lights the doors that bring it on", () => {
    const [forest, pantry, oven, plating, order] = [0, 1, 2, 3, 4];
    const all = { game: ["wolf-d6", "ram-d8"], pantry: [1, 0, 2] };
    const lit = (own: object): readonly number[] => suggestedStations(components, player(own));
    expect(lit({})).toEqual([forest, pantry]);
    expect(lit({ chefs: [{ ...idle, station: 0 }, idle] })).toEqual([pantry]);
    expect(lit({ game: all.game })).toEqual([pantry]);
    expect(lit(all)).toEqual([oven]);
    expect(lit({ ...all, dishes: [{}] })).toEqual([plating]);
    expect(lit({ recipes: [] })).toEqual([order]);
    expect(lit({ recipes: [], chefs: [{ station: 2, work: { type: "Cooking" } }, idle] })).toEqual([]);
  });
  test("knows what it still misses", () => {
    const some = player({ game: ["wolf-d6"], pantry: [1, 0, 1] });
    const missed = (found: { animal: string } | { vegetable: number }): boolean => isNeeded(components, some, found);
    expect(["wolf", "ram", "hart", "beast"].map((animal) => missed({ animal }))).toEqual([false, true, false, true]);
    expect([0, 1, 2].map((vegetable) => missed({ vegetable }))).toEqual([false, false, true]);
    expect(isNeeded(components, player({ recipes: [] }), { animal: "beast" })).toBe(false);
  });
});

describe("ways to let go", () => {
  const still = [0, 30, 60, 90].map((at) => ({ x: 0.001, y: -0.002, at }));
  test("a drag counts where it ends and how it moved at last", () => {
    expect(dragRelease(still)).toEqual({ x: 0.001, y: -0.002, vx: 0, vy: 0 });
    const fast = dragRelease([...still, { x: 0.004, y: -0.002, at: 110 }]);
    expect(fast.x).toBe(0.004);
    expect(fast.vx).toBeCloseTo(0.003 / 0.08);
    expect(dragRelease([])).toEqual({ x: 0, y: 0, vx: 0, vy: 0 });
  });
  test("the needle is over the middle after a quarter of its time, and fastest there", () => {
    const { x, y, vx, vy } = releaseAt(MIDDLE);
    expect(Math.hypot(x, y)).toBeLessThan(1e-9);
    expect(Math.hypot(vx, vy)).toBeGreaterThan(Math.hypot(releaseAt(MIDDLE / 2).vx, releaseAt(MIDDLE / 2).vy));
  });
  test("a stroke away throws, the faster the stronger; one towards oneself does not", () => {
    const stroke = (dy: number): ReturnType<typeof rollFromStroke> =>
      rollFromStroke([
        { x: 100, y: 300, at: 0 },
        { x: 90, y: 300 + dy, at: 80 },
      ]);
    expect(stroke(40)).toBeNull();
    expect(stroke(-4)).toBeNull();
    const [soft, hard] = [stroke(-40), stroke(-140)];
    expect(hard?.strength).toBeGreaterThan(soft?.strength ?? 9);
    expect(soft?.heading).toBeGreaterThan(0);
  });
});

test("what a card of the forest lies on is the same for everybody, and within the station", () => {
  for (let slot = 0; slot < 58; slot += 1) {
    const at = slotAt(slot, 58);
    expect(slotAt(slot, 58)).toEqual(at);
    expect(Math.abs(at.x - middleOf(0))).toBeLessThan(WIDE[0] / 2);
    expect(Math.abs(at.y)).toBeLessThan(DEEP / 2);
  }
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
  const events: string[] = [];
  const stop = watchPads((hand, action) => events.push(`${hand} ${action}`));
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
  expect(events).toEqual(["0 less", "1 more", "1 do", "0 less"]);
});
