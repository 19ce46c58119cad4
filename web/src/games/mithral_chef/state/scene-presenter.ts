/** Builds the renderer's model from the position, the recent actions and the dragged hands. */
import type { Components, Plating, SousChef } from "../../../protocol/mithral-chef";
import { PANTRY_COLOURS } from "../art/cards-and-colours";
import { body, waiting } from "./dice-bodies";
import type { Hand } from "../input/hand.svelte";
import { playerCount, recipeOf, spacesOf, type Kitchen, type RecentAction } from "./kitchen";
import { diceOf, kindsOf, offOf, sumOf } from "./meals";
import { KINDS, upright, vec } from "../scene/flat/polyhedra";
import { cameraTargetFor, type CameraTarget } from "../scene/camera-targets";
import type { Grip } from "../scene/hand-mesh";
import type { DieModel, HandModel, DiceGroup, KitchenModel } from "../scene/model";
import {
  BAG,
  DECK,
  homeOf,
  middleOf,
  ovenAt,
  plateAt,
  shoulderOf,
  slotAt,
  type Point,
  type Workplace,
} from "../scene/floor-plan";

const AFTER = ["burn", "cook", "fall", "serve"];
/** Metres above the tower at which tongs hold a die. */
const ABOVE = 0.007;

export const forestCards = (components: Components): number =>
  components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);

const spacesAt = (kitchen: Kitchen, station: number): number =>
  spacesOf(kitchen.components, playerCount(kitchen.view), station).length;

/** A hand's last action stays visible while the hand goes home. */
export function aftermathOf(kitchen: Kitchen, seat: number, hand: number): RecentAction | null {
  const chef = kitchen.view.players[seat]?.chefs[hand];
  const recent = kitchen.recent(seat, hand);
  if (recent === null || chef === undefined || !AFTER.includes(recent.kind)) return null;
  return chef.station === null && chef.busy > kitchen.clock ? recent : null;
}

/** The workplace of a hand's dice. */
export function workplaceOf(kitchen: Kitchen, seat: number, hand: number): Workplace | null {
  const chef = kitchen.view.players[seat]?.chefs[hand];
  const aftermath = aftermathOf(kitchen, seat, hand);
  const station =
    chef?.station ?? (aftermath === null ? null : aftermath.kind === "burn" || aftermath.kind === "cook" ? 2 : 3);
  const space = aftermath?.space ?? chef?.space ?? 0;
  if (station === 2) return ovenAt(space, spacesAt(kitchen, 2), kitchen.components);
  return station === 3 ? plateAt(space, spacesAt(kitchen, 3), kitchen.components) : null;
}

/** A tower's height and the position of its last die. */
export function topOf(components: Components, work: Plating): { middle: Point; top: number } {
  const last = work.tower.at(-1);
  if (last === undefined) return { middle: vec(0, 0, 0), top: 0 };
  const size = components.die[KINDS[kindsOf(work.dish.meal)[last.die] ?? 0] ?? "d6"].size;
  return { middle: last.position, top: last.position.z + size * 0.55 };
}

/** The die in your tongs. */
function heldDie(components: Components, hand: Hand, work: Plating): DieModel[] {
  const held = work.served_at === null && !hand.busy ? hand.die(work) : null;
  if (held === null) return [];
  const { meal } = work.dish;
  const kind = kindsOf(meal)[held] ?? 0;
  const size = components.die[KINDS[kind] ?? "d6"].size;
  const { middle, top } = topOf(components, work);
  const { x, y } = hand.over;
  const position = vec(middle.x + x, middle.y + y, top + size * 0.62 + ABOVE);
  return [body(components, meal, held, { position, orientation: upright(kind, hand.turned) })];
}

