/** What the panels of a throwing game share: the position, its words, and which moves may be made. */
import { getContext, setContext } from "svelte";
import type { Happened } from "../../wire/house";
import type { Words } from "../../words/words";
import type { BoardProps } from "../room";
import { ingredientPhrase, placePhrase } from "./guide";
import type { GrillComponents, GrillView, Side } from "./types";

export type AnyMove = { readonly move: string } & Readonly<Record<string, unknown>>;

/** A plain text that is the same for equal moves, whatever the order of their fields. */
export function moveKey(move: object): string {
  return JSON.stringify(Object.entries(move).sort(([one], [two]) => (one < two ? -1 : 1)));
}

export interface Play {
  readonly view: GrillView;
  readonly components: GrillComponents;
  readonly words: Words;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly entries: readonly Happened[];
  /** What the picture shows, ahead of everything else while chips fly. */
  readonly latest: { readonly view: GrillView; readonly entries: readonly Happened[] };
  /** Whose chips lie in the rack. */
  readonly seat: number;
  /** The reader is asked to decide something now. */
  readonly live: boolean;
  /** The drawing of an ingredient or an action space. */
  icon(name: string): string;
  /** Every move of these kinds that may be made. */
  moves(...kinds: string[]): AnyMove[];
  legal(move: AnyMove): boolean;
  play(move: AnyMove): void;
  label(move: AnyMove): string;
  place(place: number): string;
  ingredient(kind: number): string;
  recipe(recipe: number): string;
  money(amount: number): string;
}

/** What a board's props come to, read anew whenever they change. */
export function playOf(given: () => BoardProps, icons: Readonly<Record<string, string>>): Play {
  const view = (): GrillView => given().view as GrillView;
  const components = (): GrillComponents => given().components as GrillComponents;
  const listed = (): readonly AnyMove[] => (given().moves ?? []) as readonly AnyMove[];
  return {
    get view() { return view(); },
    get components() { return components(); },
    get words() { return given().words; },
    get names() { return given().names; },
    get colours() { return given().colours; },
    get entries() { return given().entries; },
    get latest() {
      const { latest, entries } = given();
      return latest ? { view: latest.view as GrillView, entries: latest.entries } : { view: view(), entries };
    },
    get seat() { return given().seat; },
    get live() { return given().moves !== null; },
    icon: (name) => icons[name] ?? "",
    moves: (...kinds) => listed().filter((one) => kinds.includes(one.move)),
    legal: (move) => listed().some((one) => one.move === move.move && moveKey(one) === moveKey(move)),
    play: (move) => given().play(move),
    label: (move) => given().words.move(view(), move),
    place: (place) => given().words.phrase(placePhrase(components(), place)),
    ingredient: (kind) => given().words.phrase(ingredientPhrase(components(), kind)),
    recipe: (recipe) => given().words.say(`recipe-${components().recipe[recipe]?.id ?? recipe}`),
    money: (amount) => given().words.say("money", { amount }),
  };
}

const KEY = Symbol("grill");
export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);

const SIDES: readonly Side[] = ["near", "right", "far", "left"];
/** Where a seat sits: two players face each other, more sit around the table. */
export const sideOf = (seat: number, players: number): Side => SIDES[Math.floor((seat * SIDES.length) / players)] ?? "near";

export const isThrow = (ask: string): boolean => ask === "throw" || ask === "bonus-throw";
