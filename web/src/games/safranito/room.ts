/** Safranito's screen. */
import { helpOf } from "../grill/text/help";
import { grillRoom } from "../grill/room";
import { MARKET_CARDS } from "../grill/lesson";
import MarketBoard from "../grill/market/MarketBoard.svelte";

const help = helpOf({
  round: "SAF-20",
  rack: "SAF-1",
  chips: "SAF-16",
  bowl: "SAF-45",
  bare: "THR-23",
  "bonus-throw": "SAF-33",
  "bonus-ingredient": "SAF-34",
  reserve: "SAF-35",
  "head-chef": "SAF-36",
  head: "SAF-60",
  money: "SAF-53",
  hand: "SAF-43",
  cards: "SAF-14",
  recipe: "SAF-50",
  reserved: "SAF-35",
  cooked: "SAF-52",
  use: "SAF-31",
  keep: "SAF-34",
  sell: "SAF-43",
  buy: "SAF-45",
  cook: "SAF-50",
});

export const room = grillRoom(MarketBoard, help, MARKET_CARDS);