function diceGroupOf(kitchen: Kitchen, seat: number, number: number, mine: Hand | null): DiceGroup | null {
  const { components } = kitchen;
  const chef = kitchen.view.players[seat]?.chefs[number];
  const workplace = workplaceOf(kitchen, seat, number);
  const aftermath = aftermathOf(kitchen, seat, number);
  const recent = aftermath ?? kitchen.recent(seat, number);
  if (workplace === null || chef === undefined) return null;
  const moved = {
    motion: recent?.motion ?? null,
    motionId: recent?.motion ? recent.key : 0,
    age: recent ? kitchen.now() - recent.at : 0,
  };
  const { work } = chef;
  if (work?.type === "Cooking") {
    const off = offOf(work);
    const dice =
      work.dice.length === 0
        ? waiting(components, work.meal)
        : work.dice.map((die, id) =>
            body(
              components,
              work.meal,
              id,
              die,
              off.includes(id) ? "#ff5b4b" : mine?.picked.has(id) ? "#ffd76a" : undefined,
            ),
          );
    return { workplace, dice, ...moved };
  }
  if (work?.type === "Plating") {
    const tower = work.tower.map((one) => body(components, work.dish.meal, one.die, one));
    return { workplace, dice: mine ? [...tower, ...heldDie(components, mine, work)] : tower, ...moved };
  }
  const meal = aftermath?.dish?.meal ?? aftermath?.meal;
  if (!aftermath || !meal) return null;
  const dice =
    aftermath.kind === "burn" || aftermath.kind === "cook"
      ? aftermath.lying.map((die, id) => body(components, meal, id, die))
      : (aftermath.motion?.rest ?? []).map((rest) => body(components, meal, rest.id, rest));
  return { workplace, dice, ...moved };
}

/** The goal of a hand's fingers, and its pose. */
function goalOf(
  kitchen: Kitchen,
  seat: number,
  number: number,
  chef: SousChef,
  mine: Hand | null,
): { goal: Point; grip: Grip } {
  const { view, components } = kitchen;
  const many = view.players.length;
  const place = (seat - kitchen.seat + many) % many;
  const home = homeOf(place, many, number);
  if (mine?.dragged) return { goal: mine.dragged, grip: "flat" };
  if (chef.ordering > kitchen.clock) return { goal: { ...DECK, z: 0.02 + view.deck.length * 0.0031 }, grip: "flat" };
  const aside = (chef.space - 0.5) * 0.05;
  const { work } = chef;
  switch (chef.station) {
    case 0: {
      const open = work?.type === "Hunting" ? work.slot : null;
      const slot = open ?? (mine ? mine.slot : null);
      if (slot === null) return { goal: { x: middleOf(0) + aside * 2, y: -0.06, z: 0.02 }, grip: "flat" };
      const at = slotAt(slot, forestCards(components));
      return { goal: { x: at.x, y: at.y - (open === null ? 0.004 : 0.034), z: 0.014 }, grip: "flat" };
    }
    case 1: {
      const out = work?.type === "Foraging" && work.die !== null;
      return out
        ? { goal: { x: BAG.x + aside, y: BAG.y - 0.075, z: 0.075 }, grip: "flat" }
        : { goal: { x: BAG.x + aside * 0.3, y: BAG.y, z: 0.098 }, grip: "reach" };
    }
    case 2: {
      const { x, y, scale } = ovenAt(chef.space, spacesAt(kitchen, 2), components);
      const rolled = work?.type === "Cooking" && work.dice.length > 0;
      const side = number === 0 ? -1 : 1;
      return rolled
        ? { goal: { x: x + side * 0.062 * scale, y: y - 0.085 * scale, z: 0.016 }, grip: "rest" }
        : {
            goal: { x: x + side * 0.02, y: y - 0.06 * scale, z: 0.03 },
            grip: mine && !mine.shaking ? "rest" : "shake",
          };
    }
    case 3: {
      const workplace = plateAt(chef.space, spacesAt(kitchen, 3), components);
      const { middle, top } = work?.type === "Plating" ? topOf(components, work) : { middle: vec(0, 0, 0), top: 0 };
      const over = mine && !mine.busy ? mine.over : { x: -0.02, y: 0 };
      return {
        goal: {
          x: workplace.x - (middle.y + over.y) * workplace.scale,
          y: workplace.y + (middle.x + over.x) * workplace.scale,
          z: workplace.z + (top + 0.02) * workplace.scale,
        },
        grip: "tongs",
      };
    }
    default:
      return { goal: home, grip: "rest" };
  }
}

