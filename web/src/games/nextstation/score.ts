// The score area of a sheet as rows, filled in as on paper, and the final score as columns that add up. Pure.
import type { LineView, SheetView, TableShown } from "../../api/types";
import type { Equals } from "../../table/verdict";
import { linesOf, type City, type Pencil, type Reckoning } from "./sheet";

export interface LineRow {
  readonly pencil: Pencil;
  /** The round in which it is drawn. */
  readonly round: number;
  /** Scored, being drawn, or still to come. */
  readonly state: "done" | "now" | "todo";
  /** Null while nothing of it is drawn. */
  readonly reckoning: Reckoning | null;
  /** What it becomes with the move that is pointed at. */
  readonly after: Reckoning | null;
}

/** A row for each pencil in the order in which this seat holds them. */
export function lineRows(sheet: SheetView, after?: Reckoning | null, over = false): readonly LineRow[] {
  const lines = new Map(linesOf(sheet).map((line) => [line.pencil, line]));
  return sheet.pencils.map((pencil, at): LineRow => {
    const line = lines.get(pencil);
    const now = pencil === sheet.line.pencil && !over;
    return {
      pencil: pencil as Pencil,
      round: at + 1,
      state: !line ? "todo" : now ? "now" : "done",
      reckoning: line && line.sections.length > 0 ? line : null,
      after: (now && after) || null,
    };
  });
}

/** The places of the track of sights: what it is worth once each is circled. */
export function trackOf(city: Pick<City, "points">, sheet: SheetView) {
  return city.points.sites.slice(1).map((points, at) => ({ points, circled: at < sheet.sites }));
}

/** By how many lines meet: at how many stations, and what each is worth. */
export function interchangeRows(city: Pick<City, "points">, sheet: SheetView) {
  const counts = Object.values(sheet.interchanges);
  return [2, 3, 4].map((lines) => ({
    lines,
    count: counts.filter((count) => count === lines).length,
    each: city.points.interchanges[String(lines)] ?? 0,
  }));
}

export const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

/** What is subtracted from the total of somebody who plays alone with modules: what the rest does not explain. */
export function modulePoints(sheet: SheetView): number {
  const lines = sum(linesOf(sheet).map((line: LineView) => line.points));
  const goals = sum(sheet.objectives.map((objective) => objective.points));
  return sheet.total - lines - sheet.site_points - sum(sheet.interchange_points) - goals;
}

// --- the end ------------------------------------------------------------------------------------------------------------

type Result = NonNullable<TableShown["result"]>;

export interface Column {
  readonly seat: number;
  readonly rank: number;
  /** By row: a pencil, an objective, or the key of what else is scored. */
  readonly points: ReadonlyMap<string, number>;
  /** By objective: how much of it is done. */
  readonly progress: ReadonlyMap<string, string>;
  readonly total: number;
}

/** A column for every seat, the best first; each is the sum of its rows. */
export function columnsOf(result: Result): readonly Column[] {
  return result.scores
    .map((lines, seat): Column => {
      const points = new Map<string, number>();
      const progress = new Map<string, string>();
      for (const { key, points: scored, params } of lines) {
        const row = String(params["pencil"] ?? params["objective"] ?? key);
        points.set(row, (points.get(row) ?? 0) + scored);
        if (key === "score-objective") progress.set(row, `${String(params["have"])}/${String(params["need"])}`);
      }
      const total = sum(lines.map((line) => line.points));
      return { seat, rank: result.ranks[seat] ?? 0, points, progress, total };
    })
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** N19: with as many points, the better line decides. */
export const EQUALS: Equals = { tieBreak: "web-ns-end-best-line", shared: "web-end-by-nothing" };
