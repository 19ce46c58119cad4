/** A stroke of the pointer becomes a launch that the rules accept; only its direction and speed count. */
import { describe, expect, it } from "vitest";
import { ThrowingHand } from "../../../src/games/grill/scene/throwing/throwing-hand";
import { leastReach, reachOf, restOf, speedFor } from "../../../src/games/grill/scene/throwing/launch";
import type { Launch, Side, Vec2 } from "../../../src/games/grill/scene/props";
import { SIDES } from "../../../src/protocol/physics";
import {
  SLACK,
  flickReach,
  fullReach,
  naturalSpeed,
  velocity,
  type NoThrow,
  type PointerScale,
} from "../../../src/games/grill/scene/throwing/stroke";
import { steadied } from "../../../src/games/grill/scene/throwing/steadied";
import { GROUND } from "./ground";

/** A pixel is three quarters of a millimetre; upwards more, since the table is seen at a slant. */
const LENS: PointerScale = {
  unit: 0.00075,
  right: { x: 0.00075, y: 0 },
  up: { x: 0, y: 0.0009 },
  full: 190,
  natural: 1000,
};

interface Stroke {
  /** Pixels per second. */
  speed: number;
  /** Radians to the left of straight up. */
  aside?: number;
  /** Pixels. */
  long?: number;
  /** Radians by which the path curves to the left. */
  bend?: number;
  from?: Vec2;
  /** Pixels that the chip is pulled back first. */
  pull?: number;
}

function flick(
  { speed, aside = 0, long = 120, bend = 0, from = { x: 300, y: 400 }, pull = 0 }: Stroke,
  scale = LENS,
  side: Side = "near",
  hand = new ThrowingHand(GROUND),
): Launch | NoThrow {
  hand.side = side;
  hand.take(from, 0, scale);
  for (let step = 1; step <= 10; step += 1) hand.move({ x: from.x, y: from.y + (pull * step) / 10 }, step * 20);
  let [x, y] = [from.x, from.y + pull];
  const steps = Math.max(2, Math.round(long / (speed * 0.008)));
  for (let step = 1; step <= steps; step += 1) {
    const turn = aside + bend * (step / steps - 0.5);
    x -= speed * 0.008 * Math.sin(turn);
    y -= speed * 0.008 * Math.cos(turn);
    hand.move({ x, y }, 200 + step * 8);
  }
  return hand.release();
}

function pull(right: number, down: number, scale = LENS, hand = new ThrowingHand(GROUND)): Launch | NoThrow {
  hand.take({ x: 300, y: 400 }, 0, scale);
  for (let step = 1; step <= 10; step += 1)
    hand.move({ x: 300 + (right * step) / 10, y: 400 + (down * step) / 10 }, step * 16);
  hand.move({ x: 300 + right, y: 400 + down }, 400);
  return hand.release();
}

function thrown(launch: Launch | NoThrow): Launch {
  if (typeof launch === "string") throw new Error(`that was no throw: ${launch}`);
  return launch;
}
const heading = (launch: Launch | NoThrow): number => {
  const { velocity } = thrown(launch);
  return Math.atan2(-velocity.x, velocity.y);
};
const reach = (launch: Launch | NoThrow): number => {
  const { velocity } = thrown(launch);
  const speed = Math.hypot(velocity.x, velocity.y, velocity.z);
  return reachOf(GROUND, speed, Math.asin(velocity.z / speed));
};

