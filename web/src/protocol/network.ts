/** Reports when the browser goes offline or comes back online. */

/** Calls `onBack` when the network is back or the page becomes visible. Returns a function that stops watching. */
export function watchNetwork(onOffline: () => void, onBack: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === "visible") onBack();
  };
  addEventListener("offline", onOffline);
  addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    removeEventListener("offline", onOffline);
    removeEventListener("online", onBack);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
