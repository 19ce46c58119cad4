/** Places notes over the stage where they hide the least, and no legal choice. */
import type { Attachment } from "svelte/attachments";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** An element on the stage, with the cost of hiding a pixel of it. */
export interface Lying extends Box {
  readonly weight: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The possible widths of a note in rem; the widest first, since it is the most readable. */
const WIDTHS = [44, 30, 21, 14];
/** Horizontal positions to try, as shares of the free width; the middle first. */
const ACROSS = [0.5, 0, 1, 0.25, 0.75];
const STEPS = 16;
/** Pixels to the edge and to legal choices. */
const GAP = 6;
const LEGAL = 1000;
const WEIGHTS: readonly (readonly [string, number])[] = [
  ["[data-legal]", LEGAL],
  // Chips are picked up and thrown there.
  ["[data-testid=scene]", 3],
  ["[data-help]:not(:has([data-help])), button, li, b", 1],
];

/** The cost of what a box would hide. */
export function hiddenWeight(box: Box, lying: readonly Lying[]): number {
  let sum = 0;
  for (const one of lying) {
    const wide = Math.min(box.right, one.right) - Math.max(box.left, one.left);
    const high = Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top);
    if (wide > 0 && high > 0) sum += wide * high * one.weight;
  }
  return sum;
}

/** The place in the room where a note of one of these sizes hides the least. */
export function bestPlace(room: Box, sizes: readonly Size[], lying: readonly Lying[]): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (const { width, height } of sizes) {
    const [wide, high] = [room.right - room.left - width, room.bottom - room.top - height];
    if (wide < 0 || high < 0) continue;
    for (let step = 0; step <= STEPS; step += 1) {
      for (const share of ACROSS) {
        const [left, top] = [room.left + wide * share, room.top + (high * step) / STEPS];
        const box = { left, top, right: left + width, bottom: top + height };
        const hidden = hiddenWeight(box, lying);
        if (hidden < least) [best, least] = [box, hidden];
      }
    }
  }
  return best;
}

function within(box: Box, room: Box): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

function found(stage: HTMLElement): Lying[] {
  const all = WEIGHTS.flatMap(([where, weight]) =>
    [...stage.querySelectorAll(where)].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const gap = weight === LEGAL ? GAP : 0;
      return { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap, weight };
    }),
  );
  return all.filter((one) => one.right - one.left > 2 * GAP);
}

/** Places a note over the stage. It stays there until it hides a legal choice or the stage is resized. */
export function floatOver(stage: HTMLElement | undefined): Attachment<HTMLElement> {
  return (note) => {
    if (!stage) return;
    const lay = (): void => {
      const edge = stage.getBoundingClientRect();
      const room = { left: edge.left + GAP, top: edge.top + GAP, right: edge.right - GAP, bottom: edge.bottom - GAP };
      const lying = found(stage);
      const now = note.getBoundingClientRect();
      if (now.height === 0) {
        // The note is empty: the next one is placed afresh.
        delete note.dataset["laid"];
        return;
      }
      const legal = lying.filter((one) => one.weight === LEGAL);
      const size = `${edge.width} ${edge.height}`;
      if (note.dataset["laid"] === size && within(now, room) && hiddenWeight(now, legal) === 0) return;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const shapes = WIDTHS.map((wide) => {
        const width = Math.min(wide * rem, room.right - room.left);
        note.style.width = `${width}px`;
        return { width, height: note.offsetHeight };
      });
      const box = bestPlace(room, shapes, lying);
      if (box === null) return;
      note.dataset["laid"] = size;
      note.style.width = `${box.right - box.left}px`;
      const frame = (note.offsetParent ?? document.body).getBoundingClientRect();
      note.style.left = `${box.left - frame.left}px`;
      note.style.top = `${box.top - frame.top}px`;
    };
    const sizes = new ResizeObserver(lay);
    sizes.observe(stage);
    sizes.observe(note);
    // Choices also change within a move.
    const choices = new MutationObserver(lay);
    choices.observe(stage, { subtree: true, childList: true, attributeFilter: ["data-legal"] });
    return () => {
      sizes.disconnect();
      choices.disconnect();
    };
  };
}
