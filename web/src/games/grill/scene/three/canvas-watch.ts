/** Watches a canvas: resizing, hidden page, lost WebGL context. */

interface Watcher {
  resized(width: number, height: number): void;
  hidden(): void;
  contextLost(): void;
}

/** Returns a function that stops watching. */
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
