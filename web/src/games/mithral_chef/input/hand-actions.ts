/** What each action does at the hand's station. */
import { ASIDE, type Pace, type Vegetable } from "../../../protocol/mithral-chef";
import type { Hand } from "./hand.svelte";
import { PICKS, type HandAction } from "./key-bindings";

export const PACES: readonly Pace[] = ["calm", "steady", "rushed"];
const NUDGE = 0.001;
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

export function runAction(hand: Hand, action: HandAction): void {
  const pick = PICKS.indexOf(action);
  if (hand.mealMoves.length > 0) return choose(hand, action, pick);
  if (action === "home") return hand.leave();
  switch (hand.chef?.work?.type) {
    case undefined:
      return atHome(hand, action, pick);
    case "Hunting":
      return hunt(hand, action, pick);
    case "Foraging":
      return forage(hand, action, pick);
    case "Cooking":
      return cook(hand, action, pick);
    case "Plating":
      return plating(hand, action, pick);
  }
}

function choose(hand: Hand, action: HandAction, pick: number): void {
  const many = hand.mealMoves.length;
  if (pick >= 0) hand.go(pick);
  else if (action === "do") hand.take(hand.mealMoves[hand.choice]);
  else if (action === "less") hand.choice = (hand.choice + many - 1) % many;
  else if (action === "more") hand.choice = (hand.choice + 1) % many;
  else hand.choosing = null;
}

function atHome(hand: Hand, action: HandAction, pick: number): void {
  if (pick >= 0) hand.go(pick);
  else if (action === "do") hand.enter();
  else if (action === "less") hand.door = (hand.door + 4) % 5;
  else if (action === "more") hand.door = (hand.door + 1) % 5;
}

function hunt(hand: Hand, action: HandAction, pick: number): void {
  const side = hand.hand;
  const { view, components } = hand.kitchen();
  const work = hand.chef?.work;
  const open = work?.type === "Hunting" && work.card !== null;
  if (action === "do")
    hand.play(open ? { move: "TakeGame", hand: side } : { move: "Flip", hand: side, slot: hand.slot });
  else if (action === "other" && open) hand.play({ move: "Ignore", hand: side });
  else if (action === "less" || action === "more") {
    const place = view.spread.indexOf(hand.slot) + (action === "more" ? 1 : -1);
    hand.aim = view.spread.at(place % view.spread.length) ?? 0;
  } else if (pick >= 0) {
    const cards = components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);
    hand.aim = Math.floor(((pick + 0.5) * cards) / 5);
  }
}

function forage(hand: Hand, action: HandAction, pick: number): void {
  const side = hand.hand;
  const work = hand.chef?.work;
  const open = work?.type === "Foraging" && work.die !== null;
  if (action === "do") hand.play({ move: open ? "Keep" : "Draw", hand: side });
  else if (action === "other" && open) hand.play({ move: "PutBack", hand: side });
  else if (pick >= 0 && pick < 3 && !open) hand.play({ move: "ReturnDie", hand: side, die: pick as Vegetable });
}

function cook(hand: Hand, action: HandAction, pick: number): void {
  const work = hand.chef?.work;
  if (work?.type !== "Cooking") return;
  if (pick >= 0 && pick < work.dice.length) hand.pick(pick);
  else if (action === "do") hand.roll();
  else if (action === "other") hand.stop();
  else if (action === "less") hand.plate = Math.min(hand.plate + 1, Math.max(0, hand.plates.length - 1));
  else if (action === "more") hand.plate = Math.max(0, hand.plate - 1);
}

function plating(hand: Hand, action: HandAction, pick: number): void {
  const work = hand.chef?.work;
  if (work?.type !== "Plating") return;
  if (pick >= 0) hand.wanted = pick;
  else if (action === "do") hand.stopMeter();
  else if (action === "other") hand.pace = PACES[(PACES.indexOf(hand.pace) + 1) % PACES.length] ?? "steady";
  else hand.tongs = { ...hand.tongs, x: clamp(hand.tongs.x + (action === "more" ? NUDGE : -NUDGE), ASIDE) };
}
