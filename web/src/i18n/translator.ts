/** Turns phrases into sentences, as `cookoff.i18n` does. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Fact, Phrase, EnumValue, EventNarration } from "../protocol/schemas";

export type { Fact, Phrase, EnumValue };
export type Facts = Readonly<Record<string, Fact>>;
/** The names of a game's components: by kind, then by key. */
export type Printed = Readonly<Record<string, Facts>>;

/** The FTL sources of a language. The first source that has a message wins. */
export interface LocaleTexts {
  readonly language: string;
  readonly texts: readonly string[];
}

const resources = new Map<string, FluentResource>();

function parsed(text: string): FluentResource {
  let resource = resources.get(text);
  if (resource === undefined) {
    resource = new FluentResource(text);
    resources.set(text, resource);
  }
  return resource;
}

const isEnumValue = (fact: Fact): fact is EnumValue => typeof fact === "object" && fact !== null && "kind" in fact;
const isPhrase = (fact: Fact): fact is Phrase => typeof fact === "object" && fact !== null && "id" in fact;
const dashed = (text: string): string => text.toLowerCase().replaceAll("_", "-");

/** An enum value that a text can name. */
export function enumValue(kind: string, values: Readonly<Record<string, number>>, value: number): EnumValue {
  const name = Object.keys(values).find((one) => values[one] === value);
  return { kind, key: dashed(name ?? String(value)) };
}

/** Translates for one reader. */
export class Translator {
  readonly language: string;
  readonly problems: string[] = [];
  readonly #bundles: FluentBundle[];

  constructor(
    locales: readonly LocaleTexts[],
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    readonly printed: Printed = {},
  ) {
    this.language = locales[0]?.language ?? "en";
    this.#bundles = locales.map((locale) => this.#bundle(locale));
  }

  has(message: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** A message as one line of text; its id if no language has it. */
  say(message: string, facts: Facts = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern == null) continue;
      const given: Record<string, string | number> = {};
      for (const [name, fact] of Object.entries(facts)) given[name] = this.#argument(name, fact);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, given, errors);
      for (const error of errors) this.problems.push(`${message}: ${error.message}`);
      return text.replace(/\s*\n\s*/g, " ");
    }
    this.problems.push(`${message}: no such message`);
    return message;
  }

  /** A message, or another text if the room does not have it. */
  sayOr(message: string, otherwise: string): string {
    return this.has(message) ? this.say(message) : otherwise;
  }

  /** A player's name as the reader sees it. */
  name(seat: number): string {
    if (seat === this.me) return this.say("you");
    if (seat === -1) return this.say("the-table");
    return this.names[seat] ?? this.say("seat-number", { number: seat });
  }

  enumName(value: EnumValue, field = ""): string {
    for (const named of [`${field}-${value.key}`, `${value.kind.toLowerCase()}-${value.key}`])
      if (this.has(named)) return this.say(named);
    return value.key;
  }

  /** A phrase from the server; without a text for it, its id and facts. */
  phrase({ id, facts = {} }: Phrase): string {
    if (this.has(id)) return this.say(id, facts);
    const told = Object.entries(facts).map(([name, fact]) => `${name} ${this.#argument(name, fact)}`);
    return [id.replace(/^\w+-/, ""), told.join(", ")].filter((part) => part !== "").join(": ");
  }

  /** The name of a component. */
  printedName(kind: string, key: string | number): string {
    const name = this.printed[kind]?.[key];
    return name === undefined ? String(key) : String(this.#argument(kind, name));
  }

  /** The narration of an entry: one line for each event that has a text. */
  lines(told: readonly EventNarration[]): { readonly text: string; readonly heading: boolean }[] {
    return told
      .map(({ phrase, heading = false }) => ({ text: this.phrase(phrase), heading }))
      .filter(({ text }) => text !== "");
  }

  /** The text of a fact in a field of that name. */
  value(field: string, fact: Fact): string {
    return String(this.#argument(field, fact));
  }

  #argument(field: string, fact: Fact): string | number {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "number") return fact;
    if (typeof fact === "string") {
      const named = `${field}-${dashed(fact)}`;
      return this.has(named) ? this.say(named) : fact;
    }
    if (fact === null) return this.has(`${field}-none`) ? this.say(`${field}-none`) : "";
    if (isEnumValue(fact)) return this.enumName(fact, field);
    if (isPhrase(fact)) return this.phrase(fact);
    return fact.map((one) => String(this.#argument(field, one))).join(", ");
  }

  #bundle(locale: LocaleTexts): FluentBundle {
    const whole = (value: FluentValue | undefined): number =>
      Number(value instanceof FluentNumber ? value.value : value);
    const bundle = new FluentBundle(locale.language, {
      useIsolating: false,
      functions: {
        // Nobody has no number: null comes as an empty text.
        SEAT: ([seat]) => (seat === "" ? this.say("nobody") : this.name(whole(seat))),
        ME: ([seat]) => (seat !== "" && whole(seat) === this.me ? "yes" : "no"),
        NTH: ([place]) => (place === "" ? "–" : new FluentNumber(whole(place) + 1)),
      },
    });
    for (const text of locale.texts) bundle.addResource(parsed(text), { allowOverrides: false });
    return bundle;
  }
}
