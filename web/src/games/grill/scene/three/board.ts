/** The board as a solid: printed ground, raised places, rim with card slots, the table around it. */
import {
  BoxGeometry,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
  Path,
  PlaneGeometry,
  Shape,
  Vector2,
} from "three";
import { boardPicture, type Label } from "../../art/board";
import { texture, wood } from "../../../../ui/three/textures";
import { withinRim, type Place } from "../places";
import type { BoardComponents, Theme } from "../props";

/** The height of the raised places in metres: enough to catch the light, too little to trip a chip. */
const RELIEF = 0.0005;
const TABLE = 3;

interface Palette {
  readonly table: readonly [string, string];
  readonly rim: readonly [string, string];
  readonly metal: string;
}

const PALETTES: Readonly<Record<Theme, Palette>> = {
  grill: { table: ["#4a3423", "#3f2b1c"], rim: ["#6a2a1c", "#5c2317"], metal: "#c08a3e" },
  market: { table: ["#b98d58", "#a97d4a"], rim: ["#8a5a2c", "#7b4f26"], metal: "#e0b45c" },
};

export function buildBoard(components: BoardComponents, places: readonly Place[], theme: Theme, label: Label): Group {
  const { width, depth, rim_width: rim, rim_height: high, thickness } = components.board;
  const palette = PALETTES[theme];
  const whole = new Group();

  const print = new MeshLambertMaterial({ map: texture(boardPicture(components, places, theme, label)) });
  const plate = new Mesh(new PlaneGeometry(width - 2 * rim, depth - 2 * rim), print);
  planar(plate.geometry, width, depth);
  plate.receiveShadow = true;
  whole.add(plate);
  for (const place of places) whole.add(relief(place, print, width, depth));

  const boards = texture(wood(...palette.rim, 1, 3, 512), 4);
  const frame = new Shape([
    new Vector2(-width / 2, -depth / 2),
    new Vector2(width / 2, -depth / 2),
    new Vector2(width / 2, depth / 2),
    new Vector2(-width / 2, depth / 2),
  ]);
  const [inner, deep] = withinRim(components.board);
  frame.holes.push(
    new Path([
      new Vector2(-inner, -deep),
      new Vector2(-inner, deep),
      new Vector2(inner, deep),
      new Vector2(inner, -deep),
    ]),
  );
  const bevel = Math.min(0.0015, high / 3);
  const raised = new ExtrudeGeometry(frame, {
    depth: high + thickness - bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  });
  const edgeOf = new Mesh(raised, new MeshLambertMaterial({ map: boards }));
  edgeOf.position.z = -thickness;
  edgeOf.castShadow = edgeOf.receiveShadow = true;
  whole.add(edgeOf, slots(components, palette.metal));

  const planks = texture(wood(...palette.table, 8, 5), 2);
  const table = new Mesh(new PlaneGeometry(TABLE, TABLE), new MeshLambertMaterial({ map: planks }));
  table.position.z = -thickness;
  table.receiveShadow = true;
  whole.add(table, theme === "grill" ? kitchenware(components) : heaps(components));
  return whole;
}

/** Map the printed picture flat onto the geometry. */
function planar(geometry: BufferGeometry, width: number, depth: number): void {
  const at = geometry.getAttribute("position");
  const found: number[] = [];
  for (let place = 0; place < at.count; place += 1)
    found.push(at.getX(place) / width + 0.5, at.getY(place) / depth + 0.5);
  geometry.setAttribute("uv", new Float32BufferAttribute(found, 2));
}

