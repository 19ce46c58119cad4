/** The drawings of Mithral Chef, and its colours. */
import bag from "virtual:icons/backpack";
import beast from "virtual:icons/unicorn";
import clock from "virtual:icons/stopwatch";
import bell from "virtual:icons/bellhop-bell";
import eggplant from "virtual:icons/eggplant";
import fire from "virtual:icons/fire";
import hart from "virtual:icons/deer";
import left from "virtual:icons/left-facing-fist-light";
import onion from "virtual:icons/onion";
import pepper from "virtual:icons/bell-pepper";
import plate from "virtual:icons/fork-and-knife-with-plate";
import ram from "virtual:icons/ram";
import right from "virtual:icons/right-facing-fist-light";
import tracks from "virtual:icons/paw-prints";
import tree from "virtual:icons/evergreen-tree";
import wolf from "virtual:icons/wolf";

export const STATIONS: readonly string[] = [tree, bag, fire, plate, bell];
export const HANDS: readonly string[] = [right, left];
export const VEGETABLES: readonly string[] = [onion, eggplant, pepper];
export const ANIMALS: Readonly<Record<string, string>> = { hart, ram, wolf, beast, tracks };
export const FIRE = fire;
export const CLOCK = clock;

/** d6 black, d8 yellow, d10 blue. */
export const GAME_COLOURS = [[58, 56, 72], [246, 201, 55], [48, 96, 200]] as const;
/** Onion white, eggplant purple, pepper orange. */
export const PANTRY_COLOURS = [[240, 236, 226], [142, 76, 170], [242, 128, 42]] as const;
export const css = (colour: readonly [number, number, number]): string => `rgb(${colour.join(" ")})`;
/** The animal and the die of a forest card. */
export function ofCard(card: string): { animal: string; die: number | null } {
  const [animal = "", die] = card.split("-");
  return { animal, die: die === undefined ? null : ["d6", "d8", "d10"].indexOf(die) };
}
