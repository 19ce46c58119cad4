/** The kitchen in three.js: the whole room, and the views of your two hands. */
import { BasicShadowMap, PCFShadowMap, PointLight, Scene, WebGLRenderer } from "three";
import { Backdrop } from "../../../ui/three/backdrop";
import { FrameQuality, isSoftwareRendered } from "../../../ui/three/frame-quality";
import type { Components } from "../../../protocol/mithral-chef";
import { HandVisual, MOVING } from "./hand-visual";
import { Pile } from "./furniture/desk";
import { Dragon } from "./furniture/dragon";
import type { KitchenCamera, Rect } from "./cameras";
import { Forest } from "./furniture/forest";
import { lights, sharpen } from "./lights";
import type { CameraTarget } from "./camera-targets";
import type { KitchenModel } from "./model";
import { LAIR, type Point } from "./floor-plan";
import { Rack } from "./furniture/plates";
import { buildRoom } from "./furniture/room";
import { Viewports } from "./viewports";

/** Milliseconds between frames while only the dragon moves. */
const IDLE = 50;
/** Milliseconds without changes before a slow machine draws at full quality. */
const SETTLED = 1500;

/** Milliseconds by which the dragon may react late while hands move. */
const UNNOTICED = 700;
/** The radius of the dragon's glow in metres. */
const GLOW = 0.35;
/** A model as text for comparison; motions are identified by their id. */
const fingerprint = (modelKey: unknown): string =>
  JSON.stringify(modelKey, (key, value: unknown) => (key === "motion" || key === "age" ? undefined : value));

export class KitchenRenderer {
  readonly slow: boolean;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #viewports: Viewports;
  readonly #forest: Forest;
  readonly #rack: Rack;
  readonly #pile: Pile;
  readonly #dragon = new Dragon();
  readonly #glow = new PointLight("#ff6a20", 0, 0.7, 1.6);
  readonly #visuals = new Map<string, HandVisual>();
  readonly #quality: FrameQuality;
  /** Backdrops: everything static, and the same with the resting hands. */
  readonly #backdrop = new Backdrop();
  readonly #resting = new Backdrop();
  /** Hand cameras that have turned since the backdrop was drawn, and when the heat changed. */
  readonly #turnedCameras = new Set<KitchenCamera>();
  #flaredAt = 0;
  /** Something static has changed since the backdrop was drawn. */
  #isStale = false;
  #before = 0;
  #fled = false;
  /** The last model's fingerprint, and when it changed. */
  #modelKey = "";
  #changed = 0;

  /** Throws if WebGL is missing. */
  constructor(canvas: HTMLCanvasElement, components: Components, spaces: readonly number[], recipes: number) {
    this.slow = isSoftwareRendered();
    this.#quality = new FrameQuality(this.slow);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.slow, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = this.slow ? BasicShadowMap : PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.autoClear = false;
    this.#viewports = new Viewports(this.#renderer, this.#scene, (camera) =>
      [...this.#visuals.values()].some((visual) => visual.visible && visual.isSeenBy(camera)),
    );
    const cards = components.tracks + components.forest.reduce((sum, card) => sum + card.count, 0);
    this.#forest = new Forest(cards);
    this.#rack = new Rack(components.plates);
    this.#pile = new Pile(recipes);
    this.#glow.position.set(LAIR.x, LAIR.y - 0.06, 0.09);
    this.#scene.add(
      ...lights(this.slow),
      this.#glow,
      buildRoom(components, spaces),
      this.#forest,
      this.#rack,
      this.#pile,
      this.#dragon,
    );
    this.#glow.layers.enableAll();
    if (!this.slow) sharpen(this.#scene);
  }

  resize(wide: number, high: number, kitchen: Rect, rects: readonly Rect[]): void {
    this.#viewports.resize(wide, high, kitchen, rects);
    this.#backdrop.forget();
  }

  /** The cameras of your two hands. */
  get handCameras(): readonly [KitchenCamera, KitchenCamera] {
    return this.#viewports.handCameras;
  }

  aimHandCameras(targets: readonly CameraTarget[], atOnce: boolean): void {
    this.handCameras.forEach((camera, place) => {
      const target = targets[place];
      if (target && camera.look(target, atOnce || this.slow)) this.#turnedCameras.add(camera);
    });
  }

