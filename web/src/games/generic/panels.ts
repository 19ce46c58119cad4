/** Turns a view's panels into text, by the same scheme as `cookoff.i18n.panels`. */
import type { Fact, Panel, Row } from "../../protocol/schemas";
import type { Facts, Translator } from "../../i18n/translator";

/** Equal values and their number. */
interface Item {
  readonly text: string;
  readonly count: number;
}

export interface Line {
  readonly label: string;
  /** Whether the row has several items or a single value. */
  readonly many: boolean;
  readonly items: readonly Item[];
}

export interface Shown {
  readonly title: string;
  /** The seat it belongs to, or `null`. */
  readonly seat: number | null;
  readonly lines: readonly Line[];
  readonly panels: readonly Shown[];
}

const dashed = (field: string): string => field.replaceAll("_", "-");
const spaced = (field: string): string => (field.charAt(0).toUpperCase() + field.slice(1)).replaceAll("_", " ");

/** The title of a part; empty if it is left out. */
function titleOf(part: Panel | Row, translator: Translator): string {
  if ("rows" in part && part.seat != null) return translator.name(part.seat);
  const message = `view-${dashed(part.field)}`;
  const name = translator.has(message) ? translator.say(message) : spaced(part.field);
  return part.place == null || name === "" ? name : translator.say("view-each", { what: name, place: part.place });
}

function said(field: string, value: Fact, beside: Facts, translator: Translator): string {
  const message = `view-${dashed(field)}-value`;
  if (value === null) return translator.value(field, null) || translator.say("view-nothing");
  if (translator.has(message)) return translator.say(message, { ...beside, value });
  if (typeof value === "boolean") return translator.say(value ? "view-yes" : "view-no");
  const fact = typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
  return translator.value(field, fact) || translator.say("view-nothing");
}

/** Counts equal things. Equal numbers may mean different things and stay separate. */
function itemsOf(row: Row, beside: Facts, translator: Translator): Item[] {
  const texts = row.values.map((value) => said(row.field, value, beside, translator));
  if (row.values.every((value) => typeof value !== "object" && typeof value !== "string"))
    return texts.map((text) => ({ text, count: 1 }));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, count }));
}

function lineOf(row: Row, beside: Facts, translator: Translator): Line {
  const label = titleOf(row, translator);
  if (row.values.length === 0)
    return { label, many: false, items: [{ text: translator.say("view-nothing"), count: 1 }] };
  return { label, many: row.many ?? false, items: itemsOf(row, beside, translator) };
}

export function shown(panel: Panel, translator: Translator): Shown {
  const single = panel.rows.filter((row) => row.many !== true && row.place == null);
  const beside: Facts = Object.fromEntries(single.map((row) => [row.field, row.values[0] ?? null]));
  return {
    title: titleOf(panel, translator),
    seat: panel.seat ?? null,
    lines: panel.rows.map((row) => lineOf(row, beside, translator)).filter((line) => line.label !== ""),
    panels: (panel.panels ?? []).map((inner) => shown(inner, translator)).filter((inner) => inner.title !== ""),
  };
}

/** The points in a seat's panel, or `null`. */
export function pointsIn(panel: Panel, seat: number): number | null {
  const mine = (panel.panels ?? []).find((inner) => inner.seat === seat);
  const points = mine?.rows.find((row) => row.field === "points")?.values[0];
  return typeof points === "number" ? points : null;
}

/** The panels with the player's own first, the other seats in table order, then the rest. */
export function fromSeat(panels: readonly Shown[], seat: number): Shown[] {
  const others = panels.filter((one) => one.seat === null);
  const seats = panels.filter((one) => one.seat !== null);
  const first = Math.max(
    0,
    seats.findIndex((one) => one.seat === seat),
  );
  return [...seats.slice(first), ...seats.slice(0, first), ...others];
}
