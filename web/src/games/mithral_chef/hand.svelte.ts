/** One hand: where it aims, what it has picked, and what each of its keys does where it stands. */
import type { Cooking, Meal, Move, Pace, Player, Plating, SousChef, Vegetable } from "../../wire/mithral-chef";
import { ofCard } from "./icons";
import { PICKS, type Deed } from "./keys";
import type { Kitchen } from "./kitchen";

export const PACES: readonly Pace[] = ["calm", "steady", "rushed"];
/** How far from the middle a die may be set down, in metres, and how fast a hand may move then. */
const ASIDE = 0.012;
const SPEED = 0.18;
const NUDGE = 0.001;
/** A command that comes so many milliseconds before the hand is free is sent: it needs longer to arrive. */
const EARLY = 60;

export interface Release { readonly x: number; readonly y: number; readonly vx: number; readonly vy: number }

export const diceOf = (meal: Meal): number => meal.game.length + meal.pantry.reduce((sum, count) => sum + count, 0);
/** The kinds of a meal's dice: game in the order of the cards, then vegetables. */
export const kindsOf = (meal: Meal): number[] => [
  ...meal.game.map((card) => ofCard(card).die ?? 0),
  ...meal.pantry.flatMap((count) => Array.from({ length: count }, () => 0)),
];
export const sumOf = (work: Cooking): number => work.dice.reduce((sum, die) => sum + die.face, 0);
export const offOf = (work: Cooking): number[] => work.dice.flatMap((die, number) => (die.counts ? [] : [number]));
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

export class Hand {
  /** The door at home, the place in the spread. */
  aim = $state(0);
  /** Dice to be rolled again. */
  picked: ReadonlySet<number> = $state.raw(new Set());
  /** Which of the plates that fit, counted from the best. */
  plate = $state(0);
  pace: Pace = $state("steady");
  /** Where the tongs hold the die, from the middle of the one below. */
  tongs: { readonly x: number; readonly y: number } = $state.raw({ x: 0, y: 0 });
  turned = $state(0);
  /** The die that is wanted next; `null` leaves it to the cook's habit. */
  wanted: number | null = $state(null);
  /** Counts commands that came while the hand was busy. */
  nope = $state(0);

  constructor(
    readonly hand: 0 | 1,
    private readonly kitchen: () => Kitchen,
  ) {}

  get player(): Player | undefined {
    const { view, seat } = this.kitchen();
    return view.players[seat];
  }
  get chef(): SousChef | undefined {
    return this.player?.chefs[this.hand];
  }
  get busy(): boolean {
    return (this.chef?.busy ?? 0) > this.kitchen().clock;
  }

  /** Whether there is a move of this kind. */
  can(kind: Move["move"]): boolean {
    return this.kitchen().choices(this.hand, kind).length > 0;
  }

  /** Send a move, unless the hand is plainly busy: such a command is refused, not remembered. */
  play(move: Move): void {
    const kitchen = this.kitchen();
    if (!kitchen.live) return;
    if ((this.chef?.busy ?? 0) - kitchen.now() > EARLY) this.nope += 1;
    else kitchen.play(move);
  }

  press(deed: Deed): void {
    const pick = PICKS.indexOf(deed);
    if (deed === "home") return this.leave();
    switch (this.chef?.work?.type) {
      case undefined:
        return this.#atHome(deed, pick);
      case "Hunting":
        return this.#hunt(deed, pick);
      case "Foraging":
        return this.#forage(deed, pick);
      case "Cooking":
        return this.#cook(deed, pick);
      case "Plating":
        return this.#plating(deed, pick);
    }
  }

  leave(): void {
    if (this.chef?.station != null) this.play({ move: "Leave", hand: this.hand });
  }

  /** Go to a station. What cannot be done there is sent all the same: the refusal says why. */
  go(station: number): void {
    const { hand, player } = this;
    if (player === undefined) return;
    this.picked = new Set();
    this.plate = 0;
    this.tongs = { x: 0, y: 0 };
    this.wanted = null;
    const { choices } = this.kitchen();
    if (station === 0) this.play({ move: "EnterForest", hand });
    else if (station === 1) this.play({ move: "EnterPantry", hand });
    else if (station === 2) {
      const recipe = player.recipes[0];
      const ready = choices(hand, "EnterOven")[0];
      if (ready !== undefined) this.play(ready);
      else if (recipe !== undefined) this.play({ move: "EnterOven", hand, recipe, game: player.game.slice(0, 2) });
    } else if (station === 3) {
      const best = [...player.dishes].sort((a, b) => b.plate - a.plate)[0];
      this.play({ move: "EnterPlating", hand, recipe: best?.meal.recipe ?? player.recipes[0] ?? "" });
    } else this.play({ move: "TakeOrder", hand });
  }

