/** A gesture becomes a launch that the rules accept. */
import { describe, expect, it } from "vitest";
import { launchOfGesture, type Grip, type Sample } from "../src/games/grill/scene/flick";
import { Hand } from "../src/games/grill/scene/hand";
import { SIDES, arcOf, reachOf, speedFor } from "../src/games/grill/scene/launch";
import type { Ground, Launch } from "../src/games/grill/scene/props";

const GROUND: Ground = {
  chip: { diameter: 0.039, thickness: 0.0033, hole: 0.007 },
  board: { width: 0.54, depth: 0.5, rim_width: 0.045, rim_height: 0.004, thickness: 0.006, table: 0.6 },
  materials: { chip_board: { friction: 0.25, restitution: 0.16 } },
  limits: { speed: 8, spin: 60, reach: 0.6, height: 0.6, time: 3 },
  ingredients: [],
  spaces: [],
  outline: [],
};
const GRIP: Grip = { side: "near", along: 0, lift: 0, twist: 0, down: "front" };

/** Pull back, then go ahead at so many metres a second; `bend` turns the way to the left, in radians. */
function gesture(speed: number, { pull = 0.05, bend = 0, aside = 0 } = {}): Sample[] {
  const found: Sample[] = [{ t: 0, x: 0, y: 0 }];
  for (let step = 1; step <= 10; step += 1) found.push({ t: step * 20, x: 0, y: (-pull * step) / 10 });
  let [x, y] = [0, -pull];
  for (let step = 1; step <= 20; step += 1) {
    const turn = aside + bend * (step / 20 - 0.5);
    x -= speed * 0.008 * Math.sin(turn);
    y += speed * 0.008 * Math.cos(turn);
    found.push({ t: 200 + step * 8, x, y });
  }
  return found;
}

function thrown(samples: readonly Sample[], grip: Partial<Grip> = {}): Launch {
  const launch = launchOfGesture(GROUND, samples, { ...GRIP, ...grip });
  if (launch === null) throw new Error("that was no throw");
  return launch;
}

const speed = ({ velocity: { x, y, z } }: Launch): number => Math.hypot(x, y, z);
const goes = (launch: Launch): number => arcOf(GROUND, launch).rest.y;

