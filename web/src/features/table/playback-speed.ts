/** The speed at which this page shows moves. */
import type { GameEntry } from "../../protocol/schemas";
import type { Loaded } from "../../shared/load-room";
import type { Session } from "./session/session.svelte";
import { settings } from "../settings/settings.svelte";

/** By setting: the speed factor for other players' moves, and the pause after each in milliseconds. */
const SPEEDS = { slow: [0.6, 1800], normal: [1, 700], fast: [2.5, 200], instant: [10, 0] } as const;
const AT_ONCE = 10_000;
/** Milliseconds that a piece takes to move at normal speed. */
const TRAVEL_MS = 520;

export class Playback {
  readonly #session: Session;
  readonly #loaded: Loaded;

  constructor(session: Session, loaded: Loaded) {
    this.#session = session;
    this.#loaded = loaded;
  }

  /** The speed factor of the latest move. */
  get speed(): number {
    return this.#session.queue.skipped ? AT_ONCE : this.#speedOf(this.#session.latest.entries.at(-1));
  }

  /** Milliseconds that a piece takes to its new place; 0 without animation. */
  get travelTime(): number {
    const animated = settings.motion && !settings.text && !this.#loaded.room.realTime;
    return animated && this.speed < SPEEDS.instant[0] ? TRAVEL_MS / this.speed : 0;
  }

  /** Make the session's queue wait for the board's animations. */
  configureQueue(): void {
    const { room, components } = this.#loaded;
    const { queue } = this.#session;
    queue.showTime = (happened) =>
      settings.motion && !settings.text && !document.hidden
        ? (room.flightMillis?.(happened, components) ?? 0) / this.#speedOf(happened)
        : 0;
    queue.pauseAfter = (happened) =>
      room.realTime || document.hidden || happened.narration.length === 0 ? 0 : SPEEDS[settings.playbackSpeed][1];
  }

  /** My own moves are shown at normal speed. */
  #speedOf(happened: GameEntry | undefined): number {
    return happened === undefined || happened.seat === this.#session.seat ? 1 : SPEEDS[settings.playbackSpeed][0];
  }
}