function handModel(kitchen: Kitchen, seat: number, number: 0 | 1, chef: SousChef): HandModel {
  const many = kitchen.view.players.length;
  const mine = seat === kitchen.seat && kitchen.live ? (kitchen.hands[number] ?? null) : null;
  const { work } = chef;
  const open = work?.type === "Hunting" && work.card !== null ? work : null;
  const recent = kitchen.recent(seat, number);
  // Track cards are turned back at once; show them for a moment.
  const seen =
    open?.card ?? (chef.station === 0 && chef.busy > kitchen.clock && recent?.kind === "flip" ? recent.card : null);
  const slot = open?.slot ?? mine?.slot ?? recent?.space ?? 0;
  const die = work?.type === "Foraging" ? work.die : null;
  return {
    id: `${seat}/${number}`,
    colour: kitchen.colours[seat] ?? "#888888",
    left: number === 0,
    shoulder: shoulderOf((seat - kitchen.seat + many) % many, many, number),
    busy: chef.busy > kitchen.clock,
    diceGroup: diceGroupOf(kitchen, seat, number, mine),
    card: seen === null ? null : { name: seen, at: slotAt(slot, forestCards(kitchen.components)) },
    held: die === null ? null : PANTRY_COLOURS[die],
    ...goalOf(kitchen, seat, number, chef, mine),
  };
}

/** The oven's heat: the largest share of a recipe's limit on any card. */
function heatOf(kitchen: Kitchen, rested: (id: string, motionId: number) => boolean): number {
  const { view, components } = kitchen;
  const heats = view.players.flatMap((player, seat) =>
    player.chefs.map((chef, hand) => {
      const aftermath = aftermathOf(kitchen, seat, hand);
      const recent = aftermath ?? kitchen.recent(seat, hand);
      const still = !recent?.motion || rested(`${seat}/${hand}`, recent.key);
      if (aftermath?.kind === "burn") return still ? 1.35 : 0.5;
      if (chef.work?.type !== "Cooking") return 0;
      if (chef.work.dice.length === 0) return 0.2;
      const limit = recipeOf(components, chef.work.meal.recipe)?.heat ?? 1;
      return still ? Math.min(1, sumOf(chef.work) / limit) : 0.5;
    }),
  );
  return Math.max(0, ...heats);
}

export function modelOf(kitchen: Kitchen, rested: (id: string, motionId: number) => boolean): KitchenModel {
  const { view } = kitchen;
  return {
    hands: view.players.flatMap((player, seat) =>
      player.chefs.map((chef, hand) => handModel(kitchen, seat, hand as 0 | 1, chef)),
    ),
    spread: view.spread,
    plates: view.plates,
    deck: view.deck.length + (view.dragon ? 1 : 0),
    heat: view.phase === "over" ? 1.2 : heatOf(kitchen, rested),
    fled: view.phase === "over" || view.phase === "vote",
  };
}

/** The camera targets of your hands. */
export function cameraTargets(kitchen: Kitchen): CameraTarget[] {
  const player = kitchen.view.players[kitchen.seat];
  return (player?.chefs ?? []).map((chef, hand) => {
    const aftermath = aftermathOf(kitchen, kitchen.seat, hand);
    const station =
      chef.station ?? (aftermath === null ? null : aftermath.kind === "burn" || aftermath.kind === "cook" ? 2 : 3);
    const dish = chef.work?.type === "Plating" ? chef.work.dish : aftermath?.dish;
    return cameraTargetFor(station, hand, workplaceOf(kitchen, kitchen.seat, hand), dish ? diceOf(dish.meal) : 3);
  });
}
