/** Keyboard navigation between legal choices. */

/** Focus the next or the previous legal choice. */
export function focusNext(board: HTMLElement | undefined, step: 1 | -1): void {
  const found = [...(board?.querySelectorAll<HTMLElement>("[data-legal]") ?? [])];
  if (found.length === 0) return;
  const here = found.findIndex((one) => one === document.activeElement);
  const next = here < 0 ? (step === 1 ? 0 : found.length - 1) : (here + step + found.length) % found.length;
  found[next]?.focus();
}
