/** The plating station: plates to stack on, and the rack. */
import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Object3D,
  PlaneGeometry,
  TorusGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { canvas, seededRandom, disc } from "../../../../ui/three/canvas";
import { mergeMeshes } from "../../../../ui/three/merge-meshes";
import { texture } from "../../../../ui/three/textures";
import type { Components } from "../../../../protocol/mithral-chef";
import { box, plain, tube } from "./blocks";
import { DEEP, PLATE, TIERS, WIDE, middleOf, plateAt, rackAt } from "../floor-plan";

export function platingStation(components: Components, spaces: number): Group {
  const whole = new Group();
  const x = middleOf(3);
  whole.add(box(plain("#1d2742"), x, 0, -0.0018, WIDE[3], DEEP, 0.0045));
  const tiles = new Mesh(
    new PlaneGeometry(WIDE[3] - 0.008, DEEP - 0.008),
    new MeshLambertMaterial({ map: texture(tiled()) }),
  );
  tiles.position.set(x, 0, 0.0008);
  tiles.receiveShadow = true;
  whole.add(tiles);
  const china = plain("#f2eefa");
  for (let space = 0; space < spaces; space += 1) {
    const { x: cx, y, z, scale } = plateAt(space, spaces, components);
    const r = (components.plate.diameter / 2) * scale;
    whole.add(tube(plain("#6d4526"), cx, y, z / 2 - 0.003, r * 1.12, r * 1.16, 0.004));
    const plate = tube(china, cx, y, z - 0.0032, r, r * 0.72, 0.0064);
    const ring = new Mesh(new TorusGeometry(r * 0.74, 0.0012, 6, 40), plain("#8f87c5"));
    ring.position.set(cx, y, z);
    whole.add(plate, ring);
  }
  return whole;
}

function tiled(): HTMLCanvasElement {
  const { sheet, pen } = canvas(512, 680);
  const random = seededRandom(6);
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const tone = 60 + random() * 22;
      pen.fillStyle =
        (row + column) % 2
          ? `rgb(${tone * 0.6}, ${tone * 0.8}, ${tone * 1.5})`
          : `rgb(${tone * 1.3}, ${tone * 1.45}, ${tone * 1.9})`;
      pen.fillRect(column * 74 + 2, row * 76 + 2, 70, 72);
    }
  return sheet;
}

const THICK = 0.0026;
/** Plates lean back with their numbers towards the viewer. */
const LEAN = Math.PI / 2 - 0.7;
/** Faces per row of the texture. */
const ACROSS = 6;

/** The rack of plates. */
export class Rack extends Group {
  readonly #rims: InstancedMesh;
  readonly #faces: Mesh;
  readonly #discs: readonly BufferGeometry[];
  #shown = "";

  constructor(private readonly all: readonly number[]) {
    super();
    const across = Math.ceil(all.length / TIERS);
    const oak = plain("#6d4526");
    for (let tier = 0; tier < TIERS; tier += 1) {
      const { y, z } = rackAt(tier * across, all.length);
      const low = z - PLATE;
      this.add(box(oak, middleOf(3), y + 0.012, low / 2, 0.264, 0.036, low));
      this.add(box(plain("#8a5a33"), middleOf(3), y - 0.008, low - 0.002, 0.264, 0.006, 0.01));
    }
    mergeMeshes(this);
    this.#rims = new InstancedMesh(
      new CylinderGeometry(PLATE, PLATE, THICK, 28, 1, true).rotateX(Math.PI / 2),
      plain("#cfc8e4"),
      all.length,
    );
    this.#rims.castShadow = true;
    this.#rims.frustumCulled = false;
    this.#discs = all.map((_, place) => this.#disc(place));
    const print = new MeshBasicMaterial({ map: texture(faces(all)), color: "#dcd8ea" });
    this.#faces = new Mesh(mergeGeometries([...this.#discs]), print);
    this.#faces.castShadow = true;
    this.add(this.#rims, this.#faces);
  }

  #standing(place: number): Object3D {
    const one = new Object3D();
    const { x, y, z } = rackAt(place, this.all.length);
    one.position.set(x, y, z);
    one.rotation.x = LEAN;
    one.updateMatrix();
    return one;
  }

  /** A plate's face in place, with its part of the texture. */
  #disc(place: number): BufferGeometry {
    const made = new CircleGeometry(PLATE, 28);
    const at = made.getAttribute("uv");
    const [column, row] = [place % ACROSS, Math.floor(place / ACROSS)];
    const down = Math.ceil(this.all.length / ACROSS);
    for (let point = 0; point < at.count; point += 1)
      at.setXY(point, (column + at.getX(point)) / ACROSS, 1 - (row + 1 - at.getY(point)) / down);
    return made.translate(0, 0, THICK / 2).applyMatrix4(this.#standing(place).matrix);
  }

  /** Show these plates; returns whether that changed. */
  stand(plates: readonly number[]): boolean {
    const key = plates.join();
    if (key === this.#shown) return false;
    this.#shown = key;
    const left = new Map<number, number>();
    for (const plate of plates) left.set(plate, (left.get(plate) ?? 0) + 1);
    const gone = new Matrix4().makeScale(0, 0, 0);
    const seen = this.all.flatMap((value, place) => {
      const count = left.get(value) ?? 0;
      left.set(value, count - 1);
      this.#rims.setMatrixAt(place, count > 0 ? this.#standing(place).matrix : gone);
      return count > 0 ? (this.#discs[place] ?? []) : [];
    });
    this.#rims.instanceMatrix.needsUpdate = true;
    this.#faces.visible = seen.length > 0;
    if (seen.length > 0) {
      this.#faces.geometry.dispose();
      this.#faces.geometry = mergeGeometries(seen);
    }
    return true;
  }
}

/** One texture with all faces. */
function faces(all: readonly number[]): HTMLCanvasElement {
  const { sheet, pen } = canvas(128 * ACROSS, 128 * Math.ceil(all.length / ACROSS));
  pen.font = "900 66px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  all.forEach((value, place) => {
    const [x, y] = [128 * (place % ACROSS) + 64, 128 * Math.floor(place / ACROSS) + 64];
    disc(pen, x, y, 64, "#8f87b5");
    disc(pen, x, y, 60, "#f4f1fb");
    disc(pen, x, y, 47, "#d7d0ea");
    disc(pen, x, y, 45, "#ffffff");
    pen.fillStyle = value >= 15 ? "#a3231a" : value >= 10 ? "#8a5a10" : "#2a2147";
    pen.fillText(String(value), x, y + 4);
  });
  return sheet;
}