  #atHome(deed: Deed, pick: number): void {
    if (pick >= 0) this.go(pick);
    else if (deed === "do") this.go(this.aim % 5);
    else if (deed === "less") this.aim = (this.aim + 4) % 5;
    else if (deed === "more") this.aim = (this.aim + 1) % 5;
  }

  /** The face-down card that is aimed at: the nearest one that is still there. */
  get slot(): number {
    const { spread } = this.kitchen().view;
    return spread.reduce((best, slot) => (Math.abs(slot - this.aim) < Math.abs(best - this.aim) ? slot : best), spread[0] ?? 0);
  }

  #hunt(deed: Deed, pick: number): void {
    const { hand } = this;
    const { view, components } = this.kitchen();
    const work = this.chef?.work;
    const open = work?.type === "Hunting" && work.card !== null;
    if (deed === "do") this.play(open ? { move: "TakeGame", hand } : { move: "Flip", hand, slot: this.slot });
    else if (deed === "other" && open) this.play({ move: "Ignore", hand });
    else if (deed === "less" || deed === "more") {
      const place = view.spread.indexOf(this.slot) + (deed === "more" ? 1 : -1);
      this.aim = view.spread.at(place % view.spread.length) ?? 0;
    } else if (pick >= 0) {
      const cards = components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);
      this.aim = Math.floor(((pick + 0.5) * cards) / 5);
    }
  }

  flip(slot: number): void {
    this.aim = slot;
    this.play({ move: "Flip", hand: this.hand, slot });
  }

  #forage(deed: Deed, pick: number): void {
    const { hand } = this;
    const work = this.chef?.work;
    const open = work?.type === "Foraging" && work.die !== null;
    if (deed === "do") this.play({ move: open ? "Keep" : "Draw", hand });
    else if (deed === "other" && open) this.play({ move: "PutBack", hand });
    else if (pick >= 0 && pick < 3 && !open) this.play({ move: "ReturnDie", hand, die: pick as Vegetable });
  }

  /** The plates that the sum pays for, the best first. */
  get plates(): number[] {
    const work = this.chef?.work;
    if (work?.type !== "Cooking" || work.dice.length === 0) return [];
    const sum = sumOf(work);
    return [...new Set(this.kitchen().view.plates.filter((plate) => plate <= sum))].sort((a, b) => b - a);
  }

  pick(die: number): void {
    const next = new Set(this.picked);
    if (!next.delete(die)) next.add(die);
    this.picked = next;
  }

  /** Roll: all dice at first, then those beside the card and those picked. */
  roll(throwing: { strength?: number; heading?: number } = {}): void {
    const work = this.chef?.work;
    if (work?.type !== "Cooking") return;
    const all = Array.from({ length: diceOf(work.meal) }, (_, die) => die);
    const off = offOf(work);
    const dice = work.dice.length === 0 ? all : all.filter((die) => this.picked.has(die) || off.includes(die));
    if (dice.length === 0) return;
    this.picked = new Set();
    this.play({ move: "Roll", hand: this.hand, dice, strength: 1, heading: 0, height: 1, ...throwing });
  }

  stop(plate: number | null = this.plates[Math.min(this.plate, this.plates.length - 1)] ?? null): void {
    this.play({ move: "Stop", hand: this.hand, plate });
  }

  #cook(deed: Deed, pick: number): void {
    const work = this.chef?.work;
    if (work?.type !== "Cooking") return;
    if (pick >= 0 && pick < work.dice.length) this.pick(pick);
    else if (deed === "do") this.roll();
    else if (deed === "other") this.stop();
    else if (deed === "less") this.plate = Math.min(this.plate + 1, Math.max(0, this.plates.length - 1));
    else if (deed === "more") this.plate = Math.max(0, this.plate - 1);
  }

  /** The die in the tongs: the wanted one, else broad dice before pointed ones. */
  die(work: Plating): number | null {
    const left = this.left(work);
    if (this.wanted !== null && left.includes(this.wanted)) return this.wanted;
    const kinds = kindsOf(work.dish.meal);
    return left.reduce<number | null>((best, one) => (best === null || (kinds[one] ?? 0) < (kinds[best] ?? 0) ? one : best), null);
  }

  /** The dice that do not stand yet. */
  left(work: Plating): number[] {
    const up = new Set(work.tower.map((one) => one.die));
    return Array.from({ length: diceOf(work.dish.meal) }, (_, die) => die).filter((die) => !up.has(die));
  }

  /** Open the tongs: what the hand does at that moment counts. */
  release({ x, y, vx, vy }: Release = { ...this.tongs, vx: 0, vy: 0 }): void {
    const work = this.chef?.work;
    const die = work?.type === "Plating" ? this.die(work) : null;
    if (die === null) return;
    const speed = Math.hypot(vx, vy);
    const slow = speed > SPEED ? SPEED / speed : 1;
    this.tongs = { x: 0, y: 0 };
    this.wanted = null;
    this.play({
      move: "Place", hand: this.hand, die, pace: this.pace, x: clamp(x, ASIDE), y: clamp(y, ASIDE), turn: this.turned,
      velocity: { x: vx * slow, y: vy * slow, z: 0 },
    });
  }

  #plating(deed: Deed, pick: number): void {
    const work = this.chef?.work;
    if (work?.type !== "Plating") return;
    if (pick >= 0) this.wanted = pick;
    else if (deed === "do") this.release();
    else if (deed === "other") this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? "steady";
    else this.tongs = { ...this.tongs, x: clamp(this.tongs.x + (deed === "more" ? NUDGE : -NUDGE), ASIDE) };
  }
}
