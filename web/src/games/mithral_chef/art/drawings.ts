/** The kitchen's drawings: layers of paths in a 100×100 square, for the page and for canvases. */

export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}
export type Drawing = readonly Layer[];

/** The layers and their mirror images. */
function mirrored(layers: Drawing): Drawing {
  const flip = (d: string): string => {
    let across = true;
    return d.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
      if (/[A-Z]/.test(part)) {
        across = true;
        return part;
      }
      const turned = across ? String(100 - Number(part)) : part;
      across = !across;
      return turned;
    });
  };
  return layers.flatMap((layer) => [layer, { ...layer, d: flip(layer.d) }]);
}
const dot = (x: number, y: number, r: number, fill: string): Layer => ({
  d: `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`,
  fill,
});

const hart: Drawing = [
  ...mirrored([
    { d: "M45 42 C36 32 30 24 29 6", stroke: "#6b4423", width: 5 },
    { d: "M31 22 C24 20 19 15 17 7", stroke: "#6b4423", width: 4 },
    { d: "M36 32 C28 33 20 30 13 22", stroke: "#6b4423", width: 4 },
    { d: "M40 46 C30 40 20 43 14 50 C24 57 34 56 40 53 Z", fill: "#8d5830" },
  ]),
  { d: "M37 46 C38 37 62 37 63 46 L59 74 C57 88 54 94 50 94 C46 94 43 88 41 74 Z", fill: "#b5723d" },
  { d: "M42 74 C44 69 56 69 58 74 C57 87 54 94 50 94 C46 94 43 87 42 74 Z", fill: "#ecd3ae" },
  { d: "M44 82 L56 82 L50 89 Z", fill: "#2c1a10" },
  dot(43, 60, 3.2, "#1c120c"),
  dot(57, 60, 3.2, "#1c120c"),
];
const ram: Drawing = [
  ...mirrored([
    { d: "M42 36 C26 18 6 28 8 52 C10 72 32 74 33 58 C33 48 22 46 20 55", stroke: "#6f5233", width: 11 },
    { d: "M42 36 C26 18 6 28 8 52", stroke: "#9a7a4f", width: 4 },
    { d: "M38 46 C30 45 27 51 26 56 C32 58 37 56 40 53 Z", fill: "#b9a78b" },
  ]),
  { d: "M35 42 C36 30 64 30 65 42 L60 74 C58 88 55 94 50 94 C45 94 42 88 40 74 Z", fill: "#e5dac4" },
  { d: "M38 36 C40 26 60 26 62 36 C58 42 54 38 50 42 C46 38 42 42 38 36 Z", fill: "#fbf6ea" },
  { d: "M44 82 L56 82 L50 88 Z", fill: "#3a2a24" },
  dot(42, 58, 3.2, "#1c120c"),
  dot(58, 58, 3.2, "#1c120c"),
];
const wolf: Drawing = [
  {
    d: "M18 10 L38 32 C44 29 56 29 62 32 L82 10 L79 48 C85 56 82 66 72 70 L59 88 C55 95 45 95 41 88 L28 70 C18 66 15 56 21 48 Z",
    fill: "#5d6678",
  },
  ...mirrored([
    { d: "M23 20 L35 34 L26 44 Z", fill: "#2f3542" },
    { d: "M29 46 L45 55 L34 57 Z", fill: "#ffd34a" },
    { d: "M21 56 C26 66 36 66 41 60 L41 88 L28 70 C20 66 19 60 21 56 Z", fill: "#8f98aa" },
  ]),
  { d: "M40 58 C44 52 56 52 60 58 L56 86 C54 91 46 91 44 86 Z", fill: "#cdd3de" },
  { d: "M43 78 L57 78 L50 86 Z", fill: "#15171d" },
];
const beast: Drawing = [
  { d: "M50 88 C50 94 46 96 44 100", stroke: "#d8324a", width: 3 },
  { d: "M50 88 C50 94 54 96 56 100", stroke: "#d8324a", width: 3 },
  ...mirrored([
    { d: "M38 24 C26 20 20 10 22 0 C28 8 36 10 44 14 Z", fill: "#e3b544" },
    { d: "M26 44 C14 42 8 34 6 24 C14 28 22 28 30 32 Z", fill: "#5b2b86" },
  ]),
  {
    d: "M50 8 C72 8 80 32 74 50 C70 64 62 70 60 82 C58 92 42 92 40 82 C38 70 30 64 26 50 C20 32 28 8 50 8 Z",
    fill: "#8a45bd",
  },
  { d: "M50 22 C58 32 58 60 50 76 C42 60 42 32 50 22 Z", fill: "#b77be0" },
  ...mirrored([{ d: "M31 40 L46 47 L35 50 Z", fill: "#c8ff6a" }]),
  dot(46, 82, 1.8, "#2a0f3d"),
  dot(54, 82, 1.8, "#2a0f3d"),
];
const paw = (x: number, y: number, s: number): Drawing => [
  {
    d: `M${x - 9 * s} ${y + 8 * s} C${x - 9 * s} ${y - 3 * s} ${x + 9 * s} ${y - 3 * s} ${x + 9 * s} ${y + 8 * s} C${x + 6 * s} ${y + 13 * s} ${x - 6 * s} ${y + 13 * s} ${x - 9 * s} ${y + 8 * s} Z`,
    fill: "#4f3a24",
  },
  ...[-10, -4, 4, 10].map((off, place) => dot(x + off * s, y + (place % 3 === 0 ? -2 : -7) * s, 3.4 * s, "#4f3a24")),
];
const tracks: Drawing = [...paw(32, 76, 1.05), ...paw(64, 50, 0.95), ...paw(38, 24, 0.85)];

