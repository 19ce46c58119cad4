/** Dice as meshes: one geometry per kind, one texture per colour. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
} from "three";
import { canvas } from "../../../ui/three/canvas";
import { texture } from "../../../ui/three/textures";
import type { Vec3 } from "../../../protocol/physics";
import { cross, dot, faces, minus, unit } from "./flat/polyhedra";

type Colour = readonly [number, number, number];
const distance = (a: Vec3, b: Vec3): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
const CELLS = 4;
const CELL = 128;

const shapes = new Map<number, BufferGeometry>();
const skins = new Map<string, MeshLambertMaterial>();

/** A die of one metre; its faces map to texture cells by value. */
function shape(kind: number): BufferGeometry {
  const known = shapes.get(kind);
  if (known) return known;
  const [places, normals, uvs]: [number[], number[], number[]] = [[], [], []];
  for (const { value, normal, middle, outline } of faces(kind)) {
    const first = outline[0] ?? middle;
    const up = unit(minus(first, middle));
    const right = cross(up, normal);
    const reach = Math.max(...outline.map((corner) => distance(corner, middle)));
    const [column, row] = [(value - 1) % CELLS, Math.floor((value - 1) / CELLS)];
    const put = (corner: typeof middle): void => {
      const from = minus(corner, middle);
      places.push(corner.x, corner.y, corner.z);
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(
        (column + 0.5 + (dot(from, right) / reach) * 0.49) / CELLS,
        1 - (row + 0.5 - (dot(from, up) / reach) * 0.49) / CELLS,
      );
    };
    outline.forEach((corner, place) => {
      put(middle);
      put(corner);
      put(outline[(place + 1) % outline.length] ?? corner);
    });
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(places, 3));
  made.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  made.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  shapes.set(kind, made);
  return made;
}

function skin(kind: number, colour: Colour): MeshLambertMaterial {
  const key = `${kind}/${colour.join()}`;
  const known = skins.get(key);
  if (known) return known;
  const { sheet, pen } = canvas(CELLS * CELL, CELLS * CELL);
  pen.fillStyle = `rgb(${colour.join()})`;
  pen.fillRect(0, 0, CELLS * CELL, CELLS * CELL);
  const light = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 140;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { value, outline } of faces(kind)) {
    const [x, y] = [((value - 1) % CELLS) * CELL + CELL / 2, Math.floor((value - 1) / CELLS) * CELL + CELL / 2];
    // Lighter in the middle, like polished stone.
    const glow = pen.createRadialGradient(x, y - 10, 4, x, y, CELL * 0.6);
    glow.addColorStop(0, `rgba(255, 255, 255, ${light ? 0.35 : 0.2})`);
    glow.addColorStop(0.7, "rgba(255, 255, 255, 0)");
    glow.addColorStop(1, "rgba(0, 0, 0, 0.35)");
    pen.fillStyle = glow;
    pen.fillRect(x - CELL / 2, y - CELL / 2, CELL, CELL);
    const high = outline.length === 3 ? 46 : outline.length === 4 && kind === 2 ? 48 : 66;
    pen.font = `800 ${high}px system-ui, sans-serif`;
    pen.fillStyle = light ? "#1d1424" : "#fdf8ea";
    const text = String(value);
    pen.save();
    pen.translate(x, y);
    // A cube's number points to a side, not to a corner.
    if (kind === 0) pen.rotate(Math.PI / 4);
    pen.fillText(text, 0, 4);
    if ((value === 6 || value === 9) && kind !== 0) pen.fillRect(-high / 4, high * 0.42, high / 2, 5);
    pen.restore();
  }
  const made = new MeshLambertMaterial({ map: texture(sheet) });
  skins.set(key, made);
  return made;
}

export function die(kind: number, size: number, colour: Colour): Mesh {
  const made = new Mesh(shape(kind), skin(kind, colour));
  made.scale.setScalar(size);
  made.castShadow = made.receiveShadow = true;
  return made;
}

/** The look and transform of a die. */
export interface PlacedDie {
  readonly kind: number;
  readonly colour: Colour;
  readonly at: Object3D;
}

/** Initial capacity. */
const ALIKE = 8;

/** Many dice, drawn as one instanced mesh per look. */
export class Dice extends Group {
  readonly #alike = new Map<string, InstancedMesh>();

  /** Show exactly these dice. */
  show(dice: Iterable<PlacedDie>): void {
    const found = new Map<string, PlacedDie[]>();
    for (const one of dice) {
      const key = `${one.kind}/${one.colour.join()}`;
      found.set(key, [...(found.get(key) ?? []), one]);
    }
    for (const [key, mesh] of this.#alike) mesh.visible = found.has(key);
    for (const [key, some] of found) {
      const mesh = this.#room(key, some);
      some.forEach(({ at }, place) => {
        at.updateMatrix();
        mesh.setMatrixAt(place, at.matrix);
      });
      mesh.count = some.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #room(key: string, some: readonly PlacedDie[]): InstancedMesh {
    const known = this.#alike.get(key);
    if (known && known.instanceMatrix.count >= some.length) return known;
    if (known) {
      this.remove(known);
      known.dispose();
    }
    const { kind, colour } = some[0] ?? { kind: 0, colour: [0, 0, 0] as const };
    const made = new InstancedMesh(shape(kind), skin(kind, colour), Math.max(ALIKE, some.length));
    made.castShadow = made.receiveShadow = true;
    // The camera sees all dice of a card or none.
    made.frustumCulled = false;
    this.#alike.set(key, made);
    this.add(made);
    return made;
  }
}
