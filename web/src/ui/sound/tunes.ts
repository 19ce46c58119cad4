/** Short notification tunes. */
import { output, runningAudio, unlockAudio } from "./speaker";

const TUNES = { turn: [660, 880], push: [150, 110], end: [523, 659, 784], cook: [392, 523, 659, 1047] } as const;

/** Play a tune. A browser that forbids sound before the first tap stays silent. */
export function playTune(tune: keyof typeof TUNES): void {
  unlockAudio();
  const audio = runningAudio();
  if (audio === null) return;
  TUNES[tune].forEach((pitch, place) => {
    const start = audio.currentTime + place * 0.12;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
    tone.connect(loudness).connect(output(audio));
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
