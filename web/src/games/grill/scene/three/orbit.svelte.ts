/** The player's view of the board: tilt, zoom and angle. */
import { LEAST_TILT, MOST_TILT, USUAL_TILT } from "./camera";

const NEAREST = 2.6;
const FURTHEST = 0.8;

export class OrbitState {
  tilt = $state(USUAL_TILT);
  zoom = $state(1);
  turn = $state(0);

  readonly zoomBy = (times: number): void => {
    this.zoom = Math.min(NEAREST, Math.max(FURTHEST, this.zoom * times));
  };

  readonly tiltBy = (by: number): void => {
    this.tilt = Math.min(MOST_TILT, Math.max(LEAST_TILT, this.tilt + by));
  };

  /** Whether this is not the usual view. */
  readonly isMoved = $derived(this.tilt !== USUAL_TILT || this.zoom !== 1 || this.turn !== 0);

  readonly reset = (): void => {
    this.tilt = USUAL_TILT;
    this.zoom = 1;
    this.turn = 0;
  };

  /** Pixels to the right and down. */
  readonly drag = (right: number, down: number): void => {
    this.turn -= right * 0.006;
    this.tiltBy(down * 0.005);
  };
}
