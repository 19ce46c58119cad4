/** What every sound is made with: one context for the whole page. No file is loaded. */
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let outlet: GainNode | null = null;
let volume = 1;

/** Browsers allow sound after the first touch: call this from one, if anything shall be heard; it costs as long as the
 * page is open. */
export function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    context = null;
  }
}

/** What sounds are sent to; `null` where the browser is silent. */
export const speaker = (): AudioContext | null => (context?.state === "running" ? context : null);

/** How loud everything is, from 0 to 1. */
export function setVolume(share: number): void {
  volume = share;
  if (outlet !== null) outlet.gain.value = share;
}

/** What every sound goes through. */
export function out(audio: AudioContext): AudioNode {
  if (outlet?.context !== audio) {
    outlet = audio.createGain();
    outlet.gain.value = volume;
    outlet.connect(audio.destination);
  }
  return outlet;
}

/** A second of noise. */
export function hiss(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return noise;
}
