/**
 * Animates pieces that move. Elements of a board state their kind (`data-piece`) and number (`data-holds`, default
 * one); a spot whose position on screen may change has a name (`data-spot`). When pieces vanish from one spot and
 * pieces of the same kind appear at another, they are shown moving there. A kind that ends in `*` is hidden: it
 * matches every kind with that prefix.
 */

/** The pieces of one kind at a spot. */
export interface Lying {
  readonly kind: string;
  readonly holds: number;
  /** The centre of the spot, on the stage. */
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement | null;
}
/** A snapshot of a stage: its size, and its pieces by spot. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly lying: ReadonlyMap<string, Lying>;
}
export interface Way {
  readonly from: Lying;
  readonly to: Lying;
}

/** With more moves at once nothing is animated. */
const MOST = 8;

/** Take a snapshot of a stage. */
export function look(stage: HTMLElement): Look {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const lying = new Map<string, Lying>();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece = "", holds = "1", spot } = element.dataset;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const [x, y] = [box.left + box.width / 2 - left, box.top + box.height / 2 - top];
    lying.set(`${piece}@${spot ?? `${Math.round(x)},${Math.round(y)}`}`, { kind: piece, holds: +holds, x, y, element });
  }
  return { width, height, lying };
}

const alike = (one: string, other: string): boolean =>
  one === other ||
  (one.endsWith("*") && other.startsWith(one.slice(0, -1))) ||
  (other.endsWith("*") && one.startsWith(other.slice(0, -1)));

/** The moves between two snapshots. */
export function ways(before: Look, after: Look): readonly Way[] {
  if (before.width !== after.width || before.height !== after.height) return [];
  const [gone, come]: [Lying[], Lying[]] = [[], []];
  for (const spot of new Set([...before.lying.keys(), ...after.lying.keys()])) {
    const [was, is] = [before.lying.get(spot), after.lying.get(spot)];
    const more = (is?.holds ?? 0) - (was?.holds ?? 0);
    const at = is ?? was;
    if (at) for (let one = 0; one < Math.min(Math.abs(more), MOST + 1); one += 1) (more > 0 ? come : gone).push(at);
  }
  const found: Way[] = [];
  // Match known kinds first; hidden ones take the rest.
  for (const to of come.sort((one, other) => +one.kind.endsWith("*") - +other.kind.endsWith("*"))) {
    const exact = gone.findIndex((from) => from.kind === to.kind);
    const place = exact < 0 ? gone.findIndex((from) => alike(from.kind, to.kind)) : exact;
    const from = gone.splice(place, place < 0 ? 0 : 1)[0];
    if (from) found.push({ from, to });
  }
  return found.length > MOST ? [] : found;
}

/** Animate the moves, `duration` milliseconds each. */
export function send(stage: HTMLElement, all: readonly Way[], duration: number): void {
  all.forEach(({ from, to }, number) => {
    // A card that becomes hidden still shows its face on the way.
    const face = to.kind.endsWith("*") ? (from.element ?? to.element) : (to.element ?? from.element);
    const ghost = face?.cloneNode(true);
    if (!face || !(ghost instanceof HTMLElement)) return;
    for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")])
      for (const name of Object.keys(part.dataset)) delete part.dataset[name];
    const style = getComputedStyle(face);
    const { offsetWidth: width, offsetHeight: height } = face;
    ghost.dataset["ghost"] = to.kind;
    ghost.ariaHidden = "true";
    ghost.style.cssText = `position: absolute; margin: 0; pointer-events: none; z-index: 5; font-size: ${style.fontSize};
      --piece: ${width}px; width: ${width}px; height: ${height}px;
      left: ${to.x - width / 2}px; top: ${to.y - height / 2}px`;
    stage.append(ghost);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    const timing = { duration, delay: number * duration * 0.15, easing: "ease-in-out", fill: "backwards" } as const;
    ghost.animate({ transform: [start, "none"], opacity: [0.9, 1, 0.9] }, timing).onfinish = () => ghost.remove();
  });
}
