/** Building blocks of the furniture: boxes, tubes, plain colours, masonry. */
import { BoxGeometry, CylinderGeometry, type Material, Mesh, MeshLambertMaterial } from "three";
import { canvas, seededRandom, disc } from "../../../../ui/three/canvas";

export const plain = (color: string): MeshLambertMaterial => new MeshLambertMaterial({ color });

export function box(
  material: Material,
  x: number,
  y: number,
  z: number,
  wide: number,
  deep: number,
  high: number,
): Mesh {
  const made = new Mesh(new BoxGeometry(wide, deep, high), material);
  made.position.set(x, y, z);
  made.castShadow = made.receiveShadow = true;
  return made;
}

export function tube(
  material: Material,
  x: number,
  y: number,
  z: number,
  top: number,
  base: number,
  high: number,
): Mesh {
  const made = new Mesh(new CylinderGeometry(top, base, high, 28), material);
  made.rotation.x = Math.PI / 2;
  made.position.set(x, y, z);
  made.castShadow = made.receiveShadow = true;
  return made;
}

export function masonry(): HTMLCanvasElement {
  const { sheet, pen } = canvas(512, 512);
  const random = seededRandom(3);
  pen.fillStyle = "#1b1822";
  pen.fillRect(0, 0, 512, 512);
  for (let row = 0; row < 8; row += 1)
    for (let column = -1; column < 5; column += 1) {
      const tone = 52 + random() * 26;
      pen.fillStyle = `rgb(${tone}, ${tone * 0.92}, ${tone * 1.05})`;
      pen.beginPath();
      pen.roundRect(column * 128 + (row % 2) * 64 + 3, row * 64 + 3, 122, 58, 9);
      pen.fill();
      for (let dotted = 0; dotted < 14; dotted += 1)
        disc(
          pen,
          column * 128 + (row % 2) * 64 + random() * 122,
          row * 64 + random() * 58,
          1 + random() * 3,
          `rgba(0, 0, 0, ${random() * 0.25})`,
        );
    }
  return sheet;
}
