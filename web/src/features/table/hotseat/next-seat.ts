/** Whose turn it is on a device that several players share. */

/** The next seat of the device that has to act, in turn order after the last mover; `null` if none has to. */
export function nextSeat(held: readonly number[], acting: readonly number[], lastMover: number | null): number | null {
  const waiting = held.filter((seat) => acting.includes(seat));
  return waiting.find((seat) => lastMover !== null && seat > lastMover) ?? waiting[0] ?? null;
}
