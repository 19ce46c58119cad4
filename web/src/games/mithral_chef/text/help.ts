/** Help topics of the kitchen. */
import type { Help } from "../../help";

export const HELP: Help = {
  kitchen: { name: "board-kitchen", rule: "MIT-20" },
  hand: { name: "hand-left", rule: "MIT-22" },
  forest: { name: "station-forest", rule: "MIT-30" },
  pantry: { name: "station-pantry", rule: "MIT-40" },
  oven: { name: "station-oven", rule: "MIT-54" },
  plating: { name: "station-plating", rule: "MIT-60" },
  order: { name: "station-order", rule: "MIT-70" },
  ticket: { name: "kitchen-tickets", rule: "MIT-82" },
  heat: { name: "station-oven", rule: "MIT-55" },
  larder: { name: "board-larder", rule: "MIT-23" },
  plates: { name: "board-plates", rule: "MIT-56" },
  points: { name: "end-total", rule: "MIT-80" },
  clock: { name: "board-clock", rule: "MIT-72" },
};

/** The help topics of the stations, by station number. */
export const STATIONS = ["forest", "pantry", "oven", "plating", "order"] as const;
