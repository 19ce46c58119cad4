/** Tables of components as CSV (RFC 4180), and back. A list in a cell is separated by `|`; anything deeper is JSON. */
import type { ListField, PartField } from "../../protocol/schemas";
import { isPlain } from "./shapes";

type Shape = ListField["item"];
type Item = Readonly<Record<string, unknown>>;

const END = "\r\n";
const WITHIN = "|";
/** The header of a list of plain values. */
const VALUE = "value";

/** A cell that does not fit; `row` counts from 1 below the header. */
export class CsvError extends Error {
  constructor(
    readonly row: number,
    readonly column: string,
    readonly cell: string,
  ) {
    super(`row ${row}, ${column}: ${cell}`);
  }
}

const fieldsOf = (item: Shape): readonly (readonly [string, Shape])[] => {
  if (item.type === "part") return Object.entries(item.fields);
  if (item.type !== "either") return [];
  const parts = Object.values(item.parts).map((part: PartField) => part.fields);
  return [
    [item.field, { type: "word" } as Shape],
    ...Object.entries(Object.assign({}, ...parts) as PartField["fields"]),
  ];
};

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]): string => cells.map(quoted).join(",") + END;

function written(shape: Shape, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isPlain(shape)) return shape.type === "other" ? JSON.stringify(value) : String(value);
  if (shape.type === "list" && isPlain(shape.item))
    return (value as unknown[]).map((one) => written(shape.item, one)).join(WITHIN);
  return JSON.stringify(value);
}

/** A list as CSV; the header has the names of the file. */
export function toCsv(shape: ListField, value: readonly unknown[]): string {
  const fields = fieldsOf(shape.item);
  if (fields.length > 0) {
    const rows = value.map((item) => line(fields.map(([name, one]) => written(one, (item as Item)[name]))));
    return line(fields.map(([name]) => name)) + rows.join("");
  }
  const within = shape.item;
  if (within.type === "list" && isPlain(within.item)) {
    const rows = value as readonly (readonly unknown[])[];
    const most = Math.max(...rows.map((row) => row.length));
    const head = Array.from({ length: most }, (_, column) => String(column + 1));
    return line(head) + rows.map((row) => line(row.map((one) => written(within.item, one)))).join("");
  }
  return line([VALUE]) + value.map((one) => line([written(within, one)])).join("");
}

/** The rows of a CSV text; a spreadsheet may have put semicolons between the cells. */
function cells(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "");
  const first = plain.split(/\r?\n/, 1)[0] ?? "";
  const between = first.includes(";") && !first.includes(",") ? ";" : ",";
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^"${between}\\r\\n]*)(${between}|\\r?\\n|$)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < plain.length) {
    const found = pattern.exec(plain);
    if (found === null) throw new CsvError(rows.length, "", plain.slice(0, 20));
    const [, cell = "", end] = found;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === between && pattern.lastIndex < plain.length) continue;
    if (end === between) row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
}

function read(shape: Shape, cell: string, wrong: () => CsvError): unknown {
  try {
    if (shape.type === "list" && isPlain(shape.item))
      return cell === "" ? [] : cell.split(WITHIN).map((one) => read(shape.item, one.trim(), wrong));
    if (shape.type === "word") return cell;
    if (cell === "") return null;
    if (shape.type === "number") {
      if (Number.isNaN(+cell)) throw wrong();
      return +cell;
    }
    if (shape.type === "truth") return cell.toLowerCase() === "true";
    if (shape.type === "choice") {
      const found = shape.values.find((one) => String(one) === cell);
      if (found === undefined) throw wrong();
      return found;
    }
    return JSON.parse(cell) as unknown;
  } catch {
    throw wrong();
  }
}

/** The list of a CSV text. Throws `CsvError` at the first cell that does not fit. */
export function fromCsv(shape: ListField, text: string): unknown[] {
  const [head = [], ...rows] = cells(text);
  const fields = fieldsOf(shape.item);
  const cell = (one: Shape, at: string, row: number, column: string): unknown =>
    read(one, at, () => new CsvError(row + 1, column, at));
  if (fields.length > 0) {
    const known = new Map(fields);
    const strange = head.find((name) => !known.has(name));
    const missing = fields.find(([name]) => !head.includes(name) && shape.item.type === "part");
    if (strange !== undefined || missing !== undefined)
      throw new CsvError(0, strange ?? missing?.[0] ?? "", head.join(","));
    return rows.map((row, number) => {
      const item: Record<string, unknown> = {};
      const kind = shape.item.type === "either" ? shape.item : null;
      const own = kind?.parts[row[head.indexOf(kind.field)] ?? ""]?.fields;
      for (const [name, one] of fields) {
        const column = head.indexOf(name);
        if (kind !== null && name !== kind.field && own?.[name] === undefined) continue;
        item[name] = cell(own?.[name] ?? one, row[column] ?? "", number, name);
      }
      return item;
    });
  }
  const within = shape.item;
  if (within.type === "list")
    return rows.map((row, number) => row.map((at, column) => cell(within.item, at, number, String(column + 1))));
  return rows.map((row, number) => cell(within, row[0] ?? "", number, VALUE));
}
