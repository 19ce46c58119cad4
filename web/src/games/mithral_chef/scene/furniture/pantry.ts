/** The pantry: a bag on its rug, and a shelf behind. */
import {
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { canvas, line, oval } from "../../../../ui/three/canvas";
import { texture } from "../../../../ui/three/textures";
import { PANTRY_COLOURS, css } from "../../art/cards-and-colours";
import { box, plain, tube } from "./blocks";
import { BAG, DEEP, WIDE, middleOf } from "../floor-plan";

export function pantry(): Group {
  const whole = new Group();
  const x = middleOf(1);
  const mat = box(plain("#3a2748"), x, 0, -0.0018, WIDE[1], DEEP, 0.0045);
  const rug = new Mesh(
    new PlaneGeometry(WIDE[1] - 0.012, DEEP - 0.012),
    new MeshLambertMaterial({ map: texture(weave()) }),
  );
  rug.position.set(x, 0, 0.0008);
  rug.receiveShadow = true;
  const cloth = plain("#a8733f");
  const points = [
    [0.001, 0],
    [0.05, 0.002],
    [0.062, 0.02],
    [0.064, 0.045],
    [0.052, 0.072],
    [0.036, 0.088],
    [0.033, 0.094],
    [0.044, 0.108],
    [0.047, 0.112],
    [0.042, 0.111],
    [0.03, 0.096],
    [0.001, 0.084],
  ] as const;
  const sack = new Mesh(
    new LatheGeometry(
      points.map(([r, z]) => new Vector2(r, z)),
      22,
    ),
    cloth,
  );
  const at = sack.geometry.getAttribute("position");
  for (let place = 0; place < at.count; place += 1) {
    const turn = Math.atan2(at.getZ(place), at.getX(place));
    const crease = 1 + 0.05 * Math.sin(turn * 7) * (at.getY(place) / 0.1) + 0.025 * Math.sin(turn * 3 + 1);
    at.setXYZ(place, at.getX(place) * crease, at.getY(place), at.getZ(place) * crease);
  }
  sack.geometry.computeVertexNormals();
  sack.rotation.x = Math.PI / 2;
  sack.position.set(BAG.x, BAG.y, BAG.z);
  sack.castShadow = sack.receiveShadow = true;
  const dark = new Mesh(new CylinderGeometry(0.03, 0.03, 0.002, 20), plain("#190d06"));
  dark.rotation.x = Math.PI / 2;
  dark.position.set(BAG.x, BAG.y, 0.094);
  const cord = new Mesh(new TorusGeometry(0.036, 0.0035, 8, 24), plain("#e3c58a"));
  cord.position.set(BAG.x, BAG.y, 0.091);
  whole.add(mat, rug, sack, dark, cord);
  const oak = plain("#7a4f2a");
  const shelf = box(oak, x, DEEP / 2 + 0.012, 0.06, WIDE[1], 0.02, 0.12);
  whole.add(
    shelf,
    box(plain("#8f6236"), x, DEEP / 2 - 0.006, 0.06, WIDE[1], 0.03, 0.006),
    box(plain("#8f6236"), x, DEEP / 2 - 0.006, 0.12, WIDE[1], 0.03, 0.006),
  );
  PANTRY_COLOURS.forEach((colour, kind) => {
    for (let number = 0; number < 4; number += 1) {
      const one = new Mesh(new SphereGeometry(0.0115, 12, 9), plain(css(colour)));
      one.scale.set(1, 1, kind === 1 ? 1.35 : 0.95);
      one.position.set(
        x - 0.08 + kind * 0.062 + (number % 3) * 0.018,
        DEEP / 2 - 0.008,
        0.075 + (number === 3 ? 0.016 : 0),
      );
      one.castShadow = true;
      whole.add(one);
    }
    whole.add(
      tube(
        plain(["#3f6f8a", "#8a4a3a", "#5c7a3a"][kind] ?? "#888888"),
        x - 0.06 + kind * 0.06,
        DEEP / 2 - 0.006,
        0.142,
        0.013,
        0.016,
        0.036,
      ),
    );
  });
  return whole;
}

function weave(): HTMLCanvasElement {
  const { sheet, pen } = canvas(400, 700);
  pen.fillStyle = "#5a3a66";
  pen.fillRect(0, 0, 400, 700);
  for (let y = 0; y < 700; y += 6)
    line(
      pen,
      [
        [0, y],
        [400, y],
      ],
      2,
      `rgba(${y % 12 ? "255, 220, 255" : "0, 0, 0"}, 0.07)`,
    );
  pen.strokeStyle = "#d8a95a";
  pen.lineWidth = 8;
  pen.strokeRect(18, 18, 364, 664);
  for (let step = 0; step < 9; step += 1) oval(pen, 200, 60 + step * 73, 12, 20, 0.8, "rgba(216, 169, 90, 0.5)");
  return sheet;
}
