/** What each key of a hand does where the hand stands. */
import { ASIDE, type Pace, type Vegetable } from "../../../protocol/mithral-chef";
import type { Hand } from "./hand.svelte";
import { PICKS, type Deed } from "./key-bindings";

export const PACES: readonly Pace[] = ["calm", "steady", "rushed"];
const NUDGE = 0.001;
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

export function press(hand: Hand, deed: Deed): void {
  const pick = PICKS.indexOf(deed);
  if (hand.offered.length > 0) return choose(hand, deed, pick);
  if (deed === "home") return hand.leave();
  switch (hand.chef?.work?.type) {
    case undefined:
      return atHome(hand, deed, pick);
    case "Hunting":
      return hunt(hand, deed, pick);
    case "Foraging":
      return forage(hand, deed, pick);
    case "Cooking":
      return cook(hand, deed, pick);
    case "Plating":
      return plating(hand, deed, pick);
  }
}

function choose(hand: Hand, deed: Deed, pick: number): void {
  const many = hand.offered.length;
  if (pick >= 0) hand.go(pick);
  else if (deed === "do") hand.take(hand.offered[hand.choice]);
  else if (deed === "less") hand.choice = (hand.choice + many - 1) % many;
  else if (deed === "more") hand.choice = (hand.choice + 1) % many;
  else hand.asking = null;
}

function atHome(hand: Hand, deed: Deed, pick: number): void {
  if (pick >= 0) hand.go(pick);
  else if (deed === "do") hand.enter();
  else if (deed === "less") hand.door = (hand.door + 4) % 5;
  else if (deed === "more") hand.door = (hand.door + 1) % 5;
}

function hunt(hand: Hand, deed: Deed, pick: number): void {
  const side = hand.hand;
  const { view, components } = hand.kitchen();
  const work = hand.chef?.work;
  const open = work?.type === "Hunting" && work.card !== null;
  if (deed === "do") hand.play(open ? { move: "TakeGame", hand: side } : { move: "Flip", hand: side, slot: hand.slot });
  else if (deed === "other" && open) hand.play({ move: "Ignore", hand: side });
  else if (deed === "less" || deed === "more") {
    const place = view.spread.indexOf(hand.slot) + (deed === "more" ? 1 : -1);
    hand.aim = view.spread.at(place % view.spread.length) ?? 0;
  } else if (pick >= 0) {
    const cards = components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);
    hand.aim = Math.floor(((pick + 0.5) * cards) / 5);
  }
}

function forage(hand: Hand, deed: Deed, pick: number): void {
  const side = hand.hand;
  const work = hand.chef?.work;
  const open = work?.type === "Foraging" && work.die !== null;
  if (deed === "do") hand.play({ move: open ? "Keep" : "Draw", hand: side });
  else if (deed === "other" && open) hand.play({ move: "PutBack", hand: side });
  else if (pick >= 0 && pick < 3 && !open) hand.play({ move: "ReturnDie", hand: side, die: pick as Vegetable });
}

function cook(hand: Hand, deed: Deed, pick: number): void {
  const work = hand.chef?.work;
  if (work?.type !== "Cooking") return;
  if (pick >= 0 && pick < work.dice.length) hand.pick(pick);
  else if (deed === "do") hand.roll();
  else if (deed === "other") hand.stop();
  else if (deed === "less") hand.plate = Math.min(hand.plate + 1, Math.max(0, hand.plates.length - 1));
  else if (deed === "more") hand.plate = Math.max(0, hand.plate - 1);
}

function plating(hand: Hand, deed: Deed, pick: number): void {
  const work = hand.chef?.work;
  if (work?.type !== "Plating") return;
  if (pick >= 0) hand.wanted = pick;
  else if (deed === "do") hand.time();
  else if (deed === "other") hand.pace = PACES[(PACES.indexOf(hand.pace) + 1) % PACES.length] ?? "steady";
  else hand.tongs = { ...hand.tongs, x: clamp(hand.tongs.x + (deed === "more" ? NUDGE : -NUDGE), ASIDE) };
}
