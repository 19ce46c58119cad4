/** Hands with sleeves in their player's colour, reaching in from their side of the table. */
import {
  CapsuleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from "three";
import { mergeMeshes } from "../../../ui/three/merge-meshes";
import type { Point } from "./floor-plan";

const SKIN = new MeshLambertMaterial({ color: "#e9b88f" });
const CUFF = new MeshLambertMaterial({ color: "#f7f3ea" });
const STEEL = new MeshLambertMaterial({ color: "#c9ced8" });
const finger = new CapsuleGeometry(0.0052, 0.02, 3, 8);
const palm = new SphereGeometry(0.0165, 14, 10);
const cuff = new TorusGeometry(0.0145, 0.0048, 8, 18);
const sleeve = new CylinderGeometry(0.016, 0.021, 1, 14, 1);
const elbow = new SphereGeometry(0.021, 12, 8);
/** The visible length of an arm; more would hide the table. */
const SEEN = 0.12;
const tip = new SphereGeometry(0.0045, 8, 6);
const UP = new Vector3(0, 1, 0);
const shared = new Map<string, MeshLambertMaterial>();

function cloth(colour: string): MeshLambertMaterial {
  const known = shared.get(colour);
  if (known) return known;
  const made = new MeshLambertMaterial({ color: colour });
  shared.set(colour, made);
  return made;
}

/** The pose of a hand. */
export type Grip = "rest" | "flat" | "reach" | "shake" | "tongs";

/** How far the fingers are bent. */
const BENT: Readonly<Record<Grip, number>> = { rest: 0.35, flat: 0.12, reach: 0.5, shake: 1.25, tongs: 0.95 };

export class HandMesh extends Group {
  /** The position of the fingertips: now and where they are going. */
  readonly at = new Vector3();
  readonly goal = new Vector3();
  readonly #wrist = new Group();
  readonly #arm: Mesh;
  readonly #elbow: Mesh;
  readonly #tongs = new Group();
  readonly #fingers = new Group();
  readonly #shoulder: Vector3;
  readonly #side: number;

  constructor(colour: string, left: boolean, shoulder: Point) {
    super();
    this.#side = left ? -1 : 1;
    this.#shoulder = new Vector3(shoulder.x, shoulder.y, shoulder.z);
    const body = new Mesh(palm, SKIN);
    body.scale.set(1.05, 1.25, 0.62);
    this.#wrist.add(body);
    // They bend together, about one line of knuckles.
    this.#fingers.position.y = 0.015;
    for (let number = 0; number < 4; number += 1) {
      const one = new Mesh(finger, SKIN);
      const outer = number === 0 || number === 3;
      one.position.set((number - 1.5) * 0.0083, outer ? 0.0095 : 0.011, 0);
      one.scale.y = outer ? 0.84 : 1;
      one.rotation.z = (1.5 - number) * 0.07;
      this.#fingers.add(one);
    }
    this.#wrist.add(this.#fingers);
    const thumb = new Mesh(finger, SKIN);
    thumb.position.set(this.#side * -0.0185, 0.004, 0.002);
    thumb.rotation.z = this.#side * 0.75;
    thumb.scale.set(1.15, 0.8, 1.15);
    const ring = new Mesh(cuff, CUFF);
    ring.rotation.x = Math.PI / 2;
    ring.position.y = -0.021;
    this.#wrist.add(thumb, ring);
    for (const off of [-1, 1]) {
      const arm = new Mesh(new CapsuleGeometry(0.0022, 0.055, 3, 6), STEEL);
      arm.position.set(off * 0.0075, 0.038, -0.006);
      arm.rotation.z = off * 0.12;
      const end = new Mesh(tip, STEEL);
      end.position.set(off * 0.0108, 0.066, -0.006);
      this.#tongs.add(arm, end);
    }
    this.#wrist.add(this.#tongs);
    this.#arm = new Mesh(sleeve, cloth(colour));
    this.#elbow = new Mesh(elbow, cloth(colour));
    this.add(this.#wrist, this.#arm, this.#elbow);
    this.traverse((one) => {
      one.castShadow = true;
    });
    mergeMeshes(this.#tongs);
    mergeMeshes(this.#fingers);
    mergeMeshes(this.#wrist, this.#tongs, this.#fingers);
  }

  /** Tongs, and hands in the bag, come in from the side: an arm in front would hide the tower or the bag. */
  #beside(grip: Grip): Vector3 {
    const [back, up] = grip === "tongs" ? [0.09, 0.03] : [0.12, 0.22];
    return new Vector3(this.at.x + this.#side * 0.3, this.at.y - back, this.at.z + up);
  }

  /** Pose the hand so that its fingers or tongs reach the goal. */
  pose(grip: Grip, sway: number): void {
    this.#tongs.visible = grip === "tongs";
    const aside = (grip === "tongs" || grip === "reach") && this.#shoulder.y < this.at.y;
    const from = aside ? this.#beside(grip) : this.#shoulder;
    const way = new Vector3().subVectors(this.at, from);
    const level = new Vector3(way.x, way.y, 0).normalize();
    const back = grip === "tongs" ? 0.07 : 0.03;
    const wrist = this.at.clone().addScaledVector(level, -back);
    wrist.z += grip === "tongs" ? 0.03 : grip === "reach" ? 0.012 : 0.01;
    this.#wrist.position.copy(wrist);
    const ahead = level.clone();
    ahead.z = grip === "tongs" ? -0.35 : grip === "reach" ? -0.75 : -0.08;
    ahead.normalize();
    this.#wrist.quaternion.setFromUnitVectors(UP, ahead);
    // Palms face the table whichever way the arm comes.
    const turned = new Vector3(0, 0, 1).applyQuaternion(this.#wrist.quaternion);
    const wanted = new Vector3(0, 0, 1).addScaledVector(ahead, -ahead.z).normalize();
    this.#wrist.quaternion.premultiply(new Quaternion().setFromUnitVectors(turned, wanted));
    this.#fingers.rotation.x = -(BENT[grip] + sway * 0.25 * Math.sin(1.3 + sway * 3));
    const cuffAt = wrist.clone().addScaledVector(ahead, -0.024);
    const along = new Vector3().subVectors(from, cuffAt);
    const far = Math.min(SEEN, along.length());
    along.normalize();
    this.#arm.scale.set(1, far, 1);
    this.#arm.position.copy(cuffAt).addScaledVector(along, far / 2);
    this.#arm.quaternion.setFromUnitVectors(UP, along.clone().negate());
    this.#elbow.position.copy(cuffAt).addScaledVector(along, far);
  }
}
