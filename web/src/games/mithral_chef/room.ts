/** Mithral Chef's screen. */
import type { Component } from "svelte";
import type { MithralView } from "../../wire/mithral-chef";
import type { BoardProps, Room } from "../room";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import { mithralGuide } from "./guide";
import { pointsOf } from "./kitchen";

const AT = ["forest", "pantry", "oven", "plating", "order"] as const;

/** What a beginner should hear about now: the station of a hand that stands somewhere, else what to do next. */
export function asked(view: MithralView): string {
  if (view.phase !== "play") return view.phase === "vote" ? "vote" : "";
  const player = view.me === null ? undefined : view.players[view.me];
  if (player === undefined) return "";
  const station = player.chefs.map((chef) => chef.station).find((one) => one !== null);
  if (station != null) return AT[station] ?? "";
  if (player.dishes.length > 0) return "go-plating";
  return player.recipes.length > 0 ? "home" : "go-order";
}

export const room: Room = {
  Board: Board as Component<BoardProps>,
  Text: Text as Component<BoardProps>,
  guide: () => mithralGuide(),
  realTime: true,
  asked: (view) => asked(view as MithralView),
  points: (view, seat) => pointsOf(view as MithralView, null, seat),
};
