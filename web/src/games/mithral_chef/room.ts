/** Mithral Chef's screen. */
import type { Component } from "svelte";
import type { Components, MithralView, Move } from "../../protocol/mithral-chef";
import type { BoardProps, FigureProps, Room } from "../room";
import Board from "./board/Board.svelte";
import Figure from "./text/Figure.svelte";
import Text from "./text/Text.svelte";
import { SHARED_KEYS } from "./input/key-bindings";
import { HELP } from "./text/help";
import { advise } from "./state/coach";
import { pointsOf } from "./state/points";

const THROWING: readonly string[] = ["strength", "heading", "height", "x", "y", "turn", "velocity"];
const AT = ["forest", "pantry", "oven", "plating", "order"] as const;

/** The topics for a beginner now: the stations of their hands, else the next step. */
export function decisionsFor(view: MithralView): readonly string[] {
  if (view.phase !== "play") return view.phase === "over" || view.showdown ? [] : [view.phase];
  const player = view.me === null ? undefined : view.players[view.me];
  if (player === undefined) return [];
  const stations = player.chefs.flatMap(({ station }) => (station === null ? [] : [AT[station]]));
  if (stations.length > 0) return stations;
  if (player.dishes.length > 0) return ["go-plating"];
  return [player.recipes.length > 0 ? "home" : "go-order"];
}

export const room: Room = {
  Board: Board as Component<BoardProps>,
  Text: Text as Component<BoardProps>,
  help: HELP,
  Figure: Figure as Component<FigureProps>,
  realTime: true,
  sharedKeys: SHARED_KEYS,
  endingMillis: 5500,
  decisions: decisionsFor,
  isLearning: (view: MithralView) => {
    const player = view.me === null ? undefined : view.players[view.me];
    return player?.served.length === 0 && !view.showdown && view.phase !== "over" && view.phase !== "vote";
  },
  advise: (view: MithralView, components, now) => advise(view, components as Components, now),
  puzzleQuestion: (move) => ((move as { hand?: number }).hand === 0 ? "riddle-left" : "riddle-right"),
  // How a die is released is skill, not a decision.
  decisionKey: (move) => Object.fromEntries(Object.entries(move as Move).filter(([name]) => !THROWING.includes(name))),
  points: (view: MithralView, seat, components) => pointsOf(view, components as Components, seat),
};
