/** What a game tells about its end: where points came from, what each player made, and the best moment. */

/** A row of the final table. */
export interface FinalRow {
  readonly label: string;
  /** By seat. */
  readonly values: readonly number[];
  /** Whether the values are points; others, such as money, decide ties. */
  readonly counts: boolean;
}

/** Something that a player made, for the podium. */
export interface Trophy {
  readonly name: string;
  /** Bodies of icons. */
  readonly icons: readonly string[];
}

export interface Finale {
  readonly rows: readonly FinalRow[];
  /** By seat. */
  readonly trophies: readonly (readonly Trophy[])[];
  /** The throw worth watching again: the number of its entry, and what to call it. */
  readonly best: { readonly entry: number; readonly text: string } | null;
}