function relief(place: Place, print: MeshLambertMaterial, width: number, depth: number): Mesh {
  const shape = new Shape(place.points.map((point) => new Vector2(point.x, point.y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: RELIEF / 2,
    bevelEnabled: true,
    bevelThickness: RELIEF / 2,
    bevelSize: 0.0006,
    bevelOffset: -0.0006,
    bevelSegments: 1,
    curveSegments: 1,
  });
  planar(geometry, width, depth);
  const mesh = new Mesh(geometry, print);
  mesh.receiveShadow = true;
  return mesh;
}

/** Slots for the cards on all four sides, framed in metal. */
function slots(components: BoardComponents, metal: string): Group {
  const { width, depth, rim_width: rim, rim_height: high } = components.board;
  const whole = new Group();
  const plate = new MeshLambertMaterial({ color: metal });
  const gap = new MeshLambertMaterial({ color: "#0d0705" });
  const [long, wide] = [width * 0.15, rim * 0.26];
  for (let side = 0; side < 4; side += 1)
    for (const place of [-1, 0, 1]) {
      const slot = new Group();
      const frame = new Mesh(new BoxGeometry(long + 0.006, wide + 0.005, 0.0012), plate);
      const hole = new Mesh(new BoxGeometry(long, wide, 0.0014), gap);
      frame.receiveShadow = hole.receiveShadow = true;
      slot.add(frame, hole);
      const half = (side % 2 === 0 ? depth : width) / 2 - rim / 2;
      slot.position.set(place * (side % 2 === 0 ? width : depth) * 0.27, -half, high);
      const turned = new Group();
      turned.rotation.z = (side * Math.PI) / 2;
      turned.add(slot);
      whole.add(turned);
    }
  const corner = new CylinderGeometry(rim * 0.22, rim * 0.26, 0.003, 24);
  for (const [x, y] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const stud = new Mesh(corner, plate);
    stud.rotation.x = Math.PI / 2;
    stud.position.set(x * (width / 2 - rim / 2), y * (depth / 2 - rim / 2), high + 0.001);
    stud.castShadow = stud.receiveShadow = true;
    whole.add(stud);
  }
  return whole;
}

/** Small dishes of sauce and a pair of chopsticks beside the grill. */
function kitchenware(components: BoardComponents): Group {
  const { width, depth, thickness } = components.board;
  const whole = new Group();
  const glaze = new MeshLambertMaterial({ color: "#2b3a5c" });
  for (const [x, y, sauce] of [
    [1, 1, "#2a0f06"],
    [-1, 1, "#a3271b"],
    [-1, -1, "#5f7a2c"],
    [1, -1, "#2a0f06"],
  ] as const) {
    const dish = new Group();
    const bowl = new Mesh(new CylinderGeometry(0.05, 0.032, 0.022, 40), glaze);
    const inside = new Mesh(new CylinderGeometry(0.043, 0.043, 0.0225, 40), new MeshLambertMaterial({ color: sauce }));
    for (const part of [bowl, inside]) {
      part.rotation.x = Math.PI / 2;
      part.castShadow = part.receiveShadow = true;
      dish.add(part);
    }
    dish.position.set(x * (width / 2 + 0.1), y * (depth / 2 + 0.1), 0.011 - thickness);
    whole.add(dish);
  }
  const stick = new CylinderGeometry(0.0045, 0.0024, 0.24, 10);
  const lacquer = new MeshLambertMaterial({ color: "#9c2a1f" });
  for (let side = 0; side < 4; side += 1) {
    const pair = new Group();
    for (const off of [0, 0.014]) {
      const one = new Mesh(stick, lacquer);
      one.rotation.z = Math.PI / 2 + off;
      one.position.set(0.02, -(depth / 2 + 0.19) - off, 0.006 - thickness);
      one.castShadow = true;
      pair.add(one);
    }
    pair.rotation.z = (side * Math.PI) / 2;
    whole.add(pair);
  }
  return whole;
}

/** Heaps of spice on brass trays beside the rug. */
function heaps(components: BoardComponents): Group {
  const { width, depth, thickness } = components.board;
  const whole = new Group();
  const brass = new MeshLambertMaterial({ color: "#d9a94e" });
  for (const [x, y, colour] of [
    [1, 1, "#d98b1d"],
    [-1, 1, "#a32217"],
    [-1, -1, "#6f8f2f"],
    [1, -1, "#7a4a20"],
  ] as const) {
    const tray = new Mesh(new CylinderGeometry(0.075, 0.062, 0.012, 48), brass);
    const heap = new Mesh(new ConeGeometry(0.06, 0.055, 48), new MeshLambertMaterial({ color: colour }));
    for (const part of [tray, heap]) {
      part.rotation.x = Math.PI / 2;
      part.castShadow = part.receiveShadow = true;
      part.position.set(x * (width / 2 + 0.11), y * (depth / 2 + 0.11), 0.006 - thickness);
      whole.add(part);
    }
    heap.position.z = 0.039 - thickness;
  }
  return whole;
}
