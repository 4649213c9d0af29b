// The score area of a sheet as rows, filled in as on paper, and the final score as columns that add up. Pure.
import type { LineView, SheetView, TableShown } from "../../api/types";
import type { Equals } from "../../table/verdict";
import { linesOf, PENCILS, reckoningOf, type City, type Pencil, type Reckoning } from "./sheet";

export interface LineRow {
  readonly pencil: Pencil;
  /** The round in which it is drawn. */
  readonly round: number;
  /** Scored, being drawn, or still to come. */
  readonly state: "done" | "now" | "todo";
  readonly reckoning: Reckoning;
  /** What it becomes with the move that is pointed at. */
  readonly after: Reckoning | null;
}

/** A row for each pencil in the order in which this seat holds them. */
export function lineRows(sheet: SheetView, after: Reckoning | null = null, over = false): readonly LineRow[] {
  const lines = new Map(linesOf(sheet).map((line) => [line.pencil, line]));
  return sheet.pencils.map((pencil, at): LineRow => {
    const line = lines.get(pencil);
    const now = pencil === sheet.line.pencil && !over;
    return {
      pencil: pencil as Pencil,
      round: at + 1,
      state: !line ? "todo" : now ? "now" : "done",
      reckoning: line ? reckoningOf(line) : NOTHING,
      after: now ? after : null,
    };
  });
}

const NOTHING: Reckoning = { districts: 0, most: 0, crossings: 0, points: 0 };

export interface TrackPlace {
  /** What the track is worth once this place is circled. */
  readonly points: number;
  readonly circled: boolean;
}

export function trackOf(city: Pick<City, "points">, sheet: SheetView): readonly TrackPlace[] {
  return city.points.sites.slice(1).map((points, at) => ({ points, circled: at < sheet.sites }));
}

export interface InterchangeRow {
  readonly lines: number;
  readonly count: number;
  readonly each: number;
}

export function interchangeRows(city: Pick<City, "points">, sheet: SheetView): readonly InterchangeRow[] {
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
  /** Points by pencil. */
  readonly lines: Readonly<Record<Pencil, number>>;
  readonly sites: number;
  readonly interchanges: number;
  readonly objectives: ReadonlyMap<string, { readonly have: number; readonly need: number; readonly points: number }>;
  readonly modules: number;
  readonly total: number;
  /** The best single line, which decides a tie. */
  readonly best: number;
}

/** A column for every seat, the best first; each is the sum of its rows. */
export function columnsOf(result: Result): readonly Column[] {
  return result.scores
    .map((lines, seat): Column => {
      const byPencil: Record<Pencil, number> = { purple: 0, blue: 0, pink: 0, green: 0 };
      const objectives = new Map<string, { have: number; need: number; points: number }>();
      let [sites, interchanges, modules] = [0, 0, 0];
      for (const { key, points, params } of lines) {
        if (key.startsWith("score-line")) byPencil[params["pencil"] as Pencil] += points;
        else if (key === "score-sites") sites += points;
        else if (key === "score-interchanges") interchanges += points;
        else if (key === "score-solo-modules") modules += points;
        else if (key === "score-objective") {
          objectives.set(String(params["objective"]), {
            have: Number(params["have"]),
            need: Number(params["need"]),
            points,
          });
        }
      }
      return {
        seat,
        rank: result.ranks[seat] ?? 0,
        lines: byPencil,
        sites,
        interchanges,
        objectives,
        modules,
        total: sum(lines.map((line) => line.points)),
        best: Math.max(...PENCILS.map((pencil) => byPencil[pencil])),
      };
    })
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** N19: with as many points, the better line decides. */
export const EQUALS: Equals = { tieBreak: "web-ns-end-best-line", shared: "web-end-by-nothing" };
