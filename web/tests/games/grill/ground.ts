/** A board for tests of throws: one bowl in the middle of each row. */
import type { BoardComponents } from "../../../src/games/grill/scene/props";

const bowl = (name: string, x: number, y: number) => ({
  shape: "circle" as const,
  name,
  centre: { x, y },
  radius: 0.055,
});

export const GROUND: BoardComponents = {
  chip: { diameter: 0.039, thickness: 0.0033, hole: 0.007 },
  board: { width: 0.54, depth: 0.5, rim_width: 0.045, rim_height: 0.004, thickness: 0.006, table: 0.6 },
  materials: { chip_board: { friction: 0.25, restitution: 0.16 } },
  limits: { speed: 8, spin: 60, reach: 0.6, height: 0.6, time: 3 },
  ingredients: ["near", "middle", "far"],
  spaces: [],
  outline: [bowl("near", 0, -0.14), bowl("middle", 0, 0), bowl("far", 0, 0.14)],
};