describe("a flick", () => {
  it("gives the same launch for the same gesture", () => {
    expect(thrown(gesture(2))).toEqual(thrown(gesture(2)));
  });

  it("is as fast as the hand, but for the chip's weight", () => {
    expect(speed(thrown(gesture(1.5)))).toBeCloseTo(1.5 * 0.75, 2);
  });

  it("flies further when it is stronger", () => {
    const reached = [0.8, 1.2, 1.6].map((strength) => goes(thrown(gesture(strength))));
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
    expect(new Set(reached).size).toBe(3);
  });

  it("counts its last moments alone", () => {
    const slowly = gesture(0.4).map((sample) => ({ ...sample, t: sample.t - 1000 }));
    const last = slowly.at(-1) ?? { t: 0, x: 0, y: 0 };
    const fast = Array.from({ length: 12 }, (_, step) => ({ t: last.t + 8 * (step + 1), x: last.x, y: last.y + 0.016 * (step + 1) }));
    expect(speed(thrown([...slowly, ...fast]))).toBeCloseTo(2 * 0.75, 1);
  });

  it("goes higher after a longer pull", () => {
    const steep = (pull: number): number => thrown(gesture(2, { pull })).velocity.z;
    expect(steep(0.12)).toBeGreaterThan(steep(0.04));
    expect(steep(0.04)).toBeGreaterThan(steep(0));
  });

  it("spins with its curve, to the left and to the right", () => {
    const straight = thrown(gesture(2)).spin;
    expect(thrown(gesture(2, { bend: 0.8 })).spin).toBeGreaterThan(straight + 5);
    expect(thrown(gesture(2, { bend: -0.8 })).spin).toBeLessThan(straight - 5);
    expect(thrown(gesture(2), { twist: 16 }).spin).toBeCloseTo(straight + 16);
  });

  it("goes where the hand goes, from every side", () => {
    expect(thrown(gesture(2, { aside: 0.3 })).velocity.x).toBeLessThan(0);
    expect(thrown(gesture(2), { side: "near" }).velocity.y).toBeGreaterThan(1);
    expect(thrown(gesture(2), { side: "far" }).velocity.y).toBeLessThan(-1);
    expect(thrown(gesture(2), { side: "right" }).velocity.x).toBeLessThan(-1);
    expect(thrown(gesture(2), { side: "left" }).velocity.x).toBeGreaterThan(1);
  });

  it("keeps the value down unless it is told otherwise", () => {
    expect(thrown(gesture(2)).down).toBe("front");
    expect(thrown(gesture(2), { down: "back" }).down).toBe("back");
  });

  it("is no throw when it is slow, goes back, or never moved", () => {
    expect(launchOfGesture(GROUND, gesture(0.1), GRIP)).toBeNull();
    expect(launchOfGesture(GROUND, gesture(2, { aside: Math.PI }), GRIP)).toBeNull();
    expect(launchOfGesture(GROUND, [{ t: 0, x: 0, y: 0 }], GRIP)).toBeNull();
    expect(launchOfGesture(GROUND, [], GRIP)).toBeNull();
  });

  it("is always within the limits, with the hand outside the board", () => {
    const { board, limits, chip } = GROUND;
    for (const side of SIDES)
      for (const strength of [0.5, 3, 40])
        for (const along of [-3, 0, 0.2, 3])
          for (const bend of [-3, 0, 3]) {
            const launch = launchOfGesture(GROUND, gesture(strength, { bend, pull: 0.3 }), { side, along, lift: 2, twist: 500, down: "back" });
            if (launch === null) continue;
            expect(speed(launch)).toBeLessThanOrEqual(limits.speed);
            expect(Math.abs(launch.spin)).toBeLessThanOrEqual(limits.spin);
            const { x, y, z } = launch.release;
            const beyond = [Math.abs(x) - board.width / 2, Math.abs(y) - board.depth / 2];
            expect(Math.max(...beyond)).toBeGreaterThanOrEqual(0);
            expect(Math.hypot(...beyond.map((one) => Math.max(0, one)))).toBeLessThanOrEqual(limits.reach);
            expect(z + board.thickness).toBeLessThanOrEqual(limits.height);
            expect(z - chip.thickness / 2).toBeGreaterThan(board.rim_height);
          }
  });
});

describe("a calm throw", () => {
  it("needs the speed that carries it", () => {
    for (const loft of [0.1, 0.5, 0.9]) expect(reachOf(GROUND, speedFor(GROUND, 0.4, loft), loft)).toBeCloseTo(0.4, 3);
  });
});

describe("the hand", () => {
  const scale = { across: 0.001, ahead: 0.001, turned: 0 };
  const swipe = (hand: Hand, right: number, turned = 0): Launch => {
    hand.take({ x: 100, y: 400 }, 0, { ...scale, turned });
    for (let step = 1; step <= 10; step += 1) hand.move({ x: 100 + right * step, y: 400 - 16 * step }, step * 8);
    const launch = hand.release();
    if (launch === null) throw new Error("that was no throw");
    return launch;
  };

  it("reads pixels as metres, up the screen as ahead", () => {
    const { velocity } = swipe(new Hand(GROUND), 0);
    expect(velocity.x).toBe(0);
    expect(velocity.y).toBeGreaterThan(1);
  });

  it("throws up the screen also when the picture is turned", () => {
    const { velocity } = swipe(new Hand(GROUND), 0, 0.4);
    expect(Math.atan2(-velocity.x, velocity.y)).toBeCloseTo(0.4, 2);
  });

  it("forgets lift and twist with the throw, and holds nothing after it", () => {
    const hand = new Hand(GROUND);
    hand.lift = 0.3;
    hand.twist = 24;
    const twisted = swipe(hand, 0);
    expect(hand.holds).toBe(false);
    const plain = swipe(hand, 0);
    expect(twisted.spin - plain.spin).toBeCloseTo(24);
    expect(twisted.velocity.z).toBeGreaterThan(plain.velocity.z);
  });

  it("shows a calm throw that stays on the board", () => {
    const hand = new Hand(GROUND);
    hand.take({ x: 0, y: 0 }, 0, scale);
    hand.move({ x: 20, y: 60 }, 30);
    const { rest } = hand.calm();
    expect(Math.abs(rest?.x ?? 9)).toBeLessThan(0.25);
    expect(Math.abs(rest?.y ?? 9)).toBeLessThan(0.25);
  });
});
