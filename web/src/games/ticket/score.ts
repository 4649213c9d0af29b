// The final score as columns that add up line by line, and who has won by what. The lines come from the server.
import type { SeatShown, TableShown } from "../../api/types";

type Result = NonNullable<TableShown["result"]>;

export interface Part {
  readonly count: number;
  readonly points: number;
}

export interface ScoredTicket {
  readonly id: string;
  readonly points: number;
  readonly joined: boolean;
}

/** One player's score. The total is the sum of its lines. */
export interface ScoreColumn {
  readonly seat: number;
  readonly rank: number;
  /** By kind of route. */
  readonly routes: Readonly<Record<string, Part>>;
  readonly joined: Part;
  readonly open: Part;
  /** Tourism tokens. */
  readonly tokens: Part;
  readonly tickets: readonly ScoredTicket[];
  readonly total: number;
}

export type Ending =
  /** More points. */
  | "points"
  /** As many points, more tickets joined. */
  | "tickets"
  /** Nothing tells them apart. */
  | "shared"
  /** Nobody else held out. */
  | "conceded";

export interface Verdict {
  readonly winners: readonly number[];
  readonly ending: Ending;
  readonly margin: number;
  readonly total: number;
}

/** A column for every seat, the best first. */
export function columnsOf(result: Result): readonly ScoreColumn[] {
  return result.scores
    .map((lines, seat): ScoreColumn => {
      const routes: Record<string, Part> = {};
      const tickets: ScoredTicket[] = [];
      let tokens: Part = { count: 0, points: 0 };
      for (const line of lines) {
        const ticket = /^score-ticket-(done|open)$/.exec(line.key);
        if (ticket) {
          tickets.push({ id: String(line.params["ticket"]), points: line.points, joined: ticket[1] === "done" });
        } else if (line.key === "score-tokens") {
          tokens = { count: Number(line.params["count"]), points: line.points };
        } else {
          routes[line.key.replace(/^score-/, "")] = { count: Number(line.params["count"]), points: line.points };
        }
      }
      return {
        seat,
        rank: result.ranks[seat] ?? 0,
        routes,
        joined: sum(tickets.filter((ticket) => ticket.joined)),
        open: sum(tickets.filter((ticket) => !ticket.joined)),
        tokens,
        tickets: tickets.toSorted((one, other) => other.points - one.points),
        total: lines.reduce((total, line) => total + line.points, 0),
      };
    })
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export function verdictOf(result: Result, seats: readonly SeatShown[]): Verdict {
  const best = Math.min(...result.ranks);
  const winners = result.ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
  const total = result.totals[winners[0] ?? 0] ?? 0;
  const rivals = result.totals.filter((_, seat) => !winners.includes(seat) && !seats[seat]?.conceded);
  const margin = total - Math.max(...rivals);
  let ending: Ending = margin > 0 ? "points" : "tickets";
  if (rivals.length === 0) ending = "conceded";
  if (winners.length > 1) ending = "shared";
  return { winners, ending, margin: rivals.length === 0 ? 0 : margin, total };
}

/** `57`, `−3`: with the sign that is as wide as a figure. */
export const written = (points: number): string => String(points).replace("-", "−");

/** `+15`, `−3`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));

const sum = (tickets: readonly ScoredTicket[]): Part => ({
  count: tickets.length,
  points: tickets.reduce((points, ticket) => points + ticket.points, 0),
});
