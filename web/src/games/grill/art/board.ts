/** The printed board: background, bowls with their food, action spaces. Painted once into one canvas. */
import type { Place } from "../scene/places";
import type { BoardComponents, Theme, Vec2 } from "../scene/props";
import { canvas, seededRandom, disc, withTransform, type Pen } from "../../../ui/three/canvas";
import { FOOD, PLAIN } from "./food";
import { charcoal, rug } from "./backgrounds";
import { SPICE } from "./spice";
import { spaceSign } from "./symbols";

/** Pixels across the board. */
const SIZE = 2048;

/** The text on a bowl's rim. */
export type Label = (place: Place) => string;

export function boardPicture(
  components: BoardComponents,
  places: readonly Place[],
  theme: Theme,
  label: Label,
): HTMLCanvasElement {
  const { width, depth } = components.board;
  const scale = SIZE / Math.max(width, depth);
  const { sheet, pen } = canvas(Math.round(width * scale), Math.round(depth * scale));
  const x = (at: Vec2): number => (at.x + width / 2) * scale;
  const y = (at: Vec2): number => (depth / 2 - at.y) * scale;
  (theme === "grill" ? charcoal : rug)(pen, sheet.width, sheet.height, components.board.rim_width * scale);
  for (const place of places) {
    const trace = (): void => {
      pen.beginPath();
      for (const point of place.points) pen.lineTo(x(point), y(point));
      pen.closePath();
    };
    shadow(pen, trace);
    const [cx, cy, r] = [x(place.centre), y(place.centre), place.radius * scale];
    if (place.bowl) bowl(pen, place, trace, cx, cy, r, theme);
    else space(pen, place, cx, cy, r, theme);
    if (place.bowl) rimText(pen, label(place), cx, cy, r);
  }
  return sheet;
}

function shadow(pen: Pen, trace: () => void): void {
  pen.save();
  pen.shadowColor = "rgba(0, 0, 0, 0.65)";
  pen.shadowBlur = 34;
  pen.shadowOffsetX = 8;
  pen.shadowOffsetY = 12;
  trace();
  pen.fillStyle = "#120d0a";
  pen.fill();
  pen.restore();
}

/** The outline and everything that hangs over the edge belong to the bowl. */
function bowl(pen: Pen, place: Place, trace: () => void, cx: number, cy: number, r: number, theme: Theme): void {
  const dish = (theme === "grill" ? FOOD : SPICE)[place.name] ?? PLAIN;
  const random = seededRandom(place.number * 97 + 5);
  pen.save();
  trace();
  pen.clip();
  const leaves = pen.createRadialGradient(cx, cy, r * 0.85, cx, cy, r * 1.22);
  leaves.addColorStop(0, dish.garnish[1]);
  leaves.addColorStop(1, dish.garnish[0]);
  pen.fillStyle = leaves;
  pen.fillRect(cx - 2 * r, cy - 2 * r, 4 * r, 4 * r);
  pen.lineWidth = 3;
  pen.strokeStyle = dish.garnish[1];
  for (let vein = 0; vein < 72; vein += 1) {
    const turn = (2 * Math.PI * vein) / 72 + random() * 0.05;
    pen.beginPath();
    pen.moveTo(cx + r * Math.cos(turn), cy + r * Math.sin(turn));
    pen.lineTo(cx + r * 1.3 * Math.cos(turn + 0.08), cy + r * 1.3 * Math.sin(turn + 0.08));
    pen.stroke();
  }
  trace();
  pen.lineWidth = 9;
  pen.strokeStyle = "rgba(20, 12, 6, 0.9)";
  pen.stroke();
  pen.restore();
  const glaze = pen.createLinearGradient(cx - r, cy - r, cx + r, cy + r);
  glaze.addColorStop(0, dish.glaze[0]);
  glaze.addColorStop(1, dish.glaze[1]);
  disc(pen, cx, cy, r * 0.985, "rgba(15, 9, 5, 0.85)");
  disc(pen, cx, cy, r * 0.965, glaze);
  const inner = pen.createLinearGradient(cx - r, cy - r, cx + r, cy + r);
  inner.addColorStop(0, dish.glaze[1]);
  inner.addColorStop(1, dish.glaze[0]);
  disc(pen, cx, cy, r * 0.8, inner);
  pen.save();
  pen.beginPath();
  pen.arc(cx, cy, r * 0.76, 0, 7);
  pen.clip();
  withTransform(pen, cx, cy, 0, (r * 0.78) / 100, () => dish.draw(pen, random));
  // The bowl's wall casts a shadow from the upper left.
  const deep = pen.createRadialGradient(cx + r * 0.1, cy + r * 0.12, r * 0.45, cx, cy, r * 0.8);
  deep.addColorStop(0, "rgba(0, 0, 0, 0)");
  deep.addColorStop(1, "rgba(0, 0, 0, 0.55)");
  pen.fillStyle = deep;
  pen.fillRect(cx - r, cy - r, 2 * r, 2 * r);
  pen.restore();
  pen.beginPath();
  pen.arc(cx, cy, r * 0.88, Math.PI * 1.05, Math.PI * 1.45);
  pen.lineWidth = r * 0.035;
  pen.lineCap = "round";
  pen.strokeStyle = "rgba(255, 255, 255, 0.6)";
  pen.stroke();
}

function space(pen: Pen, place: Place, cx: number, cy: number, r: number, theme: Theme): void {
  const metal = pen.createLinearGradient(cx - r, cy - r, cx + r, cy + r);
  metal.addColorStop(0, theme === "grill" ? "#ffe3a1" : "#fff0c4");
  metal.addColorStop(0.5, theme === "grill" ? "#e0a13d" : "#e8b85a");
  metal.addColorStop(1, theme === "grill" ? "#8a4f14" : "#9a6420");
  disc(pen, cx, cy, r, "#1a0f07");
  disc(pen, cx, cy, r * 0.965, metal);
  disc(pen, cx, cy, r * 0.82, "rgba(60, 28, 6, 0.35)");
  disc(pen, cx, cy, r * 0.79, theme === "grill" ? "#f3cf8a" : "#f8e3b4");
  withTransform(pen, cx, cy, 0, (r * 0.98) / 100, () => spaceSign(pen, place.name));
}

/** The name along the rim, once for each of two facing sides. */
function rimText(pen: Pen, text: string, cx: number, cy: number, r: number): void {
  pen.save();
  const size = r * 0.135;
  pen.font = `700 ${size}px "Segoe UI", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineWidth = size * 0.24;
  pen.lineJoin = "round";
  pen.strokeStyle = "rgba(15, 8, 4, 0.85)";
  pen.fillStyle = "#fff8e6";
  const letters = [...text.toUpperCase()];
  const widths = letters.map((letter) => pen.measureText(letter).width + size * 0.08);
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const along = r * 0.882;
  for (const half of [0, Math.PI]) {
    let at = -whole / 2;
    letters.forEach((letter, place) => {
      const wide = widths[place] ?? 0;
      const turn = (at + wide / 2) / along;
      at += wide;
      pen.save();
      pen.translate(cx, cy);
      pen.rotate(half - turn);
      pen.strokeText(letter, 0, along);
      pen.fillText(letter, 0, along);
      pen.restore();
    });
  }
  pen.restore();
}
