/** Dragging a hand over the table: each finger can drag one, and the hand goes to where it is dropped. */
import type { Hand } from "./hand.svelte";
import type { SceneLink } from "../state/scene-link.svelte";

interface DragOptions {
  readonly hand: Hand;
  readonly board: HTMLElement | undefined;
  readonly scene: SceneLink;
  /** Whether it may be dragged now. */
  readonly on: boolean;
}

/** Lets a hand be dragged from an element. */
export function dragHand(
  node: HTMLElement,
  options: DragOptions,
): { update(next: DragOptions): void; destroy(): void } {
  let pointer: number | null = null;
  const at = (event: PointerEvent): { x: number; y: number } => {
    const box = options.board?.getBoundingClientRect();
    return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
  };
  /** The sign of a station under the pointer: dropping the hand there works like dropping it on the station. */
  const signAt = (event: PointerEvent): HTMLElement | null => {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    return under.map((one) => one.closest<HTMLElement>(".station[data-at]")).find((one) => one !== null) ?? null;
  };
  let lit: HTMLElement | null = null;
  const light = (sign: HTMLElement | null): void => {
    if (lit === sign) return;
    lit?.classList.remove("target");
    sign?.classList.add("target");
    lit = sign;
  };
  /** The station where the hand would be dropped. */
  const stationAt = (event: PointerEvent): number | null => {
    const sign = signAt(event);
    const { x, y } = at(event);
    return sign === null ? options.scene.stationAt(x, y) : Number(sign.dataset["at"]);
  };
  const follow = (event: PointerEvent): void => {
    const target = stationAt(event);
    light(target === null ? null : (options.board?.querySelector(`.station[data-at="${target}"]`) ?? null));
    const { x, y } = at(event);
    const under = options.scene.tablePoint(x, y);
    options.hand.dragged = under === null ? null : { ...under, z: 0.03 };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !options.on || pointer !== null) return;
    pointer = event.pointerId;
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId === pointer) follow(event);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    options.hand.dragged = null;
    light(null);
    const station = stationAt(event);
    if (station !== null) options.hand.go(station);
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    options.hand.dragged = null;
    light(null);
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", drop);
  return {
    update(next) {
      options = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", drop);
    },
  };
}
