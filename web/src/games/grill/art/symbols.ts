/** Signs that work without words or colours: the action spaces and one for each seat. */
import { disc, line, type Pen } from "../../../ui/three/canvas";

const INK = "#2a1608";

function card(pen: Pen, x: number, y: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.beginPath();
  pen.roundRect(-26, -36, 52, 72, 8);
  pen.fillStyle = "#fff4dc";
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.restore();
}

function ring(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.arc(x, y, r * 0.26, 0, 7, true);
  pen.fillStyle = INK;
  pen.fill();
}

const plus = (pen: Pen, x: number, y: number, r: number, width: number): void => {
  line(
    pen,
    [
      [x - r, y],
      [x + r, y],
    ],
    width,
    INK,
  );
  line(
    pen,
    [
      [x, y - r],
      [x, y + r],
    ],
    width,
    INK,
  );
};

const SPACES: Readonly<Record<string, (pen: Pen) => void>> = {
  // A chip on its way, and one more.
  "bonus-throw": (pen) => {
    ring(pen, 16, -10, 34);
    for (const [x, y, long] of [
      [-30, 18, 34],
      [-16, 34, 40],
      [-42, -6, 22],
    ] as const)
      line(
        pen,
        [
          [x, y],
          [x - long * 0.7, y + long * 0.55],
        ],
        8,
        INK,
      );
    plus(pen, 42, 40, 16, 9);
  },
  "bonus-ingredient": (pen) => {
    card(pen, -14, 2, -0.25);
    card(pen, 12, 0, 0.12);
    plus(pen, 12, 0, 15, 9);
  },
  // A card with a ribbon: kept for later.
  reserve: (pen) => {
    card(pen, 0, 4, 0);
    pen.beginPath();
    pen.moveTo(-13, -44);
    pen.lineTo(13, -44);
    pen.lineTo(13, 18);
    pen.lineTo(0, 4);
    pen.lineTo(-13, 18);
    pen.fillStyle = "#a3211b";
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = INK;
    pen.stroke();
  },
  "head-chef": (pen) => {
    for (const [x, y, r] of [
      [-26, -16, 22],
      [26, -16, 22],
      [0, -30, 26],
    ] as const)
      disc(pen, x, y, r + 5, INK);
    pen.fillStyle = INK;
    pen.fillRect(-35, -14, 70, 58);
    for (const [x, y, r] of [
      [-26, -16, 22],
      [26, -16, 22],
      [0, -30, 26],
    ] as const)
      disc(pen, x, y, r, "#fffaf0");
    pen.fillStyle = "#fffaf0";
    pen.fillRect(-29, -16, 58, 54);
    line(
      pen,
      [
        [-29, 22],
        [29, 22],
      ],
      6,
      INK,
    );
    line(
      pen,
      [
        [-12, 6],
        [-12, -12],
      ],
      4,
      "#bda98c",
    );
    line(
      pen,
      [
        [12, 6],
        [12, -12],
      ],
      4,
      "#bda98c",
    );
  },
  "place-chip": (pen) => {
    ring(pen, 0, 26, 28);
    line(
      pen,
      [
        [0, -52],
        [0, -14],
      ],
      10,
      INK,
    );
    line(
      pen,
      [
        [-16, -28],
        [0, -12],
        [16, -28],
      ],
      10,
      INK,
    );
  },
  tip: (pen) => {
    for (const [x, y] of [
      [-14, 30],
      [14, 12],
      [-10, -8],
      [10, -30],
    ] as const) {
      pen.beginPath();
      pen.ellipse(x, y, 32, 14, 0, 0, 7);
      pen.fillStyle = "#ffd868";
      pen.fill();
      pen.lineWidth = 6;
      pen.strokeStyle = INK;
      pen.stroke();
    }
  },
};

/** The sign of an action space, in a disc of radius 100. */
export function spaceSign(pen: Pen, name: string): void {
  const draw = SPACES[name];
  if (draw) draw(pen);
  else ring(pen, 0, 0, 40);
}

/** The sign of a seat, in a disc of radius 10: circle, square, triangle, rhombus. */
export function seatSign(pen: Pen, seat: number, x: number, y: number, turn: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size / 10, size / 10);
  pen.beginPath();
  if (seat % 4 === 0) pen.arc(0, 0, 8, 0, 7);
  else if (seat % 4 === 1) pen.rect(-7.5, -7.5, 15, 15);
  else if (seat % 4 === 2)
    for (const corner of [0, 1, 2])
      pen.lineTo(10 * Math.sin((corner * 2 * Math.PI) / 3), -10 * Math.cos((corner * 2 * Math.PI) / 3));
  else
    for (const [dx, dy] of [
      [0, -11],
      [7.5, 0],
      [0, 11],
      [-7.5, 0],
    ] as const)
      pen.lineTo(dx, dy);
  pen.closePath();
  pen.fill();
  pen.restore();
}

/** The number of spots on a chip's edge, by seat: colour is never the only distinction. */
export const SPOTS = [6, 4, 3, 8];

/** A pattern as paths in a square of 40: filled, or drawn with a line of that width. */
type Pattern = readonly { readonly path: string; readonly line: number }[];

const every = (step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.ceil(80 / step) }, (_, place) => draw(place * step - 20)).join("");
const PATTERNS: readonly Pattern[] = [
  [],
  [{ path: every(6, (x) => `M${x} 0L${x + 20} 40`), line: 2 }],
  [{ path: every(7, (y) => every(7, (x) => `M${x} ${y}m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0`)), line: 0 }],
  [{ path: every(8, (at) => `M${at} 0L${at + 20} 40M${at + 20} 0L${at} 40`), line: 1.4 }],
];
/** The pattern in the clay of a seat's chips: plain, stripes, dots, a net. */
export const patternOf = (seat: number): Pattern => PATTERNS[seat % PATTERNS.length] ?? [];

/** The same signs as text, for the flat picture. */
export const SEAT_SIGNS = ["●", "■", "▲", "◆"];
