// Short sounds, made on the spot: no files. Silent until somebody switches them on; the browser remembers it.
import { keep, kept } from "../kept";

export type Cue = "turn" | "card" | "claim" | "end";

interface Tone {
  /** In hertz; where it slides to, if it does. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds from the beginning of the cue. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

/** A station's two-note chime, a card on the table, a wagon that rolls in, the train that leaves. */
export const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { pitch: 659.3, at: 0, long: 0.5, loud: 0.16, shape: "sine" },
    { pitch: 880, at: 0.16, long: 0.7, loud: 0.14, shape: "sine" },
  ],
  card: [{ pitch: 420, to: 240, at: 0, long: 0.07, loud: 0.1, shape: "triangle" }],
  claim: [
    { pitch: 196, to: 174, at: 0, long: 0.16, loud: 0.16, shape: "triangle" },
    { pitch: 294, to: 262, at: 0.1, long: 0.22, loud: 0.12, shape: "triangle" },
  ],
  end: [
    { pitch: 523.3, at: 0, long: 0.5, loud: 0.13, shape: "sine" },
    { pitch: 659.3, at: 0.14, long: 0.5, loud: 0.13, shape: "sine" },
    { pitch: 784, at: 0.28, long: 0.6, loud: 0.13, shape: "sine" },
    { pitch: 1046.5, at: 0.42, long: 0.9, loud: 0.11, shape: "sine" },
  ],
};

class Sound {
  on = $state(kept("sound") === "on");
  #context: AudioContext | null = null;

  switch(on: boolean): void {
    this.on = on;
    keep("sound", on ? "on" : "off");
    if (on) this.play("turn"); // a sound that was switched on is heard at once
  }

  play(cue: Cue): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    // Browsers let a page sound only after somebody has touched it; until then this stays quiet.
    if (context.state === "suspended") void context.resume();
    for (const tone of CUES[cue]) this.#sing(context, tone);
  }

  #sing(context: AudioContext, tone: Tone): void {
    const voice = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + tone.at;
    voice.type = tone.shape;
    voice.frequency.setValueAtTime(tone.pitch, start);
    if (tone.to !== undefined) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
    voice.connect(loudness).connect(context.destination);
    voice.start(start);
    voice.stop(start + tone.long + 0.02);
  }
}

export const sound = new Sound();
