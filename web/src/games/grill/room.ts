/** Builds the `Room` of a throwing game. */
import type { Component } from "svelte";
import type { GameEntry } from "../../protocol/schemas";
import type { Help } from "../help";
import type { LessonCard } from "../lesson";
import type { BoardProps, FigureProps, PracticeProps, Room } from "../room";
import Figure from "./text/Figure.svelte";
import PracticeRange from "./practice/PracticeRange.svelte";
import Text from "./text/Text.svelte";
import type { GrillProps } from "./state/context";
import { grillLesson } from "./lesson";
import { momentMillis } from "./state/moments";
import { flightMillis } from "./scene/playback/close-calls";
import { finaleOf } from "./state/finale";
import { reasons } from "./state/reasons";
import type { GrillComponents, GrillEvent, GrillView } from "./state/types";

/** The pause, in milliseconds, after a flight. */
const REST = 700;

/** Milliseconds of each flight, with slow motion for close calls. */
const flights = (happened: GameEntry, components: GrillComponents): number[] =>
  (happened.events as readonly GrillEvent[]).flatMap((event) =>
    event.event === "ChipFlew" || event.event === "ChipsSettled" ? [flightMillis(components, event.motion)] : [],
  );
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

export const grillRoom = <View extends GrillView>(
  Board: Component<GrillProps<View>>,
  help: Help,
  cards: readonly LessonCard[] = [],
): Room => ({
  lesson: grillLesson(cards),
  Practice: PracticeRange as Component<PracticeProps>,
  Board: Board as Component<BoardProps>,
  Text: Text as Component<BoardProps>,
  help,
  Figure: Figure as Component<FigureProps>,
  decisions: ({ ask }: GrillView) => (ask === "nothing" ? [] : [ask]),
  flightMillis: (happened, components: GrillComponents) => {
    const flown = flights(happened, components);
    return flown.length > 0 ? sum(flown) : momentMillis(happened);
  },
  replayMillis: (happened, components: GrillComponents) =>
    REST + sum(flights(happened, components).map((one) => one + REST)),
  reasons: (entries, components) => reasons(entries, components as GrillComponents),
  finale: (view, entries, components, translator) =>
    finaleOf(view as GrillView, entries, components as GrillComponents, translator),
  endingMillis: 3200,
  // Recipes beyond the goal do not count (FUP-63).
  points: ({ chefs }: GrillView, seat, { goal }: GrillComponents) => Math.min(goal, chefs[seat]?.cooked.length ?? 0),
});
