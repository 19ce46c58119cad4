/** The oven cards, and the dragon's ledge behind them. */
import { DodecahedronGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry } from "three";
import { canvas, seededRandom, line } from "../../../../ui/three/canvas";
import { texture } from "../../../../ui/three/textures";
import type { Components } from "../../../../protocol/mithral-chef";
import { FIRE, sketch } from "../../art/drawings";
import { box, masonry, plain } from "./blocks";
import { DEEP, WIDE, middleOf, ovenAt } from "../floor-plan";

export function hearth(components: Components, spaces: number): Group {
  const whole = new Group();
  const x = middleOf(2);
  const stone = new MeshLambertMaterial({ map: texture(masonry(), 2), color: "#d8ccd8" });
  whole.add(box(stone, x, 0, -0.001, WIDE[2], DEEP, 0.006));
  const print = new MeshLambertMaterial({ map: texture(ovenCard()), emissive: "#30100a" });
  for (let space = 0; space < spaces; space += 1) {
    const { x: cx, y, z, scale } = ovenAt(space, spaces, components);
    const { width, depth } = components.oven_card;
    whole.add(box(plain("#150b0c"), cx, y, z - 0.0018, depth * scale + 0.005, width * scale + 0.005, 0.003));
    const card = new Mesh(new PlaneGeometry(depth * scale, width * scale), print);
    card.position.set(cx, y, z);
    card.receiveShadow = true;
    whole.add(card);
  }
  // A wall of boulders, the dragon's ledge, with embers between them.
  const rock = new MeshLambertMaterial({ color: "#5b5560", flatShading: true });
  const ember = new MeshBasicMaterial({ color: "#ff6a1f" });
  const random = seededRandom(8);
  for (let number = 0; number < 15; number += 1) {
    const r = 0.017 + random() * 0.009;
    const one = new Mesh(new DodecahedronGeometry(r, 0), rock);
    one.position.set(
      x - WIDE[2] / 2 + 0.012 + (number / 14) * (WIDE[2] - 0.024),
      0.128 + random() * 0.014,
      0.012 + random() * 0.008,
    );
    one.rotation.set(random() * 3, random() * 3, random() * 3);
    one.castShadow = one.receiveShadow = true;
    const coal = new Mesh(new DodecahedronGeometry(0.006 + random() * 0.004, 0), ember);
    coal.position.set(one.position.x + 0.011, 0.108 + random() * 0.008, 0.005);
    whole.add(one, coal);
  }
  return whole;
}

/** The oven card: a ring of runes around the flame. */
function ovenCard(): HTMLCanvasElement {
  const { sheet, pen } = canvas(512, 512);
  const glow = pen.createRadialGradient(256, 256, 30, 256, 256, 370);
  glow.addColorStop(0, "#ff9a3c");
  glow.addColorStop(0.35, "#b23a1c");
  glow.addColorStop(1, "#2b0d12");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 512, 512);
  pen.strokeStyle = "#ffcf7a";
  for (const [r, wide] of [
    [228, 6],
    [180, 3],
  ] as const) {
    pen.beginPath();
    pen.arc(256, 256, r, 0, 7);
    pen.lineWidth = wide;
    pen.stroke();
  }
  for (let rune = 0; rune < 16; rune += 1) {
    pen.save();
    pen.translate(256, 256);
    pen.rotate((rune / 16) * Math.PI * 2);
    const lean = (rune * 5) % 3;
    line(
      pen,
      [
        [0, -218],
        [0, -192],
      ],
      5,
      "#ffe2a8",
    );
    line(
      pen,
      [
        [0, -214],
        [lean * 6 - 6, -204],
        [0, -196],
      ],
      4,
      "#ffe2a8",
    );
    pen.restore();
  }
  pen.globalAlpha = 0.5;
  sketch(pen, FIRE, 156, 150, 200);
  pen.globalAlpha = 1;
  pen.strokeStyle = "#5a1f14";
  pen.lineWidth = 14;
  pen.strokeRect(7, 7, 498, 498);
  return sheet;
}
