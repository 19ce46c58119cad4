/**
 * Pointer input over the scene: one pointer takes the chip, a short press taps. Two fingers or the right button turn the
 * board, so that nobody turns it who misses the chip; two fingers also zoom.
 */
import type { ThrowingHand } from "./throwing-hand";
import type { Launch, Vec2 } from "../props";
import type { NoThrow, PointerScale } from "./stroke";

interface PointerHandlers {
  /** The position of the chip to pick up; `null` if there is none. */
  chip(): Vec2 | null;
  /** The scale at the chip. */
  scale(touch: boolean): PointerScale;
  thrown(launch: Launch): void;
  /** The chip was released without a throw. */
  rejected(why: NoThrow): void;
  tapped(point: Vec2): void;
  /** A stroke began beside the chip. */
  missed(): void;
  /** Pixels to the right and down. */
  dragged(right: number, down: number): void;
  pinched(times: number): void;
}

/** Pixels within which a press picks up the chip. A finger is broader than a mouse. */
const MOUSE = 60;
const FINGER = 90;
/** Pixels that a tap may move, and from which a movement is a stroke. */
const STILL = 8;
const STROKE = 40;

/** A pointer's position on an element, in pixels. */
export function pointOn(element: HTMLElement, event: PointerEvent): Vec2 {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

export class PointerInput {
  readonly #down = new Map<number, Vec2>();
  #pressed: { readonly id: number; readonly from: Vec2; readonly turns: boolean } | null = null;

  constructor(
    private readonly hand: ThrowingHand,
    private readonly handlers: PointerHandlers,
  ) {}

  /**
   * Listen to the pointers over an element; returns a function that stops. `after` is called when something changed.
   */
  follow(element: HTMLElement, begun: (event: PointerEvent) => void, after: () => void): () => void {
    const at = (event: PointerEvent): Vec2 => pointOn(element, event);
    const listening = new AbortController();
    const on = (
      name: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
      act: (event: PointerEvent) => void,
    ) => element.addEventListener(name, act, { signal: listening.signal });
    on("pointerdown", (event) => {
      begun(event);
      element.setPointerCapture(event.pointerId);
      this.#press(event, at(event));
      after();
    });
    on("pointermove", (event) => {
      if (this.#move(event, at)) after();
    });
    on("pointerup", (event) => {
      this.#lift(event, at(event));
      after();
    });
    on("pointercancel", (event) => {
      this.#cancel(event);
      after();
    });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal: listening.signal });
    return () => listening.abort();
  }

  #press(event: PointerEvent, point: Vec2): void {
    this.#down.set(event.pointerId, point);
    if (this.#down.size > 1) {
      this.#let();
      return;
    }
    const chip = this.handlers.chip();
    const near = event.pointerType === "mouse" ? MOUSE : FINGER;
    if (chip && event.button === 0 && Math.hypot(chip.x - point.x, chip.y - point.y) < near) {
      this.hand.take(point, event.timeStamp, this.handlers.scale(event.pointerType !== "mouse"));
      event.preventDefault();
    } else this.#pressed = { id: event.pointerId, from: point, turns: event.button === 2 };
  }

  /** Whether anything changed. `at` gives an event's position. */
  #move(event: PointerEvent, at: (event: PointerEvent) => Vec2): boolean {
    const [point, was] = [at(event), this.#down.get(event.pointerId)];
    if (was === undefined) return false;
    this.#down.set(event.pointerId, point);
    if (this.#down.size === 2) {
      this.#pinch(event.pointerId, was, point);
      // Both fingers move the picture, each by half.
      this.handlers.dragged((point.x - was.x) / 2, (point.y - was.y) / 2);
    } else if (this.hand.holds) {
      // A fast hand moves several times between two frames.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing in older Safari
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event]) this.hand.move(at(one), one.timeStamp);
    } else if (this.#pressed?.id === event.pointerId && this.#pressed.turns)
      this.handlers.dragged(point.x - was.x, point.y - was.y);
    return true;
  }

  #lift(event: PointerEvent, point: Vec2): void {
    this.#down.delete(event.pointerId);
    if (this.hand.holds) {
      this.hand.move(point, event.timeStamp);
      const launch = this.hand.release();
      if (typeof launch === "string") this.handlers.rejected(launch);
      else this.handlers.thrown(launch);
    } else if (this.#pressed?.id === event.pointerId) {
      const { from, turns } = this.#pressed;
      this.#pressed = null;
      const moved = Math.hypot(point.x - from.x, point.y - from.y);
      if (moved < STILL) this.handlers.tapped(point);
      else if (moved > STROKE && !turns) this.handlers.missed();
    }
  }

  #cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#let();
  }

  #let(): void {
    this.hand.drop();
    this.#pressed = null;
  }

  #pinch(id: number, was: Vec2, now: Vec2): void {
    const other = [...this.#down].find(([finger]) => finger !== id)?.[1];
    if (other === undefined) return;
    const apart = (one: Vec2): number => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    this.handlers.pinched(apart(now) / apart(was));
  }
}
