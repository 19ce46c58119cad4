/** The address of a table, from what a player typed or pasted: a whole link, its end, or a code read aloud. */
export function joinAddress(typed: string): string | null {
  const spoken = typed.replace(/[\s-]/g, "").toLowerCase();
  if (/^[a-z0-9]{8}$/.test(spoken)) return `/t/${spoken}`;
  const found = /(?:\/t\/)?([A-Za-z0-9_-]+)(#(?:key=)?[A-Za-z0-9_-]+)?\s*$/.exec(typed);
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
