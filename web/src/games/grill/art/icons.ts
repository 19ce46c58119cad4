/** Icons of the ingredients and action spaces of all throwing games, by name. */
import beef from "virtual:icons/cut-of-meat";
import broccoli from "virtual:icons/broccoli";
import chili from "virtual:icons/hot-pepper";
import egg from "virtual:icons/egg";
import garlic from "virtual:icons/garlic";
import ginger from "virtual:icons/ginger-root";
import mint from "virtual:icons/herb";
import noodles from "virtual:icons/steaming-bowl";
import onion from "virtual:icons/onion";
import rice from "virtual:icons/cooked-rice";
import bonusThrow from "virtual:icons/bullseye";
import bonusIngredient from "virtual:icons/wrapped-gift";
import reserve from "virtual:icons/bookmark";
import headChef from "virtual:icons/crown";
import placeChip from "virtual:icons/round-pushpin";
import tip from "virtual:icons/coin";
import { cardamom, cinnamon, cumin, curry, fish, saffron, shiitake, shrimp } from "./ingredients";

export const ICONS: Readonly<Record<string, string>> = {
  beef,
  broccoli,
  cardamom,
  chili,
  cinnamon,
  cumin,
  curry,
  egg,
  fish,
  garlic,
  ginger,
  mint,
  noodles,
  onion,
  rice,
  saffron,
  shiitake,
  shrimp,
  "bonus-throw": bonusThrow,
  "bonus-ingredient": bonusIngredient,
  reserve,
  "head-chef": headChef,
  "place-chip": placeChip,
  tip,
};
