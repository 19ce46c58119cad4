/** The colours of a table's seats: the players' own choices, but never two that look alike. */

const SPARE = ["#e4572e", "#4f8fe8", "#3fae78", "#d9ae1f", "#a974d6", "#e08fb5"] as const;
/** Colours closer than this are hard to tell apart on a small chip. */
const ALIKE = 130;

const parts = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** How different two colours look, from 0 to 765. The weights of red and blue depend on how red both are. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const redness = (a[0] + b[0]) / 512;
  return Math.sqrt((2 + redness) * red ** 2 + 4 * green ** 2 + (3 - redness) * blue ** 2);
}

/** A colour for each seat. The lower seat keeps its own; later seats with a similar one, and bots, get a spare. */
export function seatColours(seats: readonly { readonly colour: string | null }[]): string[] {
  const given: string[] = [];
  const apart = (colour: string): number => Math.min(Infinity, ...given.map((other) => colourDistance(colour, other)));
  const own = seats.map(({ colour }) => {
    if (colour === null || apart(colour) < ALIKE) return null;
    given.push(colour);
    return colour;
  });
  return own.map((colour, seat) => {
    if (colour !== null) return colour;
    // Prefer the seat's fixed spare colour, so that colours rarely change when players join.
    const wanted = SPARE[seat % SPARE.length] ?? SPARE[0];
    const spare =
      apart(wanted) >= ALIKE ? wanted : SPARE.reduce((best, next) => (apart(next) > apart(best) ? next : best));
    given.push(spare);
    return spare;
  });
}
