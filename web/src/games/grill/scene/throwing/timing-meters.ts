/** Three needles that go to and fro until they are stopped: direction, power, height. Pure. */
import { FLATTEST, STEEPEST, launchOf, leastReach, speedFor } from "./launch";
import type { Face, BoardComponents, Launch, Side } from "../props";
import { fullReach } from "./stroke";

type Meter = "aim" | "power" | "loft";
export type MeterValues = Readonly<Record<Meter, number>>;
export const METERS: readonly Meter[] = ["aim", "power", "loft"];
/** Degrees to each side. */
export const WIDEST = 45;
/** Before they swing. */
export const MIDDLE: MeterValues = { aim: 0, power: 50, loft: 50 };
/** Milliseconds for a radian of the swing: about as hard to stop well as a flick is to make. */
const BEAT = 420;

/** Where a needle is so many milliseconds after it began to swing: degrees to the right, or a share of 100. */
export function meterValue(meter: Meter, milliseconds: number): number {
  const swing = Math.sin(milliseconds / BEAT);
  return meter === "aim" ? swing * WIDEST : 50 + swing * 50;
}

/** What is thrown with the needles there. */
export function meterLaunch(
  components: BoardComponents,
  side: Side,
  { aim, power, loft }: MeterValues,
  down: Face,
): Launch {
  const steep = FLATTEST + (loft / 100) * (STEEPEST - FLATTEST);
  const [least, full] = [leastReach(components), fullReach(components, side)];
  return launchOf(components, {
    side,
    along: 0,
    heading: (-aim * Math.PI) / 180,
    speed: speedFor(components, least + (power / 100) * (full - least), steep),
    loft: steep,
    spin: 0,
    down,
  });
}
