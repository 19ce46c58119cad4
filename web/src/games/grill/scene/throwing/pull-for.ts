/** The pull that throws a chip to a place, to show it to a beginner. Pure. */
import { axesOf, releasePoint } from "./launch";
import { SLACK, fullReach, type PointerScale } from "./stroke";
import type { BoardComponents, Side, Vec2 } from "../props";

/** Pixels to the right and down from where the chip is picked up. */
export function pullFor(components: BoardComponents, scale: PointerScale, side: Side, target: Vec2): Vec2 | null {
  const { right, up } = scale;
  const from = releasePoint(components, side, 0, 0);
  const { ahead, right: aside } = axesOf(side);
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  // The steps of a pixel, as the thrower sees them.
  const seen = (step: Vec2): Vec2 => ({
    x: aside.x * step.x + aside.y * step.y,
    y: ahead.x * step.x + ahead.y * step.y,
  });
  const [along, upward, way] = [seen(right), seen(up), seen({ x: dx, y: dy })];
  const area = along.x * upward.y - along.y * upward.x;
  const reach = Math.hypot(way.x, way.y);
  if (area === 0 || reach === 0) return null;
  const x = (way.x * upward.y - way.y * upward.x) / area;
  const y = (along.x * way.y - along.y * way.x) / area;
  const share = Math.min(1, reach / fullReach(components, side));
  const long = (SLACK + share * (scale.full - SLACK)) / Math.hypot(x, y);
  // The chip is pulled the opposite way; the page's vertical axis points down.
  return { x: Math.round(-x * long), y: Math.round(y * long) };
}
