/** Textures: wood, and any canvas. */
import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from "three";
import { canvas, seededRandom, line } from "./canvas";

export function texture(sheet: HTMLCanvasElement, repeat = 1): CanvasTexture {
  const made = new CanvasTexture(sheet);
  made.colorSpace = SRGBColorSpace;
  if (repeat !== 1) {
    made.wrapS = made.wrapT = MirroredRepeatWrapping;
    made.repeat.set(repeat, repeat);
  }
  return made;
}

/** Wooden planks for the table and the rim. */
export function wood(light: string, dark: string, planks: number, seed: number, size = 1024): HTMLCanvasElement {
  const { sheet, pen } = canvas(size, size);
  const random = seededRandom(seed);
  const tall = size / planks;
  for (let plank = 0; plank < planks; plank += 1) {
    pen.fillStyle = plank % 2 === 0 ? light : dark;
    pen.fillRect(0, plank * tall, size, tall);
    pen.fillStyle = `rgba(0, 0, 0, ${random() * 0.16})`;
    pen.fillRect(0, plank * tall, size, tall);
    for (let grain = 0; grain < 46; grain += 1) {
      const y = plank * tall + random() * tall;
      const sway = random() * 10 - 5;
      line(
        pen,
        Array.from({ length: 9 }, (_, at) => [(size * at) / 8, y + sway * Math.sin(at * 0.9 + grain)] as const),
        0.8 + random() * 1.6,
        `rgba(${random() < 0.6 ? "20, 8, 0" : "255, 220, 170"}, ${0.04 + random() * 0.09})`,
      );
    }
    pen.fillStyle = "rgba(0, 0, 0, 0.5)";
    if (planks > 1) pen.fillRect(0, plank * tall, size, 2.5);
  }
  return sheet;
}
