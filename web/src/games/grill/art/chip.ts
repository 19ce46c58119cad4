/** The faces of a chip: clay of the owner's colour, with the owner's sign; the value is on the front. */
import { canvas, seededRandom, type Pen } from "../../../ui/three/canvas";
import { SPOTS, patternOf, seatSign } from "./symbols";

const SIZE = 256;
const HALF = SIZE / 2;

const channels = (colour: string): [number, number, number] => {
  const { pen } = canvas(1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
};

/** A colour with light or shade added: share from -1 to 1. */
function shaded(colour: string, share: number): string {
  const towards = share > 0 ? 255 : 0;
  return `rgb(${channels(colour)
    .map((part) => Math.round(part + (towards - part) * Math.abs(share)))
    .join(", ")})`;
}

function clay(pen: Pen, colour: string, seed: number): void {
  const gradient = pen.createRadialGradient(HALF * 0.75, HALF * 0.7, 10, HALF, HALF, HALF * 1.05);
  gradient.addColorStop(0, shaded(colour, 0.16));
  gradient.addColorStop(1, shaded(colour, -0.22));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, SIZE, SIZE);
  const random = seededRandom(seed + 11);
  for (let speck = 0; speck < 900; speck += 1) {
    pen.fillStyle = random() < 0.5 ? "rgba(255, 255, 255, 0.07)" : "rgba(0, 0, 0, 0.09)";
    pen.fillRect(random() * SIZE, random() * SIZE, 1 + random() * 2, 1 + random() * 2);
  }
}

/** The owner's pattern, readable without colours. */
function pattern(pen: Pen, seat: number): void {
  pen.save();
  pen.strokeStyle = pen.fillStyle = "rgba(255, 250, 238, 0.42)";
  for (const { path, line } of patternOf(seat)) {
    const drawn = new Path2D(path);
    pen.setTransform(SIZE / 40, 0, 0, SIZE / 40, 0, 0);
    pen.lineWidth = line;
    if (line > 0) pen.stroke(drawn);
    else pen.fill(drawn);
  }
  pen.restore();
}

function spots(pen: Pen, seat: number): void {
  const count = SPOTS[seat % SPOTS.length] ?? 6;
  for (let spot = 0; spot < count; spot += 1) {
    const middle = (2 * Math.PI * spot) / count;
    const wide = 0.9 / count + 0.05;
    pen.beginPath();
    pen.arc(HALF, HALF, HALF, middle - wide, middle + wide);
    pen.arc(HALF, HALF, HALF * 0.8, middle + wide, middle - wide, true);
    pen.fillStyle = "#fbf3e2";
    pen.fill();
  }
}

function circle(pen: Pen, r: number, width: number, colour: string): void {
  pen.beginPath();
  pen.arc(HALF, HALF, r, 0, 7);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** The front: the value, printed twice so that both sides can read it. */
export function front(seat: number, colour: string, value: number): HTMLCanvasElement {
  const { sheet, pen } = canvas(SIZE, SIZE);
  clay(pen, colour, seat);
  pattern(pen, seat);
  spots(pen, seat);
  pen.beginPath();
  pen.arc(HALF, HALF, HALF * 0.76, 0, 7);
  pen.fillStyle = "#fff6e2";
  pen.fill();
  circle(pen, HALF * 0.76, 4, shaded(colour, -0.45));
  circle(pen, HALF * 0.25, 5, shaded(colour, -0.3));
  pen.fillStyle = "#1d1208";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `800 ${value > 99 ? 56 : 66}px "Segoe UI", system-ui, sans-serif`;
  for (const turn of [0, Math.PI]) {
    pen.save();
    pen.translate(HALF, HALF);
    pen.rotate(turn);
    pen.fillText(String(value), 0, -HALF * 0.49);
    pen.restore();
  }
  pen.fillStyle = shaded(colour, -0.3);
  for (const side of [-1, 1]) seatSign(pen, seat, HALF + side * HALF * 0.56, HALF, 0, 13);
  return sheet;
}

/** The back: clay and signs. The owner sees the value in pencil; nobody else receives it. */
export function back(seat: number, colour: string, pencilled: number | null): HTMLCanvasElement {
  const { sheet, pen } = canvas(SIZE, SIZE);
  clay(pen, colour, seat);
  pattern(pen, seat);
  spots(pen, seat);
  circle(pen, HALF * 0.74, 5, "rgba(255, 255, 255, 0.55)");
  circle(pen, HALF * 0.71, 3, "rgba(0, 0, 0, 0.3)");
  circle(pen, HALF * 0.25, 6, "rgba(0, 0, 0, 0.35)");
  pen.fillStyle = "rgba(255, 250, 238, 0.92)";
  for (let sign = 0; sign < 4; sign += 1) {
    // A pencilled value replaces two of the signs.
    if (pencilled !== null && sign % 2 === 0) continue;
    const turn = (Math.PI / 2) * sign;
    seatSign(
      pen,
      seat,
      HALF + HALF * 0.5 * Math.sin(turn),
      HALF - HALF * 0.5 * Math.cos(turn),
      turn,
      pencilled === null ? 20 : 15,
    );
  }
  if (pencilled !== null) {
    pen.font = `italic 700 ${pencilled > 99 ? 54 : 62}px Georgia, serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#fffdf6";
    pen.strokeStyle = "rgba(0, 0, 0, 0.75)";
    pen.lineWidth = 5;
    for (const turn of [0, Math.PI]) {
      pen.save();
      pen.translate(HALF, HALF);
      pen.rotate(turn);
      pen.strokeText(String(pencilled), 0, -HALF * 0.47);
      pen.fillText(String(pencilled), 0, -HALF * 0.47);
      pen.restore();
    }
  }
  return sheet;
}

/** The edge continues the spots. */
export function side(seat: number, colour: string): HTMLCanvasElement {
  const { sheet, pen } = canvas(512, 8);
  pen.fillStyle = shaded(colour, -0.12);
  pen.fillRect(0, 0, 512, 8);
  const count = SPOTS[seat % SPOTS.length] ?? 6;
  pen.fillStyle = "#fbf3e2";
  const wide = ((1.8 / count + 0.1) / (2 * Math.PI)) * 512;
  for (let spot = 0; spot <= count; spot += 1) pen.fillRect((512 * spot) / count - wide / 2, 0, wide, 8);
  return sheet;
}
