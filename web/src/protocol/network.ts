/** Watches whether the browser is online. */

/** Calls `onBack` when the network is back, and also when the page becomes visible again. Returns a function that stops watching. */
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
