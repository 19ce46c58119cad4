/** The colours of a table's seats: as people chose them, but never two that look alike. */

const SPARE = ["#e4572e", "#4f8fe8", "#3fae78", "#d9ae1f", "#a974d6", "#e08fb5"] as const;
/** Colours nearer than this are mistaken for one another on a small chip. */
const ALIKE = 130;

const parts = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** How different two colours look, from 0 to 765: red and blue count the more the redder or bluer the two are. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const redness = (a[0] + b[0]) / 512;
  return Math.sqrt((2 + redness) * red ** 2 + 4 * green ** 2 + (3 - redness) * blue ** 2);
}

/** One for each seat. Whoever sits first keeps the own colour; who chose nearly the same, and bots, get one to spare. */
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
    // The seat's own spare colour if it will do: then nobody's changes when somebody else comes.
    const wanted = SPARE[seat % SPARE.length] ?? SPARE[0];
    const spare =
      apart(wanted) >= ALIKE ? wanted : SPARE.reduce((best, next) => (apart(next) > apart(best) ? next : best));
    given.push(spare);
    return spare;
  });
}
