/** The spices in the market's bowls, each drawn into a disc of radius 100. */
import {
  curve,
  withShadow,
  disc,
  line,
  oval,
  scatter,
  radialGradient,
  withTransform,
  type Pen,
} from "../../../ui/three/canvas";
import type { Dish } from "./food";

/** A heap of powder. */
function powder(pen: Pen, random: () => number, light: string, dark: string, grain: string): void {
  disc(pen, 0, 0, 100, dark);
  disc(pen, -8, -10, 88, radialGradient(pen, -8, -10, 92, light, dark));
  for (const [x, y] of scatter(420, 97, random))
    disc(pen, x, y, 0.7 + random() * 1.6, random() < 0.5 ? grain : "rgba(255, 245, 210, 0.45)");
  for (let ridge = 1; ridge < 4; ridge += 1) {
    pen.beginPath();
    pen.arc(-8, -10, 22 * ridge, 0.4 + ridge * 0.3, 2.2 + ridge * 0.3);
    pen.lineWidth = 4;
    pen.strokeStyle = "rgba(60, 20, 0, 0.16)";
    pen.stroke();
  }
}

/** Small items in a heap, each drawn in its own frame. */
function heap(
  pen: Pen,
  random: () => number,
  ground: string,
  count: number,
  reach: number,
  draw: (place: number) => void,
): void {
  disc(pen, 0, 0, 100, ground);
  scatter(count, reach, random)
    .reverse()
    .forEach(([x, y], place) =>
      withShadow(pen, 7, () => withTransform(pen, x, y, random() * 6.3, 0.9 + random() * 0.25, () => draw(place))),
    );
}

function leaf(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-36, 0);
  pen.bezierCurveTo(-16, -28, 18, -24, 36, 0);
  pen.bezierCurveTo(18, 24, -16, 28, -36, 0);
  pen.fillStyle = radialGradient(pen, 0, 0, 40, "#8fd873", "#2f8a3d");
  pen.fill();
  line(
    pen,
    [
      [-34, 0],
      [34, 0],
    ],
    2.2,
    "#d5f2bd",
  );
  for (let vein = -20; vein <= 20; vein += 10) {
    line(
      pen,
      [
        [vein, 0],
        [vein + 9, -12],
      ],
      1.4,
      "rgba(220, 245, 200, 0.8)",
    );
    line(
      pen,
      [
        [vein, 0],
        [vein + 9, 12],
      ],
      1.4,
      "rgba(220, 245, 200, 0.8)",
    );
  }
}

function pod(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-38, 6);
  pen.bezierCurveTo(-14, -20, 24, -14, 44, 8);
  pen.bezierCurveTo(18, 8, -10, 18, -38, 14);
  pen.closePath();
  pen.fillStyle = radialGradient(pen, -6, 2, 44, "#ff6a4a", "#b01212");
  pen.fill();
  curve(pen, [-38, 10], [-46, 6], [-52, -4], 5, "#4c8a2f");
  curve(pen, [-26, 0], [0, -10], [24, -2], 2.4, "rgba(255, 220, 200, 0.7)");
}

function root(pen: Pen): void {
  for (const [x, y, rx, ry, turn] of [
    [0, 0, 34, 17, 0],
    [22, -16, 18, 12, -0.7],
    [-16, 15, 16, 11, 0.6],
  ] as const) {
    oval(pen, x, y, rx, ry, turn, radialGradient(pen, x, y, rx, "#efcf9a", "#a9793f"));
    for (let ring = -0.6; ring <= 0.6; ring += 0.4)
      withTransform(pen, x, y, turn, 1, () =>
        curve(pen, [rx * ring, -ry * 0.8], [rx * ring + 5, 0], [rx * ring, ry * 0.8], 1.3, "rgba(110, 70, 25, 0.55)"),
      );
  }
}

function cardamom(pen: Pen): void {
  oval(pen, 0, 0, 24, 11, 0, radialGradient(pen, 0, 0, 24, "#d3e79c", "#6f9440"));
  for (const y of [-5, 0, 5]) curve(pen, [-20, y * 0.4], [0, y * 1.6], [20, y * 0.4], 1.2, "rgba(60, 90, 30, 0.6)");
}

