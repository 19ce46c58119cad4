/** The phone's motion sensors, and what a person's swings mean, kept in this browser. */
import type { Calibration } from "./calibration";
import type { MotionSample } from "./motion";

const KEY = "cookoff/swing";
/** Milliseconds without an event after which there are no sensors. */
const PATIENCE = 1200;
const RADIANS = Math.PI / 180;

/** Why there is no swinging: an address without TLS, a refusal, or no sensors. */
export type NoSensors = "tls" | "denied" | "none";

interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

/** Ask for the sensors, as the answer to a press: some systems want that. `null` once they report. */
export async function askForSensors(): Promise<NoSensors | null> {
  if (!isSecureContext) return "tls";
  if (!("DeviceMotionEvent" in window)) return "none";
  try {
    const { requestPermission } = DeviceMotionEvent as unknown as Asking;
    if (requestPermission && (await requestPermission()) !== "granted") return "denied";
  } catch {
    return "denied";
  }
  return new Promise((answer) => {
    const stop = watchMotion(() => done(null));
    const timer = setTimeout(() => done("none"), PATIENCE);
    const done = (why: NoSensors | null): void => {
      clearTimeout(timer);
      stop();
      answer(why);
    };
  });
}

/** Report every sensor event that says all until the returned function is called. */
export function watchMotion(tell: (sample: MotionSample) => void): () => void {
  const moved = ({ timeStamp, accelerationIncludingGravity: force, rotationRate: rate }: DeviceMotionEvent): void => {
    if (force?.x == null || force.y == null || force.z == null) return;
    const turning = [rate?.alpha ?? 0, rate?.beta ?? 0, rate?.gamma ?? 0] as const;
    // Alpha turns about the screen's normal, beta about its width, gamma about its height.
    tell({
      t: timeStamp,
      force: [force.x, force.y, force.z],
      turning: [turning[1] * RADIANS, turning[2] * RADIANS, turning[0] * RADIANS],
    });
  };
  addEventListener("devicemotion", moved);
  return () => removeEventListener("devicemotion", moved);
}

export function storedCalibration(): Calibration | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Calibration> | null;
    return typeof found?.speed === "number" && found.speed > 0 && typeof found.heading === "number"
      ? { speed: found.speed, heading: found.heading }
      : null;
  } catch {
    return null;
  }
}

export function storeCalibration(calibration: Calibration | null): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(calibration));
  } catch {
    // Without storage it holds until the page closes.
  }
}
