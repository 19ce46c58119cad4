/** What a printed sheet of a variant shows: the changed things as cards, and the changed boards. */
import type { ComponentNames } from "../../shared/component-names";
import { at, below, steps, type Changes } from "../../shared/component-changes";

export interface PrintedField {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  /** The value of the box, if it is another one. */
  readonly was: string | null;
}
export interface PrintedCard {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly PrintedField[];
}
export interface PrintedGrid {
  readonly title: string;
  readonly rows: readonly (readonly PrintedField[])[];
}
export interface PrintedOutline {
  readonly name: string;
  readonly changed: boolean;
  readonly corners: readonly (readonly [number, number])[];
  readonly circle: readonly [number, number, number] | null;
}
/** A board with outlines, in millimetres around its middle. */
export interface PrintedBoard {
  readonly width: number;
  readonly depth: number;
  readonly outlines: readonly PrintedOutline[];
}
export interface Sheet {
  readonly cards: readonly PrintedCard[];
  readonly grids: readonly PrintedGrid[];
  readonly board: PrintedBoard | null;
}

type Item = Readonly<Record<string, unknown>>;
interface Point {
  readonly x: number;
  readonly y: number;
}

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null && !Array.isArray(value);
const isGrid = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) && value.length > 0 && value.every(Array.isArray);
const MILLIMETRES = 1000;

/** The thing that a changed field belongs to: an item of a list, else the group of fields around it. */
function ownerOf(path: string, values: unknown): string {
  let [found, here] = ["", ""];
  for (const step of steps(path)) {
    here = below(here, step);
    if (typeof step === "number" && isItem(at(values, here))) return here;
    if (isItem(at(values, here))) found = here;
  }
  return found;
}

function field(names: ComponentNames, path: string, value: unknown, before: unknown, around: Item = {}): PrintedField {
  const [was, now] = [names.value(path, before), names.value(path, value)];
  const own = steps(path).filter((step) => typeof step === "string");
  return { path, name: names.field(own, around), value: now, was: was === now ? null : was };
}

function outlines(names: ComponentNames, values: Item, changes: Changes): PrintedBoard | null {
  const [board, listed] = [values["board"], values["outline"]];
  const touched = Object.keys(changes).filter((path) => /^(outline|board)\b/.test(path));
  if (touched.length === 0 || !isItem(board) || !Array.isArray(listed)) return null;
  return {
    width: Number(board["width"]) * MILLIMETRES,
    depth: Number(board["depth"]) * MILLIMETRES,
    outlines: (listed as readonly Item[]).map((one, number) => {
      const [centre, points] = [one["centre"] as Point | undefined, one["points"] as readonly Point[] | undefined];
      return {
        name: names.item(["outline"], one, number),
        changed: touched.some((path) => path === "outline" || path.startsWith(`outline[${number}]`)),
        corners: (points ?? []).map(({ x, y }) => [x * MILLIMETRES, -y * MILLIMETRES] as const),
        circle: centre ? [centre.x * MILLIMETRES, -centre.y * MILLIMETRES, Number(one["radius"]) * MILLIMETRES] : null,
      };
    }),
  };
}

/** The sheet for a variant. */
export function sheetOf(names: ComponentNames, values: unknown, changes: Changes): Sheet {
  const box = names.values;
  const cards = new Map<string, PrintedCard>();
  const grids: PrintedGrid[] = [];
  const drawn = new Set<string>();
  const card = (path: string): void => {
    const item = at(values, path);
    if (!isItem(item) || cards.has(path)) return;
    const before = at(box, path);
    const fields = Object.entries(item)
      .filter(([name]) => name !== "id" && name !== "name")
      .filter(([, value]) => !isItem(value) && !(Array.isArray(value) && value.some((one) => typeof one === "object")))
      .map(([name, value]) => field(names, below(path, name), value, isItem(before) ? before[name] : undefined, item));
    const last = steps(path).at(-1);
    const around = steps(path).filter((step) => typeof step === "string");
    const title = typeof last === "number" ? names.item(around, item, last) : path === "" ? "" : names.label(path);
    cards.set(path, { path, title, fields: path === "" ? fields.filter((one) => one.was !== null) : fields });
  };
  for (const path of Object.keys(changes)) {
    const list = path.replace(/(\[\d+\])+$/, "");
    const value = at(values, list);
    if (isGrid(value)) {
      if (drawn.has(list)) continue;
      drawn.add(list);
      const before = at(box, list);
      const rows = value.map((row, y) =>
        row.map((one, x) => field(names, `${list}[${y}][${x}]`, one, isGrid(before) ? before[y]?.[x] : undefined)),
      );
      grids.push({ title: names.label(list), rows });
    } else if (path.startsWith("outline")) continue;
    else if (Array.isArray(value) && value.some(isItem)) {
      const known = ((at(box, list) as readonly unknown[] | undefined) ?? []).map((one) => JSON.stringify(one));
      value.forEach((one, number) => {
        if (!known.includes(JSON.stringify(one))) card(`${list}[${number}]`);
      });
    } else card(ownerOf(path, values));
  }
  return { cards: [...cards.values()], grids, board: outlines(names, values as Item, changes) };
}
