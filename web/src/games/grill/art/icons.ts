/** Icons of the ingredients and action spaces of all throwing games, by name. */
import beef from "virtual:icons/cut-of-meat";
import broccoli from "virtual:icons/broccoli";
import cardamom from "virtual:icons/pea-pod";
import chili from "virtual:icons/hot-pepper";
import cinnamon from "virtual:icons/wood";
import cumin from "virtual:icons/sheaf-of-rice";
import curry from "virtual:icons/curry-rice";
import egg from "virtual:icons/egg";
import fish from "virtual:icons/fish";
import garlic from "virtual:icons/garlic";
import ginger from "virtual:icons/ginger-root";
import mint from "virtual:icons/herb";
import noodles from "virtual:icons/steaming-bowl";
import onion from "virtual:icons/onion";
import rice from "virtual:icons/cooked-rice";
import saffron from "virtual:icons/hibiscus";
import shiitake from "virtual:icons/mushroom";
import shrimp from "virtual:icons/fried-shrimp";
import bonusThrow from "virtual:icons/bullseye";
import bonusIngredient from "virtual:icons/wrapped-gift";
import reserve from "virtual:icons/bookmark";
import headChef from "virtual:icons/crown";
import placeChip from "virtual:icons/round-pushpin";
import tip from "virtual:icons/coin";

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
