/** Finds on the page what a tutorial points at. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where to pull a chip that lies there, in pixels. */
  readonly pull: { readonly x: number; readonly y: number } | null;
  /** The kind of choice that is there. */
  readonly choice: string | undefined;
}

/** Pixels around the centre of a chip. */
const CHIP = 24;

const pair = (text: string | undefined): { readonly x: number; readonly y: number } | null => {
  const [x, y] = (text ?? "").split(",").map(Number);
  return x === undefined || y === undefined || text === "" ? null : { x, y };
};

function visible(element: HTMLElement): boolean {
  if (element.closest("[inert]") !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The first visible element of the first selector that has one. */
export function find(selectors: readonly string[]): Spot | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!visible(element)) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const choice = element.dataset["legal"];
      const chip = pair(element.dataset["hand"]);
      if (!("pull" in element.dataset) || chip === null) {
        if (top < 0 || top + height > innerHeight) element.scrollIntoView({ block: "nearest" });
        return { left, top, width, height, pull: null, choice };
      }
      return {
        left: left + chip.x - CHIP,
        top: top + chip.y - CHIP,
        width: 2 * CHIP,
        height: 2 * CHIP,
        pull: pair(element.dataset["pull"]),
        choice,
      };
    }
  return null;
}

export const sameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
