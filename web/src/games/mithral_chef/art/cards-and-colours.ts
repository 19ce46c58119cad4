/** The dice colours, and the content of a forest card. */
/** d6 black, d8 yellow, d10 blue. */
export const GAME_COLOURS = [
  [58, 56, 72],
  [246, 201, 55],
  [48, 96, 200],
] as const;
/** Onion white, eggplant purple, pepper orange. */
export const PANTRY_COLOURS = [
  [240, 236, 226],
  [142, 76, 170],
  [242, 128, 42],
] as const;
export const css = (colour: readonly [number, number, number]): string => `rgb(${colour.join(" ")})`;
/** A forest card's animal and die. */
export function ofCard(card: string): { animal: string; die: number | null } {
  const [animal = "", die] = card.split("-");
  return { animal, die: die === undefined ? null : ["d6", "d8", "d10"].indexOf(die) };
}
