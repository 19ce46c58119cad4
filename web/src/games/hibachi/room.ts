/** Hibachi's screen. */
import { helpOf } from "../grill/text/help";
import { grillRoom } from "../grill/room";
import { MARKET_CARDS } from "../grill/lesson";
import MarketBoard from "../grill/market/MarketBoard.svelte";

const help = helpOf({
  round: "HIB-20",
  rack: "HIB-1",
  chips: "HIB-15",
  bowl: "HIB-44",
  bare: "HIB-37",
  "bonus-throw": "HIB-33",
  "bonus-ingredient": "HIB-34",
  reserve: "HIB-35",
  "head-chef": "HIB-36",
  head: "HIB-60",
  money: "HIB-53",
  hand: "HIB-42",
  cards: "HIB-14",
  chili: "HIB-51",
  recipe: "HIB-50",
  reserved: "HIB-35",
  cooked: "HIB-52",
  use: "HIB-31",
  keep: "HIB-34",
  sell: "HIB-42",
  buy: "HIB-44",
  cook: "HIB-50",
});

export const room = grillRoom(MarketBoard, help, MARKET_CARDS);
