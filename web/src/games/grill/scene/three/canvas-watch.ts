/** What happens to a picture from outside: its size changes, nobody looks, the graphics are lost. */

interface Watcher {
  resized(width: number, height: number): void;
  hidden(): void;
  contextLost(): void;
}

/** Tell of it until the answer is called. */
export function watchCanvas(canvas: HTMLCanvasElement, watcher: Watcher): () => void {
  const sizes = new ResizeObserver(([box]) => {
    if (box) watcher.resized(box.contentRect.width, box.contentRect.height);
  });
  const onVisibility = (): void => {
    if (document.hidden) watcher.hidden();
  };
  const contextLost = (): void => watcher.contextLost();
  sizes.observe(canvas);
  document.addEventListener("visibilitychange", onVisibility);
  canvas.addEventListener("webglcontextlost", contextLost);
  return () => {
    sizes.disconnect();
    document.removeEventListener("visibilitychange", onVisibility);
    canvas.removeEventListener("webglcontextlost", contextLost);
  };
}
