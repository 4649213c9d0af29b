// The final score as columns that add up line by line. The lines come from the server. Pure.
import type { Step, TableShown, WagonView } from "../../api/types";
import { stopsOf } from "../../table/history";
import type { Equals } from "../../table/verdict";

type Result = NonNullable<TableShown["result"]>;

/** A line of a wagon, as it was scored. */
export interface ScoredLine {
  readonly start: "station" | "rail";
  readonly number: number;
  readonly tiles: number;
  readonly doubled: boolean;
  readonly points: number;
  /** Its place in the list of wagons, and the station where it has ended; null for the centre. */
  readonly wagon: number;
  readonly arrival: number | null;
}

export interface ScoredNumber {
  readonly number: number;
  readonly points: number;
}

export interface ScoredShare {
  readonly company: string;
  readonly percent: number;
  readonly value: number;
  readonly points: number;
}

export interface ScoredBonus {
  readonly company: string;
  readonly profit: number;
  readonly points: number;
}

/** One player's score. The total is the sum of its parts. */
export interface ScoreColumn {
  readonly seat: number;
  readonly rank: number;
  readonly lines: readonly ScoredLine[];
  readonly numbers: readonly ScoredNumber[];
  readonly shares: readonly ScoredShare[];
  readonly bonuses: readonly ScoredBonus[];
  readonly total: number;
}

/** A column for every seat, the best first. */
export function columnsOf(result: Result, wagons: readonly WagonView[]): readonly ScoreColumn[] {
  return result.scores
    .map((parts, seat): ScoreColumn => {
      const lines: ScoredLine[] = [];
      const numbers: ScoredNumber[] = [];
      const shares: ScoredShare[] = [];
      const bonuses: ScoredBonus[] = [];
      for (const { key, params, points } of parts) {
        const number = Number(params["number"]);
        const company = String(params["company"]);
        if (key === "score-metro-line") {
          const start = params["start"] === "rail" ? "rail" : "station";
          const wagon = wagons.findIndex((one) => (start === "rail" ? one.rail : one.station) === number);
          const arrival = wagons[wagon]?.arrival ?? null;
          const tiles = Number(params["tiles"]);
          lines.push({ start, number, tiles, doubled: points > tiles, points, wagon, arrival });
        } else if (key === "score-number-card") {
          numbers.push({ number, points });
        } else if (key === "score-share") {
          shares.push({ company, percent: Number(params["percent"]), value: Number(params["value"]), points });
        } else {
          bonuses.push({ company, profit: Number(params["profit"]), points });
        }
      }
      return {
        seat,
        rank: result.ranks[seat] ?? 0,
        lines: lines.toSorted((one, other) => other.points - one.points),
        numbers: numbers.toSorted((one, other) => other.points - one.points),
        shares: shares.toSorted((one, other) => other.points - one.points),
        bonuses: bonuses.toSorted((one, other) => other.points - one.points),
        total: parts.reduce((total, part) => total + part.points, 0),
      };
    })
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export const sumOf = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, part) => sum + part.points, 0);

/** A line that was finished, and the move that did it. */
export interface Swing {
  readonly version: number;
  readonly move: number;
  /** Whose it was, or which company's. */
  readonly seat: number | null;
  readonly company: string | null;
  readonly start: string;
  readonly number: number;
  readonly tiles: number;
  readonly points: number;
}

/** The lines that brought most, in the order in which they were finished. */
export function swingsOf(steps: readonly Step[], most = 5): readonly Swing[] {
  const moves = new Map(stopsOf(steps).map((stop) => [stop.version, stop.move]));
  const found = steps.flatMap((step): Swing[] => {
    const move = moves.get(step.version);
    if (move === undefined || step.entry.kind !== "move") return [];
    return step.events
      .filter(({ key }) => key === "event-line-finished" || key === "event-line-of-company")
      .map(({ params }) => ({
        version: step.version,
        move,
        seat: typeof params["seat"] === "number" ? params["seat"] : null,
        company: typeof params["company"] === "string" ? params["company"] : null,
        start: String(params["start"]),
        number: Number(params["number"]),
        tiles: Number(params["tiles"]),
        points: Number(params["points"]),
      }));
  });
  const largest = new Set(found.toSorted((one, other) => other.points - one.points).slice(0, most));
  return found.filter((one) => largest.has(one));
}

/** M10a: with as many points nothing else decides. */
export const EQUALS: Equals = { tieBreak: "web-metro-end-level", shared: "web-metro-end-level" };
