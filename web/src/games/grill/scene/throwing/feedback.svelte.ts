/** Feedback on the player's throws: trails, and how far each missed. */
import { BARE, OUT } from "../../../../protocol/grill";
import type { Translator } from "../../../../i18n/translator";
import type { Place } from "../places";
import type { Landing } from "../playback/motion-player";
import type { Launch, Vec2, Vec3 } from "../props";
import { missOf } from "./miss";

/** Trails kept. */
const KEPT = 3;

/** The place whose centre is nearest. */
const nearestTo = ({ x, y }: Vec2, places: readonly Place[]): Place | undefined =>
  places.toSorted(
    ({ centre: one }, { centre: other }) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
  )[0];

export class Feedback {
  /** The text and its position. */
  message: { readonly text: string; readonly at: Vec3 } | null = $state.raw(null);
  /** The trails of the last throws, newest first. */
  trails: readonly (readonly Vec3[])[] = $state.raw([]);
  #sent: { readonly move: string | null; readonly launch: Launch } | null = null;

  /** The player has thrown a chip. */
  sent(move: string | null, launch: Launch): void {
    this.#sent = { move, launch };
    this.message = null;
  }

  /** A chip has landed. `goal` is the place aimed at; `hand` is where the thrower stands. */
  landed(landing: Landing, places: readonly Place[], goal: Place | null, hand: Vec2, translator: Translator): void {
    const rest = landing.path.at(-1);
    if (landing.move === null || rest === undefined) return;
    this.trails = [landing.path, ...this.trails].slice(0, KEPT);
    const launch = this.#sent?.move === landing.move ? this.#sent.launch : null;
    const lies = places.find((place) => place.number === landing.place);
    // Without a named target a chip on a place has not missed, and another one missed the place next to it.
    const mark = goal ?? lies ?? nearestTo(rest, places);
    const where = lies
      ? translator.say(`place-${lies.name}`)
      : translator.say(landing.place === OUT ? "landed-out" : landing.place === BARE ? "place-bare" : "landed-doubt");
    const hit = mark === undefined || mark === lies || landing.place === OUT;
    const misses = hit ? [] : missOf(launch?.release ?? hand, mark.centre, rest);
    const parts = misses.filter(({ size }) => size !== "hair").map((miss) => translator.say("scene-miss", { ...miss }));
    const missed =
      parts.length === 0
        ? []
        : [
            translator.say("scene-missed-by", {
              place: translator.say(`place-${mark?.name ?? ""}`),
              by: parts.join(", "),
            }),
          ];
    this.message = { text: [where, ...missed].join(" · "), at: rest };
  }

  /** The chip was released without a throw. */
  rejected(text: string, at: Vec3): void {
    this.message = { text, at };
  }

  forget(): void {
    this.message = null;
  }
}
