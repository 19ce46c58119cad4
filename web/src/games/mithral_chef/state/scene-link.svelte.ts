/** What the page and the picture of the kitchen know of one another: where panes are, what lies still, what is under a pointer. */
import type { KitchenRenderer } from "../scene/renderer";
import { DEEP, HALF, PLATE, WIDE, middleOf, type Point, type Workplace } from "../scene/floor-plan";

/** So many CSS pixels above and below its name a station is met where there is no picture of it. */
const NEAR = 60;

export class SceneLink {
  /** Loaded when it is needed; `null` before, and where it cannot draw. */
  renderer: KitchenRenderer | null = $state.raw(null);
  /** There is no WebGL: small flat pictures take over. */
  flat = $state(false);
  /** Where the stations' names stand, in CSS pixels from the board's corner, and how wide they may be. */
  labels: readonly { readonly x: number; readonly y: number; readonly wide: number }[] = $state.raw([]);
  /** Counts how often all eyes have come to rest. */
  settled = $state(0);
  /** The last motion of each hand that has come to rest. */
  #rested: ReadonlyMap<string, number> = $state.raw(new Map());

  hasRested(id: string, motionId: number): boolean {
    return motionId === 0 || this.#rested.get(id) === motionId;
  }
  markRested(id: string, motionId: number): void {
    if (this.#rested.get(id) !== motionId) this.#rested = new Map(this.#rested).set(id, motionId);
  }

  /** The point on the table under a point of the board, in CSS pixels. */
  tablePoint(x: number, y: number): Point | null {
    return this.renderer?.tablePoint(x, y) ?? null;
  }

  /** Where a point of the table is on the board, in CSS pixels, and how wide a plate of the rack is seen there. */
  rackPosition(at: Point): { x: number; y: number; wide: number } | null {
    void this.labels;
    const [left, right] = [-PLATE, PLATE].map((aside) => this.renderer?.project({ ...at, x: at.x + aside }));
    return left && right ? { x: (left.x + right.x) / 2, y: left.y, wide: right.x - left.x } : null;
  }

  /** The station under a point of the board; `null` beside the table. */
  stationAt(x: number, y: number): number | null {
    if (this.flat) {
      const near = this.labels.findIndex(
        (label) => Math.abs(x - label.x) <= label.wide / 2 && Math.abs(y - label.y) < NEAR,
      );
      return near < 0 ? null : near;
    }
    const at = this.tablePoint(x, y);
    if (at === null || Math.abs(at.x) > HALF || at.y < -DEEP / 2 - 0.01 || at.y > DEEP / 2 + 0.22) return null;
    const found = WIDE.findIndex((wide, station) => Math.abs(at.x - middleOf(station)) <= wide / 2 + 0.009);
    return found < 0 ? null : found;
  }

  /** Where a point of the table is seen by a hand's eye, in CSS pixels from the corner of its pane. */
  handPosition(hand: number, at: Point): { x: number; y: number } | null {
    void this.settled;
    return this.renderer?.handCameras[hand]?.project(at) ?? null;
  }

  /** What a hand's eye sees at a point of its pane, in the server's metres around a spot, at that height above it. */
  workplacePoint(hand: number, workplace: Workplace, x: number, y: number, height: number): Point | null {
    const at = this.renderer?.handCameras[hand]?.under(x, y, workplace.z + height * workplace.scale) ?? null;
    if (at === null) return null;
    return { x: (at.y - workplace.y) / workplace.scale, y: -(at.x - workplace.x) / workplace.scale, z: height };
  }
}
