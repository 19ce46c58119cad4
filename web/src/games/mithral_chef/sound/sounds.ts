/** The kitchen's sounds, and vibration. */
import { buzz } from "../../../ui/sound/gestures";
import { whiteNoise, output, runningAudio } from "../../../ui/sound/speaker";
import type { Contact } from "../../../protocol/physics";
import type { Preferences } from "../../room";

/** Vibrate, where the device can and motion is allowed. */
export function vibrate(preferences: Preferences, pattern: number | number[]): void {
  if (preferences.motion) buzz(pattern);
}

/** Filtered noise from one pitch to another, in seconds. */
function noise(
  from: number,
  to: number,
  lasts: number,
  loud: number,
  type: BiquadFilterType = "bandpass",
  wait = 0,
): void {
  const audio = runningAudio();
  if (audio === null) return;
  const start = audio.currentTime + wait;
  const source = audio.createBufferSource();
  const [filter, gain] = [audio.createBiquadFilter(), audio.createGain()];
  source.buffer = whiteNoise(audio);
  filter.type = type;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.04, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(gain).connect(output(audio));
  source.start(start, Math.random() * 0.5, lasts + 0.05);
}
/** A note, in hertz and seconds. */
export function tone(pitch: number, lasts: number, loud: number, wait = 0, type: OscillatorType = "sine"): void {
  const audio = runningAudio();
  if (audio === null) return;
  const start = audio.currentTime + wait;
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = type;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(gain).connect(output(audio));
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}

/** Dice in a closed hand. */
export const rattle = (): void => {
  for (const wait of [0, 0.03, 0.055]) noise(2400 + Math.random() * 1800, 1400, 0.04, 0.07, "bandpass", wait);
};
/** A die meets a card, a plate or another die. */
export function click({ surface, speed }: Contact, wait: number): void {
  const loud = Math.min(1, (speed ?? 0.4) / 1.5) ** 0.8 * 0.16;
  if (loud < 0.012) return;
  const pitch = surface === "plate" ? 3100 : surface === "die" ? 2500 : 1500;
  noise(pitch, pitch * 0.7, 0.05, loud, "bandpass", wait);
  tone(pitch * (0.9 + Math.random() * 0.2), surface === "plate" ? 0.14 : 0.05, loud * 0.35, wait, "triangle");
}
/** The dragon breathes under the dice. */
export const fire = (): void => noise(420, 130, 0.8, 0.08, "lowpass");
/** A card is turned over. */
export const card = (): void => noise(3800, 1200, 0.09, 0.09);
/** A reach into the bag. */
export const bag = (): void => noise(700, 260, 0.22, 0.16, "lowpass");
/** A hungry roar of the dragon. */
export const roar = (): void => {
  noise(900, 90, 1.1, 0.3, "lowpass");
  tone(62, 0.9, 0.16, 0.05, "sawtooth");
};
/** A bell for a plate. */
export const bell = (): void => {
  for (const [pitch, loud, wait] of [
    [1568, 0.12, 0],
    [3150, 0.05, 0],
    [1568, 0.1, 0.16],
  ] as const)
    tone(pitch, 0.9, loud, wait);
};
export const crash = (): void => {
  for (const wait of [0, 0.07, 0.12, 0.2]) noise(2600 - wait * 4000, 700, 0.09, 0.13, "bandpass", wait);
};
export const drum = (): void => noise(240, 70, 0.12, 0.1, "lowpass");
/** One step of the clock. */
export const tick = (): void => tone(920, 0.05, 0.05, 0, "square");
