/** Tutorials of the throwing games: the reader's own throws count, if they reach the lit place. */
import type { GameEntry, Position } from "../../protocol/schemas";
import type { Motion } from "../../protocol/physics";
import { choiceOf, type AnyMove, type Attempted, type LessonCard, type LessonGuide, type LessonSkill } from "../lesson";
import {
  OUT,
  placeNames,
  type GrillComponents,
  type GrillEvent,
  type GrillView,
  type Launch,
  type SeenChip,
} from "./state/types";

type Flight = Extract<GrillEvent, { event: "ChipFlew" }>;
interface Throw {
  readonly move?: unknown;
  readonly value?: unknown;
  readonly launch?: Launch;
  readonly aim?: { readonly target: { readonly x: number; readonly y: number } };
}

/** Metres between two aims at the same place. */
const SAME_AIM = 0.03;
const THROWS: readonly unknown[] = ["AimChip", "ThrowChip"];

const isThrow = (move: AnyMove): boolean => THROWS.includes(move["move"]);
const flightIn = (events: unknown): Flight | undefined =>
  (events as readonly GrillEvent[]).find((event): event is Flight => event.event === "ChipFlew");
const placeIn = (flight: Flight): number => flight.lies.find((one) => one.chip === flight.chip)?.place ?? OUT;

/** A motion in which one body has another number. */
function renumbered(motion: Motion, from: number, to: number): Motion {
  const named = (id: number): number => (id === from ? to : id);
  return {
    ...motion,
    rest: motion.rest.map((one) => ({ ...one, id: named(one.id) })),
    tracks: motion.tracks.map((one) => ({ ...one, id: named(one.id) })),
    contacts: motion.contacts.map((one) => ({ ...one, body: named(one.body) })),
  };
}

/** Puts the reader's throws into a recorded game. Their chips lie where they really came to rest. */
export class OwnThrows implements LessonSkill {
  /** Where the reader's chips lie, by their number. */
  readonly #poses = new Map<number, SeenChip["pose"]>();

  constructor(private readonly components: GrillComponents) {}

  concerns(entry: GameEntry): boolean {
    return isThrow(entry.move as AnyMove);
  }

  goal(entry: GameEntry): number | null {
    const flight = flightIn(entry.events);
    const place = flight === undefined ? OUT : placeIn(flight);
    return place < 0 ? null : place;
  }

  attempt(move: AnyMove, entry: GameEntry): "wrong" | "recorded" | { readonly try: unknown } {
    const [tried, wanted] = [move as Throw, entry.move as Throw];
    if (!isThrow(move) || tried.value !== wanted.value) return "wrong";
    if (tried.launch !== undefined) return { try: { launch: tried.launch, hand: "steady" } };
    const [one, other] = [tried.aim?.target, wanted.aim?.target];
    if (one === undefined || other === undefined) return "wrong";
    return Math.hypot(one.x - other.x, one.y - other.y) < SAME_AIM ? "recorded" : "wrong";
  }

  judge(entry: GameEntry, events: unknown): Attempted {
    const [recorded, own] = [flightIn(entry.events), flightIn(events)];
    if (recorded === undefined || own === undefined) return { entry, reached: true };
    const { chip } = recorded;
    const motion = renumbered(own.motion, own.chip, chip);
    const place = placeIn(own);
    const goal = this.goal(entry);
    const flew: Flight = { ...recorded, launch: own.launch, motion, lies: [{ chip, place }] };
    if (goal !== null && place !== goal) return { entry: { ...entry, narration: [], events: [flew] }, reached: false };
    const [rest] = motion.rest;
    if (rest !== undefined) this.#poses.set(chip, rest);
    return {
      entry: {
        ...entry,
        events: entry.events.map((event) => ((event as GrillEvent).event === "ChipFlew" ? flew : event)),
      },
      reached: true,
    };
  }

  adjusted(position: Position): Position {
    const view = position.view as GrillView | null;
    if (view === null || this.#poses.size === 0) return position;
    const { lying } = view.grill;
    for (const chip of this.#poses.keys()) if (!lying.some(({ id }) => id === chip)) this.#poses.delete(chip);
    const moved = lying.map((chip) => this.#moved(chip, lying));
    return { ...position, view: { ...view, grill: { ...view.grill, lying: moved } } };
  }

  /** The chip where the reader threw it, unless another one lies there in the recorded game. */
  #moved(chip: SeenChip, lying: readonly SeenChip[]): SeenChip {
    const pose = this.#poses.get(chip.id);
    if (pose === undefined) return chip;
    const near = ({ x, y }: { x: number; y: number }): boolean =>
      Math.hypot(x - pose.position.x, y - pose.position.y) < this.components.chip.diameter;
    return lying.some((other) => other.id !== chip.id && near(other.pose.position)) ? chip : { ...chip, pose };
  }
}

const SCENE = "[data-testid=scene]";
const RECIPES = "[data-help=recipe]";

/** The cards of every throwing game. */
const CARDS: readonly LessonCard[] = [
  { texts: ["page-goal", "page-win"], about: RECIPES, before: "start" },
  { texts: ["page-turn"], about: SCENE, before: "start" },
  { texts: ["page-wrong-1", "page-wrong-2", "page-win"], about: RECIPES, before: "end" },
];

/** The market trades every bowl: selling comes before buying. */
export const MARKET_CARDS: readonly LessonCard[] = [
  { texts: ["lesson-hidden"], about: SCENE, before: "ChooseBowl" },
  { texts: ["lesson-selling"], about: SCENE, before: "Buy" },
];

/** The chip in the hand, or the one to take. */
const holding = ({ value }: Throw): string[] => [
  `${SCENE}[data-holding="${String(value)}"] [data-hand*=","]`,
  `[data-legal=take][data-value="${String(value)}"][aria-pressed=false]`,
];
/** The lying chip to choose, for a move of a chip. */
const chosenChip = ({ chip }: AnyMove): string[] =>
  chip === undefined ? [] : [`[data-chip="${String(chip)}"][aria-pressed=false]`];

export function grillLesson(cards: readonly LessonCard[] = []): LessonGuide {
  return {
    cards: [...CARDS, ...cards],
    targets(move) {
      if (isThrow(move)) return holding(move);
      return [choiceOf(move), ...chosenChip(move)];
    },
    steps: (move) => [
      ...(isThrow(move) ? holding(move) : []),
      ...(move["move"] === "PlaceChip"
        ? [`[data-testid=uses] [data-value="${String(move["value"])}"][aria-pressed=false]`]
        : []),
      ...chosenChip(move),
    ],
    describe(entry, first, translator, components) {
      if (!isThrow(entry.move as AnyMove)) return null;
      const known = components as GrillComponents;
      const flight = flightIn(entry.events);
      const place = flight === undefined ? OUT : placeIn(flight);
      const name = placeNames(known)[place];
      return {
        what: translator.say("lesson-throw", {
          value: Number((entry.move as Throw).value),
          place: translator.say(`place-${name ?? "bare"}`),
        }),
        why: translator.say(
          first ? "lesson-throw-how" : place < known.ingredients.length ? "why-throw-bowl" : "why-throw-space",
        ),
      };
    },
    skill: (components) => new OwnThrows(components as GrillComponents),
  };
}
