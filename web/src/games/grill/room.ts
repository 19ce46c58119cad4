/** What makes a throwing game's room. */
import type { Component } from "svelte";
import type { BoardProps, Room } from "../room";
import { grillGuide, type Ways } from "./guide";
import type { GrillComponents, GrillView } from "./types";

export const grillRoom = (Board: Component<BoardProps>, Text: Component<BoardProps>, ways: Ways): Room => ({
  Board,
  Text,
  guide: (components) => grillGuide(components as GrillComponents, ways),
  asked: (view) => {
    const { ask } = view as GrillView;
    return ask === "nothing" ? "" : ask;
  },
  points: (view, seat) => (view as GrillView).chefs[seat]?.cooked.length ?? 0,
});