const onion: Drawing = [
  { d: "M46 22 C42 14 38 8 32 4 M50 20 C50 12 51 6 52 0 M54 22 C58 14 62 10 68 6", stroke: "#6fa544", width: 5 },
  { d: "M50 16 C54 28 62 33 72 42 C90 60 82 92 50 94 C18 92 10 60 28 42 C38 33 46 28 50 16 Z", fill: "#f6efe0" },
  {
    d: "M50 20 C40 42 36 66 44 93 M50 20 C60 42 64 66 56 93 M46 26 C28 44 20 66 28 86 M54 26 C72 44 80 66 72 86",
    stroke: "#cdbb98",
    width: 2.5,
  },
];
const eggplant: Drawing = [
  { d: "M62 22 C80 34 90 58 80 78 C68 100 32 98 22 76 C14 54 36 44 44 26 Z", fill: "#6d3a98" },
  { d: "M70 40 C78 50 80 62 75 72", stroke: "#b98ae0", width: 5 },
  { d: "M38 24 C44 16 62 14 70 26 C62 26 62 36 56 30 C52 38 46 28 42 36 C42 30 42 26 38 24 Z", fill: "#5f9a3f" },
  { d: "M54 18 C54 10 58 6 64 4", stroke: "#4c7d33", width: 6 },
];
const pepper: Drawing = [
  {
    d: "M50 28 C64 16 90 24 84 54 C80 78 68 96 58 92 C54 88 46 88 42 92 C32 96 20 78 16 54 C10 24 36 16 50 28 Z",
    fill: "#f07d22",
  },
  { d: "M50 30 C44 48 44 70 48 88 M66 28 C74 44 72 68 62 88", stroke: "#c55a10", width: 3 },
  { d: "M28 38 C24 48 25 58 28 66", stroke: "#ffc48a", width: 5 },
  {
    d: "M42 28 C46 22 54 22 58 28 C52 31 48 31 42 28 Z M50 26 C50 16 54 10 60 8",
    fill: "#5f9a3f",
    stroke: "#5f9a3f",
    width: 6,
  },
];

