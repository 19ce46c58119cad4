/** What is different in a variant: new values by field, named as the laboratory and its errors name them. */

export type Changes = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `tile[3].amount` for the field `amount` of the path `tile[3]`. */
export const below = (path: string, step: string | number): string =>
  typeof step === "number" ? `${path}[${step}]` : path === "" ? step : `${path}.${step}`;

const steps = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([\w-]+)/g)].map(([, index, name]) => (index === undefined ? (name ?? "") : +index));

/** From one set of values to another. A list that is longer or shorter than it was is told as a whole. */
export function changes(from: unknown, to: unknown, path = ""): Changes {
  if (isTree(from) && isTree(to))
    return Object.assign(
      {},
      ...Object.keys(to).map((name) => changes(from[name], to[name], below(path, name))),
    ) as Changes;
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return Object.assign({}, ...to.map((item, at) => changes(from[at], item, below(path, at)))) as Changes;
  return JSON.stringify(from) === JSON.stringify(to) ? {} : { [path]: to };
}

/** The same values but for one field; the fields that are not touched stay the same objects. */
export function put(values: unknown, path: string, value: unknown): unknown {
  const go = (at: unknown, [step, ...rest]: readonly (string | number)[]): unknown => {
    if (step === undefined) return value;
    if (typeof step === "number" && Array.isArray(at))
      return (at as unknown[]).map((item, number) => (number === step ? go(item, rest) : item));
    return isTree(at) ? { ...at, [step]: go(at[step], rest) } : at;
  };
  return go(values, steps(path));
}

/** The values with all of these changes. */
export const changed = (values: unknown, by: Changes): unknown =>
  Object.entries(by).reduce((so, [path, value]) => put(so, path, value), values);

/** What a field says; `undefined` where there is none. */
export const at = (values: unknown, path: string): unknown =>
  steps(path).reduce<unknown>(
    (place, step) =>
      isTree(place) || Array.isArray(place) ? (place as Record<string | number, unknown>)[step] : undefined,
    values,
  );

/** Changes as the part of a link behind `#`, to be read by people too. */
export const toLink = (by: Changes): string =>
  new URLSearchParams(Object.entries(by).map(([path, value]) => [path, JSON.stringify(value)])).toString();

/** What a link says; what cannot be read of it is left out. */
export function fromLink(hash: string): Changes {
  const found: Record<string, unknown> = {};
  for (const [path, text] of new URLSearchParams(hash)) {
    try {
      found[path] = JSON.parse(text) as unknown;
    } catch {
      // Somebody cut the link short.
    }
  }
  return found;
}