function clove(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, -34);
  pen.bezierCurveTo(26, -18, 26, 22, 2, 28);
  pen.bezierCurveTo(-22, 24, -18, -14, 0, -34);
  pen.fillStyle = radialGradient(pen, 0, 4, 34, "#ffffff", "#d8c9c4");
  pen.fill();
  curve(pen, [0, -32], [10, -6], [4, 24], 1.6, "rgba(160, 110, 140, 0.7)");
  curve(pen, [0, -32], [-8, -6], [-4, 22], 1.6, "rgba(160, 110, 140, 0.5)");
}

function stick(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(-52, -10, 104, 20, 8);
  pen.fillStyle = radialGradient(pen, 0, 0, 60, "#c98850", "#7a401c");
  pen.fill();
  for (const y of [-4, 1, 5])
    line(
      pen,
      [
        [-46, y],
        [46, y + 1],
      ],
      1.4,
      "rgba(70, 30, 8, 0.55)",
    );
  oval(pen, 50, 0, 5, 9, 0, "#5c2e12");
  curve(pen, [50, -5], [54, 0], [49, 4], 1.6, "#d79c63");
}

const BRASS = ["#f6d98f", "#8a5a1c"] as const;
const COPPER = ["#f0a67a", "#7c3418"] as const;
const BLUE = ["#7fb3d6", "#1d4668"] as const;
const WHITE = ["#fffaf0", "#bfae90"] as const;
const JADE = ["#9fd6b8", "#2c6a53"] as const;

export const SPICE: Readonly<Record<string, Dish>> = {
  curry: {
    garnish: ["#8fbf4f", "#47752a"],
    glaze: BLUE,
    draw: (pen, random) => powder(pen, random, "#ffd25a", "#c07a12", "rgba(120, 60, 0, 0.4)"),
  },
  ginger: {
    garnish: ["#f2d7a2", "#b08347"],
    glaze: JADE,
    draw: (pen, random) => heap(pen, random, "#6a4a24", 6, 56, () => root(pen)),
  },
  cardamom: {
    garnish: ["#cfe597", "#6e9140"],
    glaze: COPPER,
    draw: (pen, random) => heap(pen, random, "#47571f", 26, 84, () => cardamom(pen)),
  },
  chili: {
    garnish: ["#ff7454", "#a91313"],
    glaze: WHITE,
    draw: (pen, random) => heap(pen, random, "#5c1010", 10, 62, () => pod(pen)),
  },
  garlic: {
    garnish: ["#fbf2ee", "#c2a9b4"],
    glaze: BLUE,
    draw: (pen, random) => heap(pen, random, "#75606a", 12, 68, () => clove(pen)),
  },
  mint: {
    garnish: ["#8fdc74", "#2c8038"],
    glaze: BRASS,
    draw: (pen, random) => heap(pen, random, "#1c4a26", 13, 64, () => leaf(pen)),
  },
  cumin: {
    garnish: ["#d9b473", "#83602c"],
    glaze: JADE,
    draw: (pen, random) => {
      disc(pen, 0, 0, 100, "#5f4220");
      for (const [x, y] of scatter(260, 94, random)) {
        const turn = random() * 3.2;
        oval(pen, x + 1, y + 1.6, 8, 2.7, turn, "rgba(30, 15, 0, 0.5)");
        oval(pen, x, y, 7.6, 2.5, turn, ["#c29a5c", "#a97f42", "#d8b87d"][Math.floor(random() * 3)] ?? "#c29a5c");
      }
    },
  },
  cinnamon: {
    garnish: ["#c98c56", "#6e3a19"],
    glaze: COPPER,
    draw: (pen, random) => heap(pen, random, "#4a2510", 8, 44, () => stick(pen)),
  },
  saffron: {
    garnish: ["#b78be0", "#5f2f9a"],
    glaze: BRASS,
    draw: (pen, random) => {
      disc(pen, 0, 0, 100, radialGradient(pen, 0, 0, 100, "#d8451b", "#5e1206"));
      for (const [x, y] of scatter(190, 88, random)) {
        const [turn, long] = [random() * 6.3, 14 + random() * 14];
        const to: [number, number] = [x + long * Math.cos(turn), y + long * Math.sin(turn)];
        const over: [number, number] = [(x + to[0]) / 2 + random() * 10 - 5, (y + to[1]) / 2 + random() * 10 - 5];
        curve(pen, [x + 1, y + 1.5], over, to, 2.6, "rgba(50, 5, 0, 0.5)");
        curve(pen, [x, y], over, to, 2.2, ["#ff7a1f", "#e02e14", "#ffb13b"][Math.floor(random() * 3)] ?? "#e02e14");
      }
    },
  },
};
