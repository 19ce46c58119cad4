/** Everything drawn for one hand: the hand, its dice and an open card. */
import { Group, Mesh, MeshBasicMaterial, Object3D, TorusGeometry } from "three";
import { MotionTrack, type Pose } from "../../../ui/three/motion-track";
import { Dice, die, type PlacedDie } from "./dice";
import type { KitchenCamera } from "./cameras";
import { openCard } from "./furniture/forest";
import { HandMesh } from "./hand-mesh";
import type { HandModel, DiceGroup } from "./model";

/** Seconds for a hand to go half of its way. */
const HALF_LIFE = 0.075;
/** Milliseconds after which a motion is no longer shown. */
const STALE = 4000;
/** Milliseconds after the last change when a hand counts as resting. */
const RESTED = 300;
/** Metres within which all of a hand, or all of its dice, lies. */
const REACH = 0.17;
/** The layer of moving things; static ones are on layer 0. */
export const MOVING = 1;

interface PlayingMotion {
  readonly motionId: number;
  readonly track: MotionTrack;
  readonly begun: number;
  done: boolean;
}

function put(one: Object3D, { position, orientation: { x, y, z, w } }: Pose): void {
  one.position.copy(position);
  one.quaternion.set(x, y, z, w);
}

export class HandVisual extends Group {
  readonly figure: HandMesh;
  readonly diceGroup = new Group();
  readonly #diceMeshes = new Dice();
  readonly #dice = new Map<string, PlacedDie & { readonly body: number }>();
  readonly #rings = new Map<string, Mesh>();
  #card: Group | null = null;
  #cardName = "";
  #held: Mesh | null = null;
  #heldColour = "";
  playing: PlayingMotion | null = null;
  /** The fingerprint of the last model. */
  modelKey = "";
  /** The number of changes. */
  changes = 0;
  #changed = 0;

