// The score track: where everybody's marker stands, and where it would go. Pure.

export interface Marker {
  readonly seat: number;
  readonly points: number;
  /** What the move that is pointed at would bring. */
  readonly gain: number;
  /** How many markers stand at the same points before it. */
  readonly behind: number;
}

export interface Track {
  /** The last number on it. */
  readonly end: number;
  /** The numbers that are printed. */
  readonly marks: readonly number[];
  readonly markers: readonly Marker[];
}

const SHORTEST = 30;

/** As long as it takes, in tens; a long one is printed with fewer numbers. */
export function trackOf(scores: readonly { seat: number; points: number; gain: number }[]): Track {
  const most = Math.max(SHORTEST, ...scores.map(({ points, gain }) => points + gain));
  const end = Math.ceil(most / 10) * 10;
  const apart = end > 120 ? 40 : end > 60 ? 20 : 10;
  const marks = Array.from({ length: Math.floor(end / apart) + 1 }, (_, at) => at * apart);
  const stands = new Map<number, number>();
  const markers = scores.map(({ seat, points, gain }) => {
    const behind = stands.get(points) ?? 0;
    stands.set(points, behind + 1);
    return { seat, points, gain, behind };
  });
  return { end, marks, markers };
}
