// Lines on the board as the view has them: tracks in their order, and where they stop. Pure.
import type { WagonView } from "../../api/types";

/** A track of a line: its square, and the ends where the line comes in and leaves. */
export type Track = readonly [square: string, from: number, to: number];

export interface Line {
  readonly path: readonly Track[];
  /** Before the empty square `d3`, at a station by its number, or in the `centre`; null for tracks of nobody's line. */
  readonly stop: string | null;
}

/** Of a seat, or of a company. */
export interface Owner {
  readonly seat: number | null;
  readonly company: string | null;
}

/** A path as the view writes it: `d325` is the track on d3 from end 2 to end 5. */
export const pathOf = (path: readonly string[]): readonly Track[] =>
  path.map((track) => [track.slice(0, 2), Number(track[2]), Number(track[3])]);

/** The line of a wagon as it lies. */
export const lineOf = ({ path, stop }: WagonView): Line => ({ path: pathOf(path), stop });

/** Whose a line is, as its id says: `11-0`, `c3-yellow`. */
export function ownerOf(line: string): Owner {
  const owner = line.slice(line.indexOf("-") + 1);
  return /^\d/.test(owner) ? { seat: Number(owner), company: null } : { seat: null, company: owner };
}

/** Whether a wagon's line is finished: then its tiles count. */
export const isFinished = ({ counts }: Pick<WagonView, "counts">): boolean => counts > 0;

/** The wagon that starts where a message says. */
export function wagonFrom(
  wagons: readonly WagonView[],
  { start, number }: { readonly start?: unknown; readonly number?: unknown },
): WagonView | undefined {
  return wagons.find((wagon) => (start === "rail" ? wagon.rail : wagon.station) === number);
}
