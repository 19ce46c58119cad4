/** The drawings of spices. */
import cardamom from "virtual:icons/pea-pod";
import chili from "virtual:icons/hot-pepper";
import cinnamon from "virtual:icons/wood";
import cumin from "virtual:icons/sheaf-of-rice";
import curry from "virtual:icons/curry-rice";
import garlic from "virtual:icons/garlic";
import ginger from "virtual:icons/ginger-root";
import mint from "virtual:icons/herb";
import saffron from "virtual:icons/hibiscus";
import { SPACES } from "../grill/space-icons";

export const SPICES: Readonly<Record<string, string>> = {
  ...SPACES,
  cardamom,
  chili,
  cinnamon,
  cumin,
  curry,
  garlic,
  ginger,
  mint,
  saffron,
};
