/** Plays board animations in order and knows where every chip is. Draws nothing. */
import { MotionTrack, type Pose } from "../../../../ui/three/motion-track";
import type { Contact, Motion } from "../../../../protocol/physics";
import { SLOW_MOTION, type TimeSpan } from "./close-calls";
import { airTimeOf } from "../throwing/launch";
import type { Launch, SeenChip, Vec3 } from "../props";
import { poseInFlight } from "./predicted-flight";
import type { BoardAnimation } from "./board-animations";

/** A chip to draw. */
export interface ChipFigure {
  readonly id: number;
  readonly seat: number;
  value: number | null;
  shown: boolean;
  pose: Pose;
  /** How far it is turned over to show its value: 0 to 1. */
  turned: number;
  /** 1 is present, 0 is gone. */
  presence: number;
}

interface MotionListener {
  /** Called at each contact. */
  contact?: (contact: Contact) => void;
  /** Called when flights begin and when everything is at rest. */
  active?: (active: boolean) => void;
  /** Called at the first frame of a flight computed by the server. */
  flightStarted?: () => void;
  /** Called when a thrown chip has come to rest. */
  landed?: (landing: Landing) => void;
  /** The part of a flight to show in slow motion. */
  slowPart?: (motion: Motion) => TimeSpan | null;
}

export interface Landing {
  readonly chip: number;
  /** The client's id of the move, if it was the player's own. */
  readonly move: string | null;
  readonly path: readonly Vec3[];
  /** The number of the place. */
  readonly place: number | null;
}

/** Seconds. */
const TURNING = 0.45;
const LEAVING = 0.3;
/** Points per second of a chip's path. */
const PATH_RATE = 30;
/** Flights that may wait; older ones are skipped. */
const MOST_WAITING = 3;
/** The id of a thrown chip until the server answers. */
const IN_AIR = -1;

const faceDown = (figure: ChipFigure): boolean => {
  const { x, y } = figure.pose.orientation;
  return 1 - 2 * (x * x + y * y) < 0;
};

export class MotionPlayer {
  readonly figures = new Map<number, ChipFigure>();
  #queue: BoardAnimation[] = [];
  #track: MotionTrack | null = null;
  #slowPart: TimeSpan | null = null;
  #animation: BoardAnimation | null = null;
  #time = 0;
  #nextContact = 0;
  #active = false;
  #final: readonly SeenChip[] = [];
  /** The player's own throw, shown before the server answers. */
  #thrown: { readonly launch: Launch; readonly move: string | null; time: number } | null = null;

  constructor(private readonly listener: MotionListener) {}

  get active(): boolean {
    return this.#active;
  }

  /** Whether anything moves, so that another frame is needed. */
  get moving(): boolean {
    return this.#active || this.#thrown !== null;
  }

  /** The position of the thrown chip in flight. */
  get flying(): Vec3 | null {
    const chip = this.#animation?.kind === "fly" ? this.#animation.chip : this.#thrown === null ? null : IN_AIR;
    return chip === null ? null : (this.figures.get(chip)?.pose.position ?? null);
  }

  /** Show these chips at once; of the skipped animations only landings are reported. */
  jumpTo(chips: readonly SeenChip[], animations: readonly BoardAnimation[] = []): void {
    for (const animation of animations)
      if (animation.kind === "fly") this.#reportLanding(animation, new MotionTrack(animation.motion));
    this.#final = chips;
    this.#queue = [];
    this.#track = this.#slowPart = null;
    this.#animation = null;
    this.#thrown = null;
    this.#update();
  }

