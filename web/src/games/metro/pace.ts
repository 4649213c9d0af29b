// How fast a finished line is counted, in milliseconds. Pure.

export interface Pace {
  /** Along the line; then the sum is to be read, and at last the wagon turns over. */
  readonly runs: number;
  readonly rests: number;
  readonly turns: number;
}

/** A tile of one's own line, and how short and long all of it may take. */
const TILE = 80;
const SHORTEST = 420;
const LONGEST = 1000;

/** One's own line is counted at leisure, others' faster, and the more of them there are at once the faster. */
export function paceOf(
  { tiles, counts }: { readonly tiles: number; readonly counts: number },
  { own, lines }: { readonly own: boolean; readonly lines: number },
): Pace {
  const runs = Math.min(LONGEST, Math.max(SHORTEST, TILE * tiles));
  const rests = counts > 1 ? 700 : 400;
  const haste = own ? 1 : lines > 2 ? 0.4 : 0.55;
  return { runs: Math.round(haste * runs), rests: Math.round(haste * rests), turns: own ? 420 : 160 };
}
