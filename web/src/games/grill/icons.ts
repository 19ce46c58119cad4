/** The drawings of food, shared by Hibachi and Fired Up. */
import beef from "virtual:icons/cut-of-meat";
import broccoli from "virtual:icons/broccoli";
import chili from "virtual:icons/hot-pepper";
import egg from "virtual:icons/egg";
import fish from "virtual:icons/fish";
import noodles from "virtual:icons/steaming-bowl";
import onion from "virtual:icons/onion";
import rice from "virtual:icons/cooked-rice";
import shiitake from "virtual:icons/mushroom";
import shrimp from "virtual:icons/fried-shrimp";
import { SPACES } from "./space-icons";

export const FOOD: Readonly<Record<string, string>> = {
  ...SPACES,
  beef,
  broccoli,
  chili,
  egg,
  fish,
  noodles,
  onion,
  rice,
  shiitake,
  shrimp,
};
