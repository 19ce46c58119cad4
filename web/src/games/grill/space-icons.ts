/** The drawings that all throwing games share. */
import place from "virtual:icons/round-pushpin";
import gift from "virtual:icons/wrapped-gift";
import reserve from "virtual:icons/bookmark";
import chef from "virtual:icons/crown";
import tip from "virtual:icons/coin";
import aim from "virtual:icons/bullseye";

export const SPACES: Readonly<Record<string, string>> = {
  "bonus-throw": aim,
  "bonus-ingredient": gift,
  reserve,
  "head-chef": chef,
  "place-chip": place,
  tip,
  bare: "",
};
