/** The static kitchen: table, stations, wall and torches. */
import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry, SphereGeometry } from "three";
import { canvas } from "../../../../ui/three/canvas";
import { mergeMeshes } from "../../../../ui/three/merge-meshes";
import { texture, wood } from "../../../../ui/three/textures";
import type { Components } from "../../../../protocol/mithral-chef";
import { box, masonry, plain, tube } from "./blocks";
import { desk } from "./desk";
import { hearth } from "./hearth";
import { pantry } from "./pantry";
import { DEEP, HALF } from "../floor-plan";
import { platingStation } from "./plates";

/** Builds everything static. `spaces`: the open spaces of each station. */
export function buildRoom(components: Components, spaces: readonly number[]): Group {
  const whole = new Group();
  const planks = texture(wood("#6a4a2c", "#5d3f25", 7, 9), 3);
  const table = box(new MeshLambertMaterial({ map: planks }), 0, -0.02, -0.024, 2 * HALF + 0.09, DEEP + 0.24, 0.04);
  const trim = box(plain("#3a2413"), 0, -0.142, -0.03, 2 * HALF + 0.11, 0.02, 0.05);
  trim.position.y = -DEEP / 2 - 0.162;
  const floor = new Mesh(
    new PlaneGeometry(5, 4),
    new MeshLambertMaterial({ map: texture(masonry(), 7), color: "#a08d8c" }),
  );
  floor.position.z = -0.5;
  const wall = new Mesh(
    new PlaneGeometry(4.4, 1.4),
    new MeshLambertMaterial({ map: texture(masonry(), 6), color: "#e8c8b0" }),
  );
  wall.rotation.x = Math.PI / 2;
  wall.position.set(0, 0.52, 0.2);
  wall.receiveShadow = true;
  // Merged separately, so that a hand's camera can skip stations out of view.
  const stations = [pantry(), hearth(components, spaces[2] ?? 1), platingStation(components, spaces[3] ?? 1), desk()];
  for (const station of stations) mergeMeshes(station);
  whole.add(table, trim, floor, wall, ...stations);
  for (const x of [-0.43, 0.45]) whole.add(torch(x));
  return whole;
}

function torch(x: number): Group {
  const whole = new Group();
  const stick = tube(plain("#3a2413"), x, 0.49, 0.27, 0.009, 0.006, 0.09);
  const glow = new Mesh(new SphereGeometry(0.018, 10, 8), new MeshBasicMaterial({ color: "#ffb347" }));
  glow.position.set(x, 0.485, 0.33);
  glow.scale.z = 1.6;
  const halo = new Mesh(
    new PlaneGeometry(0.5, 0.5),
    new MeshBasicMaterial({ map: texture(haze()), transparent: true, depthWrite: false }),
  );
  halo.rotation.x = Math.PI / 2;
  halo.position.set(x, 0.5, 0.33);
  whole.add(stick, glow, halo);
  return whole;
}

function haze(): HTMLCanvasElement {
  const { sheet, pen } = canvas(128, 128);
  const glow = pen.createRadialGradient(64, 64, 2, 64, 64, 64);
  glow.addColorStop(0, "rgba(255, 190, 90, 0.85)");
  glow.addColorStop(0.3, "rgba(255, 140, 50, 0.3)");
  glow.addColorStop(1, "rgba(255, 120, 40, 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 128, 128);
  return sheet;
}