describe("a flick", () => {
  it("means the same whenever and wherever it is made", () => {
    const one = flick({ speed: 900, aside: 0.2 });
    expect(flick({ speed: 900, aside: 0.2, from: { x: 20, y: 700 } })).toEqual(one);
  });

  it("means the same however long the stroke is", () => {
    const [short, long] = [flick({ speed: 900, aside: 0.3, long: 90 }), flick({ speed: 900, aside: 0.3, long: 400 })];
    expect(thrown(long).release).toEqual(thrown(short).release);
    expect(heading(long)).toBeCloseTo(heading(short), 3);
    expect(reach(long)).toBeCloseTo(reach(short), 3);
  });

  it("leaves from the middle of the side, in the direction of the stroke on the table", () => {
    for (const aside of [-0.6, -0.2, 0, 0.2, 0.6]) {
      const launch = thrown(flick({ speed: 900, aside }));
      expect(launch.release.x).toBe(0);
      // On the table an upward step is longer than on screen.
      expect(heading(launch)).toBeCloseTo(Math.atan2(Math.sin(aside) * 0.75, Math.cos(aside) * 0.9), 2);
    }
  });

  it("carries as far as the hand is fast", () => {
    for (const speed of [600, 900, 1200])
      expect(reach(flick({ speed }))).toBeCloseTo(flickReach(GROUND, "near", speed / LENS.natural), 2);
    const { y } = restOf(GROUND, thrown(flick({ speed: 1000 })));
    expect(Math.abs(y), "the natural speed carries to the middle").toBeLessThan(0.02);
  });

  it("is as strong at every zoom, for the lens tells how far the board is", () => {
    const nearer: PointerScale = { ...LENS, right: { x: 0.0003, y: 0 }, up: { x: 0, y: 0.00036 } };
    expect(flick({ speed: 900, aside: 0.3 }, nearer)).toEqual(flick({ speed: 900, aside: 0.3 }));
  });

  it("counts its last moments alone", () => {
    const hand = new ThrowingHand(GROUND);
    hand.take({ x: 300, y: 400 }, 0, LENS);
    for (let step = 1; step <= 60; step += 1) hand.move({ x: 300 + 3 * step, y: 400 + step }, 8 * step);
    for (let step = 1; step <= 16; step += 1) hand.move({ x: 480, y: 460 - 8 * step }, 480 + 8 * step);
    const launch = hand.release();
    expect(heading(launch)).toBeCloseTo(0, 2);
    expect(reach(launch)).toBeCloseTo(flickReach(GROUND, "near", 1), 2);
  });

  it("spins with its curve, to the left and to the right", () => {
    const straight = thrown(flick({ speed: 1500 })).spin;
    expect(thrown(flick({ speed: 1500, bend: 0.8 })).spin).toBeGreaterThan(straight + 4);
    expect(thrown(flick({ speed: 1500, bend: -0.8 })).spin).toBeLessThan(straight - 4);
  });

  it("is not changed by a pull before it", () => {
    expect(heading(flick({ speed: 900, aside: 0.2, pull: 80 }))).toBeCloseTo(
      heading(flick({ speed: 900, aside: 0.2 })),
      3,
    );
    expect(reach(flick({ speed: 900, pull: 80 }))).toBeCloseTo(reach(flick({ speed: 900 })), 3);
  });

  it("goes where the hand goes, from every side", () => {
    const seen = { near: [1, 0, 0, 1], right: [0, 1, -1, 0], far: [-1, 0, 0, -1], left: [0, -1, 1, 0] } as const;
    for (const side of SIDES) {
      const [a, b, c, d] = seen[side].map((part) => part * LENS.unit) as [number, number, number, number];
      const { velocity } = thrown(flick({ speed: 900 }, { ...LENS, right: { x: a, y: b }, up: { x: c, y: d } }, side));
      expect(Math.sign(Math.round(velocity.x * 10))).toBe(side === "left" ? 1 : side === "right" ? -1 : 0);
      expect(Math.sign(Math.round(velocity.y * 10))).toBe(side === "near" ? 1 : side === "far" ? -1 : 0);
    }
  });

  it("is no throw when it is slow, goes away, or never moved", () => {
    expect(flick({ speed: 60, long: 20 })).toBe("weak");
    expect(flick({ speed: 900, aside: 1.5 })).toBe("away");
    expect(new ThrowingHand(GROUND).release()).toBe("still");
    const hand = new ThrowingHand(GROUND);
    hand.take({ x: 0, y: 0 }, 0, LENS);
    hand.move({ x: 2, y: 3 }, 50);
    expect(hand.release()).toBe("still");
  });
});

describe("a flick on every screen", () => {
  /** The metres per pixel of a board that is so many pixels deep. */
  const unitFor = (pixels: number): number => GROUND.board.depth / pixels;

  it("of 1,000 pixels a second lands around the middle, by phone as by mouse", () => {
    for (const [pixels, touch] of [
      [380, true],
      [780, true],
      [640, false],
      [980, false],
    ] as const) {
      const natural = naturalSpeed(GROUND, "near", unitFor(pixels), touch);
      const carried = flickReach(GROUND, "near", 1000 / natural);
      expect(carried).toBeGreaterThan(flickReach(GROUND, "near", 0.65));
      expect(carried).toBeLessThan(flickReach(GROUND, "near", 1.2));
    }
  });

  it("is faster by finger than by mouse on the same screen", () => {
    expect(naturalSpeed(GROUND, "near", 0.001, true)).toBeGreaterThan(naturalSpeed(GROUND, "near", 0.001, false));
  });

  it("stays on the board when it is twice too fast", () => {
    expect(flickReach(GROUND, "near", 2)).toBeLessThan(GROUND.board.depth);
    expect(flickReach(GROUND, "near", 2.5)).toBeGreaterThan(flickReach(GROUND, "near", 2));
  });
});

