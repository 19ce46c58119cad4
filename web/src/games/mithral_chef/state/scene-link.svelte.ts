/** What the page and the picture of the kitchen know of one another: where panes are, what lies still, what is under a pointer. */
import type { Stage } from "../scene/renderer";
import { DEEP, HALF, PLATE, WIDE, middleOf, type Point, type Spot } from "../scene/floor-plan";

/** So many CSS pixels above and below its name a station is met where there is no picture of it. */
const NEAR = 60;

export class Picture {
  /** Loaded when it is needed; `null` before, and where it cannot draw. */
  stage: Stage | null = $state.raw(null);
  /** There is no WebGL: small flat pictures take over. */
  flat = $state(false);
  /** Where the stations' names stand, in CSS pixels from the board's corner, and how wide they may be. */
  heads: readonly { readonly x: number; readonly y: number; readonly wide: number }[] = $state.raw([]);
  /** Counts how often all eyes have come to rest. */
  settled = $state(0);
  /** The last motion of each hand that has come to rest. */
  #rested: ReadonlyMap<string, number> = $state.raw(new Map());

  rested(id: string, take: number): boolean {
    return take === 0 || this.#rested.get(id) === take;
  }
  rest(id: string, take: number): void {
    if (this.#rested.get(id) !== take) this.#rested = new Map(this.#rested).set(id, take);
  }

  /** The point on the table under a point of the board, in CSS pixels. */
  table(x: number, y: number): Point | null {
    return this.stage?.table(x, y) ?? null;
  }

  /** Where a point of the table is on the board, in CSS pixels, and how wide a plate of the rack is seen there. */
  spot(at: Point): { x: number; y: number; wide: number } | null {
    void this.heads;
    const [left, right] = [-PLATE, PLATE].map((aside) => this.stage?.project({ ...at, x: at.x + aside }));
    return left && right ? { x: (left.x + right.x) / 2, y: left.y, wide: right.x - left.x } : null;
  }

  /** The station under a point of the board; `null` beside the table. */
  station(x: number, y: number): number | null {
    if (this.flat) {
      const near = this.heads.findIndex((head) => Math.abs(x - head.x) <= head.wide / 2 && Math.abs(y - head.y) < NEAR);
      return near < 0 ? null : near;
    }
    const at = this.table(x, y);
    if (at === null || Math.abs(at.x) > HALF || at.y < -DEEP / 2 - 0.01 || at.y > DEEP / 2 + 0.22) return null;
    const found = WIDE.findIndex((wide, station) => Math.abs(at.x - middleOf(station)) <= wide / 2 + 0.009);
    return found < 0 ? null : found;
  }

  /** Where a point of the table is seen by a hand's eye, in CSS pixels from the corner of its pane. */
  seen(hand: number, at: Point): { x: number; y: number } | null {
    void this.settled;
    return this.stage?.lenses[hand]?.project(at) ?? null;
  }

  /** What a hand's eye sees at a point of its pane, in the server's metres around a spot, at that height above it. */
  local(hand: number, spot: Spot, x: number, y: number, height: number): Point | null {
    const at = this.stage?.lenses[hand]?.under(x, y, spot.z + height * spot.scale) ?? null;
    if (at === null) return null;
    return { x: (at.y - spot.y) / spot.scale, y: -(at.x - spot.x) / spot.scale, z: height };
  }
}
