// The score area of a sheet as rows, filled in as on paper, and the final score as columns that add up. Pure.
import type { SheetView, TableShown } from "../../api/types";
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
export function trackOf(city: Pick<City, "worth">, sheet: SheetView) {
  return city.worth.sites.map((points, at) => ({ points, circled: at < sheet.sites }));
}

/** By how many lines meet: at how many stations, and what each is worth. */
export function interchangeRows(city: Pick<City, "worth">, sheet: SheetView) {
  const counts = Object.values(sheet.interchanges);
  return city.worth.interchanges.map((each, at) => {
    const lines = at + 2;
    return { lines, count: counts.filter((count) => count === lines).length, each };
  });
}

export const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

// --- the end ------------------------------------------------------------------------------------------------------------

type Result = NonNullable<TableShown["result"]>;

export interface Column {
  readonly seat: number;
  readonly rank: number;
  /** By row: a pencil, an objective, or the key of what else is scored. */
  readonly points: ReadonlyMap<string, number>;
  /** By objective: how much of it is done. */
  readonly progress: ReadonlyMap<string, string>;
  /** By pencil: what its line scored, where anything of it was drawn. */
  readonly lines: ReadonlyMap<string, Reckoning>;
  /** How many circles of the track of sights are drawn, and the interchanges: how many, and what each of them gave. */
  readonly sites: number;
  readonly interchanges: readonly { readonly count: number; readonly each: number }[];
  readonly total: number;
}

/** A column for every seat, the best first; each is the sum of its rows. */
export function columnsOf(result: Result): readonly Column[] {
  return result.scores
    .map((lines, seat): Column => {
      const points = new Map<string, number>();
      const progress = new Map<string, string>();
      const reckonings = new Map<string, Reckoning>();
      for (const { key, points: scored, params } of lines) {
        const row = String(params["pencil"] ?? params["objective"] ?? key);
        points.set(row, (points.get(row) ?? 0) + scored);
        if (key === "score-objective") progress.set(row, `${String(params["have"])}/${String(params["need"])}`);
      }
      for (const { key, points: scored, params } of lines) {
        if (key !== "score-line") continue;
        const [districts = 0, most = 0, river = 0] = ["districts", "most", "river"].map((name) => Number(params[name]));
        reckonings.set(String(params["pencil"]), { districts, most, river, points: scored });
      }
      const countOf = (line: (typeof lines)[number]): number => Number(line.params["count"]);
      const sites = sum(lines.filter(({ key }) => key === "score-sites").map(countOf));
      const interchanges = lines
        .filter(({ key }) => key === "score-interchanges")
        .map((line) => ({ count: countOf(line), each: line.points / countOf(line) }));
      const total = sum(lines.map((line) => line.points));
      return { seat, rank: result.ranks[seat] ?? 0, points, progress, lines: reckonings, sites, interchanges, total };
    })
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}
