// The final score as columns that add up line by line. The lines come from the server. Pure.
import type { Step, TableShown, WagonView } from "../../api/types";
import { stopsOf } from "../../table/history";
import { wagonFrom } from "./lines";
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

/** What a finished line brought somebody in the end beside its own points. */
export interface Also {
  readonly seat: number;
  /** By a number card of the station where it arrived, or by so much of the company that it belongs to. */
  readonly card?: { readonly number: number; readonly points: number };
  readonly percent?: number;
}

/** For whom a line counted beside its owner: number cards of where it arrived, shares of its company. */
export function alsoOf(line: FinishedLine, { scores }: Result, wagons: readonly WagonView[]): readonly Also[] {
  const stop = wagonFrom(wagons, line)?.stop;
  return scores.flatMap((parts, seat) => {
    const cards = parts.filter(({ key, params }) => key === "score-number-card" && String(params["number"]) === stop);
    const shares = parts.filter(({ key, params }) => key === "score-share" && params["company"] === line.company);
    const percent = shares.reduce((sum, { params }) => sum + Number(params["percent"]), 0);
    return [
      ...cards.map(({ params, points }): Also => ({ seat, card: { number: Number(params["number"]), points } })),
      ...(line.company && percent > 0 ? [{ seat, percent }] : []),
    ];
  });
}

/** The lines that brought most, with what number cards brought for them, in the order in which they were finished. */
export function swingsOf(
  steps: readonly Step[],
  most = 5,
  also: (line: FinishedLine) => readonly Also[] = () => [],
): readonly Swing[] {
  const moves = new Map(stopsOf(steps).map((stop) => [stop.version, stop.move]));
  const found = steps.flatMap((step): Swing[] => {
    const { version, entry } = step;
    const move = moves.get(version);
    if (move === undefined || entry.kind !== "move") return [];
    return linesFinished(step).map((line) => ({ ...line, version, move }));
  });
  const brought = (line: FinishedLine): number =>
    also(line).reduce((sum, { card }) => sum + (card?.points ?? 0), line.points);
  const largest = new Set(found.toSorted((one, other) => brought(other) - brought(one)).slice(0, most));
  return found.filter((one) => largest.has(one));
}
