/** The screen of games without one of their own: their view arrives as panels. */
import type { Component } from "svelte";
import type { Panel } from "../../protocol/schemas";
import type { BoardProps, Room } from "../room";
import Board from "./Board.svelte";
import { pointsIn } from "./panels";

export const room: Room = {
  Board: Board as Component<BoardProps>,
  points: (view, seat) => pointsIn(view as Panel, seat),
};
