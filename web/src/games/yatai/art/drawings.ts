/** Yatai's drawings: SVG content in a 32×32 square. */

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

const INK = "#2a1a12";
const CREAM = "#fdf0d5";
const GOLD = "#f2b33d";
const EMBER = "#e4572e";
const RED = "#c8382b";
const LEAF = "#4d9a5b";
const SKY = "#3d7edb";
const WOOD = "#8a5a30";
const CRUST = "#d9903f";
const STONE = "#8b8fa3";
const SKIN = "#f0c49a";

const steam = (x: number): string => line("#fff", 1.4, `M${x} 9c-1.500-2 1.500-3 0-5.500`);

export const ramen =
  steam(11) +
  steam(16) +
  line(WOOD, 1.6, "M19 13 28 3M22 13 30 5") +
  path(GOLD, "M5 15c1-5 21-5 22 0z") +
  line("#fff3c4", 1.3, "M8 14c2-3 4-3 6 0M13 14c2-3 4-3 6 0") +
  disc("#fff", 21, 13, 2.6) +
  disc(EMBER, 21, 13, 1.1) +
  path(RED, "M2 15h28c0 6.500-4 11-8.500 12.500V29h-11v-1.500C6 26 2 21.500 2 15z") +
  line(CREAM, 1.4, "M4.500 19c8 2.500 15 2.500 23 0");
export const yakitori =
  line(WOOD, 2, "M4 28 28 4") +
  path(CRUST, "M7 19.500a4 4 0 0 1 5.500 5.500c-1.700 2.200-7.500-3.300-5.500-5.500z") +
  path(LEAF, "M12 16.500l3.500 3.500-1.800 1.800-3.500-3.500z") +
  path("#b5652a", "M14.500 12a4 4 0 0 1 5.500 5.500c-1.700 2.200-7.500-3.300-5.500-5.500z") +
  path(LEAF, "M19.500 9l3.500 3.500-1.800 1.800-3.500-3.500z") +
  path(CRUST, "M22 4.500A4 4 0 0 1 27.500 10c-1.700 2.200-7.500-3.300-5.500-5.500z");
export const gyoza =
  path("#e3b878", "M2 24C3 11 13 5 18 5s11 6 12 19c-8 3-20 3-28 0z") +
  path(CREAM, "M2 23C4 12 12 8 17 8s11 5 13 15c-8 3-20 3-28 0z") +
  line(
    "#c98f4e",
    1.5,
    "M8 12c1.500 2 1.500 4 1 6M13 9c1.500 2 2 4 1.500 7M19 9c0 3-.5 5-1 7M24 12c-.5 2.500-1.500 4-2.500 6",
  );
export const tempura =
  path(EMBER, "M5 28c-3-3-2-7 0-8l2 3 1-4 3 4-2 3 3 1c-2 3-5 3-7 1z") +
  path(GOLD, "M9 24C8 14 15 5 24 4c4 0 6 4 3 6 1 3-2 3-2 5-1 3-4 2-5 5-1 3-4 2-6 4-1 2-4 2-5 0z") +
  line("#fff3c4", 1.6, "M13 20c1-5 4-9 9-11M17 20c1-3 3-5 6-6.500");

/** A head and shoulders. */
const person = (coat: string, rest: string): string =>
  path(coat, "M4 32c0-9 5-12 12-12s12 3 12 12z") + disc(SKIN, 16, 13, 8) + rest;
const eyes = disc(INK, 13, 13.5, 1.1) + disc(INK, 19, 13.5, 1.1);
const smile = line(INK, 1.2, "M13.500 17c1.500 1.300 3.500 1.300 5 0");