  /** Apply a model; returns whether it differs from the last. */
  update(model: KitchenModel, now: number, motion: boolean): boolean {
    const modelKey = fingerprint(model);
    if (modelKey === this.#modelKey) return false;
    this.#modelKey = modelKey;
    this.#changed = now;
    const changed = [
      this.#forest.spread(model.spread),
      this.#rack.stand(model.plates),
      this.#pile.hold(model.deck),
      this.#fled !== model.fled,
    ];
    this.#isStale ||= changed.includes(true);
    if (this.#dragon.heat !== model.heat) this.#flaredAt ||= now;
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
      let visual = this.#visuals.get(key);
      if (!visual) {
        visual = new HandVisual(hand);
        this.#visuals.set(key, visual);
        this.#scene.add(visual);
      }
      if (visual.modelKey === fingerprint(hand)) continue;
      visual.modelKey = fingerprint(hand);
      visual.update(hand, now, motion);
    }
    for (const [key, visual] of this.#visuals)
      if (!seen.has(key)) {
        this.#scene.remove(visual);
        this.#visuals.delete(key);
      }
    return true;
  }

  /** Whether anything moves that needs smooth frames. */
  get moving(): boolean {
    return (
      [...this.#visuals.values()].some((visual) => visual.moving) || this.handCameras.some((camera) => camera.moving)
    );
  }

  /** Draw a frame; returns the milliseconds until the next one, or `null` if none is needed. */
  draw(now: number, alive: boolean): number | null {
    const seconds = this.#before === 0 ? 0 : Math.min(0.1, (now - this.#before) / 1000);
    const moving = this.moving;
    for (const visual of this.#visuals.values()) visual.pass(now, seconds);
    for (const camera of this.handCameras) if (camera.moving) camera.advance(seconds);
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
    if (hurried) this.#drawMoving(now);
    else {
      for (const visual of this.#visuals.values()) visual.visible = true;
      this.#viewports.show([0, MOVING]);
    }
    const goes = this.moving;
    this.#before = goes || lively ? now : 0;
    if (hurried && !goes) return SETTLED;
    return goes ? 0 : lively ? (this.#fled && this.#dragon.fled < 1 ? 0 : IDLE) : null;
  }

  /** Draw moving things over a backdrop of everything else. */
  #drawMoving(now: number): void {
    const loose = new Set([...this.#visuals.values()].filter((visual) => visual.isLoose(now)));
    const resting = [...this.#visuals].flatMap(([key, visual]) =>
      loose.has(visual) ? [] : [`${key}/${visual.changes}`],
    );
    const renderer = this.#renderer;
    const { wide, high } = this.#viewports.size;
    const size = `${wide}/${high}`;
    if (this.#refreshBackdrop(size, now)) this.#resting.forget();
    const lay = (): void =>
      this.#resting.lay(renderer, `${size}/${resting.join()}`, () => {
        const under = (): void => this.#backdrop.lay(renderer, size, () => undefined);
        under();
        for (const visual of this.#visuals.values()) visual.visible = !loose.has(visual);
        this.#viewports.show([MOVING], under);
      });
    lay();
    for (const visual of this.#visuals.values()) visual.visible = loose.has(visual);
    this.#viewports.show([MOVING], lay);
  }

  /**
   * Refresh the backdrop of static things; returns whether it changed. If only a hand camera turned or the heat
   * changed, just that part is redrawn. While dice move it stays as it is, so that they do not stutter.
   */
  #refreshBackdrop(size: string, now: number): boolean {
    const renderer = this.#renderer;
    const fits = this.#backdrop.fits(size);
    const rolling = [...this.#visuals.values()].some((visual) => visual.playing?.done === false);
    const flaredAt = this.#flaredAt > 0 && !rolling && (!this.moving || now - this.#flaredAt > UNNOTICED);
    if (!fits || (this.#isStale && !rolling)) {
      this.#backdrop.forget();
      this.#backdrop.lay(renderer, size, () => this.#viewports.show([0]));
      this.#isStale = false;
      this.#flaredAt = 0;
    } else if (flaredAt || this.#turnedCameras.size > 0) {
      this.#backdrop.lay(renderer, size, () => undefined);
      renderer.shadowMap.needsUpdate = true;
      if (flaredAt) this.#viewports.hearth();
      this.#viewports.renderHandViews(
        [0],
        this.handCameras.filter((camera) => this.#turnedCameras.has(camera) || (flaredAt && camera.sees(LAIR, GLOW))),
      );
      this.#backdrop.take(renderer);
      if (flaredAt) this.#flaredAt = 0;
    } else return false;
    this.#turnedCameras.clear();
    return true;
  }

  /** The position of a point in CSS pixels of the canvas. */
  project(point: Point): { x: number; y: number } {
    return this.#viewports.whole.project(point, this.#viewports.size);
  }

  /** The point of the table under a position of the canvas. */
  tablePoint(x: number, y: number): Point | null {
    return this.#viewports.whole.under(x, y, 0, this.#viewports.size);
  }

  /** The last finished motion of each hand. */
  *restedMotions(): Iterable<readonly [string, number]> {
    for (const { model, playing } of this.#visuals.values()) if (playing?.done) yield [model.id, playing.motionId];
  }

  dispose(): void {
    this.#backdrop.dispose();
    this.#resting.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
