/** What forms are made of, by what fields take. */
import type { ListField, PartField } from "../../protocol/schemas";

type Shape = ListField["item"];

/** Whether one field is enough for it. */
export const isPlain = (shape: Shape): boolean => !["part", "list", "either"].includes(shape.type);

/** The fields of a part; where there are several kinds of parts, those of the kind that the value says. */
export function partOf(shape: Shape, value: unknown): PartField | null {
  if (shape.type === "part") return shape;
  if (shape.type !== "either") return null;
  return shape.parts[String((value as Readonly<Record<string, unknown>>)[shape.field])] ?? null;
}

/** The columns of a table of such things; `null` where a table would not hold them. */
export function columns(shape: Shape): readonly string[] | null {
  if (shape.type !== "part") return null;
  const fields = Object.entries(shape.fields);
  const narrow = fields.every(([, one]) => isPlain(one) || (one.type === "list" && isPlain(one.item)));
  return narrow ? fields.map(([name]) => name) : null;
}

/** A field's name as people write it. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** What a thing in a list is called: by its own name, else by its number. */
export function nameOf(item: unknown, number: number): string {
  const own = item as Readonly<Record<string, unknown>> | null;
  const name = own?.["id"] ?? own?.["name"] ?? own?.["card"];
  return typeof name === "string" ? name : String(number + 1);
}
