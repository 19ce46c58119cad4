/** Screen positions of tappable things, for the buttons over them. */
import type { Translator } from "../../../i18n/translator";
import { placeAt, type Place } from "./places";
import type { BoardComponents, SeenChip, PlaceLabel, Vec2, Vec3 } from "./props";

export interface TapTarget {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

type Project = (point: Vec3) => Vec2;

export const placeTargets = (
  all: readonly Place[],
  wanted: readonly number[],
  translator: Translator,
  project: Project,
): TapTarget[] =>
  wanted.flatMap((number) => {
    const place = all.find((one) => one.number === number);
    return place
      ? [{ id: number, name: translator.say(`place-${place.name}`), ...project({ ...place.centre, z: 0 }) }]
      : [];
  });

const chipName = (chip: SeenChip, translator: Translator): string =>
  translator.say("scene-chip", {
    owner: translator.name(chip.seat),
    value: chip.value ?? 0,
    known: chip.value !== null,
  });

export const chipTargets = (
  chips: readonly SeenChip[],
  wanted: readonly number[],
  translator: Translator,
  project: Project,
): TapTarget[] =>
  chips
    .filter((chip) => wanted.includes(chip.id))
    .map((chip) => ({ id: chip.id, name: chipName(chip, translator), ...project(chip.pose.position) }));

/** Labels at the near edges of their places on screen. */
export const labelPositions = (
  all: readonly Place[],
  labels: readonly PlaceLabel[],
  project: Project,
): (PlaceLabel & Vec2)[] =>
  labels.flatMap((tag) => {
    const place = all.find((one) => one.number === tag.place);
    if (place === undefined) return [];
    const { x } = project({ ...place.centre, z: 0 });
    return [{ ...tag, x, y: Math.max(...place.points.map((point) => project({ ...point, z: 0 }).y)) }];
  });

/** Whether a chip's centre is within `reach` metres of a point. */
export const isWithin =
  (point: Vec2, reach: number) =>
  ({ pose: { position } }: SeenChip): boolean =>
    Math.hypot(position.x - point.x, position.y - point.y) < reach;

/** The help topic and name of what is at a point of the board. */
export function topicAt(
  components: BoardComponents,
  all: readonly Place[],
  chips: readonly SeenChip[],
  translator: Translator,
  point: Vec2,
): { readonly topic: string; readonly name: string } | null {
  const { width, depth, rim_width: rim } = components.board;
  const chip = chips.findLast(isWithin(point, components.chip.diameter / 2));
  if (chip) return { topic: "chip", name: chipName(chip, translator) };
  const place = placeAt(all, point);
  if (place) return { topic: place.bowl ? "bowl" : place.name, name: translator.say(`place-${place.name}`) };
  const within = Math.min(width / 2 - Math.abs(point.x), depth / 2 - Math.abs(point.y));
  if (within < 0) return null;
  const topic = within < rim ? "rim" : "bare";
  return { topic, name: translator.say(`place-${topic}`) };
}
