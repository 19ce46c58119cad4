/** Reads a table's options from the game's schema. */
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
      /** Whether the option may be empty. */
      readonly none: boolean;
    }
  | { readonly kind: "seats"; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: "offer"; readonly name: string; readonly values: readonly number[] };

/** `house`: the game marks it as a departure from the rulebook. */
export type Option = Kind & { readonly house: boolean };

const last = (ref: string | undefined): string => ref?.split("/").at(-1) ?? "";

/**
 * The options in schema order. Numbers without a default appear only if `offers` lists values for them; options per
 * seat hold one optional name for each seat.
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
