/** How finely a machine can draw: what it draws with, and whether it keeps up while things move. */

/** Renderers that draw with the processor. */
const SLOW = /swiftshader|llvmpipe|software|basic render/i;
/** Milliseconds from frame to frame that still look smooth. */
const SMOOTH = 34;
/** Frames in a row that were too slow. */
const TOLERATED = 2;
/** Pixels for a CSS pixel, at most; more cost more than they show. */
const SHARPEST = 1.5;
/** The same while things move on a machine that does not keep up. */
const STEPS = [1, 0.75, 0.6] as const;

/** Whether three dimensions are drawn without a graphics card here. */
export function isSoftwareRendered(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (probe === null) return false;
  const told = probe.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = told ? probe.getParameter(told.UNMASKED_RENDERER_WEBGL) : probe.getParameter(probe.RENDERER);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return SLOW.test(String(name));
}

/** Chooses the pixels for each frame. */
export class FrameQuality {
  #step: number;
  #slow = 0;
  #before = 0;

  constructor(slow: boolean) {
    this.#step = slow ? 1 : 0;
  }

  /** Pixels for a CSS pixel in a frame at this time: fewer while things move if the last frames were late. */
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
