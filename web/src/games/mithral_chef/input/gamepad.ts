/** Gamepad input: one stick per hand; polled only while a gamepad is connected. */
import type { HandAction } from "./key-bindings";

const FAR = 0.6;
const NEAR = 0.3;

/** The axes and buttons of each hand. */
const LAYOUT = [
  {
    across: 0,
    along: 1,
    buttons: [
      [4, "do"],
      [6, "other"],
      [10, "home"],
    ],
  },
  {
    across: 2,
    along: 3,
    buttons: [
      [5, "do"],
      [7, "other"],
      [11, "home"],
    ],
  },
] as const;

/** Reports actions, of all gamepads or only one, until the returned function is called. A stick counts once until it returns to the middle. */
export function watchPads(tell: (hand: 0 | 1, action: HandAction) => void, only?: number): () => void {
  let frame = 0;
  const held = new Set<string>();
  const once = (key: string, on: boolean, off: boolean, hand: 0 | 1, action: HandAction): void => {
    if (on && !held.has(key)) {
      held.add(key);
      tell(hand, action);
    } else if (off) held.delete(key);
  };
  const look = (): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    for (const pad of pads.filter((_, place) => only === undefined || place === only))
      for (const hand of [0, 1] as const) {
        const { across, along, buttons } = LAYOUT[hand];
        const [x = 0, y = 0] = [pad.axes[across], pad.axes[along]];
        once(`${hand}less`, x < -FAR, x > -NEAR, hand, "less");
        once(`${hand}more`, x > FAR, x < NEAR, hand, "more");
        once(`${hand}home`, y > FAR, y < NEAR, hand, "home");
        once(`${hand}do`, y < -FAR, y > -NEAR, hand, "do");
        for (const [button, action] of buttons) {
          const pressed = pad.buttons[button]?.pressed ?? false;
          once(`${hand}b${button}`, pressed, !pressed, hand, action);
        }
      }
    frame = pads.length > 0 ? requestAnimationFrame(look) : 0;
  };
  const come = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  addEventListener("gamepadconnected", come);
  if (navigator.getGamepads().some((pad) => pad !== null)) come();
  return () => {
    removeEventListener("gamepadconnected", come);
    cancelAnimationFrame(frame);
  };
}
