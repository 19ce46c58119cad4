/** The order desk, and the pile of recipes on it. */
import {
  BoxGeometry,
  Color,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Object3D,
  PlaneGeometry,
  SphereGeometry,
} from "three";
import { canvas, seededRandom, disc } from "../../../../ui/three/canvas";
import { texture } from "../../../../ui/three/textures";
import { FIRE, sketch } from "../../art/drawings";
import { box, plain, tube } from "./blocks";
import { DECK, DEEP, WIDE, middleOf } from "../floor-plan";

export function desk(): Group {
  const whole = new Group();
  const x = middleOf(4);
  whole.add(box(plain("#4a3513"), x, 0, -0.0018, WIDE[4], DEEP, 0.0045));
  const leather = new Mesh(
    new PlaneGeometry(WIDE[4] - 0.01, DEEP - 0.01),
    new MeshLambertMaterial({ map: texture(blotter()) }),
  );
  leather.position.set(x, 0, 0.0008);
  leather.receiveShadow = true;
  const brass = plain("#e0ab3c");
  const dome = new Mesh(new SphereGeometry(0.024, 24, 12, 0, Math.PI * 2, 0, Math.PI / 2), brass);
  dome.rotation.x = Math.PI / 2;
  dome.position.set(x + 0.062, -0.12, 0.008);
  dome.castShadow = true;
  whole.add(
    leather,
    box(plain("#3a2413"), DECK.x, DECK.y, 0.005, 0.076, 0.1, 0.01),
    tube(plain("#5a3a1a"), x + 0.062, -0.12, 0.005, 0.027, 0.029, 0.008),
    dome,
    tube(brass, x + 0.062, -0.12, 0.035, 0.004, 0.004, 0.01),
  );
  // A candle, a rail with clipped orders, a quill.
  whole.add(
    tube(plain("#efe6d2"), x - 0.075, 0.1, 0.03, 0.01, 0.011, 0.055),
    tube(brass, x - 0.075, 0.1, 0.004, 0.02, 0.022, 0.006),
  );
  const wick = new Mesh(new SphereGeometry(0.006, 8, 8), new MeshBasicMaterial({ color: "#ffd27a" }));
  wick.scale.z = 1.8;
  wick.position.set(x - 0.075, 0.1, 0.067);
  whole.add(wick, box(plain("#8d8fa3"), x, DEEP / 2 + 0.008, 0.125, WIDE[4], 0.008, 0.012));
  for (const side of [-1, 1])
    whole.add(box(plain("#5a3a1a"), x + side * (WIDE[4] / 2 - 0.006), DEEP / 2 + 0.01, 0.062, 0.012, 0.012, 0.124));
  for (let number = 0; number < 4; number += 1) {
    const slip = box(
      plain(number % 2 ? "#f3e9cf" : "#fdf7e6"),
      x - 0.068 + number * 0.045,
      DEEP / 2 + 0.002,
      0.096,
      0.034,
      0.001,
      0.058,
    );
    slip.rotation.x = 0.06 * number;
    whole.add(slip);
  }
  return whole;
}

function blotter(): HTMLCanvasElement {
  const { sheet, pen } = canvas(400, 680);
  pen.fillStyle = "#7c5a1e";
  pen.fillRect(0, 0, 400, 680);
  const random = seededRandom(2);
  for (let workplace = 0; workplace < 900; workplace += 1)
    disc(pen, random() * 400, random() * 680, 1 + random() * 4, `rgba(0, 0, 0, ${random() * 0.08})`);
  pen.strokeStyle = "#e0b45a";
  pen.lineWidth = 5;
  pen.strokeRect(20, 20, 360, 640);
  return sheet;
}

const THICK = 0.0026;

/** The pile of recipes; the last seven are tinged with red. */
export class Pile extends Group {
  readonly #cards: InstancedMesh;
  readonly #cover: Mesh;
  #shown = -1;

  constructor(most: number) {
    super();
    this.#cards = new InstancedMesh(new BoxGeometry(0.062, 0.086, THICK), plain("#ffffff"), most);
    for (let card = 0; card < most; card += 1) {
      this.#cards.setMatrixAt(card, lying(card).matrix);
      this.#cards.setColorAt(card, new Color(card < 7 ? "#d5806a" : "#efe0b8"));
    }
    this.#cover = new Mesh(new PlaneGeometry(0.062, 0.086), new MeshLambertMaterial({ map: texture(cover()) }));
    this.#cards.castShadow = this.#cards.receiveShadow = this.#cover.receiveShadow = true;
    this.add(this.#cards, this.#cover);
  }

  hold(cards: number): boolean {
    if (cards === this.#shown) return false;
    this.#shown = this.#cards.count = cards;
    this.#cover.visible = cards > 0;
    const { position, rotation } = lying(cards - 1);
    this.#cover.position.copy(position).setZ(position.z + THICK / 2 + 0.0001);
    this.#cover.rotation.copy(rotation);
    return true;
  }
}

/** The position of a card in the pile, slightly crooked. */
function lying(card: number): Object3D {
  const one = new Object3D();
  one.position.set(
    DECK.x + Math.sin(card * 2.3) * 0.0014,
    DECK.y + Math.cos(card * 1.7) * 0.0014,
    DECK.z + card * 0.0031,
  );
  one.rotation.z = Math.sin(card * 3.1) * 0.05;
  one.updateMatrix();
  return one;
}

function cover(): HTMLCanvasElement {
  const { sheet, pen } = canvas(186, 258);
  pen.fillStyle = "#f2e6c4";
  pen.fillRect(0, 0, 186, 258);
  pen.fillStyle = "#7a2318";
  pen.fillRect(10, 10, 166, 238);
  pen.strokeStyle = "#e8c66a";
  pen.lineWidth = 4;
  pen.strokeRect(18, 18, 150, 222);
  sketch(pen, FIRE, 48, 84, 90);
  return sheet;
}