  constructor(public model: HandModel) {
    super();
    this.figure = new HandMesh(model.colour, model.left, model.shoulder);
    this.figure.at.set(model.goal.x, model.goal.y, model.goal.z);
    this.diceGroup.add(this.#diceMeshes);
    this.add(this.figure, this.diceGroup);
  }

  /** Apply a model and start its motion. `motion`: whether animations are played. */
  update(model: HandModel, now: number, motion: boolean): void {
    this.model = model;
    this.#changed = now;
    this.changes += 1;
    this.figure.goal.set(model.goal.x, model.goal.y, model.goal.z);
    if (!motion) this.figure.at.copy(this.figure.goal);
    const { diceGroup } = model;
    if (diceGroup?.motion && diceGroup.motionId !== this.playing?.motionId) {
      const late = !motion || diceGroup.age > STALE;
      this.playing = {
        motionId: diceGroup.motionId,
        track: new MotionTrack(diceGroup.motion),
        begun: now - Math.min(diceGroup.age, 120),
        done: late,
      };
    } else if (!diceGroup?.motion) this.playing = null;
    this.#lay(diceGroup);
    this.#show(model);
  }

  get moving(): boolean {
    return (
      this.figure.at.distanceTo(this.figure.goal) > 0.001 ||
      (this.playing !== null && !this.playing.done) ||
      (this.#card !== null && this.#card.rotation.y > 0.01)
    );
  }

  /** Whether it moves or has just changed, and so is not part of the resting backdrop. */
  isLoose(now: number): boolean {
    return this.moving || now - this.#changed < RESTED;
  }

  /** Whether a camera may see some of it. */
  isSeenBy(camera: KitchenCamera): boolean {
    const { at } = this.figure;
    const { diceGroup } = this.model;
    return (
      camera.sees(at, REACH) || (diceGroup !== null && camera.sees(diceGroup.workplace, REACH)) || this.#card !== null
    );
  }

  pass(now: number, seconds: number): void {
    const { figure, model, playing } = this;
    figure.at.lerp(figure.goal, 1 - 0.5 ** (seconds / HALF_LIFE));
    if (figure.at.distanceTo(figure.goal) < 0.001) figure.at.copy(figure.goal);
    figure.pose(
      model.grip,
      model.grip === "shake" ? Math.sin(now / 45) * 0.5 : model.busy ? 0.3 * Math.sin(now / 90) : 0,
    );
    if (playing && !playing.done) {
      const at = (now - playing.begun) / 1000;
      if (at >= playing.track.duration) {
        playing.done = true;
        this.#lay(model.diceGroup);
      } else this.#follow(playing.track, at);
    }
    if (this.#card) this.#card.rotation.y = Math.max(0, this.#card.rotation.y - seconds * 9);
    if (this.#held) this.#held.position.set(figure.at.x, figure.at.y - 0.004, figure.at.z + 0.008);
  }

  #lay(diceGroup: DiceGroup | null): void {
    const seen = new Set<string>();
    if (diceGroup) {
      this.diceGroup.position.set(diceGroup.workplace.x, diceGroup.workplace.y, diceGroup.workplace.z);
      this.diceGroup.rotation.z = Math.PI / 2;
      this.diceGroup.scale.setScalar(diceGroup.workplace.scale);
      for (const one of diceGroup.dice) {
        const key = `${one.id}/${one.kind}/${one.colour.join()}`;
        seen.add(key);
        let known = this.#dice.get(key);
        if (!known) {
          known = { kind: one.kind, colour: one.colour, at: new Object3D(), body: one.id };
          known.at.scale.setScalar(one.size);
          this.#dice.set(key, known);
        }
        if (this.playing?.done !== false || this.playing.track.start(one.id) === null) put(known.at, one);
        this.#ring(key, known.at, one.ring, one.size);
      }
      if (this.playing && !this.playing.done) this.#follow(this.playing.track, 0);
    }
    for (const [key, { at }] of this.#dice)
      if (!seen.has(key)) {
        this.#dice.delete(key);
        this.#ring(key, at, undefined, 0);
      }
    this.#diceMeshes.show(this.#dice.values());
    this.#label();
  }

  #ring(key: string, die: Object3D, colour: string | undefined, size: number): void {
    const known = this.#rings.get(key);
    if (known) {
      this.diceGroup.remove(known);
      known.geometry.dispose();
      this.#rings.delete(key);
    }
    if (colour === undefined) return;
    const ring = new Mesh(
      new TorusGeometry(size * 0.85, 0.0013, 6, 28),
      new MeshBasicMaterial({ color: colour.slice(0, 7) }),
    );
    ring.position.set(die.position.x, die.position.y, Math.max(0.002, die.position.z - size * 0.4));
    this.#rings.set(key, ring);
    this.diceGroup.add(ring);
  }

  #follow(track: MotionTrack, at: number): void {
    for (const one of this.#dice.values()) {
      const pose = track.pose(one.body, at) ?? track.start(one.body);
      if (pose) put(one.at, pose);
    }
    this.#diceMeshes.show(this.#dice.values());
    for (const ring of this.#rings.values()) ring.visible = false;
  }

  #show({ card, held }: HandModel): void {
    if ((card?.name ?? "") !== this.#cardName) {
      if (this.#card) this.remove(this.#card);
      this.#card = card ? openCard(card.name) : null;
      this.#cardName = card?.name ?? "";
      if (this.#card) {
        this.#card.rotation.y = Math.PI;
        this.#card.scale.setScalar(2.1);
        this.add(this.#card);
      }
    }
    if (this.#card && card) this.#card.position.set(card.at.x, card.at.y, card.at.z + 0.014);
    if ((held?.join() ?? "") !== this.#heldColour) {
      if (this.#held) this.remove(this.#held);
      this.#held = held ? die(0, 0.019, held) : null;
      this.#heldColour = held?.join() ?? "";
      if (this.#held) this.add(this.#held);
    }
    this.#label();
  }

  #label(): void {
    this.traverse((part) => part.layers.set(MOVING));
  }
}
