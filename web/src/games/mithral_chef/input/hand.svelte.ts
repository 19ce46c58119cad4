/** One hand: where it aims, what it has picked, and what it can do. */
import type { Move, Pace, Player, Plating, SousChef } from "../../../protocol/mithral-chef";
import type { HandAction } from "./key-bindings";
import type { Kitchen } from "../state/kitchen";
import { diceOf, kindsOf, offOf, sumOf } from "../state/meals";
import { runAction } from "./hand-actions";
import type { Point } from "../scene/floor-plan";
import { clampRelease, meterAt, releaseAt, type TongsRelease } from "./release-gestures";

/** A command that comes so many milliseconds before the hand is free is sent: it needs longer to arrive. */
const EARLY = 60;
/** So many milliseconds after it was sent away a hand heeds no command: that was meant for what it did before. */
const BLOCKED = 700;

export class Hand {
  /** The door that is aimed at from home. */
  door = $state(0);
  /** The place in the forest's spread. */
  aim = $state(0);
  /** Dice to be rolled again. */
  picked: ReadonlySet<number> = $state.raw(new Set());
  /** Which of the plates that fit, counted from the best. */
  plate = $state(0);
  pace: Pace = $state("steady");
  /** Where the tongs hold the die, from the middle of the one below. */
  tongs: { readonly x: number; readonly y: number } = $state.raw({ x: 0, y: 0 });
  turned = $state(0);
  /** Since when the needle swings over the tower, by the page's clock, and the moment that is shown; `null`: it rests. */
  swingStart: number | null = $state(null);
  moment = $state(0);
  /** Where a pointer leads the hand over the table. */
  dragged: Point | null = $state.raw(null);
  /** Dice are being shaken in it. */
  shaking = $state(false);
  /** The die that is wanted next; `null` leaves it to the cook's habit. */
  wanted: number | null = $state(null);
  /** Which of several meals or dishes the hand is asked for before it goes, and which of them is aimed at. */
  choosing: "EnterOven" | "EnterPlating" | null = $state(null);
  choice = $state(0);
  /** Counts commands that came while the hand was busy. */
  rejections = $state(0);
  /** Until when the hand heeds nothing, by the page's clock, and whether it has just said so. */
  #inputBlockedUntil = 0;
  #doorsBlockedUntil = 0;
  isBlocked = $state(false);

