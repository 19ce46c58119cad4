/** Context of Yatai's board: position, texts, legal moves. */
import { getContext, setContext } from "svelte";
import { CELLS, type Components, type Line, type Move, type Stall, type YataiView } from "../../../protocol/yatai";
import type { BoardProps } from "../../room";
import { BoardContext } from "../../board-context";

/** Tokens that change the meaning of a tap. */
export type Mode = "" | "doggy-bag" | "urgent-call";

export class YataiContext extends BoardContext<YataiView, Components, Move> {
  readonly #mode: () => Mode;

  constructor(props: () => BoardProps<YataiView, Components>, mode: () => Mode) {
    super(props);
    this.#mode = mode;
  }

  get mode(): Mode {
    return this.#mode();
  }
}

const KEY = Symbol("yatai");
export const shareContext = (play: YataiContext): YataiContext => setContext(KEY, play);
export const useContext = (): YataiContext => getContext<YataiContext>(KEY);

/** A line that holds the tiles still to act, for a position whose past is not known; `null` if there are none. */
export function lineOf({ grid, line }: YataiView): Line | null {
  if (line.length === 0) return null;
  const holds = (which: Line): boolean => {
    const tiles = (CELLS[which] ?? []).map((cell) => grid[cell] ?? "");
    return line.every((tile) => {
      const place = tiles.indexOf(tile);
      if (place >= 0) tiles.splice(place, 1);
      return place >= 0;
    });
  };
  return ([0, 1, 2, 3, 4] as const).find(holds) ?? null;
}

/** The guest on each space of a reputation board; `null` if it is empty. */
export function guestsOn(stall: Stall, spaces: number): (number | null)[] {
  return Array.from({ length: spaces }, (_, space) => {
    const guest = stall.board.findIndex((set) => (set >> space) & 1);
    return guest < 0 ? null : guest;
  });
}
