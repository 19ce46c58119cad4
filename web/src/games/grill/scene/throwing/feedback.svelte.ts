/** What a throw of mine taught: its trail, and a word where it ended against where it pointed. */
import { BARE, OUT } from "../../../../protocol/grill";
import type { Translator } from "../../../../i18n/translator";
import { restOf } from "./launch";
import type { Place } from "../places";
import type { Landing } from "../playback/motion-player";
import type { BoardComponents, Launch, Vec2, Vec3 } from "../props";
import { missOf } from "./miss";

/** So many trails are kept. */
const KEPT = 3;

export class Feedback {
  /** What is said, and where in the room. */
  message: { readonly text: string; readonly at: Vec3 } | null = $state.raw(null);
  /** The ways of my last throws, the newest first. */
  trails: readonly (readonly Vec3[])[] = $state.raw([]);
  #sent: { readonly move: string | null; readonly launch: Launch } | null = null;

  /** A chip of mine leaves the hand. */
  sent(move: string | null, launch: Launch): void {
    this.#sent = { move, launch };
    this.message = null;
  }

  /** A chip lies. `goal` is what I said I would hit; `hand` is where I stand. */
  landed(
    landing: Landing,
    components: BoardComponents,
    places: readonly Place[],
    goal: Place | null,
    hand: Vec2,
    translator: Translator,
  ): void {
    const rest = landing.path.at(-1);
    if (landing.move === null || rest === undefined) return;
    this.trails = [landing.path, ...this.trails].slice(0, KEPT);
    const launch = this.#sent?.move === landing.move ? this.#sent.launch : null;
    const mark = goal?.centre ?? (launch && restOf(components, launch));
    const lies = places.find((place) => place.number === landing.place);
    const where = lies
      ? translator.say(`place-${lies.name}`)
      : translator.say(landing.place === OUT ? "landed-out" : landing.place === BARE ? "place-bare" : "landed-doubt");
    const misses = mark === null || (goal !== null && lies === goal) ? [] : missOf(launch?.release ?? hand, mark, rest);
    const parts = misses.filter(({ size }) => size !== "hair").map((miss) => translator.say("scene-miss", { ...miss }));
    this.message = { text: [where, ...parts].join(" · "), at: rest };
  }

  /** The chip was let go, and that was no throw. */
  rejected(text: string, at: Vec3): void {
    this.message = { text, at };
  }

  forget(): void {
    this.message = null;
  }
}