  constructor(
    readonly hand: 0 | 1,
    readonly kitchen: () => Kitchen,
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

  /** What the hand may choose from, the usual first; nothing where nothing is asked. */
  get mealMoves(): readonly Move[] {
    const found = this.choosing === null ? [] : this.kitchen().choices(this.hand, this.choosing);
    return found.length > 1 ? found : [];
  }

  take(move: Move | undefined): void {
    this.choosing = null;
    if (move !== undefined) this.play(move);
  }

  /** The hand was sent away by the clock, by a burn, a fall or a plate served: what its keys do has changed. */
  blockInput(): void {
    this.#inputBlockedUntil = performance.now() + BLOCKED;
    this.swingStart = null;
    this.choosing = null;
    this.blockDoors();
  }

  /** The hand has come home from its work: the key that it worked with opens no door yet. */
  blockDoors(): void {
    this.#doorsBlockedUntil = performance.now() + BLOCKED;
    setTimeout(() => (this.isBlocked = false), BLOCKED);
  }

  /** Through the door that is aimed at, unless the key was meant for the work that is just over. */
  enter(): void {
    if (performance.now() >= this.#doorsBlockedUntil) return this.go(this.door);
    this.isBlocked = true;
    this.rejections += 1;
  }

  /** Send a move, unless the hand is plainly busy or was just sent away: such a command is not remembered. */
  play(move: Move): void {
    const kitchen = this.kitchen();
    if (!kitchen.live) return;
    if (performance.now() < this.#inputBlockedUntil) {
      this.isBlocked = true;
      this.rejections += 1;
    } else if ((this.chef?.busy ?? 0) - kitchen.now() > EARLY) this.rejections += 1;
    else kitchen.play(move);
  }

  act(action: HandAction): void {
    runAction(this, action);
  }

  leave(): void {
    if (this.chef?.station != null) this.play({ move: "Leave", hand: this.hand });
  }

  /**
   * Go to a station. What cannot be done there is sent all the same: the refusal says why. Where there are several meals
   * to cook or dishes to plate one is asked which; going there once more takes the one aimed at, at first the usual.
   */
  go(station: number): void {
    const { hand, player } = this;
    if (player === undefined) return;
    this.picked = new Set();
    this.plate = 0;
    this.tongs = { x: 0, y: 0 };
    this.swingStart = null;
    this.wanted = null;
    const kind = ([null, null, "EnterOven", "EnterPlating"] as const)[station] ?? null;
    if (kind !== null && this.choosing === kind && this.mealMoves.length > 0)
      return this.take(this.mealMoves[this.choice]);
    this.choosing = kind;
    this.choice = 0;
    if (this.mealMoves.length > 0) return;
    this.choosing = null;
    const usual = kind === null ? undefined : this.kitchen().choices(hand, kind)[0];
    const recipe = player.recipes[0];
    if (usual !== undefined) this.play(usual);
    else if (station === 0) this.play({ move: "EnterForest", hand });
    else if (station === 1) this.play({ move: "EnterPantry", hand });
    else if (station === 4) this.play({ move: "TakeOrder", hand });
    else if (recipe === undefined) return;
    else if (station === 2) this.play({ move: "EnterOven", hand, recipe, game: player.game.slice(0, 2) });
    else this.play({ move: "EnterPlating", hand, recipe });
  }

  /** The face-down card that is aimed at: the nearest one that is still there. */
  get slot(): number {
    const { spread } = this.kitchen().view;
    return spread.reduce(
      (best, slot) => (Math.abs(slot - this.aim) < Math.abs(best - this.aim) ? slot : best),
      spread[0] ?? 0,
    );
  }

  flip(slot: number): void {
    this.aim = slot;
    this.play({ move: "Flip", hand: this.hand, slot });
  }

  /** The plates that the sum pays for, the best first. */
  get plates(): number[] {
    const work = this.chef?.work;
    if (work?.type !== "Cooking" || work.dice.length === 0 || offOf(work).length > 0) return [];
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

  /** The die in the tongs: the wanted one, else broad dice before pointed ones. */
  die(work: Plating): number | null {
    const left = this.left(work);
    if (this.wanted !== null && left.includes(this.wanted)) return this.wanted;
    const kinds = kindsOf(work.dish.meal);
    return left.reduce<number | null>(
      (best, one) => (best === null || (kinds[one] ?? 0) < (kinds[best] ?? 0) ? one : best),
      null,
    );
  }

  /** The dice that do not stand yet. */
  left(work: Plating): number[] {
    const up = new Set(work.tower.map((one) => one.die));
    return Array.from({ length: diceOf(work.dish.meal) }, (_, die) => die).filter((die) => !up.has(die));
  }

  /** Where the die is that the tongs hold: where the pointer leads it, or where the needle has swung it. */
  get over(): { readonly x: number; readonly y: number } {
    if (this.swingStart === null) return this.tongs;
    const { x, y } = releaseAt(this.moment - this.swingStart);
    return { x: x + this.tongs.x, y: y + this.tongs.y };
  }
  /** From minus one to one: how far out the needle is; `null` where it rests. */
  get meter(): number | null {
    return this.swingStart === null ? null : meterAt(this.moment - this.swingStart);
  }

  /** Without a pointer: the first command lets the needle swing, the next one stops it and opens the tongs. */
  stopMeter(now = performance.now()): void {
    if (this.swingStart === null) {
      if (this.busy) this.rejections += 1;
      else this.swingStart = this.moment = now;
      return;
    }
    const { x, y, vx, vy } = releaseAt(now - this.swingStart);
    this.release({ x: x + this.tongs.x, y: y + this.tongs.y, vx, vy });
  }

  /** Open the tongs: what the hand does at that moment counts. */
  release(letGo: TongsRelease): void {
    const work = this.chef?.work;
    const die = work?.type === "Plating" ? this.die(work) : null;
    if (die === null) return;
    const { x, y, vx, vy } = clampRelease(letGo);
    this.tongs = { x: 0, y: 0 };
    this.swingStart = null;
    this.wanted = null;
    this.play({
      move: "Place",
      hand: this.hand,
      die,
      pace: this.pace,
      x,
      y,
      turn: this.turned,
      velocity: { x: vx, y: vy, z: 0 },
    });
  }
}
