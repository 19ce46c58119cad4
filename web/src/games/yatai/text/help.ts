/** Help topics of Yatai's board. */
import type { Help } from "../../help";

export const HELP: Help = {
  round: { name: "board-round", rule: "YAT-26" },
  line: { name: "press-title", rule: "YAT-23" },
  "tile-customers": { name: "tile-customers", rule: "YAT-30" },
  "tile-cook": { name: "tile-cook", rule: "YAT-32" },
  "tile-drinks": { name: "tile-drinks", rule: "YAT-33" },
  "tile-serve": { name: "tile-serve", rule: "YAT-35" },
  "tile-recycle": { name: "tile-recycle", rule: "YAT-34" },
  guest: { name: "board-guests", rule: "YAT-36" },
  tourist: { name: "guest-tourist", rule: "YAT-30" },
  bag: { name: "board-bag", rule: "YAT-11" },
  queue: { name: "board-queue", rule: "YAT-20" },
  dish: { name: "board-dishes", rule: "YAT-1" },
  menu: { name: "board-menu", rule: "YAT-13" },
  "dish-queue": { name: "board-dish-queue", rule: "YAT-4" },
  sink: { name: "board-sink", rule: "YAT-61" },
  drink: { name: "board-drinks", rule: "YAT-36" },
  fridge: { name: "board-fridge", rule: "YAT-4" },
  box: { name: "board-box", rule: "YAT-35" },
  taiyaki: { name: "token-taiyaki", rule: "YAT-50" },
  "doggy-bag": { name: "token-doggy-bag", rule: "YAT-51" },
  "urgent-call": { name: "token-urgent-call", rule: "YAT-52" },
  garbage: { name: "token-garbage", rule: "YAT-53" },
  reputation: { name: "board-reputation", rule: "YAT-40" },
  "bonus-menu": { name: "bonus-menu", rule: "YAT-42" },
  "bonus-influencer": { name: "bonus-influencer", rule: "YAT-43" },
  "bonus-fridge": { name: "bonus-fridge", rule: "YAT-44" },
  "bonus-stove": { name: "bonus-stove", rule: "YAT-44" },
  "bonus-double": { name: "bonus-double", rule: "YAT-45" },
  "bonus-special": { name: "bonus-special", rule: "YAT-46" },
  "bonus-reviews": { name: "board-reviews", rule: "YAT-47" },
  reviews: { name: "board-reviews", rule: "YAT-63" },
  influencer: { name: "board-influencer", rule: "YAT-43" },
  rival: { name: "board-rivals", rule: "YAT-15" },
  points: { name: "end-total", rule: "YAT-64" },
};

const TOKENS = ["taiyaki", "doggy-bag", "urgent-call", "garbage"] as const;
const TOURIST = 4;

/** The help topic of a piece. */
export function topicOf(kind: "guest" | "dish" | "drink" | "bottle" | "token", value: number): string {
  if (kind === "token") return TOKENS[value] ?? "";
  if (kind === "guest") return value === TOURIST ? "tourist" : "guest";
  return kind === "bottle" ? "box" : kind;
}
