/** Keeps the screen on until the returned function is called, if the browser supports that. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // Browsers drop the lock when the page is hidden.
  const hold = (): void => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (held) => {
        if (over) void held.release();
        else lock = held;
      },
      () => undefined,
    );
  };
  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
