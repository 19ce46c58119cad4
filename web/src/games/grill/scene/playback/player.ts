/** Plays acts in their order and knows where every chip is meanwhile. It draws nothing. */
import { MotionTrack, type Pose } from "../../../../ui/three/motion-track";
import type { Contact, Motion } from "../../../../protocol/physics";
import { SLOWLY, type Window } from "./close-calls";
import { airTimeOf } from "../throwing/launch";
import type { Launch, SeenChip, Vec3 } from "../props";
import { spunOf } from "./predicted-flight";
import type { Act } from "./acts";

/** A chip as it is to be drawn. */
export interface Figure {
  readonly id: number;
  readonly seat: number;
  value: number | null;
  shown: boolean;
  pose: Pose;
  /** How far it has been turned over to show its value: 0 to 1. */
  turned: number;
  /** 1 is there, 0 is gone. */
  there: number;
}

interface Heard {
  /** A contact is due now. */
  contact?: (contact: Contact) => void;
  /** Flights begin, or all lies still. */
  active?: (active: boolean) => void;
  /** The first moment of a flight that the server computed. */
  begun?: () => void;
  /** A thrown chip has come to rest: it went this way, and lies there now. */
  landed?: (landing: Landing) => void;
  /** The part of a flight that is shown slowly. */
  slow?: (motion: Motion) => Window | null;
}

export interface Landing {
  readonly chip: number;
  /** What the reader called the move, if it is theirs. */
  readonly move: string | null;
  readonly way: readonly Vec3[];
  /** The number of the place. */
  readonly place: number | null;
}

/** Seconds. */
const TURNING = 0.45;
const LEAVING = 0.3;
/** Points of a chip's way, for each second. */
const TRACED = 30;
/** So many flights may wait; older ones are not shown. */
const PATIENCE = 3;
/** A thrown chip whose answer has not come waits in the air; its own number is not known yet. */
const IN_AIR = -1;

const faceDown = (figure: Figure): boolean => {
  const { x, y } = figure.pose.orientation;
  return 1 - 2 * (x * x + y * y) < 0;
};

export class Player {
  readonly figures = new Map<number, Figure>();
  #queue: Act[] = [];
  #track: MotionTrack | null = null;
  #slow: Window | null = null;
  #act: Act | null = null;
  #time = 0;
  #heardTo = 0;
  #active = false;
  #final: readonly SeenChip[] = [];
  /** My own throw, seen before the server has told what becomes of it. */
  #thrown: { readonly launch: Launch; readonly move: string | null; time: number } | null = null;

  constructor(private readonly heard: Heard) {}

  get active(): boolean {
    return this.#active;
  }

  /** Whether anything moves, so that another frame is worth drawing. */
  get moving(): boolean {
    return this.#active || this.#thrown !== null;
  }

  /** Where the thrown chip is, while it is on its way. */
  get flying(): Vec3 | null {
    const chip = this.#act?.kind === "fly" ? this.#act.chip : this.#thrown === null ? null : IN_AIR;
    return chip === null ? null : (this.figures.get(chip)?.pose.position ?? null);
  }

  /** Show what lies there, at once; of the acts that led there it is only told where a thrown chip came to lie. */
  jump(chips: readonly SeenChip[], acts: readonly Act[] = []): void {
    for (const act of acts) if (act.kind === "fly") this.#land(act, new MotionTrack(act.motion));
    this.#final = chips;
    this.#queue = [];
    this.#track = this.#slow = null;
    this.#act = null;
    this.#thrown = null;
    this.#settle();
  }

