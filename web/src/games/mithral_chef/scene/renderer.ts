/** The kitchen drawn by three.js: one room, seen as a whole and through the eyes of my two hands. */
import { BasicShadowMap, PCFShadowMap, PointLight, Scene, WebGLRenderer } from "three";
import { Backdrop } from "../../../ui/three/backdrop";
import { FrameQuality, isSoftwareRendered } from "../../../ui/three/frame-quality";
import type { Components } from "../../../protocol/mithral-chef";
import { Cook, MOVING } from "./cook";
import { Pile } from "./furniture/desk";
import { Dragon } from "./furniture/dragon";
import type { Eye, Pane } from "./cameras";
import { Forest } from "./furniture/forest";
import { lights, sharpen } from "./lights";
import type { Look } from "./camera-targets";
import type { KitchenModel } from "./model";
import { LAIR, type Point } from "./floor-plan";
import { Rack } from "./furniture/plates";
import { build } from "./furniture/room";
import { Views } from "./viewports";

/** Milliseconds between frames in which only the dragon breathes. */
const IDLE = 50;
/** Where drawing takes long all is drawn finely only when nothing has changed for so many milliseconds. */
const SETTLED = 1500;

/** Milliseconds that the dragon may take to answer while hands move. */
const UNNOTICED = 700;
/** How far the dragon and its light are seen, in metres. */
const GLOW = 0.35;
/** What is told, to be compared: of a motion it is enough to know which it is. */
const written = (told: unknown): string =>
  JSON.stringify(told, (key, value: unknown) => (key === "motion" || key === "age" ? undefined : value));

