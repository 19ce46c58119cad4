/** What makes a throwing game's room. */
import type { Component } from "svelte";
import type { Happened } from "../../wire/house";
import type { BoardProps, Room } from "../room";
import { grillGuide, type Ways } from "./guide";
import type { GrillComponents, GrillEvent, GrillView } from "./types";

/** Milliseconds to look at what lies there after a flight. */
const REST = 700;

/** Milliseconds of every flight in it. */
const flight = (happened: Happened): number =>
  (happened.events as readonly GrillEvent[]).reduce(
    (sum, event) => sum + (event.event === "ChipFlew" || event.event === "ChipsSettled" ? event.motion.duration * 1000 : 0),
    0,
  );

export const grillRoom = (Board: Component<BoardProps>, Text: Component<BoardProps>, ways: Ways): Room => ({
  Board,
  Text,
  guide: (components) => grillGuide(components as GrillComponents, ways),
  asked: (view) => {
    const { ask } = view as GrillView;
    return ask === "nothing" ? "" : ask;
  },
  flight,
  lasts: (happened) =>
    (happened.events as readonly GrillEvent[]).reduce(
      (sum, event) => sum + (event.event === "ChipFlew" || event.event === "ChipsSettled" ? event.motion.duration * 1000 + REST : 0),
      REST,
    ),
  points: (view, seat) => (view as GrillView).chefs[seat]?.cooked.length ?? 0,
});
