/** Context of a throwing game's board: position, texts, legal moves. */
import { getContext, setContext } from "svelte";
import type { Facts } from "../../../i18n/translator";
import type { BoardProps } from "../../room";
import { ICONS } from "../art/icons";
import { BoardContext } from "../../board-context";
import type { GrillComponents, GrillView, Side } from "./types";

export type AnyMove = { readonly move: string } & Readonly<Record<string, unknown>>;

/** The props of a throwing game's board. */
export type GrillProps<View = GrillView> = BoardProps<View, GrillComponents>;

export class GrillContext<View = GrillView> extends BoardContext<View, GrillComponents, AnyMove> {
  /** The icon of an ingredient or action space. */
  icon(name: string): string {
    return ICONS[name] ?? "";
  }

  /** The legal moves of these kinds. */
  moves(...kinds: string[]): AnyMove[] {
    return this.legalMoves.moves.filter((one) => kinds.includes(one.move));
  }

  /** The facts of a move's sentence, for other sentences about it. */
  facts(move: AnyMove): Facts {
    return this.legalMoves.phrase(move)?.facts ?? {};
  }

  place(place: number): string {
    return this.translator.printedName("place", place);
  }

  ingredient(kind: number): string {
    return this.translator.printedName("ingredient", kind);
  }

  recipe(recipe: number): string {
    return this.translator.printedName("recipe", recipe);
  }

  money(amount: number): string {
    return this.translator.say("money", { amount });
  }
}

/** Whether a seat may use the throw form: its own setting, else the table's. */
export function mayAim(options: BoardProps["options"], seat: number): boolean {
  const agreed: unknown = options["assists"];
  const own: unknown = Array.isArray(agreed) ? (agreed as unknown[])[seat] : null;
  return typeof own === "string" ? own === "allowed" : options["assist"] !== false;
}

const KEY = Symbol("grill");
export const shareContext = <View extends GrillView>(play: GrillContext<View>): GrillContext<View> =>
  setContext(KEY, play);
export const useContext = <View extends GrillView>(): GrillContext<View> => getContext<GrillContext<View>>(KEY);

/** Sides clockwise from above (THR-11). */
const SEATED: readonly Side[] = ["near", "left", "far", "right"];
/** The side of a seat: two players face each other, more sit around the table. */
export const sideOf = (seat: number, players: number): Side =>
  SEATED[Math.floor((seat * SEATED.length) / players)] ?? "near";

export const isThrow = (ask: string): boolean => ask === "throw" || ask === "bonus-throw";