  /** Play these animations after the current ones, then show `chips`. */
  play(animations: readonly BoardAnimation[], chips: readonly SeenChip[]): void {
    this.#final = chips;
    this.#queue.push(...animations);
    this.#dropOldest();
    if (this.#animation === null) this.#next();
    if (this.#animation === null) this.#update();
  }

  /** The player's chip leaves the hand and flies freely until the server answers. */
  release(launch: Launch, move: string | null, seat: number, value: number): void {
    this.#thrown = { launch, move, time: 0 };
    this.figures.set(IN_AIR, {
      id: IN_AIR,
      seat,
      value,
      shown: false,
      turned: 0,
      presence: 1,
      pose: poseInFlight(launch, 0),
    });
  }

  /** The throw was not accepted. */
  takeBack(): void {
    this.#thrown = null;
    this.figures.delete(IN_AIR);
  }

  /** Advance by that many seconds. */
  advance(seconds: number, height: number): void {
    if (this.#thrown !== null) {
      this.#thrown.time = Math.min(this.#thrown.time + seconds, airTimeOf(this.#thrown.launch, height));
      const figure = this.figures.get(IN_AIR);
      if (figure) figure.pose = poseInFlight(this.#thrown.launch, this.#thrown.time);
    }
    let left = seconds;
    while (this.#animation !== null && left > 0) left = this.#perform(this.#animation, left);
    if (this.#animation === null && this.#active) this.#update();
  }

  #perform(animation: BoardAnimation, seconds: number): number {
    const length =
      animation.kind === "fly"
        ? (this.#track?.duration ?? 0)
        : animation.kind === "show"
          ? TURNING
          : animation.kind === "back"
            ? LEAVING
            : 0;
    const scale = this.#scale();
    const used = Math.min(seconds, (length - this.#time) / scale);
    this.#time += used * scale;
    const share = length > 0 ? this.#time / length : 1;
    if (animation.kind === "fly" && this.#track) this.#fly(this.#track);
    if (animation.kind === "show")
      for (const { chip } of animation.chips)
        this.#change(chip, (figure) => (figure.turned = faceDown(figure) ? smooth(share) : 0));
    if (animation.kind === "back") for (const figure of this.#named(animation.chips)) figure.presence = 1 - share;
    // Rounding may miss the end by a hair.
    if (share > 1 - 1e-9) this.#next();
    return Math.max(0, seconds - used);
  }

  /** The playback speed now: slower in slow motion. */
  #scale(): number {
    return this.#slowPart !== null && this.#time >= this.#slowPart.from && this.#time < this.#slowPart.to
      ? SLOW_MOTION
      : 1;
  }

  #fly(track: MotionTrack): void {
    for (const body of track.bodies) {
      const pose = track.pose(body, this.#time);
      if (pose) this.#change(body, (figure) => (figure.pose = pose));
    }
    while (this.#nextContact < track.contacts.length) {
      const contact = track.contacts[this.#nextContact];
      if (contact === undefined || contact.time > this.#time) break;
      this.#nextContact += 1;
      this.listener.contact?.(contact);
    }
  }

  /** End the current animation and start the next one that takes time. */
  #next(): void {
    if (this.#animation !== null) this.#finish(this.#animation);
    this.#animation = this.#queue.shift() ?? null;
    this.#time = 0;
    this.#nextContact = 0;
    this.#track = this.#slowPart = null;
    if (this.#animation === null) return;
    if (!this.#active) {
      this.#active = true;
      this.listener.active?.(true);
    }
    const animation = this.#animation;
    if (animation.kind === "take") {
      this.#take(animation);
      this.#next();
    } else if (animation.kind === "fly") {
      this.#track = new MotionTrack(animation.motion);
      this.#slowPart = this.listener.slowPart?.(animation.motion) ?? null;
      // The player's own chip is already in the air.
      if (this.#thrown !== null && animation.move !== null && animation.move === this.#thrown.move)
        this.#time = this.#thrown.time;
      this.takeBack();
      this.listener.flightStarted?.();
      this.#fly(this.#track);
    } else if (animation.kind === "show") {
      for (const { chip, value } of animation.chips) this.#change(chip, (figure) => (figure.value = value));
    }
  }

  #take(animation: BoardAnimation & { kind: "take" }): void {
    const pose = this.#thrown
      ? poseInFlight(this.#thrown.launch, this.#thrown.time)
      : { position: { x: 0, y: 0, z: -1 }, orientation: { w: 0, x: 1, y: 0, z: 0 } };
    this.figures.set(animation.chip, {
      id: animation.chip,
      seat: animation.seat,
      value: animation.value,
      shown: false,
      turned: 0,
      presence: 1,
      pose,
    });
  }

  #finish(animation: BoardAnimation): void {
    if (animation.kind === "fly") {
      const track = new MotionTrack(animation.motion);
      for (const [id, pose] of track.rest) this.#change(id, (figure) => (figure.pose = pose));
      this.#reportLanding(animation, track);
    } else if (animation.kind === "show") {
      for (const { chip } of animation.chips)
        this.#change(chip, (figure) => {
          figure.shown = true;
          figure.turned = faceDown(figure) ? 1 : 0;
        });
    } else if (animation.kind === "back")
      for (const figure of this.#named(animation.chips)) this.figures.delete(figure.id);
  }

  #reportLanding({ chip, move, place }: BoardAnimation & { kind: "fly" }, track: MotionTrack): void {
    if (chip !== null) this.listener.landed?.({ chip, move, place, path: pathOf(track, chip) });
  }

  /** Finish the oldest animations when too many flights wait. */
  #dropOldest(): void {
    const waiting = (): number => this.#queue.filter((animation) => animation.kind === "fly").length;
    while (waiting() > MOST_WAITING) {
      const animation = this.#queue.shift();
      if (animation === undefined) return;
      if (this.#animation !== null) this.#finish(this.#animation);
      this.#animation = null;
      this.#track = null;
      if (animation.kind === "take") this.#take(animation);
      else this.#finish(animation);
    }
  }

  #update(): void {
    const [thrown, air] = [this.#thrown, this.figures.get(IN_AIR)];
    this.figures.clear();
    if (thrown && air) this.figures.set(IN_AIR, air);
    for (const chip of this.#final) {
      const figure: ChipFigure = {
        id: chip.id,
        seat: chip.seat,
        value: chip.value,
        shown: chip.shown,
        pose: chip.pose,
        turned: 0,
        presence: 1,
      };
      if (chip.shown && faceDown(figure)) figure.turned = 1;
      this.figures.set(chip.id, figure);
    }
    if (this.#active) {
      this.#active = false;
      this.listener.active?.(false);
    }
  }

  #change(id: number, how: (figure: ChipFigure) => void): void {
    const figure = this.figures.get(id);
    if (figure) how(figure);
  }

  #named(ids: readonly number[] | null): ChipFigure[] {
    return [...this.figures.values()].filter((figure) => ids === null || ids.includes(figure.id));
  }
}

/** A chip's path from the hand to its rest. */
function pathOf(track: MotionTrack, chip: number): readonly Vec3[] {
  const moments = Array.from({ length: Math.ceil(track.duration * PATH_RATE) }, (_, step) => step / PATH_RATE);
  const path = moments.flatMap((time) => track.pose(chip, time)?.position ?? []);
  const rest = track.rest.get(chip)?.position;
  return rest === undefined ? path : [...path, rest];
}

const smooth = (share: number): number => share * share * (3 - 2 * share);