const tree: Drawing = [
  { d: "M44 78 L56 78 L58 98 L42 98 Z", fill: "#6b4423" },
  { d: "M50 4 L72 38 L60 36 L82 64 L66 62 L90 86 L10 86 L34 62 L18 64 L40 36 L28 38 Z", fill: "#4d9a5a" },
];
const bag: Drawing = [
  { d: "M30 30 C6 54 4 96 50 96 C96 96 94 54 70 30 Z", fill: "#a8713d" },
  { d: "M24 16 C34 24 66 24 76 16 L70 32 C58 38 42 38 30 32 Z", fill: "#d9ae6a" },
  { d: "M30 32 C42 38 58 38 70 32", stroke: "#5f3a1a", width: 5 },
];
const flame: Drawing = [
  {
    d: "M50 2 C58 22 84 38 80 68 C78 88 64 98 50 98 C36 98 20 88 20 66 C20 52 28 46 32 34 C36 42 38 46 42 48 C42 32 42 18 50 2 Z",
    fill: "#f0562e",
  },
  { d: "M52 44 C60 56 68 64 66 78 C64 90 58 96 50 96 C40 96 34 88 34 78 C36 66 48 60 52 44 Z", fill: "#ffc94a" },
];
const dish: Drawing = [
  dot(50, 50, 44, "#b9b3cf"),
  dot(50, 50, 39, "#f7f4fc"),
  dot(50, 50, 26, "#dcd6ea"),
  dot(50, 50, 24, "#ffffff"),
];
const bell: Drawing = [
  { d: "M12 78 L88 78 L92 90 L8 90 Z", fill: "#7a5a30" },
  { d: "M16 76 C16 34 84 34 84 76 Z", fill: "#eebc4c" },
  { d: "M28 70 C28 54 36 46 46 43", stroke: "#fff0c0", width: 5 },
  dot(50, 32, 7, "#c98f2a"),
];
const left: Drawing = [
  { d: "M30 98 L30 84 L70 84 L70 98 Z", fill: "currentColor" },
  {
    d: "M30 84 C22 66 16 50 20 36 C22 30 28 31 29 37 L32 50 L30 18 C30 11 38 11 39 18 L42 44 L43 10 C43 3 52 3 52 10 L53 44 L57 16 C58 9 66 10 65 17 L63 50 L68 54 C76 46 84 44 88 49 C84 60 76 74 70 84 Z",
    fill: "#f3c9a5",
    stroke: "#7a4a2c",
    width: 3,
  },
];
const clock: Drawing = [
  { d: "M42 4 L58 4 L58 14 L42 14 Z", fill: "#b9b3cf" },
  dot(50, 56, 38, "#e7e2f4"),
  dot(50, 56, 31, "#2a2350"),
  { d: "M50 56 L50 34 M50 56 L66 62", stroke: "#ffd76a", width: 6 },
];

export const STATIONS: readonly Drawing[] = [tree, bag, flame, dish, bell];
export const HANDS: readonly Drawing[] = [left, mirroredOnly(left)];
export const VEGETABLES: readonly Drawing[] = [onion, eggplant, pepper];
export const ANIMALS: Readonly<Record<string, Drawing>> = { hart, ram, wolf, beast, tracks };
export const FIRE = flame;
export const CLOCK = clock;

function mirroredOnly(layers: Drawing): Drawing {
  return mirrored(layers).filter((_, place) => place % 2 === 1);
}

/** Paint a drawing onto a canvas. */
export function sketch(pen: CanvasRenderingContext2D, drawing: Drawing, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.lineCap = pen.lineJoin = "round";
  for (const { d, fill, stroke, width } of drawing) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      pen.fillStyle = fill;
      pen.fill(path);
    }
    if (stroke !== undefined) {
      pen.strokeStyle = stroke;
      pen.lineWidth = width ?? 2;
      pen.stroke(path);
    }
  }
  pen.restore();
}
