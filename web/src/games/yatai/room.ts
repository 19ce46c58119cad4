/** Yatai's screen. */
import type { Component } from "svelte";
import type { YataiView } from "../../protocol/yatai";
import type { BoardProps, FigureProps, Room } from "../room";
import Board from "./board/Board.svelte";
import Figure from "./text/Figure.svelte";
import Text from "./text/Text.svelte";
import { finaleOf } from "./state/finale";
import { HELP } from "./text/help";
import { YATAI_LESSON } from "./lesson";

export const room: Room = {
  Board: Board as Component<BoardProps>,
  Text: Text as Component<BoardProps>,
  help: HELP,
  lesson: YATAI_LESSON,
  Figure: Figure as Component<FigureProps>,
  finale: (view, entries, components, translator) => finaleOf(view as YataiView, entries, components, translator),
  endingMillis: 3200,
  decisions: ({ ask }: YataiView) => (ask === "nothing" ? [] : [ask]),
  points: ({ stalls }: YataiView, seat) => stalls[seat]?.points ?? 0,
};
