/** The food in the grill's bowls, each drawn into a disc of radius 100. */
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

export interface Dish {
  /** What hangs over the bowl's edge: light, dark. */
  readonly garnish: readonly [string, string];
  readonly glaze: readonly [string, string];
  readonly draw: (pen: Pen, random: () => number) => void;
}

function beef(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#5d2a20");
  for (const [x, y] of scatter(7, 62, random).reverse())
    withShadow(pen, 10, () =>
      withTransform(pen, x, y, random() * 6, 1, () => {
        pen.beginPath();
        pen.moveTo(-38, -8);
        pen.bezierCurveTo(-30, -30, 26, -32, 38, -10);
        pen.bezierCurveTo(44, 14, 10, 26, -14, 24);
        pen.bezierCurveTo(-34, 20, -42, 8, -38, -8);
        pen.fillStyle = radialGradient(pen, 0, 0, 46, "#c9604c", "#8e2f27");
        pen.fill();
        pen.lineWidth = 5;
        pen.strokeStyle = "#e9c3a6";
        pen.stroke();
        for (let vein = 0; vein < 4; vein += 1)
          curve(
            pen,
            [-26 + vein * 16, -14],
            [-20 + vein * 16 + random() * 10, 2],
            [-24 + vein * 15, 14],
            2.4,
            "rgba(250, 220, 200, 0.75)",
          );
      }),
    );
}

function shiitake(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#3a2a1c");
  for (const [x, y] of scatter(6, 60, random).reverse())
    withShadow(pen, 12, () => {
      const r = 32 + random() * 8;
      disc(pen, x, y, r, radialGradient(pen, x, y, r, "#b98552", "#5e3819"));
      withTransform(pen, x, y, random() * 3, r / 34, () => {
        for (const turn of [0, Math.PI / 3, (2 * Math.PI) / 3])
          withTransform(pen, 0, 0, turn, 1, () => oval(pen, 0, 0, 20, 3.6, 0, "#f3dfbd"));
      });
    });
}

function fish(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#7c3b22");
  for (const [x, y] of [
    [-34, -40],
    [30, -24],
    [-30, 22],
    [34, 42],
  ] as const)
    withShadow(pen, 10, () =>
      withTransform(pen, x, y, -0.35 + random() * 0.3, 1, () => {
        pen.beginPath();
        pen.roundRect(-46, -22, 92, 44, 18);
        pen.fillStyle = radialGradient(pen, 0, 0, 60, "#ffb48a", "#ea6a44");
        pen.fill();
        pen.save();
        pen.clip();
        for (let stripe = -50; stripe < 50; stripe += 14)
          curve(pen, [stripe, -24], [stripe + 14, 0], [stripe, 24], 3, "rgba(255, 232, 214, 0.8)");
        pen.restore();
      }),
    );
}

function onion(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#6b4a66");
  for (const [x, y] of scatter(9, 66, random).reverse())
    withShadow(pen, 6, () => {
      const r = 20 + random() * 16;
      disc(pen, x, y, r, "#efe3ee");
      for (let ring = 1; ring > 0.2; ring -= 0.27) {
        pen.beginPath();
        pen.arc(x, y, r * ring, 0, 7);
        pen.lineWidth = ring === 1 ? 5 : 2.6;
        pen.strokeStyle = ring === 1 ? "#9b4b86" : "#c79bc0";
        pen.stroke();
      }
    });
}

function rice(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, radialGradient(pen, 0, 0, 110, "#efe9d8", "#b9ae92"));
  for (const [x, y] of scatter(330, 94, random)) {
    const bright = 225 + Math.floor(random() * 30);
    oval(pen, x + 1.5, y + 2, 6.4, 2.8, random() * 3.2, "rgba(90, 78, 50, 0.35)");
    oval(pen, x, y, 6, 2.6, random() * 3.2, `rgb(${bright}, ${bright - 4}, ${bright - 20})`);
  }
}

function noodles(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#8d5c22");
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, 97, 0, 7);
  pen.clip();
  for (let strand = 0; strand < 46; strand += 1) {
    const [turn, r] = [random() * 6.3, 25 + random() * 70];
    const span = 1.2 + random() * 2.2;
    const wave = (over: number): [number, number] => {
      const a = turn + span * over;
      const d = r + 9 * Math.sin(over * 7 + strand);
      return [d * Math.cos(a) * 0.95, d * Math.sin(a) * 0.95];
    };
    const way = Array.from({ length: 14 }, (_, place) => wave(place / 13));
    line(
      pen,
      way.map(([x, y]) => [x + 1.5, y + 2.5] as const),
      8,
      "rgba(70, 38, 6, 0.5)",
    );
    line(pen, way, 7, ["#f0cf77", "#e6bb58", "#f7dd95"][strand % 3] ?? "#f0cf77");
  }
  pen.restore();
  for (const [x, y] of scatter(7, 50, random))
    withShadow(pen, 4, () =>
      withTransform(pen, x, y, random() * 3, 1, () => {
        disc(pen, 0, 0, 8, "#4e9a3c");
        disc(pen, 0, 0, 4.4, "#b9e08a");
      }),
    );
}

