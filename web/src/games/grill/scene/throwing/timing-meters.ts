/** Three meters that swing until they are stopped: direction, power, loft. Pure. */
import { FLATTEST, STEEPEST, launchOf, leastReach, speedFor } from "./launch";
import type { Face, BoardComponents, Launch, Side } from "../props";
import { fullReach } from "./stroke";

type Meter = "aim" | "power" | "loft";
export type MeterValues = Readonly<Record<Meter, number>>;
export const METERS: readonly Meter[] = ["aim", "power", "loft"];
/** Degrees to each side. */
export const WIDEST = 45;
/** The values before the meters run. */
export const MIDDLE: MeterValues = { aim: 0, power: 50, loft: 50 };
/** Milliseconds per radian of the swing: about as hard as a good flick. */
const BEAT = 420;

/** A meter's value after that many milliseconds: degrees to the right, or 0 to 100. */
export function meterValue(meter: Meter, milliseconds: number): number {
  const swing = Math.sin(milliseconds / BEAT);
  return meter === "aim" ? swing * WIDEST : 50 + swing * 50;
}

/** The launch for the meters' values. */
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
