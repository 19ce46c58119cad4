/** Music while the kitchen is open, for those who like some: a bass, a plucked tune and a drum, made here. */
import { drum, tone } from "./sounds";

/** Beats a minute with the whole pile on the desk, and with nothing left of it. */
const SLOWEST = 84;
const FASTEST = 168;
/** The tune's lowest note, in hertz. */
const LOWEST = 146.83;
/** Two bars in halves of a beat, in semitones above that; `null` rests. The bass goes with it an octave below. */
const BASS = [0, null, 7, null, 0, null, 10, null, 3, null, 10, null, 5, null, 7, null] as const;
const TUNE = [12, 15, null, 17, 19, null, 17, 15, 12, null, 10, 12, null, 7, 10, null] as const;

/** Beats a minute: the thinner the pile, the more. */
export const tempo = (left: number, whole: number): number =>
  FASTEST - (FASTEST - SLOWEST) * Math.max(0, Math.min(1, left / Math.max(1, whole)));

const pitch = (semitones: number): number => LOWEST * 2 ** (semitones / 12);

/** Play until the answer is called; `beats` is asked before every note. */
export function startMusic(beats: () => number): () => void {
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const lasts = 30 / beats();
    const [low, high] = [BASS[step % BASS.length] ?? null, TUNE[step % TUNE.length] ?? null];
    if (low !== null) tone(pitch(low - 12), lasts * 1.8, 0.07, 0, "triangle");
    // Every other time round the tune is left to the drum.
    if (high !== null && Math.floor(step / TUNE.length) % 2 === 0) tone(pitch(high), lasts * 1.4, 0.025, 0, "triangle");
    if (step % 4 === 2) drum();
    step += 1;
    timer = setTimeout(next, lasts * 1000);
  };
  timer = setTimeout(next, 0);
  return () => clearTimeout(timer);
}
