import { describe, expect, it } from "vitest";
import { calibrated, swingIntent } from "../../../src/games/grill/scene/swing/calibration";
import { measureSwing, type MotionSample, type Triple } from "../../../src/games/grill/scene/swing/motion";
import { middleReach } from "../../../src/games/grill/scene/throwing/launch";
import { GROUND } from "./ground";

/** A phone at this pitch, swung without turning: still, then faster and faster, then slower. */
function swung(speed: number, heading: number, pitch = 0, sign = 1): MotionSample[] {
  const [rest, forth] = [200, 250];
  return Array.from({ length: 60 }, (_, n): MotionSample => {
    const t = n * 10;
    const push = t < rest ? 0 : t < rest + forth ? speed / (forth / 1000) : -speed / (forth / 1000);
    const [right, ahead, up] = [-push * Math.sin(heading), push * Math.cos(heading), 9.81];
    const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
    const force: Triple = [sign * right, sign * (ahead * cos + up * sin), sign * (up * cos - ahead * sin)];
    return { t, force, turning: [0, 0, 0] };
  });
}

describe("the swing of a phone", () => {
  it("is measured the same however the phone is held, and whatever sign its system reports", () => {
    for (const pitch of [0, 0.5, 1.2])
      for (const sign of [1, -1])
        for (const heading of [-0.4, 0, 0.6]) {
          const found = measureSwing(swung(2.5, heading, pitch, sign));
          expect(found?.heading).toBeCloseTo(heading, 1);
          expect(Math.abs((found?.speed ?? 0) - 2.5)).toBeLessThan(0.2);
        }
  });

  it("is none if the phone hardly moved, or was not still before", () => {
    expect(measureSwing([])).toBeNull();
    expect(measureSwing(swung(0.1, 0))).toBeNull();
    expect(measureSwing(swung(2, 0).filter(({ t }) => t > 110 && t % 60 === 0))).toBeNull();
  });
});

describe("three swings to the middle", () => {
  const three = [2, 2.2, 2.6].map((speed, place) => ({ speed, heading: 0.1 * place }));

  it("teach how fast and where to somebody swings", () => {
    expect(calibrated(three)).toEqual({ speed: 2.2, heading: expect.closeTo(0.1) as number });
    expect(calibrated(three.slice(1))).toBeNull();
    expect(calibrated([...three.slice(1), { speed: 6, heading: 0 }])).toBeNull();
    expect(calibrated([...three.slice(1), { speed: 2, heading: 1.2 }])).toBeNull();
  });

  it("make a swing of the same strength reach the middle, and a weak or backward one nothing", () => {
    const calibration = { speed: 2, heading: 0.2 };
    const intent = swingIntent(GROUND, "near", calibration, { speed: 2, heading: 0.5 });
    expect(intent).toMatchObject({ way: "swing", heading: expect.closeTo(0.3) as number });
    expect((intent as { reach: number }).reach).toBeCloseTo(middleReach(GROUND, "near"));
    expect(swingIntent(GROUND, "near", calibration, null)).toBe("still");
    expect(swingIntent(GROUND, "near", calibration, { speed: 0.1, heading: 0.2 })).toBe("weak");
    expect(swingIntent(GROUND, "near", calibration, { speed: 2, heading: 2 })).toBe("away");
  });
});
