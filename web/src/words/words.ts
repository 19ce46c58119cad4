/** Structs into sentences, by the same scheme as `cookoff.words`: a message's id comes from the struct's name. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

/** A value that has a name of its own, such as the colour red. */
export interface Thing {
  readonly kind: string;
  readonly key: string;
}

/** A message of the locales and the facts it needs. */
export interface Phrase {
  readonly id: string;
  readonly facts: Facts;
}

export type Fact = number | string | boolean | null | Thing | Phrase | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;
export type Struct = Readonly<Record<string, unknown>>;

/** What a room tells beside its bare structs; the twin of the room's guide in Python. */
export interface Guide {
  readonly things: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  facts(view: unknown, thing: Struct): Facts;
}

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

const isThing = (fact: Fact): fact is Thing => typeof fact === "object" && fact !== null && "kind" in fact;
const isPhrase = (fact: Fact): fact is Phrase => typeof fact === "object" && fact !== null && "facts" in fact;
const dashed = (text: string): string => text.toLowerCase().replaceAll("_", "-");

/** The wording for one reader. */
export class Words {
  readonly language: string;
  readonly problems: string[] = [];
  readonly #bundles: FluentBundle[];
  readonly #guide: Guide | null;

  constructor(
    wordings: readonly Wording[],
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    guide: Guide | null = null,
  ) {
    this.language = wordings[0]?.language ?? "en";
    this.#guide = guide;
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

  /** A player's name, for the reader. */
  name(seat: number): string {
    if (seat === this.me) return this.say("you");
    if (seat === -1) return this.say("the-table");
    return this.names[seat] ?? this.say("seat-number", { number: seat });
  }

  thing(thing: Thing, field = ""): string {
    for (const named of [`${field}-${thing.key}`, `${thing.kind.toLowerCase()}-${thing.key}`])
      if (this.has(named)) return this.say(named);
    return thing.key;
  }

  phrase(phrase: Phrase): string {
    return this.say(phrase.id, phrase.facts);
  }

  /** A move as a choice, seen by the seat that has it. */
  move(view: unknown, move: Struct): string {
    return this.#struct("move", move["move"], view, move);
  }

  /** What the wording of a move is told: for other sentences about it. */
  facts(view: unknown, move: Struct): Facts {
    return { ...this.fields(String(move["move"]), move), ...this.#guide?.facts(view, move) };
  }

  /** What happened; empty if there is nothing to tell. */
  event(event: Struct): string {
    return this.#struct("event", event["event"], null, event);
  }

  refusal(reason: string, facts: Readonly<Record<string, number | string>>): string {
    const message = `refusal-${reason}`;
    if (!this.has(message)) return reason;
    return this.say(message, { ...facts, ...this.#guide?.facts(null, { ...facts, reason }) });
  }

  #struct(family: string, kind: unknown, view: unknown, thing: Struct): string {
    const message = `${family}-${String(kind)}`;
    if (!this.has(message)) return String(kind);
    return this.say(message, { ...this.fields(String(kind), thing), ...this.#guide?.facts(view, thing) });
  }

  /** A struct's fields by name, those of a struct inside beside them, things as such. */
  fields(kind: string, struct: Struct): Facts {
    const facts: Record<string, Fact> = {};
    for (const [name, value] of Object.entries(struct)) {
      const thing = this.#guide?.fields[kind]?.[name];
      if (Array.isArray(value)) facts[name] = value.map((one: unknown) => this.#fact(thing, one));
      else if (typeof value === "object" && value !== null) Object.assign(facts, this.fields(kind, value as Struct));
      else facts[name] = this.#fact(thing, value);
    }
    return facts;
  }

  #fact(kind: string | undefined, value: unknown): Fact {
    const key = kind === undefined || value === null ? undefined : this.#guide?.things[kind]?.[String(value)];
    return kind !== undefined && key !== undefined ? { kind, key } : (value as Fact);
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
    // A struct inside a list, such as the poses of a flight, has no words.
    if (!Array.isArray(fact)) return "";
    return fact.map((one: Fact) => String(this.#argument(field, one))).join(", ");
  }

  #bundle(wording: Wording): FluentBundle {
    const whole = (value: FluentValue | undefined): number => Number(value instanceof FluentNumber ? value.value : value);
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
