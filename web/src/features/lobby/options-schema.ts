/** What a table may agree on, read from a game's own schema. */
interface Property {
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  house?: boolean;
  anyOf?: readonly Property[];
  items?: { anyOf?: readonly { $ref?: string }[] };
}
interface Schema {
  $ref?: string;
  $defs?: Record<string, { properties?: Record<string, Property>; enum?: readonly string[] }>;
}

type Kind =
  | { readonly kind: "switch"; readonly name: string; readonly usual: boolean }
  | { readonly kind: "choice"; readonly name: string; readonly usual: string; readonly values: readonly string[] }
  | {
      readonly kind: "number";
      readonly name: string;
      readonly usual: number;
      readonly least: number;
      readonly most: number;
      /** Whether the table may do without. */
      readonly none: boolean;
    }
  | { readonly kind: "seats"; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: "offer"; readonly name: string; readonly values: readonly number[] };

/** `house`: it departs from the book, by the room's own word. */
export type Option = Kind & { readonly house: boolean };

const last = (ref: string | undefined): string => ref?.split("/").at(-1) ?? "";

/**
 * The options in the order of the schema; numbers that may be left open are shown where `offers` names some, and what each
 * seat may have by itself is a list of names, each of which may be left open.
 */
export function readOptions(schema: unknown, offers: Readonly<Record<string, readonly number[]>> = {}): Option[] {
  const { $ref, $defs = {} } = schema as Schema;
  return Object.entries($defs[last($ref)]?.properties ?? {}).flatMap(([name, property]): Option[] => {
    const kind = kindOf(name, property, $defs, offers[name]);
    return kind === null ? [] : [{ ...kind, house: property.house === true }];
  });
}

function kindOf(
  name: string,
  property: Property,
  $defs: NonNullable<Schema["$defs"]>,
  offered: readonly number[] | undefined,
): Kind | null {
  if (property.type === "boolean") return { kind: "switch", name, usual: property.default === true };
  const values = $defs[last(property.$ref)]?.enum;
  if (values !== undefined) return { kind: "choice", name, usual: String(property.default), values };
  const none = property.anyOf?.some((one) => one.type === "null") ?? false;
  const number = none ? property.anyOf?.find((one) => one.type === "integer") : property;
  if (number?.type === "integer" && typeof property.default === "number") {
    const { minimum: least = 0, maximum: most = 999 } = number;
    return { kind: "number", name, usual: property.default, least, most, none };
  }
  const each = property.items?.anyOf?.map((one) => $defs[last(one.$ref)]?.enum).find((names) => names !== undefined);
  if (each !== undefined) return { kind: "seats", name, values: each };
  return offered === undefined ? null : { kind: "offer", name, values: offered };
}
