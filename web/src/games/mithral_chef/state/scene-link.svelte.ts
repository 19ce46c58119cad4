/** Links the page and the 3D kitchen: positions on screen, finished motions, hit tests. */
import type { KitchenRenderer } from "../scene/renderer";
import { DEEP, HALF, PLATE, WIDE, middleOf, type Point, type Workplace } from "../scene/floor-plan";

/** CSS pixels around a label that count as the station where there is no 3D view. */
const NEAR = 60;

export class SceneLink {
  /** Loaded on demand; `null` before, and without WebGL. */
  renderer: KitchenRenderer | null = $state.raw(null);
  /** Without WebGL small flat pictures take over. */
  flat = $state(false);
  /** The positions of the station labels in CSS pixels of the board, and their maximum width. */
  labels: readonly { readonly x: number; readonly y: number; readonly wide: number }[] = $state.raw([]);
  /** Counts how often all cameras have come to rest. */
  settled = $state(0);
  /** The last finished motion of each hand. */
  #rested: ReadonlyMap<string, number> = $state.raw(new Map());

  hasRested(id: string, motionId: number): boolean {
    return motionId === 0 || this.#rested.get(id) === motionId;
  }
  markRested(id: string, motionId: number): void {
    if (this.#rested.get(id) !== motionId) this.#rested = new Map(this.#rested).set(id, motionId);
  }

  /** The point of the table under a position of the board, in CSS pixels. */
  tablePoint(x: number, y: number): Point | null {
    return this.renderer?.tablePoint(x, y) ?? null;
  }

  /** The position of a rack plate on the board, and its width, in CSS pixels. */
  rackPosition(at: Point): { x: number; y: number; wide: number } | null {
    void this.labels;
    const [left, right] = [-PLATE, PLATE].map((aside) => this.renderer?.project({ ...at, x: at.x + aside }));
    return left && right ? { x: (left.x + right.x) / 2, y: left.y, wide: right.x - left.x } : null;
  }

  /** The station under a position of the board; `null` beside the table. */
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

  /** The position of a point in a hand's view, in CSS pixels. */
  handPosition(hand: number, at: Point): { x: number; y: number } | null {
    void this.settled;
    return this.renderer?.handCameras[hand]?.project(at) ?? null;
  }

  /** The point under a position of a hand's view, in the server's metres around a workplace, at that height. */
  workplacePoint(hand: number, workplace: Workplace, x: number, y: number, height: number): Point | null {
    const at = this.renderer?.handCameras[hand]?.under(x, y, workplace.z + height * workplace.scale) ?? null;
    if (at === null) return null;
    return { x: (at.y - workplace.y) / workplace.scale, y: -(at.x - workplace.x) / workplace.scale, z: height };
  }
}