/** Strokes in the form in which phones report them: milliseconds, pixels to the right and up. */
const RECORDED = {
  // The finger rolls off to the right in the last 16 ms.
  "rolls aside": [
    [0, 0, 0], [8, 0, 4], [17, 1, 11], [25, 1, 20], [33, 1, 29], [42, 1, 38], [50, 1, 47], [58, 2, 56], [67, 2, 65],
    [75, 2, 74], [83, 9, 78], [91, 17, 80], [93, 17, 80],
  ],
  // The contact shrinks towards the palm: the last samples go back.
  "slips back": [
    [0, 0, 0], [8, 0, 4], [17, 0, 11], [25, 1, 20], [33, 1, 29], [42, 1, 38], [50, 2, 47], [58, 2, 56], [67, 2, 65],
    [75, 2, 74], [84, 2, 79], [92, 2, 73], [94, 2, 73],
  ],
  // One sample jumps ahead just before the finger is lifted.
  "jumps ahead": [
    [0, 0, 0], [8, 0, 4], [17, 0, 11], [25, 0, 20], [33, 1, 29], [42, 1, 38], [50, 1, 47], [58, 1, 56], [67, 2, 65],
    [75, 2, 74], [83, 2, 83], [90, 3, 118], [92, 3, 118],
  ],
} as const; // prettier-ignore

describe("the slip of a lifted finger", () => {
  it.each(Object.entries(RECORDED))("does not count: it %s", (_, recorded) => {
    const { x, y } = velocity(recorded.map(([t, right, up]) => ({ t, x: right, y: up })));
    expect(y).toBeGreaterThan(1000);
    expect(y).toBeLessThan(1120);
    expect(Math.abs(Math.atan2(x, y))).toBeLessThan(0.04);
  });

  it("leaves enough of a very short stroke", () => {
    const short = [0, 8, 16, 24].map((t) => ({ t, x: 0, y: t }));
    expect(velocity(short).y).toBeCloseTo(1000);
  });
});

describe("a named target", () => {
  const middle = { x: 0, y: 0 };
  const intent = { way: "flick" as const, reach: 0.3, heading: 0.1, curve: 0 };

  it("takes half of a small error away", () => {
    const meant = steadied(GROUND, "near", middle, intent);
    expect(meant.heading).toBeCloseTo(0.05);
    expect(meant.reach).toBeCloseTo(Math.sqrt(0.3 * 0.275), 3);
  });

  it("changes nothing for a stroke that means something else", () => {
    for (const other of [
      { ...intent, heading: 0.5 },
      { ...intent, reach: 0.6 },
    ])
      expect(steadied(GROUND, "near", middle, other)).toEqual(other);
  });

  it("is shown before the chip is let go", () => {
    const hand = new ThrowingHand(GROUND);
    const plain = hand.launch(intent);
    hand.target = middle;
    expect(Math.abs(hand.launch(intent).velocity.x)).toBeLessThan(Math.abs(plain.velocity.x));
  });
});

describe("a pull", () => {
  it("throws the opposite way, the further back the further", () => {
    expect(heading(pull(0, 80))).toBeCloseTo(0, 3);
    expect(heading(pull(40, 80))).toBeCloseTo(Math.atan2(40 * 0.75, 80 * 0.9), 3);
    const reached = [60, 90, 120].map((down) => reach(pull(0, down)));
    expect(reached).toEqual(reached.toSorted((one, other) => one - other));
    expect(reach(pull(0, 100))).toBeCloseTo(((100 - SLACK) / (190 - SLACK)) * fullReach(GROUND, "near"), 2);
  });

  it("is full where there is no more room", () => {
    expect(reach(pull(0, 500))).toBeCloseTo(fullReach(GROUND, "near"), 2);
    expect(reach(pull(0, 80, { ...LENS, full: 80 }))).toBeCloseTo(fullReach(GROUND, "near"), 2);
  });

  it("costs nothing when it is too weak to pass the rim", () => {
    expect(pull(0, SLACK + 4)).toBe("weak");
    expect(reach(pull(0, 40))).toBeGreaterThan(leastReach(GROUND));
  });

  it("tells what it would throw before it is let go", () => {
    const hand = new ThrowingHand(GROUND);
    hand.take({ x: 0, y: 0 }, 0, LENS);
    expect(hand.pull).toBeNull();
    hand.move({ x: 10, y: 100 }, 200);
    const { pull: meant } = hand;
    if (meant === null || typeof meant === "string") throw new Error("the chip is pulled");
    expect(hand.power).toBeGreaterThan(0.3);
    hand.move({ x: 10, y: 100 }, 500);
    const launch = hand.launch(meant);
    expect(hand.release()).toEqual(launch);
  });
});

