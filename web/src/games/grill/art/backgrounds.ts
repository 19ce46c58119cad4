/** The painted backgrounds: the hot grill and the market's rug. */
import { seededRandom, disc, type Pen } from "../../../ui/three/canvas";

/** Iron bars over embers. */
export function charcoal(pen: Pen, width: number, height: number, rim: number): void {
  const random = seededRandom(7);
  pen.fillStyle = "#170d09";
  pen.fillRect(0, 0, width, height);
  // Embers: many small glows, brighter towards the middle.
  pen.globalCompositeOperation = "lighter";
  for (let ember = 0; ember < 620; ember += 1) {
    const [x, y] = [random() * width, random() * height];
    const off = Math.hypot(x / width - 0.5, y / height - 0.5);
    const [r, heat] = [18 + random() * 62, Math.max(0.12, 1.05 - off)];
    const glow = pen.createRadialGradient(x, y, 0, x, y, r);
    glow.addColorStop(0, `rgba(255, ${90 + Math.floor(random() * 90)}, 20, ${0.5 * heat})`);
    glow.addColorStop(1, "rgba(160, 20, 0, 0)");
    pen.fillStyle = glow;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  pen.globalCompositeOperation = "source-over";
  for (let coal = 0; coal < 520; coal += 1) {
    const [x, y, r] = [random() * width, random() * height, 5 + random() * 16];
    disc(pen, x, y, r, `rgba(${18 + random() * 22}, ${12 + random() * 10}, 10, 0.55)`);
  }
  // Bars across, with a light upper edge.
  const gap = 60;
  for (let y = gap / 2; y < height; y += gap) {
    const bar = pen.createLinearGradient(0, y - 12, 0, y + 12);
    bar.addColorStop(0, "#85807c");
    bar.addColorStop(0.25, "#5a5653");
    bar.addColorStop(0.7, "#2c2927");
    bar.addColorStop(1, "#141210");
    pen.fillStyle = "rgba(0, 0, 0, 0.55)";
    pen.fillRect(0, y - 8, width, 25);
    pen.fillStyle = bar;
    pen.fillRect(0, y - 12, width, 24);
  }
  for (const x of [width * 0.235, width * 0.5, width * 0.765]) {
    pen.fillStyle = "rgba(0, 0, 0, 0.5)";
    pen.fillRect(x - 12, 0, 34, height);
    const bar = pen.createLinearGradient(x - 15, 0, x + 15, 0);
    bar.addColorStop(0, "#77726e");
    bar.addColorStop(0.4, "#4c4845");
    bar.addColorStop(1, "#1b1917");
    pen.fillStyle = bar;
    pen.fillRect(x - 15, 0, 30, height);
  }
  vignette(pen, width, height, rim);
}

/** A woven rug of rhombs and stripes. */
export function rug(pen: Pen, width: number, height: number, rim: number): void {
  const random = seededRandom(21);
  pen.fillStyle = "#7d1f2b";
  pen.fillRect(0, 0, width, height);
  const step = (width - 2 * rim) / 12;
  for (let row = -1; row < 14; row += 1)
    for (let column = -1; column < 14; column += 1) {
      const [x, y] = [rim + column * step, rim + row * step];
      const tone = (row + column) % 2 === 0 ? "#8e2a33" : "#6d1a27";
      rhomb(pen, x, y, step * 0.98, tone);
      rhomb(pen, x, y, step * 0.62, (row * 3 + column) % 4 === 0 ? "#1f3a5f" : "#c58a3a");
      rhomb(pen, x, y, step * 0.38, "#f0d9a8");
      rhomb(pen, x, y, step * 0.2, "#7d1f2b");
    }
  const frame = (inset: number, wide: number, colour: string): void => {
    pen.lineWidth = wide;
    pen.strokeStyle = colour;
    pen.strokeRect(rim + inset, rim + inset, width - 2 * (rim + inset), height - 2 * (rim + inset));
  };
  frame(16, 32, "#1f3a5f");
  frame(36, 8, "#f0d9a8");
  frame(4, 6, "#f0d9a8");
  for (let knot = rim + 16; knot < width - rim; knot += 32)
    for (const [x, y] of [
      [knot, rim + 16],
      [knot, height - rim - 16],
      [rim + 16, knot],
      [width - rim - 16, knot],
    ] as const)
      rhomb(pen, x, y, 18, "#d8a24c");
  // Threads.
  for (let thread = 0; thread < height; thread += 3) {
    pen.fillStyle = `rgba(${random() < 0.5 ? "255, 240, 210" : "30, 0, 0"}, ${0.03 + random() * 0.05})`;
    pen.fillRect(0, thread, width, 1.6);
  }
  vignette(pen, width, height, rim);
}

function rhomb(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x, y - size / 2);
  pen.lineTo(x + size / 2, y);
  pen.lineTo(x, y + size / 2);
  pen.lineTo(x - size / 2, y);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

/** The rim shades what lies just inside it. */
function vignette(pen: Pen, width: number, height: number, rim: number): void {
  const deep = 70;
  for (const [x0, y0, x1, y1] of [
    [0, rim, 0, rim + deep],
    [0, height - rim, 0, height - rim - deep * 0.5],
    [rim, 0, rim + deep, 0],
    [width - rim, 0, width - rim - deep * 0.5, 0],
  ] as const) {
    const dark = pen.createLinearGradient(x0, y0, x1, y1);
    dark.addColorStop(0, "rgba(0, 0, 0, 0.6)");
    dark.addColorStop(1, "rgba(0, 0, 0, 0)");
    pen.fillStyle = dark;
    pen.fillRect(0, 0, width, height);
  }
}
