/** A tile in the hand: it follows pointer or finger, and lies down in a line when let go there. */
import type { Line } from "../../../protocol/yatai";
import { lineAt, entering, type AimedLine, type Lane } from "./tile-layout";

/** Pixels before a press becomes a drag. */
const THRESHOLD = 7;

export class Drag {
  /** The tile's key while it is in the hand, and until it has been laid down. */
  key: string | null = $state(null);
  aimed: AimedLine | null = $state.raw(null);
  /** How far its line is pushed, in pixels. */
  readonly pushed = $derived((this.aimed?.depth ?? 0) * (this.#lane()?.pitch ?? 0));
  #start: { x: number; y: number; key: string; pointer: number; tile: Element } | null = null;
  #moves = $state.raw({ x: 0, y: 0 });
  #home = { x: 0, y: 0 };
  #lanes: readonly Lane[] = [];
  /** The click that ends a drag means nothing. */
  #moved = false;

  constructor(
    readonly lanes: () => readonly Lane[],
    readonly caught: () => void,
    readonly push: (key: string, line: Line) => void,
  ) {}

  /** Pressed on a tile. */
  down(event: PointerEvent, key: string): void {
    const tile = event.currentTarget;
    if (event.button !== 0 || !event.isPrimary || !(tile instanceof Element)) return;
    this.drop();
    this.#moved = false;
    this.#start = { x: event.clientX, y: event.clientY, key, pointer: event.pointerId, tile };
  }

  /** Moved, wherever on the page that is: a quick hand has left the tile at once. */
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
    if (this.key === null || this.aimed === null) {
      this.drop();
      return;
    }
    this.aimed = { line: this.aimed.line, depth: 1 };
    this.push(this.key, this.aimed.line);
  }

  /** Back to where it was. */
  drop(): void {
    this.#start = null;
    this.key = null;
    this.aimed = null;
    this.#moves = { x: 0, y: 0 };
  }

  /** How far the tile is from its place: with the finger, or in the line it is pushed into. */
  get shift(): { x: number; y: number } {
    const lane = this.#lane();
    if (lane === undefined || this.aimed === null) return this.#moves;
    const { x, y } = entering(lane, this.aimed.depth);
    return { x: x - this.#home.x, y: y - this.#home.y };
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  #lane(): Lane | undefined {
    return this.#lanes.find((lane) => lane.line === this.aimed?.line);
  }
}