  /** Play these acts after those under way; then show `chips`. */
  play(acts: readonly Act[], chips: readonly SeenChip[]): void {
    this.#final = chips;
    this.#queue.push(...acts);
    this.#hurry();
    if (this.#act === null) this.#next();
    if (this.#act === null) this.#settle();
  }

  /** My chip leaves the hand. It flies as any chip does until the server tells the rest. */
  release(launch: Launch, move: string | null, seat: number, value: number): void {
    this.#thrown = { launch, move, time: 0 };
    this.figures.set(IN_AIR, { id: IN_AIR, seat, value, shown: false, turned: 0, there: 1, pose: spunOf(launch, 0) });
  }

  /** The throw was not made. */
  takeBack(): void {
    this.#thrown = null;
    this.figures.delete(IN_AIR);
  }

  /** Let so many seconds pass. */
  pass(seconds: number, height: number): void {
    if (this.#thrown !== null) {
      this.#thrown.time = Math.min(this.#thrown.time + seconds, airTimeOf(this.#thrown.launch, height));
      const figure = this.figures.get(IN_AIR);
      if (figure) figure.pose = spunOf(this.#thrown.launch, this.#thrown.time);
    }
    let left = seconds;
    while (this.#act !== null && left > 0) left = this.#perform(this.#act, left);
    if (this.#act === null && this.#active) this.#settle();
  }

  #perform(act: Act, seconds: number): number {
    const length =
      act.kind === "fly"
        ? (this.#track?.duration ?? 0)
        : act.kind === "show"
          ? TURNING
          : act.kind === "back"
            ? LEAVING
            : 0;
    const pace = this.#pace();
    const used = Math.min(seconds, (length - this.#time) / pace);
    this.#time += used * pace;
    const share = length > 0 ? this.#time / length : 1;
    if (act.kind === "fly" && this.#track) this.#fly(this.#track);
    if (act.kind === "show")
      for (const { chip } of act.chips)
        this.#change(chip, (figure) => (figure.turned = faceDown(figure) ? smooth(share) : 0));
    if (act.kind === "back") for (const figure of this.#named(act.chips)) figure.there = 1 - share;
    // Divided by the pace and multiplied again, the end may be missed by a hair.
    if (share > 1 - 1e-9) this.#next();
    return Math.max(0, seconds - used);
  }

  /** How fast time goes now. */
  #pace(): number {
    return this.#slow !== null && this.#time >= this.#slow.from && this.#time < this.#slow.to ? SLOWLY : 1;
  }

  #fly(track: MotionTrack): void {
    for (const body of track.bodies) {
      const pose = track.pose(body, this.#time);
      if (pose) this.#change(body, (figure) => (figure.pose = pose));
    }
    while (this.#heardTo < track.contacts.length) {
      const contact = track.contacts[this.#heardTo];
      if (contact === undefined || contact.time > this.#time) break;
      this.#heardTo += 1;
      this.heard.contact?.(contact);
    }
  }

  /** End the act under way and begin the next that takes time. */
  #next(): void {
    if (this.#act !== null) this.#conclude(this.#act);
    this.#act = this.#queue.shift() ?? null;
    this.#time = 0;
    this.#heardTo = 0;
    this.#track = this.#slow = null;
    if (this.#act === null) return;
    if (!this.#active) {
      this.#active = true;
      this.heard.active?.(true);
    }
    const act = this.#act;
    if (act.kind === "take") {
      this.#take(act);
      this.#next();
    } else if (act.kind === "fly") {
      this.#track = new MotionTrack(act.motion);
      this.#slow = this.heard.slow?.(act.motion) ?? null;
      // My own chip is on its way already.
      if (this.#thrown !== null && act.move !== null && act.move === this.#thrown.move) this.#time = this.#thrown.time;
      this.takeBack();
      this.heard.begun?.();
      this.#fly(this.#track);
    } else if (act.kind === "show") {
      for (const { chip, value } of act.chips) this.#change(chip, (figure) => (figure.value = value));
    }
  }

  #take(act: Act & { kind: "take" }): void {
    const pose = this.#thrown
      ? spunOf(this.#thrown.launch, this.#thrown.time)
      : { position: { x: 0, y: 0, z: -1 }, orientation: { w: 0, x: 1, y: 0, z: 0 } };
    this.figures.set(act.chip, {
      id: act.chip,
      seat: act.seat,
      value: act.value,
      shown: false,
      turned: 0,
      there: 1,
      pose,
    });
  }

  #conclude(act: Act): void {
    if (act.kind === "fly") {
      const track = new MotionTrack(act.motion);
      for (const [id, pose] of track.rest) this.#change(id, (figure) => (figure.pose = pose));
      this.#land(act, track);
    } else if (act.kind === "show") {
      for (const { chip } of act.chips)
        this.#change(chip, (figure) => {
          figure.shown = true;
          figure.turned = faceDown(figure) ? 1 : 0;
        });
    } else if (act.kind === "back") for (const figure of this.#named(act.chips)) this.figures.delete(figure.id);
  }

  #land({ chip, move, place }: Act & { kind: "fly" }, track: MotionTrack): void {
    if (chip !== null) this.heard.landed?.({ chip, move, place, way: traced(track, chip) });
  }

  /** When too much waits, what is oldest is over at once. */
  #hurry(): void {
    const waiting = (): number => this.#queue.filter((act) => act.kind === "fly").length;
    while (waiting() > PATIENCE) {
      const act = this.#queue.shift();
      if (act === undefined) return;
      if (this.#act !== null) this.#conclude(this.#act);
      this.#act = null;
      this.#track = null;
      if (act.kind === "take") this.#take(act);
      else this.#conclude(act);
    }
  }

  #settle(): void {
    const [thrown, air] = [this.#thrown, this.figures.get(IN_AIR)];
    this.figures.clear();
    if (thrown && air) this.figures.set(IN_AIR, air);
    for (const chip of this.#final) {
      const figure: Figure = {
        id: chip.id,
        seat: chip.seat,
        value: chip.value,
        shown: chip.shown,
        pose: chip.pose,
        turned: 0,
        there: 1,
      };
      if (chip.shown && faceDown(figure)) figure.turned = 1;
      this.figures.set(chip.id, figure);
    }
    if (this.#active) {
      this.#active = false;
      this.heard.active?.(false);
    }
  }

  #change(id: number, how: (figure: Figure) => void): void {
    const figure = this.figures.get(id);
    if (figure) how(figure);
  }

  #named(ids: readonly number[] | null): Figure[] {
    return [...this.figures.values()].filter((figure) => ids === null || ids.includes(figure.id));
  }
}

/** The way of a chip, from the hand to where it lies. */
function traced(track: MotionTrack, chip: number): readonly Vec3[] {
  const moments = Array.from({ length: Math.ceil(track.duration * TRACED) }, (_, step) => step / TRACED);
  const way = moments.flatMap((time) => track.pose(chip, time)?.position ?? []);
  const rest = track.rest.get(chip)?.position;
  return rest === undefined ? way : [...way, rest];
}

const smooth = (share: number): number => share * share * (3 - 2 * share);
