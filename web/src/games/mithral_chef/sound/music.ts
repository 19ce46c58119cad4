/** Optional music while the kitchen is open: bass, melody and drum, synthesised. */
import { drum, tone } from "./sounds";

/** Beats per minute with the whole pile and with an empty one. */
const SLOWEST = 84;
const FASTEST = 168;
/** The lowest note of the melody, in hertz. */
const LOWEST = 146.83;
/** Two bars in half beats, in semitones above that; `null` is a rest. The bass is an octave lower. */
const BASS = [0, null, 7, null, 0, null, 10, null, 3, null, 10, null, 5, null, 7, null] as const;
const TUNE = [12, 15, null, 17, 19, null, 17, 15, 12, null, 10, 12, null, 7, 10, null] as const;

/** Beats per minute: the smaller the pile, the faster. */
export const tempo = (left: number, whole: number): number =>
  FASTEST - (FASTEST - SLOWEST) * Math.max(0, Math.min(1, left / Math.max(1, whole)));

const pitch = (semitones: number): number => LOWEST * 2 ** (semitones / 12);

/** Play until the returned function is called; `beats` is read before every note. */
export function startMusic(beats: () => number): () => void {
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const lasts = 30 / beats();
    const [low, high] = [BASS[step % BASS.length] ?? null, TUNE[step % TUNE.length] ?? null];
    if (low !== null) tone(pitch(low - 12), lasts * 1.8, 0.07, 0, "triangle");
    // Every second time only the drum plays.
    if (high !== null && Math.floor(step / TUNE.length) % 2 === 0) tone(pitch(high), lasts * 1.4, 0.025, 0, "triangle");
    if (step % 4 === 2) drum();
    step += 1;
    timer = setTimeout(next, lasts * 1000);
  };
  timer = setTimeout(next, 0);
  return () => clearTimeout(timer);
}
