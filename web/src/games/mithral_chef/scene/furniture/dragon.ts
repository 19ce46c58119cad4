/** The dragon behind the oven: it breathes, and its eyes and flame follow the heat. */
import {
  AdditiveBlending,
  CatmullRomCurve3,
  ConeGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  ShapeGeometry,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import { mergeMeshes } from "../../../../ui/three/merge-meshes";
import { texture } from "../../../../ui/three/textures";
import { blaze, hide, pointed, wing } from "./dragon-materials";
import { LAIR } from "../floor-plan";

export class Dragon extends Group {
  /** The heat: 0 asleep, 1 at the recipe's limit, more when something burns. */
  heat = 0;
  /** How far it has escaped: 1 is gone. */
  fled = 0;
  readonly #head = new Group();
  readonly #jaw = new Group();
  readonly #wings: Mesh[] = [];
  readonly #flames: Mesh[] = [];
  readonly #eyes: MeshBasicMaterial;
  readonly #lids: Mesh[] = [];
  readonly #body = new Group();
  #shown = 0;

  constructor() {
    super();
    const skin = new MeshLambertMaterial({ map: texture(hide(), 2) });
    const dark = new MeshLambertMaterial({ color: "#2a070c" });
    const bone = new MeshLambertMaterial({ color: "#dccfae" });
    const belly = new MeshLambertMaterial({ color: "#a8632f" });
    this.#eyes = new MeshBasicMaterial({ color: "#ffb020" });
    this.position.set(LAIR.x, LAIR.y, LAIR.z);

    const trunk = new Mesh(new SphereGeometry(0.075, 24, 16), skin);
    trunk.scale.set(1.25, 0.8, 1.05);
    trunk.position.set(0, 0.12, 0.045);
    const neck = new CatmullRomCurve3([
      new Vector3(0, 0.12, 0.09),
      new Vector3(0.03, 0.135, 0.15),
      new Vector3(0.02, 0.1, 0.185),
      new Vector3(0, 0.055, 0.165),
      new Vector3(0, 0.035, 0.14),
    ]);
    const tube = new Mesh(new TubeGeometry(neck, 28, 0.03, 12), skin);
    this.#body.add(trunk, tube);
    for (let spike = 0; spike < 9; spike += 1) {
      const part = 0.08 + spike * 0.1;
      const at = neck.getPointAt(Math.min(0.98, part));
      const along = neck.getTangentAt(Math.min(0.98, part));
      const out = new Vector3(0, along.z, -along.y).normalize();
      if (out.z < 0) out.negate();
      const one = new Mesh(new ConeGeometry(0.008, 0.03, 6), dark);
      one.position.copy(at).addScaledVector(out, 0.036);
      one.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), out);
      this.#body.add(one);
    }
    const tail = new CatmullRomCurve3([
      new Vector3(0.07, 0.13, 0.03),
      new Vector3(0.17, 0.13, 0.015),
      new Vector3(0.215, 0.05, 0.014),
      new Vector3(0.185, -0.03, 0.012),
    ]);
    const whip = new Mesh(new TubeGeometry(tail, 24, 0.013, 8), skin);
    const barb = new Mesh(new ConeGeometry(0.016, 0.04, 4), dark);
    barb.position.set(0.182, -0.045, 0.014);
    barb.rotation.z = Math.PI;
    this.#body.add(whip, barb);
    for (const side of [-1, 1]) {
      const sail = new Mesh(
        new ShapeGeometry(wing(side), 10),
        new MeshLambertMaterial({ color: "#4d0e1b", side: DoubleSide }),
      );
      sail.position.set(side * 0.055, 0.14, 0.08);
      sail.rotation.set(Math.PI / 2 - 0.25, 0, 0);
      this.#wings.push(sail);
      this.#body.add(sail);
      for (const [x, y] of [
        [0.235, 0.15],
        [0.19, 0.075],
        [0.135, 0.035],
      ] as const) {
        const strut = new Mesh(
          new TubeGeometry(
            new CatmullRomCurve3([
              new Vector3(0, 0, 0),
              new Vector3(side * 0.07, 0.15, 0),
              new Vector3(side * x, y, 0),
            ]),
            12,
            0.0035,
            6,
          ),
          dark,
        );
        sail.add(strut);
      }
      // A claw over the hearth's edge.
      for (const toe of [-1, 0, 1]) {
        const claw = new Mesh(new ConeGeometry(0.008, 0.042, 6), bone);
        claw.position.set(side * 0.098 + toe * 0.014, 0.018, 0.068);
        claw.rotation.x = Math.PI - 0.5;
        this.#body.add(claw);
      }
      const paw = new Mesh(new SphereGeometry(0.026, 12, 8), skin);
      paw.scale.set(1, 1.2, 0.6);
      paw.position.set(side * 0.098, 0.04, 0.078);
      this.#body.add(paw);
    }
    this.#face(skin, dark, bone, belly);
    this.add(this.#body);
    const fire = new MeshBasicMaterial({
      map: texture(blaze()),
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
      side: DoubleSide,
    });
    for (let number = 0; number < 3; number += 1) {
      const flame = new Mesh(new PlaneGeometry(0.075, 0.15).translate(0, 0.075, 0), fire);
      flame.rotation.set(Math.PI + 0.95, (number - 1) * 0.8, 0);
      this.#flames.push(flame);
      this.#head.add(flame);
      flame.position.set(0, -0.062, -0.006);
    }
    this.traverse((one) => {
      if (one instanceof Mesh) one.castShadow = (one.material as Material) !== fire;
    });
    for (const sail of this.#wings) mergeMeshes(sail);
    mergeMeshes(this.#body, ...this.#wings);
    mergeMeshes(this.#head, this.#jaw, ...this.#lids, ...this.#flames);
    this.breathe(0);
  }

  #face(skin: Material, dark: Material, bone: Material, belly: Material): void {
    const skull = new Mesh(new SphereGeometry(0.037, 18, 14), skin);
    skull.scale.set(1, 1.1, 0.85);
    const snout = new Mesh(new ConeGeometry(0.03, 0.085, 10), skin);
    snout.rotation.x = Math.PI;
    snout.scale.z = 0.75;
    snout.position.set(0, -0.048, 0.002);
    const nose = new Mesh(new SphereGeometry(0.0155, 10, 8), skin);
    nose.scale.set(1.15, 0.9, 0.75);
    nose.position.set(0, -0.07, 0.004);
    const chin = new Mesh(new ConeGeometry(0.024, 0.075, 8), belly);
    chin.rotation.x = Math.PI;
    chin.scale.z = 0.42;
    chin.position.set(0, -0.034, -0.004);
    this.#jaw.position.set(0, -0.008, -0.015);
    this.#jaw.add(chin);
    for (const side of [-1, 1]) {
      const horn = new Mesh(
        pointed(
          new CatmullRomCurve3([
            new Vector3(side * 0.018, 0.012, 0.02),
            new Vector3(side * 0.046, 0.03, 0.042),
            new Vector3(side * 0.062, 0.064, 0.058),
            new Vector3(side * 0.05, 0.108, 0.078),
          ]),
          0.0115,
        ),
        bone,
      );
      // Low towards the nose: it frowns.
      const brow = new Mesh(new ConeGeometry(0.0088, 0.05, 5), dark);
      brow.position.set(side * 0.0205, -0.0165, 0.0285);
      brow.rotation.set(0.3, 0, Math.PI - side * 0.75);
      const eye = new Mesh(new SphereGeometry(0.0088, 10, 8), this.#eyes);
      eye.position.set(side * 0.0185, -0.0235, 0.0185);
      const slit = new Mesh(new SphereGeometry(0.004, 8, 6), new MeshBasicMaterial({ color: "#120205" }));
      slit.scale.set(0.5, 1, 1.5);
      slit.position.set(side * 0.0195, -0.0312, 0.0195);
      const lid = new Mesh(new SphereGeometry(0.0098, 10, 8), skin);
      lid.position.copy(eye.position);
      this.#lids.push(lid);
      const nostril = new Mesh(new SphereGeometry(0.0035, 6, 6), dark);
      nostril.position.set(side * 0.0075, -0.0815, 0.009);
      const frill = new Mesh(new ConeGeometry(0.011, 0.05, 4), dark);
      frill.position.set(side * 0.042, 0.012, 0.004);
      frill.rotation.z = -side * 1.15;
      this.#head.add(horn, brow, eye, slit, lid, nostril, frill);
      for (let tooth = 0; tooth < 4; tooth += 1) {
        const fang = new Mesh(new ConeGeometry(0.0036, tooth === 0 ? 0.024 : 0.015, 5), bone);
        fang.rotation.x = -Math.PI / 2;
        fang.position.set(side * (0.0125 + tooth * 0.0028), -0.07 + tooth * 0.012, -0.01);
        this.#head.add(fang);
      }
    }
    this.#head.add(skull, snout, nose, this.#jaw);
    this.#head.position.set(0, 0.03, 0.138);
    this.#head.scale.setScalar(1.5);
    this.add(this.#head);
  }

  /** Animate one moment. */
  breathe(seconds: number): void {
    this.#shown += (this.heat - this.#shown) * 0.12;
    const heat = seconds === 0 ? (this.#shown = this.heat) : this.#shown;
    const breath = Math.sin(seconds * 1.6);
    const rage = Math.max(0, heat - 0.75) * 3;
    this.#body.scale.setScalar(1 + 0.012 * breath);
    this.#head.position.set(Math.sin(seconds * 0.7) * 0.01, 0.03 + breath * 0.003, 0.138 + breath * 0.004);
    this.#head.rotation.set(0.5 - Math.min(0.22, heat * 0.2) + breath * 0.02, 0, Math.sin(seconds * 0.5) * 0.14);
    this.#jaw.rotation.x = 0.1 + Math.min(0.55, heat * 0.5) + 0.03 * breath;
    for (const [place, sail] of this.#wings.entries())
      sail.rotation.y = (place === 0 ? 1 : -1) * (0.12 + 0.05 * breath - 0.1 * Math.min(1, rage));
    const asleep = heat < 0.06;
    for (const lid of this.#lids) lid.scale.setScalar(asleep ? 1 : 0.01);
    this.#eyes.color.set(heat > 1 ? "#ff3020" : heat > 0.75 ? "#ff7a10" : "#ffc02a");
    this.#flames.forEach((flame, number) => {
      const flicker = 0.88 + 0.12 * Math.sin(seconds * (11 + number * 4) + number * 2);
      const size = Math.max(0, heat) ** 0.8 * flicker;
      flame.scale.set(0.35 + size * 0.9, Math.max(0.001, size * 0.92), 1);
      flame.visible = heat > 0.06;
    });
    // On its escape it rises and comes closer.
    this.position.set(LAIR.x, LAIR.y - this.fled * 0.25, LAIR.z + this.fled ** 2 * 0.7);
    if (this.fled > 0)
      for (const [place, sail] of this.#wings.entries())
        sail.rotation.y = (place === 0 ? 1 : -1) * Math.sin(seconds * 9);
  }
}
