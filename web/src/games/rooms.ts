/** Every game that has a screen. A game without one is not shown. */
import type { Component } from "svelte";
import type { Room } from "./room";
import FiredUpPicture from "./fired_up/Picture.svelte";
import HibachiPicture from "./hibachi/Picture.svelte";
import MithralPicture from "./mithral_chef/Picture.svelte";
import SafranitoPicture from "./safranito/Picture.svelte";
import YataiPicture from "./yatai/Picture.svelte";

export interface Entry {
  /** Drawn in the lobby. */
  readonly Picture: Component;
  /** Minutes for each player. */
  readonly minutes: readonly [number, number];
  readonly load: () => Promise<Room>;
  /** Numbers that a table may choose from, by the option's name. */
  readonly offers?: (players: number) => Readonly<Record<string, readonly number[]>>;
  /** Who plays against somebody who is here for the first time; the usual bots where none is named. */
  readonly first?: string;
}

/** Somebody may be named as the first. */
const first = (players: number): readonly number[] => Array.from({ length: players }, (_, seat) => seat);

export const ROOMS: Readonly<Record<string, Entry>> = {
  yatai: { Picture: YataiPicture, minutes: [15, 20], load: async () => (await import("./yatai/room")).room },
  hibachi: {
    Picture: HibachiPicture,
    minutes: [12, 18],
    load: async () => (await import("./hibachi/room")).room,
    offers: (players) => ({ first: first(players), money: [2000, 1600] }),
  },
  "fired-up": {
    Picture: FiredUpPicture,
    minutes: [10, 15],
    load: async () => (await import("./fired_up/room")).room,
    offers: (players) => ({ first: first(players) }),
  },
  safranito: {
    Picture: SafranitoPicture,
    minutes: [12, 18],
    load: async () => (await import("./safranito/room")).room,
    offers: (players) => ({ first: first(players) }),
  },
  "mithral-chef": {
    Picture: MithralPicture,
    minutes: [3, 5],
    load: async () => (await import("./mithral_chef/room")).room,
    offers: () => ({ orders: [1, 2, 3, 4], closing: [5, 10, 15, 20, 30] }),
    first: "patient",
  },
};
