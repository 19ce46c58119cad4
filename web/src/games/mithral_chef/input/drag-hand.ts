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
  const follow = (event: PointerEvent): void => {
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
    const { x, y } = at(event);
    const station = options.scene.stationAt(x, y);
    if (station !== null) options.hand.go(station);
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    options.hand.dragged = null;
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
