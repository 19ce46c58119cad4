/** Helpers for drawing on a canvas, and seeded random numbers. */
export type Pen = CanvasRenderingContext2D;

export function canvas(width: number, height: number): { readonly sheet: HTMLCanvasElement; readonly pen: Pen } {
  const sheet = document.createElement("canvas");
  sheet.width = width;
  sheet.height = height;
  // Painted once, on the CPU: a GPU would gain nothing, and software renderers lose strokes.
  const pen = sheet.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("this browser cannot draw");
  return { sheet, pen };
}

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function disc(pen: Pen, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

export function oval(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  fill: string | CanvasGradient,
): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

export function line(pen: Pen, points: readonly (readonly [number, number])[], width: number, colour: string): void {
  pen.beginPath();
  points.forEach(([x, y], place) => (place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke();
}

/** A curved line between two points. */
export function curve(
  pen: Pen,
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  width: number,
  colour: string,
): void {
  pen.beginPath();
  pen.moveTo(from[0], from[1]);
  pen.quadraticCurveTo(over[0], over[1], to[0], to[1]);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.lineCap = "round";
  pen.stroke();
}

export function radialGradient(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  inner: string,
  outer: string,
): CanvasGradient {
  const gradient = pen.createRadialGradient(x - r * 0.35, y - r * 0.35, r * 0.1, x, y, r);
  gradient.addColorStop(0, inner);
  gradient.addColorStop(1, outer);
  return gradient;
}

/** Draw with a transform: moved, rotated and scaled. */
export function withTransform(pen: Pen, x: number, y: number, turn: number, scale: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}

/** Draw with a soft shadow. */
export function withShadow(pen: Pen, blur: number, draw: () => void): void {
  pen.save();
  pen.shadowColor = "rgba(0, 0, 0, 0.45)";
  pen.shadowBlur = blur;
  pen.shadowOffsetX = blur * 0.25;
  pen.shadowOffsetY = blur * 0.35;
  draw();
  pen.restore();
}

/** Random points, spread evenly over a disc. */
export function scatter(count: number, radius: number, random: () => number): [number, number][] {
  return Array.from({ length: count }, (_, place) => {
    const r = radius * Math.sqrt((place + 0.5 * random()) / count);
    const turn = place * 2.39996 + random() * 0.6;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  });
}