export const senior = person(
  RED,
  path("#e8e8ee", "M7.500 13C7 4 25 4 24.500 13c-1-4-4-5.500-8.500-5.500S8.500 9 7.500 13z") +
    `<g fill="none" stroke="${INK}" stroke-width="1.2"><circle cx="12.500" cy="13.500" r="2.500"/><circle cx="19.500" cy="13.500" r="2.500"/><path d="M15 13.500h2"/></g>` +
    smile,
);
export const employee = person(
  SKY,
  path(INK, "M7.500 13C6 3 26 2 24.500 13c-1.500-3-2-4-3-5-4 1.500-8 1.500-11 0-1.500 1-2 2-3 5z") +
    eyes +
    smile +
    path("#fff", "M12 21h8l-4 7z") +
    path(RED, "M15 22h2l1.500 7-2.500 3-2.500-3z"),
);
export const delinquent = person(
  LEAF,
  path(INK, "M7 11C3 5 10 0 18 1c7 0 10 5 7 11-2-3-4-4-9-4-4 0-7 1-9 3z") +
    line(INK, 1.5, "M11 11.500l3.500 1M21 11.500l-3.500 1") +
    eyes +
    line(INK, 1.2, "M13.500 17.500h5"),
);
export const student = person(
  GOLD,
  path("#2d3a66", "M6 9h20v-2L16 2 6 7z") + path("#1d2748", "M5 9h22l-2 3H7z") + eyes + smile + disc(GOLD, 16, 6, 1.4),
);
export const tourist = person(
  STONE,
  path("#e9d8a6", "M3 10h26l-5-2c0-5-3-7-8-7S8 3 8 8z") +
    path(RED, "M8 7.500h16V9H8z") +
    eyes +
    smile +
    path(INK, "M11 23h10v7H11z") +
    disc("#9fc4ff", 16, 26.5, 2.4),
);

export const cleanliness =
  path("#7cc7e8", "M16 3c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16z") +
  line("#fff", 2, "M11 19a5 5 0 0 0 4 5") +
  line(GOLD, 1.8, "M27 4v6M24 7h6");
export const service =
  path(GOLD, "M4 23a12 12 0 0 1 24 0z") +
  path("#b5762a", "M2 23h28v3H2z") +
  disc("#b5762a", 16, 9, 2.4) +
  line("#fff3c4", 1.8, "M9 19c1-3 3-5 6-5.500");
export const value =
  disc("#b5762a", 16, 17, 12) +
  disc(GOLD, 16, 16, 12) +
  line(INK, 2.2, "M11 9l5 7 5-7M16 16v8M11.500 17h9M11.500 20.500h9");
export const atmosphere =
  path(INK, "M11 3h10v3H11zM11 26h10v3H11z") +
  path(EMBER, "M16 5c7 0 10 5 10 11s-3 11-10 11S6 22 6 16 9 5 16 5z") +
  line("#ffc177", 1.4, "M7 12h18M6 16h20M7 20h18") +
  line(INK, 1.4, "M16 29v3");

export const taiyaki =
  path(CRUST, "M2 16c4-8 14-10 20-4l7-5c-1 5-1 13 0 18l-7-5c-6 6-16 4-20-4z") +
  path("#b5652a", "M9 13.500a2 2 0 1 1-.1 0z") +
  line("#8f4d1c", 1.4, "M13 12c2 2.500 2 5.500 0 8M17 12c2 2.500 2 5.500 0 8M21 13.500c1 2 1 3.500 0 5");
export const bag =
  path(CREAM, "M6 12h20l-3 18H9z") +
  path("#e3c99a", "M4 8h24l-2 5H6z") +
  line(RED, 2, "M11 8c0-7 10-7 10 0") +
  path(RED, "M12 18h8l-1 6h-6z");
export const call =
  path(RED, "M8 3l5 1 1 7-4 2c2 4 5 7 9 9l2-4 7 1 1 5c0 4-4 6-8 5C11 26 4 18 3 11c-1-4 1-8 5-8z") +
  line(GOLD, 2, "M20 4c4 1 7 4 8 8M19 9c2 .5 4 2 4.500 4.500");
export const garbage =
  path(STONE, "M7 10h18l-2 20H9z") +
  path("#5d6178", "M5 6h22v4H5zM12 3h8v3h-8z") +
  line("#e8e8ee", 1.6, "M12 14l1 12M16 14v12M20 14l-1 12");