export class Stage {
  readonly slow: boolean;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #views: Views;
  readonly #forest: Forest;
  readonly #rack: Rack;
  readonly #pile: Pile;
  readonly #dragon = new Dragon();
  readonly #glow = new PointLight("#ff6a20", 0, 0.7, 1.6);
  readonly #cooks = new Map<string, Cook>();
  readonly #quality: FrameQuality;
  /** All that stands still; and the same with the hands that rest. */
  readonly #backdrop = new Backdrop();
  readonly #resting = new Backdrop();
  /** The hands' eyes that look at something else than the backdrop shows; and whether the oven has become so. */
  readonly #turned = new Set<Eye>();
  #flared = 0;
  /** Something of what stands still is not where the backdrop shows it. */
  #stale = false;
  #before = 0;
  #fled = false;
  /** What was told last, and when it became different. */
  #told = "";
  #changed = 0;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, components: Components, spaces: readonly number[], recipes: number) {
    this.slow = isSoftwareRendered();
    this.#quality = new FrameQuality(this.slow);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.slow, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = this.slow ? BasicShadowMap : PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.autoClear = false;
    this.#views = new Views(this.#renderer, this.#scene, (eye) =>
      [...this.#cooks.values()].some((cook) => cook.visible && cook.isSeenBy(eye)),
    );
    const cards = components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);
    this.#forest = new Forest(cards);
    this.#rack = new Rack(components.plates);
    this.#pile = new Pile(recipes);
    this.#glow.position.set(LAIR.x, LAIR.y - 0.06, 0.09);
    this.#scene.add(
      ...lights(this.slow),
      this.#glow,
      build(components, spaces),
      this.#forest,
      this.#rack,
      this.#pile,
      this.#dragon,
    );
    this.#glow.layers.enableAll();
    if (!this.slow) sharpen(this.#scene);
  }

  resize(wide: number, high: number, kitchen: Pane, panes: readonly Pane[]): void {
    this.#views.resize(wide, high, kitchen, panes);
    this.#backdrop.forget();
  }

  /** The eyes of my two hands. */
  get lenses(): readonly [Eye, Eye] {
    return this.#views.lenses;
  }

  look(looks: readonly Look[], atOnce: boolean): void {
    this.lenses.forEach((lens, place) => {
      const look = looks[place];
      if (look && lens.look(look, atOnce || this.slow)) this.#turned.add(lens);
    });
  }

  /** Take over what is told; false if nothing is different. */
  tell(model: KitchenModel, now: number, motion: boolean): boolean {
    const told = written(model);
    if (told === this.#told) return false;
    this.#told = told;
    this.#changed = now;
    const changed = [
      this.#forest.spread(model.spread),
      this.#rack.stand(model.plates),
      this.#pile.hold(model.deck),
      this.#fled !== model.fled,
    ];
    this.#stale ||= changed.includes(true);
    if (this.#dragon.heat !== model.heat) this.#flared ||= now;
    this.#dragon.heat = model.heat;
    this.#fled = model.fled;
    this.#glow.intensity = 0.15 + model.heat * 0.5;
    if (!motion || this.slow) {
      this.#dragon.fled = model.fled ? 0.35 : 0;
      this.#dragon.breathe(0);
    }
    const seen = new Set<string>();
    for (const hand of model.hands) {
      const key = `${hand.id}/${hand.colour}`;
      seen.add(key);
      let cook = this.#cooks.get(key);
      if (!cook) {
        cook = new Cook(hand);
        this.#cooks.set(key, cook);
        this.#scene.add(cook);
      }
      if (cook.told === written(hand)) continue;
      cook.told = written(hand);
      cook.tell(hand, now, motion);
    }
    for (const [key, cook] of this.#cooks)
      if (!seen.has(key)) {
        this.#scene.remove(cook);
        this.#cooks.delete(key);
      }
    return true;
  }

  /** Whether anything moves that has to be seen smoothly. */
  get moving(): boolean {
    return [...this.#cooks.values()].some((cook) => cook.moving) || this.lenses.some((lens) => lens.moving);
  }

  /** Draw a frame; how many milliseconds the next one can wait, `null` where none is needed. */
  draw(now: number, alive: boolean): number | null {
    const seconds = this.#before === 0 ? 0 : Math.min(0.1, (now - this.#before) / 1000);
    const moving = this.moving;
    for (const cook of this.#cooks.values()) cook.pass(now, seconds);
    for (const lens of this.lenses) if (lens.moving) lens.pass(seconds);
    const lively = alive && !this.slow;
    if (lively) {
      if (this.#fled) this.#dragon.fled = Math.min(1, this.#dragon.fled + seconds * 0.28);
      else this.#dragon.fled = 0;
      this.#dragon.breathe(now / 1000);
      this.#glow.intensity = (0.15 + this.#dragon.heat * 0.5) * (0.9 + 0.1 * Math.sin(now / 70));
    }
    const hurried = this.slow && (moving || performance.now() - this.#changed < SETTLED);
    const ratio = this.#quality.pixelRatio(now, moving || hurried);
    if (ratio !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(ratio);
    if (hurried) this.#hurry(now);
    else {
      for (const cook of this.#cooks.values()) cook.visible = true;
      this.#views.show([0, MOVING]);
    }
    const goes = this.moving;
    this.#before = goes || lively ? now : 0;
    if (hurried && !goes) return SETTLED;
    return goes ? 0 : lively ? (this.#fled && this.#dragon.fled < 1 ? 0 : IDLE) : null;
  }

  /** Draw what moves over a picture of all that stands still or rests. */
  #hurry(now: number): void {
    const loose = new Set([...this.#cooks.values()].filter((cook) => cook.isLoose(now)));
    const resting = [...this.#cooks].flatMap(([key, cook]) => (loose.has(cook) ? [] : [`${key}/${cook.changes}`]));
    const renderer = this.#renderer;
    const { wide, high } = this.#views.size;
    const size = `${wide}/${high}`;
    if (this.#still(size, now)) this.#resting.forget();
    const lay = (): void =>
      this.#resting.lay(renderer, `${size}/${resting.join()}`, () => {
        const under = (): void => this.#backdrop.lay(renderer, size, () => undefined);
        under();
        for (const cook of this.#cooks.values()) cook.visible = !loose.has(cook);
        this.#views.show([MOVING], under);
      });
    lay();
    for (const cook of this.#cooks.values()) cook.visible = loose.has(cook);
    this.#views.show([MOVING], lay);
  }

  /**
   * Have a picture of all that stands still; whether it is another one. Where only a hand has turned to something, or
   * the oven flares up, that part of it is mended. While dice roll or fall the rest stays as it is: nobody looks
   * elsewhere, and they would stop in the air for it.
   */
  #still(size: string, now: number): boolean {
    const renderer = this.#renderer;
    const fits = this.#backdrop.fits(size);
    const rolling = [...this.#cooks.values()].some((cook) => cook.playing?.done === false);
    const flared = this.#flared > 0 && !rolling && (!this.moving || now - this.#flared > UNNOTICED);
    if (!fits || (this.#stale && !rolling)) {
      this.#backdrop.forget();
      this.#backdrop.lay(renderer, size, () => this.#views.show([0]));
      this.#stale = false;
      this.#flared = 0;
    } else if (flared || this.#turned.size > 0) {
      this.#backdrop.lay(renderer, size, () => undefined);
      renderer.shadowMap.needsUpdate = true;
      if (flared) this.#views.hearth();
      this.#views.look(
        [0],
        this.lenses.filter((lens) => this.#turned.has(lens) || (flared && lens.sees(LAIR, GLOW))),
      );
      this.#backdrop.take(renderer);
      if (flared) this.#flared = 0;
    } else return false;
    this.#turned.clear();
    return true;
  }

  /** Where a point of the room is on the canvas, in CSS pixels. */
  project(point: Point): { x: number; y: number } {
    return this.#views.whole.project(point, this.#views.size);
  }

  /** The point of the table that is seen at a point of the canvas. */
  table(x: number, y: number): Point | null {
    return this.#views.whole.under(x, y, 0, this.#views.size);
  }

  /** The last motion of each hand that has come to rest. */
  *rests(): Iterable<readonly [string, number]> {
    for (const { model, playing } of this.#cooks.values()) if (playing?.done) yield [model.id, playing.take];
  }

  dispose(): void {
    this.#backdrop.dispose();
    this.#resting.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
