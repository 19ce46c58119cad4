/** What browsers allow only after the visitor's first click, tap or key. */

/** Whether that has happened. Browsers that do not tell decide themselves. */
export const hasTouched = (): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing in older browsers
  navigator.userActivation?.hasBeenActive ?? true;

/** Vibrate where the device can; never before the first gesture, which the browser would report as an error. */
export function buzz(pattern: number | number[]): void {
  if ("vibrate" in navigator && hasTouched()) navigator.vibrate(pattern);
}
