/** Keep the screen lit until the answer is called; where a browser cannot, it does what it always does. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // A lock is lost whenever the page is hidden.
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
