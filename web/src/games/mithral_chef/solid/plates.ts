/** The plating station: plates to stack on, and those in the rack with their numbers. */
import {
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  TorusGeometry,
} from "three";
import { canvas, chance, disc } from "../../../ui/three/brush";
import { texture } from "../../../ui/three/sheets";
import type { Components } from "../../../wire/mithral-chef";
import { box, plain, tube } from "./blocks";
import { DEEP, WIDE, middleOf, plateAt, rackAt } from "./plan";

export function kitchenette(components: Components, spaces: number): Group {
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
  const random = chance(6);
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

/** The plate to stack on, and those in the rack. */
export class Rack extends Group {
  readonly #plates: Mesh[];
  #shown = "";

  constructor(private readonly all: readonly number[]) {
    super();
    const across = Math.ceil(all.length / 3);
    const shape = new CylinderGeometry(0.0138, 0.0138, 0.0026, 28);
    const rim = plain("#cfc8e4");
    const faces = new Map<number, Material>();
    this.#plates = all.map((value, place) => {
      let painted = faces.get(value);
      if (!painted)
        faces.set(value, (painted = new MeshBasicMaterial({ map: texture(face(value)), color: "#dcd8ea" })));
      const one = new Mesh(shape, [rim, painted, rim]);

      const { x, y, z } = rackAt(place, all.length);
      // Leaning back, numbers upright and towards whoever looks.
      one.rotation.set(Math.PI - 0.7, Math.PI / 2, 0);
      one.position.set(x, y, z);
      one.castShadow = true;
      return one;
    });
    const oak = plain("#6d4526");
    for (let tier = 0; tier < 3; tier += 1) {
      const { y, z } = rackAt(tier * across, all.length);
      this.add(box(oak, middleOf(3), y + 0.006, z / 2 - 0.012, 0.264, 0.05, Math.max(0.004, z - 0.006)));
      this.add(box(plain("#8a5a33"), middleOf(3), y - 0.014, z - 0.013, 0.264, 0.006, 0.01));
    }
    this.add(...this.#plates);
  }

  /** Which plates are still there, by value; true if that changed. */
  stand(plates: readonly number[]): boolean {
    const key = plates.join();
    if (key === this.#shown) return false;
    this.#shown = key;
    const left = new Map<number, number>();
    for (const plate of plates) left.set(plate, (left.get(plate) ?? 0) + 1);
    this.all.forEach((value, place) => {
      const count = left.get(value) ?? 0;
      left.set(value, count - 1);
      const mesh = this.#plates[place];
      if (mesh) mesh.visible = count > 0;
    });
    return true;
  }
}

/** A plate's face with its number. */
function face(value: number): HTMLCanvasElement {
  const { sheet, pen } = canvas(128, 128);
  disc(pen, 64, 64, 64, "#8f87b5");
  disc(pen, 64, 64, 60, "#f4f1fb");
  disc(pen, 64, 64, 47, "#d7d0ea");
  disc(pen, 64, 64, 45, "#ffffff");
  pen.fillStyle = value >= 15 ? "#a3231a" : value >= 10 ? "#8a5a10" : "#2a2147";
  pen.font = "900 66px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(value), 64, 68);
  return sheet;
}
