/** Dragging a tile: it follows the pointer and is pushed into the line where it is dropped. */
import type { Line } from "../../../protocol/yatai";
import { lineAt, entering, type AimedLine, type Lane } from "./tile-layout";

/** Pixels before a press becomes a drag. */
const THRESHOLD = 7;

export class Drag {
  /** The dragged tile's key, also until the push is shown. */
  key: string | null = $state(null);
  aimed: AimedLine | null = $state.raw(null);
  /** How far its line is pushed, in pixels. */
  readonly pushed = $derived((this.aimed?.depth ?? 0) * (this.#lane()?.pitch ?? 0));
  #start: { x: number; y: number; key: string; pointer: number; tile: Element } | null = null;
  #moves = $state.raw({ x: 0, y: 0 });
  #home = { x: 0, y: 0 };
  #lanes: readonly Lane[] = [];
  /** Ignore the click that ends a drag. */
  #moved = false;

  constructor(
    readonly lanes: () => readonly Lane[],
    readonly caught: () => void,
    readonly push: (key: string, line: Line) => void,
  ) {}

  /** A press on a tile. */
  down(event: PointerEvent, key: string): void {
    const tile = event.currentTarget;
    if (event.button !== 0 || !event.isPrimary || !(tile instanceof Element)) return;
    this.drop();
    this.#moved = false;
    this.#start = { x: event.clientX, y: event.clientY, key, pointer: event.pointerId, tile };
  }

  /** Tracked on the window: a fast pointer leaves the tile at once. */
  move(event: PointerEvent): void {
    const start = this.#start;
    if (start === null || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (this.key === null) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      this.key = start.key;
      this.#moved = true;
      this.#lanes = this.lanes();
      const { left, right, top, bottom } = start.tile.getBoundingClientRect();
      this.#home = { x: (left + right) / 2, y: (top + bottom) / 2 };
    }
    const aimed = lineAt(event.clientX, event.clientY, this.#lanes, this.aimed?.line ?? null);
    if (aimed !== null && aimed.line !== this.aimed?.line) this.caught();
    this.aimed = aimed;
    this.#moves = { x, y };
  }

  up(event: PointerEvent): void {
    const start = this.#start;
    if (start === null || event.pointerId !== start.pointer) return;
    this.#start = null;
    // The click that ends a drag comes at once, or not at all if the tile has slid away.
    setTimeout(() => (this.#moved = false));
    if (this.key === null || this.aimed === null) {
      this.drop();
      return;
    }
    this.aimed = { line: this.aimed.line, depth: 1 };
    this.push(this.key, this.aimed.line);
  }

  /** Return it to its place. */
  drop(): void {
    this.#start = null;
    this.key = null;
    this.aimed = null;
    this.#moves = { x: 0, y: 0 };
  }

  /** The tile's offset from its place. */
  get shift(): { x: number; y: number } {
    const lane = this.#lane();
    if (lane === undefined || this.aimed === null) return this.#moves;
    const { x, y } = entering(lane, this.aimed.depth);
    return { x: x - this.#home.x, y: y - this.#home.y };
  }

  /** Whether a click only ends a drag. */
  swallows(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  #lane(): Lane | undefined {
    return this.#lanes.find((lane) => lane.line === this.aimed?.line);
  }
}
