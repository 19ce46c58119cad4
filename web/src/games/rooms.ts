/** Every game that has a screen. A game without one is not shown. */
import type { Component } from "svelte";
import type { Room } from "./room";
import MithralPicture from "./mithral_chef/Picture.svelte";
import YataiPicture from "./yatai/Picture.svelte";

export interface Entry {
  /** Drawn in the lobby. */
  readonly Picture: Component;
  /** Minutes for each player. */
  readonly minutes: readonly [number, number];
  readonly load: () => Promise<Room>;
  /** Who plays against somebody who is here for the first time; the usual bots where none is named. */
  readonly first?: string;
}

export const ROOMS: Readonly<Record<string, Entry>> = {
  yatai: { Picture: YataiPicture, minutes: [15, 20], load: async () => (await import("./yatai/room")).room },
  "mithral-chef": {
    Picture: MithralPicture,
    minutes: [3, 5],
    load: async () => (await import("./mithral_chef/room")).room,
    first: "patient",
  },
};