const bust = (x: number, size: number, coat: string): string =>
  `<g transform="translate(${x} ${32 - 32 * size}) scale(${size})">` +
  path(coat, "M3 32c0-10 5-14 13-14s13 4 13 14z") +
  disc(SKIN, 16, 11, 8) +
  path(INK, "M8 11C7 1 25 1 24 11c-2-4-4-5-8-5s-6 1-8 5z") +
  "</g>";
export const customers = bust(0, 1, "#6b4fa0");
export const double = bust(11, 0.72, "#8a6cc0") + bust(-2, 0.86, "#6b4fa0");
export const cook =
  path(INK, "M2 15h20a10 8 0 0 1-20 0z") +
  path("#5d6178", "M2 13h20v3H2z") +
  line(INK, 3.2, "M22 15l8-3") +
  path("#fff", "M6 13c0-4 12-4 12 0z") +
  disc(GOLD, 12, 11.5, 2.4) +
  path(EMBER, "M7 31c-2-3 1-4 1-6 3 2 3 4 2 6zM14 31c-2-3 1-4 1-6 3 2 3 4 2 6z");
export const drinks =
  path("#3aa6a0", "M13 2h6v7c0 2 4 3 4 8v10a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V17c0-5 4-6 4-8z") +
  path("#fff", "M11 18h10v6H11z") +
  path(INK, "M12.500 1h7v3.500h-7z");
export const recycle =
  line(LEAF, 3.6, "M9 13l5-9h5l3 5M25 14l4 8-2.500 5H20M13 27H5.500L3 22l3-5") +
  path(LEAF, "M18 10l7 2 0-7zM22 23l-5 4 5 4zM2 18l7 3 0-7z");
export const serve =
  `<ellipse cx="16" cy="23" rx="14" ry="6" fill="#e8e8ee"/><ellipse cx="16" cy="22" rx="9" ry="3.500" fill="#fff"/>` +
  path(EMBER, "M9 21c1-6 13-6 14 0z") +
  line(WOOD, 2, "M4 4l14 12M9 2l11 12");

export const menu =
  path("#e3c99a", "M6 4h20v24H6z") +
  path(CREAM, "M8 6h16v20H8z") +
  line(RED, 1.8, "M12 10h8") +
  line(INK, 1.4, "M11 15h10M11 18.500h10M11 22h6");
export const influencer =
  path(GOLD, "M16 2l4 9 10 1-7.500 6.500L25 29l-9-5.500L7 29l2.500-10.500L2 12l10-1z") +
  disc(INK, 13, 15, 1.2) +
  disc(INK, 19, 15, 1.2) +
  line(INK, 1.3, "M13 19c2 1.500 4 1.500 6 0");
export const fridge =
  path("#bcd9ef", "M8 2h16a2 2 0 0 1 2 2v26H6V4a2 2 0 0 1 2-2z") +
  path("#8fb8d8", "M6 13h20v1.600H6z") +
  line(INK, 2, "M22 7v3M22 18v5") +
  line(SKY, 1.6, "M13 17v9M9 19.200l8 4.600M17 19.200l-8 4.600");
export const stove =
  path("#5d6178", "M4 16h24v14H4z") +
  path(INK, "M7 20h18v7H7z") +
  path(EMBER, "M10 15C5 9 13 8 12 2c6 3 6 7 5 9 2-1 2-2 2-4 5 4 4 7 2 8z") +
  path(GOLD, "M13 15c-1-3 2-3 2-6 3 2 4 4 2 6z") +
  disc(GOLD, 16, 23.5, 2);
export const special =
  path("#b98b3d", "M8 5h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z") +
  path(CREAM, "M9 7h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z") +
  path(EMBER, "M16 9l1.800 5.200L23 16l-5.200 1.800L16 23l-1.800-5.200L9 16l5.200-1.800z");
