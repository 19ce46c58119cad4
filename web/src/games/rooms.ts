/** Every game with a screen of its own; any other game gets the generic one. */
import type { Room } from "./room";
import firedUpPicture from "./fired_up/picture.svg";
import hibachiPicture from "./hibachi/picture.svg";
import mithralPicture from "./mithral_chef/picture.svg";
import safranitoPicture from "./safranito/picture.svg";
import yataiPicture from "./yatai/picture.svg";

/** Shown in the lobby for a game without a picture. */
export { default as GenericPicture } from "./generic/Picture.svelte";

interface Entry {
  /** The address of the lobby's picture. */
  readonly picture: string;
  readonly load: () => Promise<Room>;
  /** Options of a table with one person and bots, where they differ from the defaults. */
  readonly soloOptions?: Readonly<Record<string, unknown>>;
  /** The numbers that a numeric option may take, by its name. */
  readonly numberChoices?: (players: number) => Readonly<Record<string, readonly number[]>>;
}

/** Against bots the arc of a throw is shown. */
const SHOW_ARC = { arc: true };
const seats = (players: number): readonly number[] => Array.from({ length: players }, (_, seat) => seat);

export const ROOMS: Readonly<Record<string, Entry>> = {
  yatai: { picture: yataiPicture, load: async () => (await import("./yatai/room")).room },
  hibachi: {
    picture: hibachiPicture,
    load: async () => (await import("./hibachi/room")).room,
    soloOptions: SHOW_ARC,
    numberChoices: (players) => ({ first: seats(players), money: [2000, 1600] }),
  },
  "fired-up": {
    picture: firedUpPicture,
    load: async () => (await import("./fired_up/room")).room,
    soloOptions: SHOW_ARC,
  },
  safranito: {
    picture: safranitoPicture,
    load: async () => (await import("./safranito/room")).room,
    soloOptions: SHOW_ARC,
  },
  "mithral-chef": {
    picture: mithralPicture,
    load: async () => (await import("./mithral_chef/room")).room,
    numberChoices: () => ({ orders: [1, 2, 3, 4] }),
  },
};

export const loadRoomScreen = async (game: string): Promise<Room> =>
  ROOMS[game]?.load() ?? (await import("./generic/room")).room;

/** The numbers that each numeric option may take; most games let the table name the first player. */
export const numberChoices = (game: string, players: number): Readonly<Record<string, readonly number[]>> =>
  ROOMS[game]?.numberChoices?.(players) ?? { first: seats(players) };
