/** The changes of a variant: new values by field path, written as in the lab and its errors. */

export type Changes = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The path of a field: `tile[3].amount` for `amount` below `tile[3]`. */
export const below = (path: string, step: string | number): string =>
  typeof step === "number" ? `${path}[${step}]` : path === "" ? step : `${path}.${step}`;

/** The steps of a path. */
export const steps = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([\w-]+)/g)].map(([, index, name]) => (index === undefined ? (name ?? "") : +index));

/** The changes from one set of values to another. A list whose length changes is replaced as a whole. */
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

/** A copy of the values with one field replaced; unchanged parts are shared. */
export function put(values: unknown, path: string, value: unknown): unknown {
  const go = (at: unknown, [step, ...rest]: readonly (string | number)[]): unknown => {
    if (step === undefined) return value;
    if (typeof step === "number" && Array.isArray(at))
      return (at as unknown[]).map((item, number) => (number === step ? go(item, rest) : item));
    return isTree(at) ? { ...at, [step]: go(at[step], rest) } : at;
  };
  return go(values, steps(path));
}

/** The values with all changes applied. */
export const changed = (values: unknown, by: Changes): unknown =>
  Object.entries(by).reduce((so, [path, value]) => put(so, path, value), values);

/** The value at a path; `undefined` if there is none. */
export const at = (values: unknown, path: string): unknown =>
  steps(path).reduce<unknown>(
    (place, step) =>
      isTree(place) || Array.isArray(place) ? (place as Record<string | number, unknown>)[step] : undefined,
    values,
  );

/** The changes as a readable hash of a link. */
export const toLink = (by: Changes): string =>
  new URLSearchParams(Object.entries(by).map(([path, value]) => [path, JSON.stringify(value)])).toString();

/** The changes in a link's hash; unreadable parts are ignored. */
export function fromLink(hash: string): Changes {
  const found: Record<string, unknown> = {};
  for (const [path, text] of new URLSearchParams(hash)) {
    try {
      found[path] = JSON.parse(text) as unknown;
    } catch {
      // The link may be cut off.
    }
  }
  return found;
}
