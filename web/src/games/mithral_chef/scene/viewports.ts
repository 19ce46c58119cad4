/** The viewports: the whole kitchen, and over it the views of your two hands. */
import { Color, type Scene, type WebGLRenderer } from "three";
import { KitchenCamera, type Rect } from "./cameras";
import { DEEP, LAIR, type Point } from "./floor-plan";

/** The area of the oven's glow: the dragon and the oven cards. */
const GLOWING: readonly Point[] = [-1, 1].flatMap((side) => [
  { x: LAIR.x + side * 0.2, y: -DEEP / 2 - 0.02, z: 0 },
  { x: LAIR.x + side * 0.32, y: LAIR.y + 0.16, z: 0 },
  { x: LAIR.x + side * 0.32, y: LAIR.y + 0.16, z: 0.3 },
]);
const AIR = new Color("#120d18");

export class Viewports {
  readonly whole = new KitchenCamera();
  readonly handCameras = [new KitchenCamera(), new KitchenCamera()] as const;
  size = { wide: 1, high: 1 };

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly scene: Scene,
    /** Whether a camera sees anything that moves. */
    private readonly isBusy: (camera: KitchenCamera) => boolean,
  ) {}

  resize(wide: number, high: number, kitchen: Rect, rects: readonly Rect[]): void {
    this.size = { wide, high };
    this.renderer.setSize(wide, high, false);
    this.whole.rect = kitchen;
    this.whole.survey(this.size);
    this.handCameras.forEach((camera, place) => {
      camera.rect = rects[place] ?? camera.rect;
    });
  }

  /** Draw these layers in all viewports; `layBackdrop` lays the backdrop first. */
  show(layers: readonly number[], layBackdrop?: () => void): void {
    const still = layers.includes(0);
    const { renderer } = this;
    this.renderer.shadowMap.needsUpdate = still;
    this.#resetViewport();
    this.scene.background = still ? AIR : null;
    if (still) renderer.clear();
    else renderer.clearDepth();
    this.#render(this.whole, layers);
    this.renderHandViews(layers, this.handCameras, layBackdrop);
  }

  /** Draw these layers in some hand viewports. */
  renderHandViews(layers: readonly number[], handCameras: readonly KitchenCamera[], layBackdrop?: () => void): void {
    const { renderer } = this;
    const { wide, high } = this.size;
    const still = layers.includes(0);
    this.scene.background = still ? AIR : null;
    renderer.setScissorTest(true);
    for (const camera of handCameras) {
      const { x, y, wide: w, high: h } = camera.rect;
      if (w < 8 || h < 8) continue;
      renderer.setScissor(x, high - y - h, w, h);
      renderer.setViewport(0, 0, wide, high);
      layBackdrop?.();
      renderer.setViewport(x, high - y - h, w, h);
      if (still) renderer.clear();
      else if (this.isBusy(camera)) renderer.clearDepth();
      else continue;
      this.#render(camera, layers);
    }
    this.#resetViewport();
  }

  /** Redraw the part of the kitchen with the dragon and its oven. */
  hearth(): void {
    const { renderer } = this;
    const { x, y, wide, high } = this.whole.part(GLOWING, this.size);
    const bottom = this.size.high - y - high;
    this.scene.background = AIR;
    if (wide > 0 && high > 0) {
      renderer.setScissorTest(true);
      renderer.setScissor(x, bottom, wide, high);
      renderer.setViewport(x, bottom, wide, high);
      renderer.clear();
      this.#render(this.whole, [0]);
    }
    this.whole.fill(this.size);
    this.#resetViewport();
  }

  #render(camera: KitchenCamera, layers: readonly number[]): void {
    camera.perspective.layers.disableAll();
    for (const layer of layers) camera.perspective.layers.enable(layer);
    this.renderer.render(this.scene, camera.perspective);
  }

  /** Reset to the whole canvas. */
  #resetViewport(): void {
    this.renderer.setScissorTest(false);
    this.renderer.setViewport(0, 0, this.size.wide, this.size.high);
  }
}
