/** The quick reactions and their icons. */
import clap from "virtual:icons/clapping-hands-light";
import heart from "virtual:icons/red-heart";
import hurry from "virtual:icons/hourglass-done";
import laugh from "virtual:icons/face-with-tears-of-joy";
import sad from "virtual:icons/crying-face";
import thanks from "virtual:icons/folded-hands-light";
import think from "virtual:icons/thinking-face";
import wow from "virtual:icons/astonished-face";
import type { Sign } from "./session/reactions.svelte";

export const SIGNS: readonly (readonly [Sign, string])[] = [
  ["clap", clap],
  ["laugh", laugh],
  ["wow", wow],
  ["sad", sad],
  ["think", think],
  ["hurry", hurry],
  ["thanks", thanks],
  ["heart", heart],
];
