/** The state of one hand: its aim, its selection and its actions. */
import type { Move, Pace, Player, Plating, SousChef } from "../../../protocol/mithral-chef";
import type { HandAction } from "./key-bindings";
import type { Kitchen } from "../state/kitchen";
import { diceOf, kindsOf, offOf, sumOf } from "../state/meals";
import { runAction } from "./hand-actions";
import type { Point } from "../scene/floor-plan";
import { clampRelease, meterAt, releaseAt, type TongsRelease } from "./release-gestures";

/** Milliseconds before the hand is free from which a move is sent: it takes at least as long to arrive. */
const EARLY = 60;
/** Milliseconds without input after a forced return, since the key was meant for the work before. */
const BLOCKED = 700;

export class Hand {
  /** The station aimed at from home. */
  door = $state(0);
  /** The slot aimed at in the forest. */
  aim = $state(0);
  /** Dice to reroll. */
  picked: ReadonlySet<number> = $state.raw(new Set());
  /** The index of the chosen plate, from the best. */
  plate = $state(0);
  pace: Pace = $state("steady");
  /** The tongs' offset from the die below. */
  tongs: { readonly x: number; readonly y: number } = $state.raw({ x: 0, y: 0 });
  turned = $state(0);
  /** When the meter started, by the page's clock, and the time shown; `null` while it is not running. */
  swingStart: number | null = $state(null);
  moment = $state(0);
  /** Where a pointer drags the hand over the table. */
  dragged: Point | null = $state.raw(null);
  /** The dice are being shaken. */
  shaking = $state(false);
  /** The next die to place; `null` picks the default. */
  wanted: number | null = $state(null);
  /** Which choice of meals or dishes is open, and the index aimed at. */
  choosing: "EnterOven" | "EnterPlating" | null = $state(null);
  choice = $state(0);
  /** Counts inputs that were rejected. */
  rejections = $state(0);
  /** Until when input is blocked, by the page's clock, and whether that was just shown. */
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

  /** Whether there is a legal move of this kind. */
  can(kind: Move["move"]): boolean {
    return this.kitchen().choices(this.hand, kind).length > 0;
  }

  /** The moves to choose from, the default first; empty if no choice is open. */
  get mealMoves(): readonly Move[] {
    const found = this.choosing === null ? [] : this.kitchen().choices(this.hand, this.choosing);
    return found.length > 1 ? found : [];
  }

  take(move: Move | undefined): void {
    this.choosing = null;
    if (move !== undefined) this.play(move);
  }

  /** Block input after the hand was sent home by the clock, a burn, a fall or a served plate. */
  blockInput(): void {
    this.#inputBlockedUntil = performance.now() + BLOCKED;
    this.swingStart = null;
    this.choosing = null;
    this.blockDoors();
  }

  /** Block the stations for a moment after the hand came home, since the key was meant for its work. */
  blockDoors(): void {
    this.#doorsBlockedUntil = performance.now() + BLOCKED;
    setTimeout(() => (this.isBlocked = false), BLOCKED);
  }

  /** Enter the station aimed at, unless stations are blocked. */
  enter(): void {
    if (performance.now() >= this.#doorsBlockedUntil) return this.go(this.door);
    this.isBlocked = true;
    this.rejections += 1;
  }

  /** Send a move, unless the hand is busy or its input is blocked. Rejected input is not queued. */
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
   * Go to a station. Impossible visits are sent too: the refusal explains why. With several meals to cook or dishes to
   * plate a choice opens; going there again takes the one aimed at.
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

  /** The face-down card nearest to the aim. */
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

  /** Roll all dice, or those off the card and those picked. */
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

  /** The die in the tongs: the wanted one, else broad dice first. */
  die(work: Plating): number | null {
    const left = this.left(work);
    if (this.wanted !== null && left.includes(this.wanted)) return this.wanted;
    const kinds = kindsOf(work.dish.meal);
    return left.reduce<number | null>(
      (best, one) => (best === null || (kinds[one] ?? 0) < (kinds[best] ?? 0) ? one : best),
      null,
    );
  }

  /** The dice not yet placed. */
  left(work: Plating): number[] {
    const up = new Set(work.tower.map((one) => one.die));
    return Array.from({ length: diceOf(work.dish.meal) }, (_, die) => die).filter((die) => !up.has(die));
  }

  /** The held die's offset from the tower: from the pointer or the running meter. */
  get over(): { readonly x: number; readonly y: number } {
    if (this.swingStart === null) return this.tongs;
    const { x, y } = releaseAt(this.moment - this.swingStart);
    return { x: x + this.tongs.x, y: y + this.tongs.y };
  }
  /** The meter from -1 to 1; `null` while it is not running. */
  get meter(): number | null {
    return this.swingStart === null ? null : meterAt(this.moment - this.swingStart);
  }

  /** The first call starts the meter, the second stops it and opens the tongs. */
  stopMeter(now = performance.now()): void {
    if (this.swingStart === null) {
      if (this.busy) this.rejections += 1;
      else this.swingStart = this.moment = now;
      return;
    }
    const { x, y, vx, vy } = releaseAt(now - this.swingStart);
    this.release({ x: x + this.tongs.x, y: y + this.tongs.y, vx, vy });
  }

  /** Open the tongs with this position and speed. */
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
