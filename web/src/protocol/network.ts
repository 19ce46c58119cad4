/** Whether there is anybody to talk to, as far as the browser knows. */

/** Tell when the network is gone, and when it is back or the page is looked at again; answers how to stop. */
export function watchNetwork(gone: () => void, back: () => void): () => void {
  const looked = (): void => {
    if (document.visibilityState === "visible") back();
  };
  addEventListener("offline", gone);
  addEventListener("online", back);
  document.addEventListener("visibilitychange", looked);
  return () => {
    removeEventListener("offline", gone);
    removeEventListener("online", back);
    document.removeEventListener("visibilitychange", looked);
  };
}
