/** Phrases into sentences, by the same scheme as `cookoff.i18n`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Fact, Phrase, EnumValue, Told } from "../protocol/schemas";

export type { Fact, Phrase, EnumValue };
export type Facts = Readonly<Record<string, Fact>>;
/** What is printed in a game: for each kind of thing its keys, and what each is called. */
export type Printed = Readonly<Record<string, Facts>>;

/** The files a language is read from, the more particular first. */
export interface Wording {
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

const isThing = (fact: Fact): fact is EnumValue => typeof fact === "object" && fact !== null && "kind" in fact;
const isPhrase = (fact: Fact): fact is Phrase => typeof fact === "object" && fact !== null && "id" in fact;
const dashed = (text: string): string => text.toLowerCase().replaceAll("_", "-");

/** The value of an enum as a thing that has a name. */
export function enumValue(kind: string, values: Readonly<Record<string, number>>, value: number): EnumValue {
  const name = Object.keys(values).find((one) => values[one] === value);
  return { kind, key: dashed(name ?? String(value)) };
}

/** The wording for one reader. */
export class Words {
  readonly language: string;
  readonly problems: string[] = [];
  readonly #bundles: FluentBundle[];

  constructor(
    wordings: readonly Wording[],
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    readonly printed: Printed = {},
  ) {
    this.language = wordings[0]?.language ?? "en";
    this.#bundles = wordings.map((wording) => this.#bundle(wording));
  }

  has(message: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** A message as one line of text; where there is none, its id. */
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

  /** A message, or something else in a room that does not have it. */
  sayOr(message: string, otherwise: string): string {
    return this.has(message) ? this.say(message) : otherwise;
  }

  /** A player's name, for the reader. */
  name(seat: number): string {
    if (seat === this.me) return this.say("you");
    if (seat === -1) return this.say("the-table");
    return this.names[seat] ?? this.say("seat-number", { number: seat });
  }

  thing(thing: EnumValue, field = ""): string {
    for (const named of [`${field}-${thing.key}`, `${thing.kind.toLowerCase()}-${thing.key}`])
      if (this.has(named)) return this.say(named);
    return thing.key;
  }

  /** What the server told; in a room without wording as it stands. */
  phrase({ id, facts = {} }: Phrase): string {
    if (this.has(id)) return this.say(id, facts);
    const told = Object.entries(facts).map(([name, fact]) => `${name} ${this.#argument(name, fact)}`);
    return [id.replace(/^\w+-/, ""), told.join(", ")].filter((part) => part !== "").join(": ");
  }

  /** Something printed, by the name that players have for it. */
  called(kind: string, key: string | number): string {
    const name = this.printed[kind]?.[key];
    return name === undefined ? String(key) : String(this.#argument(kind, name));
  }

  /** What happened, a line for each event of which something is to be said. */
  lines(told: readonly Told[]): { readonly text: string; readonly heading: boolean }[] {
    return told
      .map(({ phrase, heading = false }) => ({ text: this.phrase(phrase), heading }))
      .filter(({ text }) => text !== "");
  }

  /** A fact as a field of that name has it. */
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
    if (isThing(fact)) return this.thing(fact, field);
    if (isPhrase(fact)) return this.phrase(fact);
    return fact.map((one) => String(this.#argument(field, one))).join(", ");
  }

  #bundle(wording: Wording): FluentBundle {
    const whole = (value: FluentValue | undefined): number =>
      Number(value instanceof FluentNumber ? value.value : value);
    const bundle = new FluentBundle(wording.language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => this.name(whole(seat)),
        ME: ([seat]) => (whole(seat) === this.me ? "yes" : "no"),
        NTH: ([place]) => new FluentNumber(whole(place) + 1),
      },
    });
    // The first file that has a message words it.
    for (const text of wording.texts) bundle.addResource(parsed(text), { allowOverrides: false });
    return bundle;
  }
}
