/** The kitchen drawn by three.js: one room, seen as a whole and through the eyes of my two hands. */
import { BasicShadowMap, Color, PCFShadowMap, PointLight, Scene, WebGLRenderer } from "three";
import { Backdrop } from "../../../ui/three/backdrop";
import { Pace, isSlow } from "../../../ui/three/pace";
import type { Components } from "../../../wire/mithral-chef";
import { Cook, MOVING } from "./cook";
import { Pile } from "./desk";
import { Dragon } from "./dragon";
import { Eye, type Pane } from "./eyes";
import { Forest } from "./forest";
import { lights, sharpen } from "./lamps";
import type { Look } from "./looks";
import type { KitchenModel } from "./model";
import { LAIR, type Point } from "./plan";
import { Rack } from "./plates";
import { build } from "./rooms";

/** Milliseconds between frames in which only the dragon breathes. */
const IDLE = 50;
/** Where drawing takes long all is drawn finely only when nothing has changed for so many milliseconds. */
const SETTLED = 1500;

export class Stage {
  readonly whole = new Eye();
  readonly lenses = [new Eye(), new Eye()] as const;
  readonly slow: boolean;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #forest: Forest;
  readonly #rack: Rack;
  readonly #pile: Pile;
  readonly #dragon = new Dragon();
  readonly #glow = new PointLight("#ff6a20", 0, 0.7, 1.6);
  readonly #cooks = new Map<string, Cook>();
  readonly #pace: Pace;
  readonly #backdrop = new Backdrop();
  readonly #air = new Color("#120d18");
  /** The hands' eyes that look at something else than the backdrop shows. */
  readonly #turned = new Set<Eye>();
  #size = { wide: 1, high: 1 };
  #before = 0;
  #fled = false;
  /** What was told last, and when it became different. */
  #told = "";
  #changed = 0;

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, components: Components, spaces: readonly number[], recipes: number) {
    this.slow = isSlow();
    this.#pace = new Pace(this.slow);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.slow, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = this.slow ? BasicShadowMap : PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.autoClear = false;
    this.#scene.background = this.#air;
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
    this.#size = { wide, high };
    this.#renderer.setSize(wide, high, false);
    this.whole.pane = kitchen;
    this.whole.survey(this.#size);
    this.lenses.forEach((lens, place) => {
      lens.pane = panes[place] ?? lens.pane;
    });
    this.#backdrop.forget();
  }

  look(looks: readonly Look[], atOnce: boolean): void {
    this.lenses.forEach((lens, place) => {
      const look = looks[place];
      if (look && lens.look(look, atOnce || this.slow)) this.#turned.add(lens);
    });
  }

  /** Take over what is told; false if nothing is different. */
  tell(model: KitchenModel, now: number, motion: boolean): boolean {
    const told = JSON.stringify(model, (key, value: unknown) =>
      key === "motion" || key === "age" ? undefined : value,
    );
    if (told === this.#told) return false;
    this.#told = told;
    this.#changed = now;
    const changed = [
      this.#forest.spread(model.spread),
      this.#rack.stand(model.plates),
      this.#pile.hold(model.deck),
      this.#dragon.heat !== model.heat,
    ];
    if (changed.includes(true)) this.#backdrop.forget();
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
    const ratio = this.#pace.ratio(now, moving || hurried);
    if (ratio !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(ratio);
    if (hurried) this.#hurry();
    else this.#show([0, MOVING]);
    const goes = this.moving;
    this.#before = goes || lively ? now : 0;
    if (hurried && !goes) return SETTLED;
    return goes ? 0 : lively ? (this.#fled && this.#dragon.fled < 1 ? 0 : IDLE) : null;
  }

  /** Draw what moves over a picture of all that stands still. Where only a hand has turned to something, that is mended. */
  #hurry(): void {
    const key = `${this.#size.wide}/${this.#size.high}`;
    const lay = (): void =>
      this.#backdrop.lay(this.#renderer, key, () => {
        this.#turned.clear();
        this.#show([0]);
      });
    lay();
    if (this.#turned.size > 0) {
      this.#renderer.shadowMap.needsUpdate = true;
      this.#lenses([0], [...this.#turned]);
      this.#turned.clear();
      this.#backdrop.take(this.#renderer);
    }
    this.#show([MOVING], lay);
  }

  /** Draw these layers of the kitchen, and of what the hands see; `lay` lays down what stands still behind them. */
  #show(layers: readonly number[], lay?: () => void): void {
    const still = layers.includes(0);
    const renderer = this.#renderer;
    const { wide, high } = this.#size;
    this.#scene.background = still ? this.#air : null;
    renderer.shadowMap.needsUpdate = still;
    renderer.setScissorTest(false);
    renderer.setViewport(0, 0, wide, high);
    if (still) renderer.clear();
    else renderer.clearDepth();
    this.#see(this.whole, layers);
    this.#lenses(layers, this.lenses, lay);
  }
  #lenses(layers: readonly number[], lenses: readonly Eye[], lay?: () => void): void {
    const renderer = this.#renderer;
    const { wide, high } = this.#size;
    const still = layers.includes(0);
    this.#scene.background = still ? this.#air : null;
    renderer.setScissorTest(true);
    for (const lens of lenses) {
      const { x, y, wide: w, high: h } = lens.pane;
      if (w < 8 || h < 8) continue;
      renderer.setScissor(x, high - y - h, w, h);
      renderer.setViewport(0, 0, wide, high);
      lay?.();
      renderer.setViewport(x, high - y - h, w, h);
      if (still) renderer.clear();
      else renderer.clearDepth();
      this.#see(lens, layers);
    }
    renderer.setScissorTest(false);
    renderer.setViewport(0, 0, wide, high);
  }
  #see(eye: Eye, layers: readonly number[]): void {
    eye.camera.layers.disableAll();
    for (const layer of layers) eye.camera.layers.enable(layer);
    this.#renderer.render(this.#scene, eye.camera);
  }

  /** Where a point of the room is on the canvas, in CSS pixels. */
  project(point: Point): { x: number; y: number } {
    return this.whole.project(point, this.#size);
  }

  /** The point of the table that is seen at a point of the canvas. */
  table(x: number, y: number): Point | null {
    return this.whole.under(x, y, 0, this.#size);
  }

  /** The last motion of each hand that has come to rest. */
  *rests(): Iterable<readonly [string, number]> {
    for (const { model, playing } of this.#cooks.values()) if (playing?.done) yield [model.id, playing.take];
  }

  dispose(): void {
    this.#backdrop.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