describe("the hand", () => {
  it("throws higher or flatter as it is told, and as far", () => {
    const hand = new ThrowingHand(GROUND);
    const steep = (["flat", "arc", "lob"] as const).map((height) => {
      hand.height = height;
      return thrown(pull(0, 90, LENS, hand));
    });
    const rises = steep.map(({ velocity }) => velocity.z);
    expect(rises).toEqual(rises.toSorted((one, other) => one - other));
    for (const launch of steep) expect(restOf(GROUND, launch).y).toBeCloseTo(restOf(GROUND, steep[0] ?? launch).y, 2);
  });

  it("forgets lift and twist with the throw, and holds nothing after it", () => {
    const hand = new ThrowingHand(GROUND);
    hand.lift = 0.3;
    hand.twist = 24;
    const twisted = thrown(flick({ speed: 900 }, LENS, "near", hand));
    expect(hand.holds).toBe(false);
    const plain = thrown(flick({ speed: 900 }, LENS, "near", hand));
    expect(twisted.spin - plain.spin).toBeCloseTo(24);
    expect(twisted.velocity.z).toBeGreaterThan(plain.velocity.z);
  });

  it("keeps the value down unless it is told otherwise", () => {
    const hand = new ThrowingHand(GROUND);
    hand.down = "back";
    expect(thrown(flick({ speed: 900 }, LENS, "near", hand)).down).toBe("back");
    expect(thrown(flick({ speed: 900 })).down).toBe("front");
  });

  it("is always within the limits, outside the board", () => {
    const { board, limits, chip } = GROUND;
    for (const side of SIDES)
      for (const speed of [400, 3000, 90_000])
        for (const bend of [-3, 0, 3]) {
          const hand = new ThrowingHand(GROUND);
          [hand.lift, hand.twist] = [2, 500];
          const turned: PointerScale =
            side === "near" ? LENS : { ...LENS, right: { x: 0, y: 0.001 }, up: { x: -0.001, y: 0 } };
          const launch = flick({ speed, bend }, turned, side, hand);
          if (typeof launch === "string") continue;
          const { x, y, z } = launch.velocity;
          expect(Math.hypot(x, y, z)).toBeLessThanOrEqual(limits.speed);
          expect(Math.abs(launch.spin)).toBeLessThanOrEqual(limits.spin);
          const { release } = launch;
          const beyond = [Math.abs(release.x) - board.width / 2, Math.abs(release.y) - board.depth / 2];
          expect(Math.max(...beyond)).toBeGreaterThanOrEqual(0);
          expect(Math.hypot(...beyond.map((one) => Math.max(0, one)))).toBeLessThanOrEqual(limits.reach);
          expect(release.z + board.thickness).toBeLessThanOrEqual(limits.height);
          expect(release.z - chip.thickness / 2).toBeGreaterThan(board.rim_height);
        }
  });
});

describe("a throw by the textbook", () => {
  it("needs the speed that carries it", () => {
    for (const loft of [0.1, 0.5, 0.9]) expect(reachOf(GROUND, speedFor(GROUND, 0.4, loft), loft)).toBeCloseTo(0.4, 3);
  });

  it("is stopped by the far rim on its own line", () => {
    const launch = thrown(pull(60, 190));
    const { x, y } = restOf(GROUND, launch);
    expect(y).toBeCloseTo(GROUND.board.depth / 2 - GROUND.board.rim_width - GROUND.chip.diameter / 2, 4);
    expect((x - launch.release.x) / (y - launch.release.y)).toBeCloseTo(launch.velocity.x / launch.velocity.y, 4);
  });
});
