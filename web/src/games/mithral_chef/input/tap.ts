/** Taps by several fingers at once: browsers create clicks for one finger only. */

const MOVED = 14;
const SAME = 700;
/** The time of the last tap: the click after it may hit another element. */
let last = -SAME;

/** Calls back on a tap by any pointer, the keyboard or a screen reader. */
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
    // Ignore the click that follows a tap.
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
