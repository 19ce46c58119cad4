/** The sound of clay on wood, rim and chip. */
import { whiteNoise, output, runningAudio } from "../../../ui/sound/speaker";
import type { Contact } from "../../../protocol/physics";

interface Voice {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly ring: number;
  /** The share of noise. */
  readonly rough: number;
}

const VOICES: Readonly<Record<string, Voice>> = {
  board: { pitch: 520, ring: 0.09, rough: 0.8 },
  rim: { pitch: 880, ring: 0.12, rough: 0.5 },
  table: { pitch: 300, ring: 0.14, rough: 0.9 },
  chip: { pitch: 2350, ring: 0.1, rough: 0.25 },
};
const LOUDEST = 0.22;

/** One knock, louder for faster contacts. */
export function knock(contact: Contact): void {
  const [voice, audio] = [VOICES[contact.surface], runningAudio()];
  if (voice === undefined || audio === null) return;
  const strength = Math.min(1, (contact.speed ?? 0.5) / 2.5) ** 0.7;
  if (strength < 0.03) return;
  const [now, loud] = [audio.currentTime, LOUDEST * strength];
  const out = audio.createGain();
  out.connect(output(audio));
  // A chip rings at inharmonic tones, like any disc.
  for (const [times, share] of [
    [1, 1],
    [1.59, 0.6],
    [2.83, 0.3],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = voice.pitch * times;
    gain.gain.setValueAtTime(loud * share * (1 - voice.rough * 0.6), now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + voice.ring / times);
    tone.connect(gain).connect(out);
    tone.start(now);
    tone.stop(now + voice.ring);
  }
  const crack = audio.createBufferSource();
  const [filter, gain] = [audio.createBiquadFilter(), audio.createGain()];
  crack.buffer = whiteNoise(audio);
  filter.type = "bandpass";
  filter.frequency.value = voice.pitch * 2;
  gain.gain.setValueAtTime(loud * voice.rough, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.05);
  crack.connect(filter).connect(gain).connect(out);
  crack.start(now, 0, 0.06);
}
