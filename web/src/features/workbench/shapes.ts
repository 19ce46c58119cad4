/** Chooses the form elements for a field's type. */
import type { ListField, PartField } from "../../protocol/schemas";

type Shape = ListField["item"];

/** Whether a single input is enough. */
export const isPlain = (shape: Shape): boolean => !["part", "list", "either"].includes(shape.type);

/** The fields of a part; if there are several kinds, those of the value's kind. */
export function partOf(shape: Shape, value: unknown): PartField | null {
  if (shape.type === "part") return shape;
  if (shape.type !== "either") return null;
  return shape.parts[String((value as Readonly<Record<string, unknown>>)[shape.field])] ?? null;
}

/** The columns for a table of such items; `null` if they do not fit into a table. */
export function columns(shape: Shape): readonly string[] | null {
  if (shape.type !== "part") return null;
  const fields = Object.entries(shape.fields);
  const narrow = fields.every(([, one]) => isPlain(one) || (one.type === "list" && isPlain(one.item)));
  return narrow ? fields.map(([name]) => name) : null;
}
