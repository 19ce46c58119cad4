/** Yatai's screen. */
import type { Component } from "svelte";
import type { Components, YataiView } from "../../wire/yatai";
import type { BoardProps, Room } from "../room";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import { yataiGuide } from "./guide";

export const room: Room = {
  Board: Board as Component<BoardProps>,
  Text: Text as Component<BoardProps>,
  guide: (components) => yataiGuide(components as Components),
  asked: (view) => {
    const { ask } = view as YataiView;
    return ask === "nothing" ? "" : ask;
  },
  points: (view, seat) => (view as YataiView).stalls[seat]?.points ?? 0,
};
