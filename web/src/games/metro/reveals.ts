// What is turned over when a game of Metro is over: number cards after the lines; with companies shares, then who has the largest. What
// each brings stands in the score. Pure.
import type { TableShown } from "../../api/types";
import type { MetroController } from "./controller.svelte";
import { sumOf, type ScorePart } from "./score";

export interface Reveal {
  readonly seat: number;
  readonly points: number;
  readonly of: ScorePart;
}

export interface Reveals {
  readonly all: readonly Reveal[];
  /** By seat: the points that everybody could count before, then those after each. */
  readonly points: readonly (readonly number[])[];
}

type Result = NonNullable<TableShown["result"]>;

const LINE = "score-metro-line";

/** Number cards of whoever has fewest points for lines come first, the one that brings least before the others. Shares go round by
    round, everybody's smallest first, so that nobody is out of it before the last; then what the largest holders get. */
export function revealsOf({ scores }: Result): Reveals {
  const open = scores.map((parts) => sumOf(parts.filter(({ key }) => key === LINE)));
  const kind = (key: string): readonly Reveal[] =>
    scores.flatMap((parts, seat) =>
      parts.filter((part) => part.key === key).map((of): Reveal => ({ seat, points: of.points, of })),
    );
  const before = (one: number, other: number): number => (open[one] ?? 0) - (open[other] ?? 0) || other - one;
  const percent = ({ of }: Reveal): number => Number(of.params["percent"]);
  const all = [
    ...kind("score-number-card").toSorted((one, other) => before(one.seat, other.seat) || one.points - other.points),
    ...kind("score-share").toSorted((one, other) => percent(one) - percent(other)),
    ...kind("score-share-bonus").toSorted((one, other) => one.points - other.points),
  ];
  const points = open.map((had, seat) => {
    const line = [had];
    for (const reveal of all) line.push((line.at(-1) ?? 0) + (reveal.seat === seat ? reveal.points : 0));
    return line;
  });
  return { all, points };
}

/** Whether things are being turned over now: a game without number cards and shares has nothing hidden. */
export function revealsHere({ revealing, seen }: MetroController): boolean {
  return revealing.now && (seen.table?.result?.scores.flat().some(({ key }) => key !== LINE) ?? false);
}
