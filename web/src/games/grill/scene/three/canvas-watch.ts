/** What happens to a picture from outside: its size changes, nobody looks, the graphics are lost. */

interface Watcher {
  sized(width: number, height: number): void;
  hidden(): void;
  lost(): void;
}

/** Tell of it until the answer is called. */
export function watch(canvas: HTMLCanvasElement, watcher: Watcher): () => void {
  const sizes = new ResizeObserver(([box]) => {
    if (box) watcher.sized(box.contentRect.width, box.contentRect.height);
  });
  const looked = (): void => {
    if (document.hidden) watcher.hidden();
  };
  const lost = (): void => watcher.lost();
  sizes.observe(canvas);
  document.addEventListener("visibilitychange", looked);
  canvas.addEventListener("webglcontextlost", lost);
  return () => {
    sizes.disconnect();
    document.removeEventListener("visibilitychange", looked);
    canvas.removeEventListener("webglcontextlost", lost);
  };
}
