// Short sounds, made on the spot: no files. How loud they are the browser remembers; on a phone, and where somebody has asked for
// a calm screen, they are off until they are switched on.
import { keep, kept } from "../kept";
import { CUES, isHeard, type Cue, type Material, type Voice } from "./cues";

export const VOLUMES = { off: 0, quiet: 0.35, full: 1 } as const;
export type Volume = keyof typeof VOLUMES;

/** What sounds with a tone, and how loud: a rail rings in tones that no string has. */
const PARTIALS: Readonly<Record<Exclude<Material, "air">, readonly (readonly [times: number, loud: number])[]>> = {
  wood: [
    [1, 1],
    [3.93, 0.22],
  ],
  rail: [
    [1, 0.6],
    [2.76, 0.4],
    [5.4, 0.22],
  ],
};
/** Tones above are heard as well, but shorter. */
const FADES = 0.55;

function atFirst(): Volume {
  const before = kept("sound");
  if (before !== null) return before === "on" ? "full" : before in VOLUMES ? (before as Volume) : "off";
  const calm = matchMedia("(pointer: coarse), (prefers-reduced-motion: reduce)").matches;
  return calm ? "off" : "quiet";
}

class Sound {
  volume = $state(atFirst());
  #context: AudioContext | null = null;
  #air: AudioBuffer | null = null;
  #last: { cue: Cue; at: number } | null = null;

  set(volume: Volume): void {
    this.volume = volume;
    keep("sound", volume);
    this.play("turn"); // what was chosen is heard at once
  }

  play(cue: Cue): void {
    // Browsers let a page sound only after somebody has touched it; until then this stays quiet.
    if (this.volume === "off" || !navigator.userActivation?.hasBeenActive) return;
    const now = performance.now() / 1000;
    const before = this.#last && { cue: this.#last.cue, ago: now - this.#last.at };
    if (!isHeard(cue, before, document.hidden)) return;
    this.#last = { cue, at: now };
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    for (const voice of CUES[cue]) this.#sing(context, voice);
  }

  #sing(context: AudioContext, voice: Voice): void {
    const start = context.currentTime + 0.01 + voice.at;
    if (voice.of === "air") {
      this.#breathe(context, voice, start);
      return;
    }
    for (const [number, [times, loud]] of PARTIALS[voice.of].entries()) {
      const tone = context.createOscillator();
      tone.frequency.value = voice.pitch * times;
      tone.connect(this.#dying(context, start, voice.long * FADES ** number, voice.loud * loud));
      tone.start(start);
      tone.stop(start + voice.long + 0.02);
    }
  }

  #breathe(context: AudioContext, { pitch, long, loud }: Voice, start: number): void {
    const air = context.createBufferSource();
    const band = context.createBiquadFilter();
    air.buffer = this.#air ??= noise(context);
    band.type = "bandpass";
    band.frequency.value = pitch;
    air.connect(band).connect(this.#dying(context, start, long, loud));
    air.start(start, 0, long + 0.02);
  }

  /** Struck, and at once on its way to silence. */
  #dying(context: AudioContext, start: number, long: number, loud: number): AudioNode {
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(loud * VOLUMES[this.volume], start + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + long);
    loudness.connect(context.destination);
    return loudness;
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const at of samples.keys()) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

export const sound = new Sound();
