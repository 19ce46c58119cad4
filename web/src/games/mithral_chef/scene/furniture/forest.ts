/** The forest floor with its cards, and the trees behind it. */
import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Object3D,
  PlaneGeometry,
} from "three";
import { canvas, seededRandom, line, oval, type Pen } from "../../../../ui/three/canvas";
import { mergeMeshes } from "../../../../ui/three/merge-meshes";
import { texture } from "../../../../ui/three/textures";
import { ANIMALS, sketch } from "../../art/drawings";
import { GAME_COLOURS, css, ofCard } from "../../art/cards-and-colours";
import { CARD, DEEP, WIDE, middleOf, slotAt } from "../floor-plan";

function floor(): HTMLCanvasElement {
  const [wide, high] = [640, 850];
  const { sheet, pen } = canvas(wide, high);
  const random = seededRandom(11);
  pen.fillStyle = "#2c4a2b";
  pen.fillRect(0, 0, wide, high);
  for (let patch = 0; patch < 260; patch += 1)
    oval(
      pen,
      random() * wide,
      random() * high,
      20 + random() * 60,
      14 + random() * 34,
      random() * 3,
      `rgba(${30 + random() * 50}, ${60 + random() * 55}, ${25 + random() * 25}, 0.22)`,
    );
  for (let blade = 0; blade < 1700; blade += 1) {
    const [x, y, lean] = [random() * wide, random() * high, (random() - 0.5) * 10];
    line(
      pen,
      [
        [x, y],
        [x + lean, y - 6 - random() * 10],
      ],
      1.3,
      `rgba(${90 + random() * 70}, ${140 + random() * 60}, 70, 0.5)`,
    );
  }
  for (let leaf = 0; leaf < 120; leaf += 1)
    oval(
      pen,
      random() * wide,
      random() * high,
      7,
      3.5,
      random() * 6,
      ["#b5651d", "#8a4a1c", "#c98a2e", "#6f7d2c"][leaf % 4] ?? "#b5651d",
    );
  // Dark towards the edge, as under trees.
  const shade = pen.createRadialGradient(wide / 2, high / 2, high * 0.25, wide / 2, high / 2, high * 0.66);
  shade.addColorStop(0, "rgba(0, 0, 0, 0)");
  shade.addColorStop(1, "rgba(4, 14, 6, 0.75)");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, wide, high);
  return sheet;
}

const [W, H] = [150, 204];
function edge(pen: Pen, fill: string): void {
  pen.fillStyle = fill;
  pen.fillRect(0, 0, W, H);
}
function backside(): HTMLCanvasElement {
  const { sheet, pen } = canvas(W, H);
  edge(pen, "#e6dcb6");
  pen.fillStyle = "#245c3c";
  pen.fillRect(9, 9, W - 18, H - 18);
  pen.save();
  pen.beginPath();
  pen.rect(9, 9, W - 18, H - 18);
  pen.clip();
  for (let ring = 0; ring < 7; ring += 1) {
    pen.beginPath();
    pen.arc(W / 2, H / 2, 12 + ring * 16, 0, 7);
    pen.strokeStyle = ring % 2 ? "#2f7a4f" : "#1b4730";
    pen.lineWidth = 8;
    pen.stroke();
  }
  pen.restore();
  pen.fillStyle = "#e9d27a";
  for (const [x, y, high] of [
    [W / 2, 58, 92],
    [W / 2 - 34, 92, 58],
    [W / 2 + 34, 92, 58],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + high * 0.32, y + high);
    pen.lineTo(x - high * 0.32, y + high);
    pen.fill();
  }
  return sheet;
}
/** A card that lies open. */
function front(card: string): HTMLCanvasElement {
  const { sheet, pen } = canvas(W, H);
  const { animal, die } = ofCard(card);
  edge(pen, "#6f5a32");
  const paper = pen.createLinearGradient(0, 0, 0, H);
  const beast = animal === "beast";
  paper.addColorStop(0, beast ? "#f6d7ff" : animal === "tracks" ? "#c9d3b0" : "#f4ead0");
  paper.addColorStop(1, beast ? "#c39be3" : animal === "tracks" ? "#94a577" : "#d9c493");
  pen.fillStyle = paper;
  pen.fillRect(6, 6, W - 12, H - 12);
  sketch(pen, ANIMALS[animal] ?? [], 14, 14, W - 28);
  if (die !== null) {
    pen.fillStyle = css(GAME_COLOURS[die] ?? [0, 0, 0]);
    pen.beginPath();
    pen.roundRect(W / 2 - 36, H - 58, 72, 44, 12);
    pen.fill();
    pen.fillStyle = die === 1 ? "#241a00" : "#ffffff";
    pen.font = "800 32px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(["d6", "d8", "d10"][die] ?? "", W / 2, H - 35);
  }
  return sheet;
}

const fronts = new Map<string, MeshLambertMaterial>();
const sheetShape = new PlaneGeometry(CARD.wide, CARD.long);
const back = { made: null as MeshLambertMaterial | null };
const backMaterial = (): MeshLambertMaterial => (back.made ??= new MeshLambertMaterial({ map: texture(backside()) }));

