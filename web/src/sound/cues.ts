// What there is to hear, as wood and rails would sound, and which of several things is heard. Data and pure functions.
import type { Step } from "../api/types";

/** Wood is knocked, a rail rings, air is what paper and wheels make. */
export type Material = "wood" | "rail" | "air";

export interface Voice {
  readonly of: Material;
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from the beginning of the cue. */
  readonly at: number;
  /** In seconds until it has died away. */
  readonly long: number;
  readonly loud: number;
}

export type Cue = "card" | "ticket" | "tile" | "claim" | "line" | "turn" | "end";

const voice = (of: Material, pitch: number, at: number, long: number, loud: number): Voice => ({
  of,
  pitch,
  at,
  long,
  loud,
});

/** Wheels over a joint of the rails: twice, as a wagon has two axles. */
const joint = (at: number, loud: number): readonly Voice[] => [
  voice("rail", 392, at, 0.09, loud),
  voice("wood", 110, at, 0.08, loud),
  voice("rail", 370, at + 0.07, 0.09, loud * 0.8),
];

export const CUES: Readonly<Record<Cue, readonly Voice[]>> = {
  // A card slides and is put down.
  card: [voice("air", 2600, 0, 0.07, 0.1), voice("wood", 420, 0.06, 0.05, 0.12)],
  // A conductor's punch.
  ticket: [
    voice("air", 3800, 0, 0.025, 0.16),
    voice("wood", 620, 0.01, 0.05, 0.2),
    voice("wood", 310, 0.09, 0.07, 0.14),
  ],
  // A wooden tile on a wooden board.
  tile: [voice("wood", 190, 0, 0.11, 0.4), voice("air", 900, 0, 0.03, 0.12)],
  // A train rolls on.
  claim: [...joint(0, 0.16), ...joint(0.2, 0.13), ...joint(0.38, 0.1)],
  // It arrives: the rail rings.
  line: [voice("rail", 523.3, 0, 0.5, 0.15), voice("rail", 784, 0.13, 0.8, 0.15), voice("wood", 262, 0.13, 0.2, 0.16)],
  // Two bars of a station's chime.
  turn: [voice("wood", 659.3, 0, 0.45, 0.3), voice("wood", 880, 0.17, 0.6, 0.28)],
  // The train leaves, faster and faster; then the chime.
  end: [
    ...joint(0, 0.13),
    ...joint(0.26, 0.12),
    ...joint(0.46, 0.11),
    ...joint(0.62, 0.1),
    voice("wood", 523.3, 0.85, 0.5, 0.26),
    voice("wood", 659.3, 0.98, 0.5, 0.26),
    voice("wood", 784, 1.11, 0.6, 0.26),
    voice("wood", 1046.5, 1.24, 1, 0.24),
  ],
};

/** Of what happens at once the last of these is heard, and nothing else. */
const WEIGHT: readonly Cue[] = ["card", "ticket", "tile", "claim", "line", "turn", "end"];
const weightOf = (cue: Cue): number => WEIGHT.indexOf(cue);

/** Which sound an event of a game has, by its key. Most have none. */
export type Sounds = Readonly<Record<string, Cue>>;

/** The weightiest of what some steps sound like. The end sounds the same in all games. */
export function cueOf(steps: readonly Step[], sounds: Sounds): Cue | null {
  const cues = steps.flatMap((step) =>
    step.events.flatMap(({ key }): Cue[] => (key === "event-over" ? ["end"] : sounds[key] ? [sounds[key]] : [])),
  );
  return cues.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}

/** In seconds: what comes sooner after another sound would only be noise, unless it weighs more. */
const CROWD = 0.12;

/** Whether a cue is heard that long after another one. On a page that nobody looks at, only what calls for somebody is. */
export function isHeard(
  cue: Cue,
  before: { readonly cue: Cue; readonly ago: number } | null,
  hidden: boolean,
): boolean {
  if (hidden && cue !== "turn" && cue !== "end") return false;
  return before === null || before.ago >= CROWD || weightOf(cue) > weightOf(before.cue);
}
