// The final score as columns that add up line by line. The lines come from the server.
import type { TableShown } from "../../api/types";
import type { ScorePoints as Part } from "../../table/ScoreTable.svelte";

type Result = NonNullable<TableShown["result"]>;

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

const sum = (tickets: readonly ScoredTicket[]): Part => ({
  count: tickets.length,
  points: tickets.reduce((points, ticket) => points + ticket.points, 0),
});
