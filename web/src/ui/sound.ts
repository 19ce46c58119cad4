/** A few soft tones, made here: no file is loaded. */
let context: AudioContext | null = null;

const TUNES = { turn: [660, 880], push: [150, 110], end: [523, 659, 784] } as const;

/** Play a tune. A browser that forbids sound before the first tap stays silent. */
export function play(tune: keyof typeof TUNES): void {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") {
      void context.resume();
      return;
    }
    TUNES[tune].forEach((pitch, place) => {
      if (context === null) return;
      const start = context.currentTime + place * 0.12;
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
      tone.connect(loudness).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    });
  } catch {
    context = null;
  }
}
