/** Every game that has a screen of its own; any other is shown by the general one. */
import type { Component } from "svelte";
import type { Room } from "./room";
import FiredUpPicture from "./fired_up/Picture.svelte";
import HibachiPicture from "./hibachi/Picture.svelte";
import MithralPicture from "./mithral_chef/Picture.svelte";
import SafranitoPicture from "./safranito/Picture.svelte";
import YataiPicture from "./yatai/Picture.svelte";

/** Drawn in the lobby for a game that has no picture. */
export { default as GeneralPicture } from "./general/Picture.svelte";

interface Entry {
  /** Drawn in the lobby. */
  readonly Picture: Component;
  readonly load: () => Promise<Room>;
  /** What a table of one person with bots agrees on, where that is not what people agree on by default. */
  readonly alone?: Readonly<Record<string, unknown>>;
  /** Numbers that a table may choose from, by the option's name. */
  readonly offers?: (players: number) => Readonly<Record<string, readonly number[]>>;
}

/** Against bots the arc of a throw is shown. */
const LEARNING = { arc: true };
/** Somebody may be named as the first. */
const first = (players: number): readonly number[] => Array.from({ length: players }, (_, seat) => seat);

export const ROOMS: Readonly<Record<string, Entry>> = {
  yatai: {
    Picture: YataiPicture,
    load: async () => (await import("./yatai/room")).room,
    offers: (players) => ({ first: first(players) }),
  },
  hibachi: {
    Picture: HibachiPicture,
    load: async () => (await import("./hibachi/room")).room,
    alone: LEARNING,
    offers: (players) => ({ first: first(players), money: [2000, 1600] }),
  },
  "fired-up": {
    Picture: FiredUpPicture,
    load: async () => (await import("./fired_up/room")).room,
    alone: LEARNING,
    offers: (players) => ({ first: first(players) }),
  },
  safranito: {
    Picture: SafranitoPicture,
    load: async () => (await import("./safranito/room")).room,
    alone: LEARNING,
    offers: (players) => ({ first: first(players) }),
  },
  "mithral-chef": {
    Picture: MithralPicture,
    load: async () => (await import("./mithral_chef/room")).room,
    offers: () => ({ orders: [1, 2, 3, 4] }),
  },
};

/** The screen of a game. */
export const loadScreen = async (game: string): Promise<Room> =>
  ROOMS[game]?.load() ?? (await import("./general/room")).room;

/** Numbers that a table may choose from. */
export const offersOf = (game: string, players: number): Readonly<Record<string, readonly number[]>> =>
  (ROOMS[game]?.offers ?? (() => ({ first: first(players) })))(players);
