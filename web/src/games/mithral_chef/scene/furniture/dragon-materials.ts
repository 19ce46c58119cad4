/** The dragon's parts: hide, fire, wings and horns. */
import { type CatmullRomCurve3, Shape, TubeGeometry, Vector3 } from "three";
import { canvas, seededRandom, oval } from "../../../../ui/three/canvas";

/** Scales, dark below and redder above. */
export function hide(): HTMLCanvasElement {
  const { sheet, pen } = canvas(256, 256);
  pen.fillStyle = "#26070c";
  pen.fillRect(0, 0, 256, 256);
  const random = seededRandom(4);
  for (let row = 0; row < 22; row += 1)
    for (let column = 0; column < 18; column += 1) {
      const tone = 70 + random() * 70;
      oval(pen, column * 15 + (row % 2) * 7.5, row * 12, 8.5, 8, 0, `rgb(${tone + 12}, ${tone * 0.16}, ${tone * 0.2})`);
      oval(pen, column * 15 + (row % 2) * 7.5, row * 12 - 3, 5, 3, 0, "rgba(255, 120, 90, 0.18)");
    }
  return sheet;
}
/** Flames, whitest within. */
export function blaze(): HTMLCanvasElement {
  const { sheet, pen } = canvas(128, 256);
  for (const [wide, high, colour] of [
    [58, 240, "rgba(255, 60, 10, 0.55)"],
    [44, 200, "rgba(255, 130, 20, 0.75)"],
    [28, 150, "rgba(255, 220, 110, 0.9)"],
    [14, 90, "rgba(255, 255, 230, 0.95)"],
  ] as const) {
    const glow = pen.createLinearGradient(0, 256, 0, 256 - high);
    glow.addColorStop(0, colour);
    glow.addColorStop(1, "rgba(255, 60, 0, 0)");
    pen.fillStyle = glow;
    pen.beginPath();
    pen.moveTo(64 - wide * 0.35, 256);
    pen.bezierCurveTo(64 - wide * 1.2, 256 - high * 0.45, 64 - wide * 0.1, 256 - high * 0.6, 64, 256 - high);
    pen.bezierCurveTo(64 + wide * 0.1, 256 - high * 0.6, 64 + wide * 1.2, 256 - high * 0.45, 64 + wide * 0.35, 256);
    pen.fill();
  }
  return sheet;
}

/** A wing in its own plane. */
export function wing(side: number): Shape {
  const shape = new Shape();
  const at = (x: number, y: number): [number, number] => [side * x, y];
  shape.moveTo(...at(0, 0));
  shape.quadraticCurveTo(...at(0.05, 0.1), ...at(0.075, 0.165));
  shape.quadraticCurveTo(...at(0.13, 0.15), ...at(0.235, 0.15));
  shape.quadraticCurveTo(...at(0.185, 0.115), ...at(0.19, 0.075));
  shape.quadraticCurveTo(...at(0.15, 0.085), ...at(0.135, 0.035));
  shape.quadraticCurveTo(...at(0.1, 0.055), ...at(0.075, -0.005));
  shape.quadraticCurveTo(...at(0.04, 0.03), ...at(0, 0));
  return shape;
}

/** A horn along a curve, tapering to a point. */
export function pointed(curve: CatmullRomCurve3, radius: number): TubeGeometry {
  const [along, around] = [14, 8];
  const horn = new TubeGeometry(curve, along, radius, around);
  const at = horn.getAttribute("position");
  const vertex = new Vector3();
  for (let place = 0; place < at.count; place += 1) {
    const part = Math.floor(place / (around + 1)) / along;
    const middle = curve.getPointAt(part);
    vertex
      .fromBufferAttribute(at, place)
      .sub(middle)
      .multiplyScalar(1 - 0.96 * part)
      .add(middle);
    at.setXYZ(place, vertex.x, vertex.y, vertex.z);
  }
  return horn;
}
