/** Chooses the resolution of frames by the machine's renderer and frame rate. */

/** Software renderers. */
const SLOW = /swiftshader|llvmpipe|software|basic render/i;
/** The longest smooth frame in milliseconds. */
const SMOOTH = 34;
/** Slow frames in a row that are tolerated. */
const TOLERATED = 2;
/** The maximum pixel ratio; more is not worth the cost. */
const SHARPEST = 1.5;
/** Factors for the pixel ratio during animations on a slow machine. */
const STEPS = [1, 0.75, 0.6] as const;

/** Whether the browser draws WebGL without a graphics card. */
export function isSoftwareRendered(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (probe === null) return false;
  const told = probe.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = told ? probe.getParameter(told.UNMASKED_RENDERER_WEBGL) : probe.getParameter(probe.RENDERER);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return SLOW.test(String(name));
}

/** Chooses the pixel ratio of each frame. */
export class FrameQuality {
  #step: number;
  #slow = 0;
  #before = 0;

  constructor(slow: boolean) {
    this.#step = slow ? 1 : 0;
  }

  /** The pixel ratio of a frame at this time: lower during animations if the last frames were late. */
  pixelRatio(now: number, moving: boolean): number {
    const fine = Math.min(devicePixelRatio, SHARPEST);
    if (!moving) {
      this.#before = 0;
      this.#slow = 0;
      return fine;
    }
    if (this.#before > 0) this.#slow = now - this.#before > SMOOTH ? this.#slow + 1 : 0;
    this.#before = now;
    if (this.#slow > TOLERATED && this.#step < STEPS.length - 1) {
      this.#step += 1;
      this.#slow = 0;
    }
    return fine * (STEPS[this.#step] ?? 1);
  }
}
