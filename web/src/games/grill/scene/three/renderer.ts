/** The three.js scene of the board. It draws only on request. */
import {
  BasicShadowMap,
  type BufferGeometry,
  Color,
  DirectionalLight,
  Fog,
  type Group,
  HemisphereLight,
  type Material,
  Mesh,
  type Object3D,
  PCFShadowMap,
  Plane,
  Raycaster,
  Scene,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Label } from "../../art/board";
import type { Arc } from "../throwing/launch";
import { placesOf, type Place } from "../places";
import type { ChipFigure } from "../playback/motion-player";
import type { BoardComponents, Theme, Vec2, Vec3 } from "../props";
import type { Spread } from "../throwing/aim-error";
import { Backdrop } from "../../../../ui/three/backdrop";
import { buildBoard } from "./board";
import { Chips } from "./chips";
import { BoardCamera, type Viewpoint } from "./camera";
import { Markers } from "./markers";
import { FrameQuality, isSoftwareRendered } from "../../../../ui/three/frame-quality";

export class BoardRenderer {
  readonly places: readonly Place[];
  readonly camera: BoardCamera;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #chips: Chips;
  readonly #marks: Markers;
  readonly #quality: FrameQuality;
  readonly #slow: boolean;
  readonly #still: Group;
  readonly #air: Color;
  readonly #backdrop = new Backdrop();
  #size = { width: 1, height: 1 };

  /** Throws if WebGL is missing. */
  constructor(
    canvas: HTMLCanvasElement,
    components: BoardComponents,
    theme: Theme,
    label: Label,
    viewpoint: Viewpoint,
  ) {
    const slow = isSoftwareRendered();
    this.#slow = slow;
    this.#quality = new FrameQuality(slow);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !slow, powerPreference: "low-power" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = slow ? BasicShadowMap : PCFShadowMap;
    this.places = placesOf(components);
    this.#air = new Color(theme === "grill" ? "#1d120c" : "#d9b98a");
    if (!slow) this.#scene.fog = new Fog(this.#air, 1.4, 3.2);
    const sky =
      theme === "grill"
        ? new HemisphereLight("#ffe2c4", "#3a1a0c", 1.7)
        : new HemisphereLight("#fff4dc", "#9a6a3a", 2.0);
    this.#scene.add(sky, lamp(theme, slow));
    this.#still = buildBoard(components, this.places, theme, label);
    if (!slow) sharpen(this.#still);
    this.#scene.add(this.#still);
    this.#chips = new Chips(components, !slow);
    this.#marks = new Markers(components);
    this.#scene.add(this.#chips, this.#marks);
    this.camera = new BoardCamera(components, viewpoint);
  }

  set colours(colours: readonly string[]) {
    this.#chips.colours = colours;
  }

  resize(width: number, height: number, viewpoint: Viewpoint): void {
    this.#size = { width, height };
    this.#renderer.setSize(width, height, false);
    this.camera.setAspect(width / Math.max(1, height), viewpoint);
  }

  figures(figures: Iterable<ChipFigure>): void {
    this.#chips.show(figures, this.camera.right);
  }

  point(
    marked: readonly number[],
    tappable: readonly number[],
    chips: readonly ChipFigure[],
    tapped: readonly number[],
  ): void {
    this.#backdrop.forget();
    this.#marks.point(this.places, marked, tappable, chips, tapped);
  }

  arc(arc: Arc | null, spread: Spread | null): void {
    this.#marks.arc(arc, spread);
  }

  /** The trails of the last throws, newest first. */
  trails(cookMoves: readonly (readonly Vec3[])[]): void {
    this.#marks.trails(cookMoves);
  }

  /** Where the ghost's throw landed. */
  ghost(at: Vec2 | null): void {
    this.#backdrop.forget();
    this.#marks.ghost(at);
  }

  /** Follow a flying chip with the camera, except on machines without a graphics card. */
  follow(point: Vec3 | null): void {
    if (!this.#slow) this.camera.follow(point);
  }

  /** Draw a frame. On slow machines moving frames are coarser, and resting parts are drawn once. */
  draw(now: number, moving: boolean): void {
    const ratio = this.#quality.pixelRatio(now, moving);
    if (ratio !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(ratio);
    if (!this.#slow || !moving || this.camera.moving) {
      this.#backdrop.forget();
      this.#chips.update();
      this.#show(true, true);
      return;
    }
    const picture = `${ratio}/${this.#size.width}/${this.#size.height}/${this.#chips.lying}`;
    this.#backdrop.lay(this.#renderer, picture, () => this.#show(true, false));
    this.#renderer.autoClear = false;
    this.#show(false, true);
    this.#renderer.autoClear = true;
  }

  #show(still: boolean, moved: boolean): void {
    this.#still.visible = still;
    this.#marks.pointing.visible = this.#marks.ghosts.visible = still;
    this.#scene.background = still ? this.#air : null;
    this.#marks.way.visible = this.#marks.past.visible = moved;
    this.#chips.draw(still, moved);
    this.#renderer.shadowMap.autoUpdate = still;
    this.#renderer.render(this.#scene, this.camera.perspective);
  }

  /** The position of a point in CSS pixels of the canvas. */
  project({ x, y, z }: Vec3): Vec2 {
    const at = new Vector3(x, y, z).project(this.camera.perspective);
    return { x: ((at.x + 1) / 2) * this.#size.width, y: ((1 - at.y) / 2) * this.#size.height };
  }

  /** The point at that height under a point of the canvas. */
  under({ x, y }: Vec2, height: number): Vec2 | null {
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2),
      this.camera.perspective,
    );
    const at = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3());
    return at === null ? null : { x: at.x, y: at.y };
  }

  dispose(): void {
    this.#scene.traverse((one) => {
      if (!isMesh(one)) return;
      one.geometry.dispose();
      for (const material of [one.material].flat()) {
        mapOf(material)?.dispose();
        material.dispose();
      }
    });
    this.#backdrop.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

const isMesh = (one: Object3D): one is Mesh<BufferGeometry, Material | Material[]> => one instanceof Mesh;
/** The texture of a material. */
const mapOf = (material: Material): Texture | null =>
  "map" in material && material.map instanceof Texture ? material.map : null;

/** Keep textures sharp at a slant. */
function sharpen(board: Group): void {
  board.traverse((one) => {
    const map = isMesh(one) && !Array.isArray(one.material) ? mapOf(one.material) : null;
    if (map) map.anisotropy = 8;
  });
}

function lamp(theme: Theme, slow: boolean): DirectionalLight {
  const light = new DirectionalLight(theme === "grill" ? "#fff0dc" : "#fff6e6", theme === "grill" ? 2.3 : 2.2);
  light.position.set(-0.55, 0.6, 1.25);
  light.castShadow = true;
  light.shadow.mapSize.setScalar(slow ? 512 : 1024);
  light.shadow.radius = 3;
  light.shadow.bias = -0.0006;
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [-0.5, 0.5, 0.5, -0.5, 0.5, 2.6];
  return light;
}
