/** What the canvas shows: the whole kitchen, and over it what my two hands look at. */
import { Color, type Scene, type WebGLRenderer } from "three";
import { Eye, type Pane } from "./cameras";
import { DEEP, LAIR, type Point } from "./floor-plan";

/** What the oven's glow reaches: the dragon with its wings, and the oven cards before it. */
const GLOWING: readonly Point[] = [-1, 1].flatMap((side) => [
  { x: LAIR.x + side * 0.2, y: -DEEP / 2 - 0.02, z: 0 },
  { x: LAIR.x + side * 0.32, y: LAIR.y + 0.16, z: 0 },
  { x: LAIR.x + side * 0.32, y: LAIR.y + 0.16, z: 0.3 },
]);
const AIR = new Color("#120d18");

export class Views {
  readonly whole = new Eye();
  readonly lenses = [new Eye(), new Eye()] as const;
  size = { wide: 1, high: 1 };

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly scene: Scene,
    /** Whether an eye sees anything of what moves. */
    private readonly isBusy: (eye: Eye) => boolean,
  ) {}

  resize(wide: number, high: number, kitchen: Pane, panes: readonly Pane[]): void {
    this.size = { wide, high };
    this.renderer.setSize(wide, high, false);
    this.whole.pane = kitchen;
    this.whole.survey(this.size);
    this.lenses.forEach((lens, place) => {
      lens.pane = panes[place] ?? lens.pane;
    });
  }

  /** Draw these layers of the kitchen, and of what the hands see; `lay` lays down what stands still behind them. */
  show(layers: readonly number[], lay?: () => void): void {
    const still = layers.includes(0);
    const { renderer } = this;
    this.renderer.shadowMap.needsUpdate = still;
    this.#rest();
    this.scene.background = still ? AIR : null;
    if (still) renderer.clear();
    else renderer.clearDepth();
    this.#see(this.whole, layers);
    this.look(layers, this.lenses, lay);
  }

  /** The same, of what some of the hands see alone. */
  look(layers: readonly number[], lenses: readonly Eye[], lay?: () => void): void {
    const { renderer } = this;
    const { wide, high } = this.size;
    const still = layers.includes(0);
    this.scene.background = still ? AIR : null;
    renderer.setScissorTest(true);
    for (const lens of lenses) {
      const { x, y, wide: w, high: h } = lens.pane;
      if (w < 8 || h < 8) continue;
      renderer.setScissor(x, high - y - h, w, h);
      renderer.setViewport(0, 0, wide, high);
      lay?.();
      renderer.setViewport(x, high - y - h, w, h);
      if (still) renderer.clear();
      else if (this.isBusy(lens)) renderer.clearDepth();
      else continue;
      this.#see(lens, layers);
    }
    this.#rest();
  }

  /** Draw the part of the kitchen in which the dragon and its oven are seen, of what stands still. */
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
      this.#see(this.whole, [0]);
    }
    this.whole.fill(this.size);
    this.#rest();
  }

  #see(eye: Eye, layers: readonly number[]): void {
    eye.camera.layers.disableAll();
    for (const layer of layers) eye.camera.layers.enable(layer);
    this.renderer.render(this.scene, eye.camera);
  }

  /** The whole canvas is drawn on again. */
  #rest(): void {
    this.renderer.setScissorTest(false);
    this.renderer.setViewport(0, 0, this.size.wide, this.size.high);
  }
}
