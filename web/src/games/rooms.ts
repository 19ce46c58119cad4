/** Every game that has a screen. A game without one is not shown. */
import type { Component } from "svelte";
import type { Room } from "./room";
import YataiPicture from "./yatai/Picture.svelte";

export interface Entry {
  /** Drawn in the lobby. */
  readonly Picture: Component;
  /** Minutes for each player. */
  readonly minutes: readonly [number, number];
  readonly load: () => Promise<Room>;
}

export const ROOMS: Readonly<Record<string, Entry>> = {
  yatai: { Picture: YataiPicture, minutes: [15, 20], load: async () => (await import("./yatai/room")).room },
};
