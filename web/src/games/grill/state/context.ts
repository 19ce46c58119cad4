/** What the panels of a throwing game share: the position, its words, and which moves may be made. */
import { getContext, setContext } from "svelte";
import type { Facts } from "../../../i18n/translator";
import type { BoardProps } from "../../room";
import { ICONS } from "../art/icons";
import { BoardContext } from "../../board-context";
import type { GrillComponents, GrillView, Side } from "./types";

export type AnyMove = { readonly move: string } & Readonly<Record<string, unknown>>;

/** What the board of a throwing game is given. */
export type GrillProps<View = GrillView> = BoardProps<View, GrillComponents>;

export class GrillContext<View = GrillView> extends BoardContext<View, GrillComponents, AnyMove> {
  /** The drawing of an ingredient or an action space. */
  icon(name: string): string {
    return ICONS[name] ?? "";
  }

  /** Every move of these kinds that may be made. */
  moves(...kinds: string[]): AnyMove[] {
    return this.legalMoves.moves.filter((one) => kinds.includes(one.move));
  }

  /** What the sentence about a move is told: for other sentences about it. */
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

/** Whether a seat may throw by keys and by form: what the table agreed on for it, else for all. */
export function mayAim(options: BoardProps["options"], seat: number): boolean {
  const agreed: unknown = options["assists"];
  const own: unknown = Array.isArray(agreed) ? (agreed as unknown[])[seat] : null;
  return typeof own === "string" ? own === "allowed" : options["assist"] !== false;
}

const KEY = Symbol("grill");
export const shareContext = <View extends GrillView>(play: GrillContext<View>): GrillContext<View> =>
  setContext(KEY, play);
export const useContext = <View extends GrillView>(): GrillContext<View> => getContext<GrillContext<View>>(KEY);

/** Seats clockwise, seen from above (THR-11). */
const SEATED: readonly Side[] = ["near", "left", "far", "right"];
/** Where a seat sits: two players face each other, more sit around the table. */
export const sideOf = (seat: number, players: number): Side =>
  SEATED[Math.floor((seat * SEATED.length) / players)] ?? "near";

export const isThrow = (ask: string): boolean => ask === "throw" || ask === "bonus-throw";
