/** Feedback on throws: the spread of the hand, the odds, the message at the landing, slow motion for close calls. */
import { describe, expect, it } from "vitest";
import { SLOW_MOTION, closeCall, flightMillis } from "../../../src/games/grill/scene/playback/close-calls";
import { LOFTS, launchOf, restOf, speedFor } from "../../../src/games/grill/scene/throwing/launch";
import type { Motion } from "../../../src/protocol/physics";
import { placeThrough, placesOf } from "../../../src/games/grill/scene/places";
import type { Launch, Vec2 } from "../../../src/games/grill/scene/props";
import { oddsOf, spreadOf } from "../../../src/games/grill/scene/throwing/aim-error";
import { missOf } from "../../../src/games/grill/scene/throwing/miss";
import { GROUND } from "./ground";

const STEADY = { direction: 0.02, speed: 0.03, loft: 0.03 };
const CLUMSY = { direction: 0.28, speed: 0.33, loft: 0.25 };
const throwTo = (reach: number): Launch =>
  launchOf(GROUND, {
    side: "near",
    along: 0,
    heading: 0,
    speed: speedFor(GROUND, reach, LOFTS.arc),
    loft: LOFTS.arc,
    spin: 0,
    down: "front",
  });
const inMiddle = ({ x, y }: Vec2): boolean => Math.hypot(x, y) < 0.055;

describe("the spread of a hand", () => {
  it("lies around where the throw would end, longer than wide, and grows with the hand's error", () => {
    const launch = throwTo(0.275);
    const steady = spreadOf(GROUND, launch, STEADY);
    expect(steady.middle).toEqual(restOf(GROUND, launch));
    expect(steady.wide).toBeCloseTo(0.275 * 0.02, 3);
    expect(steady.long).toBeGreaterThan(steady.wide);
    expect(Math.abs(Math.sin(steady.turn))).toBeCloseTo(1, 3);
    expect(spreadOf(GROUND, launch, CLUMSY).wide).toBeGreaterThan(4 * steady.wide);
  });

  it("gives the odds: sure for a steady hand, not for a clumsy one, none at what is elsewhere", () => {
    const launch = throwTo(0.275);
    expect(oddsOf(GROUND, launch, STEADY, inMiddle)).toBe(1);
    const clumsy = oddsOf(GROUND, launch, CLUMSY, inMiddle);
    expect(clumsy).toBeGreaterThan(0.05);
    expect(clumsy).toBeLessThan(0.6);
    expect(oddsOf(GROUND, throwTo(0.1), STEADY, inMiddle)).toBe(0);
  });
});

describe("the word about a throw", () => {
  const [hand, mark] = [
    { x: 0, y: -0.275 },
    { x: 0, y: 0 },
  ];
  it("says short, long, left and right, the greater error first", () => {
    expect(missOf(hand, mark, { x: 0, y: -0.02 })).toEqual([{ way: "short", size: "thumb" }]);
    expect(missOf(hand, mark, { x: 0, y: 0.2 })).toEqual([{ way: "long", size: "far" }]);
    expect(missOf(hand, mark, { x: -0.08, y: 0.05 })).toEqual([
      { way: "left", size: "hand" },
      { way: "long", size: "palm" },
    ]);
    expect(missOf(hand, mark, { x: 0.01, y: 0 })).toEqual([{ way: "right", size: "hair" }]);
  });

  it("is as whoever throws sees it, from every side", () => {
    expect(missOf({ x: 0, y: 0.275 }, mark, { x: -0.08, y: 0 })[0]?.way).toBe("right");
    expect(missOf({ x: -0.3, y: 0 }, mark, { x: -0.08, y: 0 })[0]?.way).toBe("short");
  });
});

describe("what shows through a hole", () => {
  it("is the place that the hole is furthest inside of", () => {
    const places = placesOf(GROUND);
    expect(placeThrough(places, { x: 0, y: 0 }, 0.0035)?.name).toBe("middle");
    expect(placeThrough(places, { x: 0, y: 0.058 }, 0.0035)?.name).toBe("middle");
    expect(placeThrough(places, { x: 0.2, y: 0 }, 0.0035)).toBeNull();
  });
});

describe("a close call", () => {
  const flight = (x: number, y: number, z = 0.0017, contacts: Motion["contacts"] = []): Motion => ({
    engine: "",
    version: "",
    duration: 1,
    rest: [{ id: 1, position: { x, y, z }, orientation: { w: 1, x: 0, y: 0, z: 0 } }],
    contacts,
    tracks: [],
    rate: 60,
  });
  it("is a hole at an outline, a chip on the rim, a knock", () => {
    expect(closeCall(GROUND, flight(0, 0))).toBeNull();
    expect(closeCall(GROUND, flight(0, 0.056))?.to).toBe(1);
    expect(closeCall(GROUND, flight(0, 0.2, 0.006))).not.toBeNull();
    expect(closeCall(GROUND, flight(0, 0.5, 0.006))).toBeNull();
    const knock = { time: 0.4, body: 1, surface: "chip" as const, speed: 0.8 };
    expect(closeCall(GROUND, flight(0, 0, 0.0017, [knock]))?.from).toBeCloseTo(0.35);
    expect(closeCall(GROUND, flight(0, 0, 0.0017, [{ ...knock, speed: 0.01 }]))).toBeNull();
  });

  it("lasts longer on the screen than another flight", () => {
    expect(flightMillis(GROUND, flight(0, 0))).toBe(1000);
    expect(flightMillis(GROUND, flight(0, 0.056))).toBeCloseTo(550 + 450 / SLOW_MOTION);
  });
});
