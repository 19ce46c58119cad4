/** Presses of mouse, pen and several fingers at once: a browser makes clicks of one finger alone. */

const MOVED = 14;
const SAME = 700;
/** When anything was pressed last: the click that a finger makes afterwards may meet what has come up under it. */
let last = -SAME;

/** Call when the thing is pressed, by any pointer, by the keyboard, or by a screen reader. */
export function tap(node: HTMLElement, call: () => void): { update(next: () => void): void; destroy(): void } {
  const down = new Map<number, { x: number; y: number }>();
  const press = (event: PointerEvent): void => {
    if (event.button === 0) down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const lift = (event: PointerEvent): void => {
    const from = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (from === undefined || Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) return;
    last = event.timeStamp;
    call();
  };
  const drop = (event: PointerEvent): void => void down.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    // The click that follows a press which was heard already.
    if (event.timeStamp - last < SAME && event.detail > 0) return;
    call();
  };
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", drop);
  node.addEventListener("click", click);
  return {
    update(next) {
      call = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", drop);
      node.removeEventListener("click", click);
    },
  };
}
