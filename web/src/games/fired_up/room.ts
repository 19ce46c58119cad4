/** Fired Up's screen. */
import { helpOf } from "../grill/text/help";
import { grillRoom } from "../grill/room";
import Board from "./Board.svelte";

const help = helpOf({
  round: "FUP-31",
  rack: "FUP-1",
  chips: "FUP-34",
  bowl: "FUP-40",
  bare: "FUP-54",
  "place-chip": "FUP-50",
  "bonus-ingredient": "FUP-51",
  reserve: "FUP-52",
  tip: "FUP-53",
  head: "FUP-82",
  money: "FUP-81",
  hand: "FUP-41",
  cards: "FUP-13",
  chili: "FUP-61",
  recipe: "FUP-60",
  reserved: "FUP-52",
  cooked: "FUP-80",
  activate: "FUP-32",
});

export const room = grillRoom(Board, help);