/** A card with both sides. */
export function openCard(card: string): Group {
  let face = fronts.get(card);
  if (!face) fronts.set(card, (face = new MeshLambertMaterial({ map: texture(front(card)) })));
  const whole = new Group();
  const reverse = new Mesh(sheetShape, backMaterial());
  reverse.rotation.y = Math.PI;
  const shown = new Mesh(sheetShape, face);
  shown.position.z = 0.0002;
  whole.add(shown, reverse);
  for (const one of whole.children) one.castShadow = true;
  return whole;
}

export class Forest extends Group {
  readonly #cards: InstancedMesh;
  #shown = "";

  constructor(private readonly many: number) {
    super();
    const mat = new Mesh(new BoxGeometry(WIDE[0], DEEP, 0.004), new MeshLambertMaterial({ color: "#1d2f1c" }));
    mat.position.set(middleOf(0), 0, -0.0022);
    const moss = new Mesh(
      new PlaneGeometry(WIDE[0] - 0.004, DEEP - 0.004),
      new MeshLambertMaterial({ map: texture(floor()) }),
    );
    moss.position.set(middleOf(0), 0, 0.0003);
    moss.receiveShadow = true;
    const shape = new BoxGeometry(CARD.wide, CARD.long, 0.0005);
    // Four edges, then both faces.
    shape.clearGroups();
    shape.addGroup(0, 24, 0);
    shape.addGroup(24, 12, 1);
    this.#cards = new InstancedMesh(shape, [new MeshLambertMaterial({ color: "#d8cfae" }), backMaterial()], many);
    this.#cards.castShadow = this.#cards.receiveShadow = true;
    this.#cards.frustumCulled = false;
    this.add(mat, moss, this.#cards, trees());
  }

  /** Show cards in these slots; returns whether that changed. */
  spread(slots: readonly number[]): boolean {
    const key = slots.join();
    if (key === this.#shown) return false;
    this.#shown = key;
    const lying = new Set(slots);
    const holder = new Object3D();
    const gone = new Matrix4().makeScale(0, 0, 0);
    for (let slot = 0; slot < this.many; slot += 1) {
      const { x, y, z, turn } = slotAt(slot, this.many);
      holder.position.set(x, y, z);
      holder.rotation.set(0, 0, turn);
      holder.updateMatrix();
      this.#cards.setMatrixAt(slot, lying.has(slot) ? holder.matrix : gone);
    }
    this.#cards.instanceMatrix.needsUpdate = true;
    return true;
  }
}

function trees(): Group {
  const whole = new Group();
  const random = seededRandom(5);
  const bark = new MeshLambertMaterial({ color: "#4a2f1b" });
  const greens = ["#2f6b3c", "#3b7d45", "#27583a"].map(
    (color) => new MeshLambertMaterial({ color, flatShading: true }),
  );
  const cone = new ConeGeometry(1, 1, 7);
  const trunk = new CylinderGeometry(0.006, 0.009, 0.05, 6);
  const from = middleOf(0) - WIDE[0] / 2;
  for (let number = 0; number < 11; number += 1) {
    const one = new Group();
    const high = 0.1 + random() * 0.07;
    const stem = new Mesh(trunk, bark);
    stem.rotation.x = Math.PI / 2;
    stem.position.z = 0.02;
    one.add(stem);
    for (let tier = 0; tier < 3; tier += 1) {
      const green = new Mesh(cone, greens[(number + tier) % 3]);
      green.scale.set(0.042 - tier * 0.009, high * 0.5, 0.042 - tier * 0.009);
      green.rotation.x = Math.PI / 2;
      green.position.z = 0.04 + tier * high * 0.26;
      one.add(green);
    }
    one.position.set(
      from + (number / 10) * WIDE[0] + (random() - 0.5) * 0.02,
      DEEP / 2 + 0.012 + (number % 2) * 0.045 + random() * 0.012,
      0,
    );
    one.rotation.z = random() * 6;
    whole.add(one);
  }
  const stone = new MeshLambertMaterial({ color: "#77796f", flatShading: true });
  for (const [x, y, r] of [
    [-0.118, -0.165, 0.012],
    [0.12, -0.16, 0.009],
    [0.105, 0.168, 0.013],
    [-0.124, 0.16, 0.01],
  ] as const) {
    const rock = new Mesh(new IcosahedronGeometry(r, 0), stone);
    rock.position.set(middleOf(0) + x, y, r * 0.5);
    whole.add(rock);
  }
  const cap = new MeshLambertMaterial({ color: "#c33b2c" });
  const stalk = new MeshLambertMaterial({ color: "#efe5cf" });
  for (const [x, y] of [
    [-0.1, 0.15],
    [-0.088, 0.158],
    [0.118, 0.02],
  ] as const) {
    const foot = new Mesh(new CylinderGeometry(0.0025, 0.0035, 0.012, 8), stalk);
    const hat = new Mesh(new ConeGeometry(0.008, 0.008, 12), cap);
    foot.rotation.x = hat.rotation.x = Math.PI / 2;
    foot.position.set(middleOf(0) + x, y, 0.006);
    hat.position.set(middleOf(0) + x, y, 0.015);
    whole.add(foot, hat);
  }
  whole.traverse((one) => {
    one.castShadow = true;
  });
  mergeMeshes(whole);
  return whole;
}