function shrimp(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#35543f");
  for (const [x, y] of scatter(6, 58, random).reverse())
    withShadow(pen, 10, () =>
      withTransform(pen, x, y, random() * 6.3, 1, () => {
        for (let part = 0; part < 8; part += 1) {
          const a = part * 0.42 - 0.4;
          const size = 15 - part * 1.25;
          disc(
            pen,
            24 * Math.cos(a),
            24 * Math.sin(a),
            size,
            radialGradient(pen, 24 * Math.cos(a), 24 * Math.sin(a), size, "#ffc9a8", part % 2 ? "#ef7d4f" : "#f59a6d"),
          );
        }
        withTransform(pen, 24 * Math.cos(2.75), 24 * Math.sin(2.75), 2.9, 1, () => {
          oval(pen, 0, 10, 4, 11, -0.5, "#e2572f");
          oval(pen, 7, 9, 4, 11, -1.0, "#e2572f");
        });
      }),
    );
}

function egg(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#5b6b3a");
  for (const [x, y] of scatter(5, 56, random).reverse())
    withShadow(pen, 10, () =>
      withTransform(pen, x, y, random() * 3, 1, () => {
        oval(pen, 0, 0, 40, 31, 0, radialGradient(pen, 0, 0, 44, "#ffffff", "#dcd6c6"));
        oval(pen, 4, 0, 20, 18, 0, radialGradient(pen, 4, 0, 22, "#ffd65a", "#ec8d12"));
        oval(pen, -3, -6, 6, 3.6, -0.6, "rgba(255, 255, 255, 0.65)");
      }),
    );
}

function broccoli(pen: Pen, random: () => number): void {
  disc(pen, 0, 0, 100, "#1f3d1d");
  for (const [x, y] of scatter(8, 66, random).reverse())
    withShadow(pen, 10, () => {
      line(
        pen,
        [
          [x, y],
          [x * 0.55, y * 0.55],
        ],
        15,
        "#9cc46a",
      );
      for (const [dx, dy] of scatter(22, 29, random)) {
        const r = 7 + random() * 5;
        disc(pen, x + dx, y + dy, r, radialGradient(pen, x + dx, y + dy, r, "#7cc257", "#2c6b2a"));
      }
    });
}

const INDIGO = ["#5470a8", "#1c2747"] as const;
const LACQUER = ["#c1503c", "#541414"] as const;
const CREAM = ["#fbf3df", "#b9a67f"] as const;
const CELADON = ["#b4d3bd", "#4d7562"] as const;
const SLATE = ["#77808c", "#2a2f37"] as const;
const LEAF = ["#7fbf5a", "#2f6a2b"] as const;
const SHISO = ["#a65f8f", "#5a2350"] as const;
const LEMON = ["#ffe27a", "#d69f1d"] as const;
const NORI = ["#3f6150", "#13261f"] as const;

export const FOOD: Readonly<Record<string, Dish>> = {
  beef: { garnish: LEAF, glaze: CREAM, draw: beef },
  shiitake: { garnish: ["#d9a873", "#7c4a22"], glaze: INDIGO, draw: shiitake },
  fish: { garnish: LEMON, glaze: SLATE, draw: fish },
  onion: { garnish: SHISO, glaze: CELADON, draw: onion },
  rice: { garnish: NORI, glaze: LACQUER, draw: rice },
  noodles: { garnish: ["#9bd069", "#3d7d33"], glaze: SLATE, draw: noodles },
  shrimp: { garnish: ["#ffa57d", "#c5482a"], glaze: CREAM, draw: shrimp },
  egg: { garnish: ["#fff8e8", "#cfc3a4"], glaze: INDIGO, draw: egg },
  broccoli: { garnish: ["#86c85e", "#2f6f2c"], glaze: LACQUER, draw: broccoli },
};

/** For bowls of a designer's own board. */
export const PLAIN: Dish = {
  garnish: ["#c9c4b5", "#857d6a"],
  glaze: CREAM,
  draw: (pen, random) => {
    disc(pen, 0, 0, 100, "#6b6152");
    for (const [x, y] of scatter(24, 86, random))
      disc(pen, x, y, 14, radialGradient(pen, x, y, 14, "#e8dcc0", "#a28f66"));
  },
};
