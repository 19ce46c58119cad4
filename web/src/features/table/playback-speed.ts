/** How fast this page shows what happens. */
import type { Happened } from "../../protocol/schemas";
import type { Loaded } from "../../shared/load-room";
import type { Session } from "./session/session.svelte";
import { settings } from "../settings/settings.svelte";

/** How many times as fast the deeds of others are shown, and how many milliseconds each stands at least. */
const RATES = { slow: [0.6, 1800], normal: [1, 700], fast: [2.5, 200], instant: [10, 0] } as const;
const AT_ONCE = 10_000;

export class Tempo {
  readonly #session: Session;
  readonly #loaded: Loaded;

  constructor(session: Session, loaded: Loaded) {
    this.#session = session;
    this.#loaded = loaded;
  }

  /** How many times as fast as it happened the board shows the latest deed. */
  get speed(): number {
    return this.#session.teller.hurried ? AT_ONCE : this.#rateOf(this.#session.latest.entries.at(-1));
  }

  /** Milliseconds that a piece is seen on its way. */
  get travels(): number {
    const seen = settings.motion && !settings.text && !this.#loaded.room.realTime;
    return seen && this.speed < RATES.instant[0] ? 520 / this.speed : 0;
  }

  /** What the board shows by moving is told in words when it has come to rest. */
  lead(): void {
    const { room, components } = this.#loaded;
    const { teller } = this.#session;
    teller.showing = (happened) =>
      settings.motion && !settings.text && !document.hidden
        ? (room.flightMillis?.(happened, components) ?? 0) / this.#rateOf(happened)
        : 0;
    teller.resting = (happened) =>
      room.realTime || document.hidden || happened.told.length === 0 ? 0 : RATES[settings.pace][1];
  }

  /** What I did myself is shown as fast as it was. */
  #rateOf(happened: Happened | undefined): number {
    return happened === undefined || happened.seat === this.#session.seat ? 1 : RATES[settings.pace][0];
  }
}
