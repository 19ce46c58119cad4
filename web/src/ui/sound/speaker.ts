import { hasTouched } from "./gestures";

/** The audio context of the page. Every sound is synthesised; no file is loaded. */
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let master: GainNode | null = null;
let volume = 1;

/**
 * Start the audio context; without effect before the first click or key, when browsers forbid it.
 * A running context costs processor time as long as the page is open: call this only if a sound may follow.
 */
export function unlockAudio(): void {
  if (!hasTouched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    context = null;
  }
}

/** The running context; `null` while the browser is silent. */
export const runningAudio = (): AudioContext | null => (context?.state === "running" ? context : null);

/** Set the volume of all sounds, from 0 to 1. */
export function setVolume(share: number): void {
  volume = share;
  if (master !== null) master.gain.value = share;
}

/** The node that every sound connects to. */
export function output(audio: AudioContext): AudioNode {
  if (master?.context !== audio) {
    master = audio.createGain();
    master.gain.value = volume;
    master.connect(audio.destination);
  }
  return master;
}

/** A second of white noise. */
export function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  noise.copyToChannel(
    Float32Array.from({ length: audio.sampleRate }, () => Math.random() * 2 - 1),
    0,
  );
  return noise;
}
