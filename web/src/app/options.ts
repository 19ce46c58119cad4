/** What a table may agree on, read from a game's own schema. */
interface Property { type?: string; default?: unknown; minimum?: number; maximum?: number; $ref?: string; anyOf?: readonly { type?: string }[] }
interface Schema { $ref?: string; $defs?: Record<string, { properties?: Record<string, Property>; enum?: readonly string[] }> }

export type Option =
  | { readonly kind: "switch"; readonly name: string; readonly usual: boolean }
  | { readonly kind: "choice"; readonly name: string; readonly usual: string; readonly values: readonly string[] }
  | { readonly kind: "number"; readonly name: string; readonly usual: number; readonly least: number; readonly most: number }
  | { readonly kind: "offer"; readonly name: string; readonly values: readonly number[] };

const last = (ref: string | undefined): string => ref?.split("/").at(-1) ?? "";

/** The options in the order of the schema; numbers that may be left open are shown where `offers` names some. */
export function readOptions(schema: unknown, offers: Readonly<Record<string, readonly number[]>> = {}): Option[] {
  const { $ref, $defs = {} } = schema as Schema;
  return Object.entries($defs[last($ref)]?.properties ?? {}).flatMap(([name, property]): Option[] => {
    if (property.type === "boolean") return [{ kind: "switch", name, usual: property.default === true }];
    const values = $defs[last(property.$ref)]?.enum;
    if (values !== undefined) return [{ kind: "choice", name, usual: String(property.default), values }];
    if (property.type === "integer" && typeof property.default === "number")
      return [{ kind: "number", name, usual: property.default, least: property.minimum ?? 0, most: property.maximum ?? 999 }];
    const offered = offers[name];
    return offered === undefined ? [] : [{ kind: "offer", name, values: offered }];
  });
}
