// The final score as columns that add up line by line. The lines come from the server. Pure.
import type { Step, TableShown } from "../../api/types";
import { stopsOf } from "../../table/history";
import type { Equals } from "../../table/verdict";
import { linesFinished, type FinishedLine } from "./log";

type Result = NonNullable<TableShown["result"]>;

/** What some points were given for: a line, a number card, a share or the bonus of a company. */
export type ScorePart = Result["scores"][number][number];

/** One player's score. The total is the sum of its parts. */
export interface ScoreColumn {
  readonly seat: number;
  readonly rank: number;
  readonly parts: readonly ScorePart[];
  readonly total: number;
}

/** A column for every seat, the best first; in each the parts that brought most first. */
export function columnsOf({ scores, ranks, totals }: Result): readonly ScoreColumn[] {
  return scores
    .map((parts, seat) => ({
      seat,
      rank: ranks[seat] ?? 0,
      parts: parts.toSorted((one, other) => other.points - one.points),
      total: totals[seat] ?? 0,
    }))
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export const sumOf = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, part) => sum + part.points, 0);

/** A line that was finished, and the move that did it. */
export interface Swing extends FinishedLine {
  readonly version: number;
  readonly move: number;
}

/** The lines that brought most, in the order in which they were finished. */
export function swingsOf(steps: readonly Step[], most = 5): readonly Swing[] {
  const moves = new Map(stopsOf(steps).map((stop) => [stop.version, stop.move]));
  const found = steps.flatMap((step): Swing[] => {
    const { version, entry } = step;
    const move = moves.get(version);
    if (move === undefined || entry.kind !== "move") return [];
    return linesFinished(step).map((line) => ({ ...line, version, move }));
  });
  const largest = new Set(found.toSorted((one, other) => other.points - one.points).slice(0, most));
  return found.filter((one) => largest.has(one));
}

/** M10a: with as many points nothing else decides. */
export const EQUALS: Equals = { tieBreak: "web-metro-end-level", shared: "web-metro-end-level" };
