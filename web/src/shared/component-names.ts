/** Names of a game's components for people, as `cookoff.i18n.component_names`: `tile[2].amount` is "Cook 1: dishes". */
import type { Fact } from "../protocol/schemas";
import type { Facts, Translator } from "../i18n/translator";
import { steps } from "./component-changes";

const NOTHING = "–";
/** The fields that name an item without a text of its own. */
const NAMES = ["id", "name", "card"];

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null && !Array.isArray(value);
const dashed = (name: string): string => name.toLowerCase().replaceAll(/[_ ]/g, "-");
const facts = (item: Item): Facts =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value === null || ["string", "number"].includes(typeof value)),
  ) as Facts;

/** A name of the file in plain text. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, " ");

export class ComponentNames {
  /** `values` are those of the box. */
  constructor(
    readonly translator: Translator,
    readonly values: unknown,
  ) {}

  /** The name of a field: "Cook 1: dishes". */
  label(path: string): string {
    const where: string[] = [];
    const names: string[] = [];
    let numbers: number[] = [];
    let [value, around]: [unknown, Item] = [this.values, {}];
    for (const step of steps(path)) {
      value = (value as Record<string | number, unknown> | null | undefined)?.[step];
      const last = where.at(-1) ?? "";
      if (typeof step === "string") {
        names.push(step);
        where.push(this.field(names, around));
        numbers = [];
      } else if (isItem(value)) {
        where[where.length - 1] = this.item(names, value, step, last);
        around = value;
      } else {
        const name = numbers.length === 0 ? last : last.slice(0, last.lastIndexOf(" "));
        numbers.push(step + 1);
        where[where.length - 1] = `${name} ${numbers.join(".")}`;
      }
    }
    const what = where.pop() ?? "";
    return where.length === 0 ? what : this.translator.say("component-of", { where: where.join(", "), what });
  }

  /** A value as text. */
  value(path: string, value: unknown): string {
    if (typeof value === "string") return this.#word(this.#names(path), value);
    if (typeof value === "boolean") return value ? "✓" : NOTHING;
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return this.#listed(path, value as unknown[]).join(", ") || NOTHING;
    if (!isItem(value)) return NOTHING;
    return Object.entries(value)
      .map(([name, one]) => this.value(`${path}.${name}`, one))
      .join(", ");
  }

  /** A changed value before and after; of long lists only what is different. */
  change(path: string, before: unknown, after: unknown): readonly [string, string] {
    if (!Array.isArray(after) || ![...((before as unknown[] | undefined) ?? []), ...(after as unknown[])].some(isItem))
      return [this.value(path, before), this.value(path, after)];
    const [here, there] = [before, after].map((list) => this.#listed(path, (list as unknown[] | undefined) ?? []));
    const lacks = (some: string[] = [], others: string[] = []): string[] => some.filter((one) => !others.includes(one));
    const [gone, added] = [lacks(here, there), lacks(there, here)];
    if (gone.length === 0 && added.length === 0) return [String(here?.length), String(there?.length)];
    return [gone.join(", ") || NOTHING, added.join(", ") || NOTHING];
  }

  /** The name of a field; `names` are those of all fields around it, and its own. */
  field(names: readonly string[], around: Item = {}): string {
    const all = names.map(dashed);
    const last = all.at(-1) ?? "";
    const parent = all.at(-2);
    const inside =
      parent === undefined
        ? []
        : [`field-${all[0] ?? ""}-${last}`, `field-${parent}-${last}`, `${this.#kind(parent)}-${last}`];
    const found = [`field-${all.join("-")}`, ...inside, `field-${last}`].find((one) => this.translator.has(one));
    return found === undefined ? spoken(names.at(-1) ?? "") : this.translator.say(found, facts(around));
  }

  /** The name of an item of a list. */
  item(names: readonly string[], item: unknown, number: number, around = ""): string {
    if (isItem(item)) {
      const message = `item-${names.map(dashed).join("-")}`;
      if (this.translator.has(message))
        return this.translator.say(message, { number: number + 1, ...facts(item) }).trim();
      for (const field of NAMES) {
        const name = item[field];
        if (typeof name !== "string") continue;
        const text = this.#word(names, name);
        return text.charAt(0).toUpperCase() + text.slice(1);
      }
    }
    return `${around} ${number + 1}`.trim();
  }

  #listed(path: string, items: readonly unknown[]): string[] {
    const names = this.#names(path);
    return items.map((item, number) => (isItem(item) ? this.item(names, item, number) : this.value(path, item)));
  }

  #word(names: readonly string[], word: string): string {
    for (const [kind, named] of Object.entries(this.translator.printed))
      if (word in named) return this.translator.value(kind, named[word] as Fact);
    for (const name of names.map(dashed).reverse()) {
      const message = `${this.#kind(name)}-${dashed(word)}`;
      if (this.translator.has(message)) return this.translator.say(message);
    }
    return spoken(word);
  }

  #kind(name: string): string {
    return this.translator.sayOr(`kind-${name}`, name);
  }

  readonly #names = (path: string): string[] => steps(path).filter((step) => typeof step === "string");
}
