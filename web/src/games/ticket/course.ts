// How a game went: the points move by move, when the final round began, what tickets and tokens brought in the end, and what of all
// this weighed most. What happened stands in the steps and in the score; nothing is worked out anew.
import type { Step } from "../../api/types";
import { standing } from "../../table/history";
import type { ScoreColumn } from "./score";

/** Points that a seat got by claiming a route. */
export interface Gain {
  readonly move: number;
  readonly version: number;
  readonly seat: number;
  readonly route: string;
  readonly points: number;
}

/** What is turned over after the last move: a ticket, or what all tokens of a seat are worth. */
export interface Reveal {
  readonly seat: number;
  /** Null: the tokens. */
  readonly ticket: string | null;
  readonly joined: boolean;
  /** Less than nothing for a ticket that is not joined. */
  readonly points: number;
}

export interface Course {
  /** How many moves were made. */
  readonly moves: number;
  /** By seat: the points after every move from 0 on, then after every reveal. */
  readonly points: readonly (readonly number[])[];
  readonly gains: readonly Gain[];
  readonly reveals: readonly Reveal[];
  /** The move with which the final round began. */
  readonly finalRound: number | null;
}

/** Something that weighed much. */
export interface Swing {
  /** A move, or as much later as it was turned over. */
  readonly at: number;
  readonly seat: number;
  readonly points: number;
  /** What it was. */
  readonly of: Gain | Reveal;
  /** Whether it put its seat ahead of all others. */
  readonly lead: boolean;
}

export function courseOf(steps: readonly Step[], seats: number, columns: readonly ScoreColumn[] = []): Course {
  const moves = standing(steps);
  const points = Array.from({ length: seats }, () => [0]);
  const gains: Gain[] = [];
  let finalRound: number | null = null;
  const goOn = (seat: number | null, gained: number): void => {
    points.forEach((line, one) => line.push((line.at(-1) ?? 0) + (one === seat ? gained : 0)));
  };
  moves.forEach((step, at) => {
    const move = at + 1;
    const claim = step.events.find((event) => event.key === "event-claim");
    if (step.events.some((event) => event.key === "event-last-round")) finalRound ??= move;
    if (claim) {
      const { seat, route, points: brought } = claim.params;
      const gain = { seat: Number(seat), route: String(route), points: Number(brought) };
      gains.push({ move, version: step.version, ...gain });
    }
    const gain = claim ? gains.at(-1) : undefined;
    goOn(gain?.seat ?? null, gain?.points ?? 0);
  });
  const reveals = revealsOf(columns);
  for (const reveal of reveals) goOn(reveal.seat, reveal.points);
  return { moves: moves.length, points, gains, reveals, finalRound };
}

/** In the order in which they are turned over: whoever has fewest points for routes begins, with the cheapest ticket; whoever leads
    comes last. Then the tokens. */
export function revealsOf(columns: readonly ScoreColumn[]): readonly Reveal[] {
  const forRoutes = ({ routes }: ScoreColumn): number =>
    Object.values(routes).reduce((sum, { points }) => sum + points, 0);
  const order = columns.toSorted((one, other) => forRoutes(one) - forRoutes(other) || other.seat - one.seat);
  const tickets = order.flatMap(({ seat, tickets }) =>
    tickets
      .toSorted((one, other) => Math.abs(one.points) - Math.abs(other.points))
      .map(({ id, joined, points }): Reveal => ({ seat, ticket: id, joined, points })),
  );
  const tokens = order.flatMap(({ seat, tokens: { points } }) =>
    points > 0 ? [{ seat, ticket: null, joined: true, points }] : [],
  );
  return [...tickets, ...tokens];
}

/** What weighed most, in the order of the game; of equal ones what took the lead, then what came later. What took the lead for good is
    always among them. */
export function swings(course: Course, most = 3): readonly Swing[] {
  const candidates = [
    ...course.gains.map((of) => ({ of, at: of.move })),
    ...course.reveals.map((of, place) => ({ of, at: course.moves + 1 + place })),
  ].map(({ of, at }): Swing => ({ at, of, seat: of.seat, points: of.points, lead: tookLead(course, of.seat, at) }));
  const last = candidates.findLast((swing) => swing.lead);
  return candidates
    .toSorted(
      (one, other) =>
        Number(other === last) - Number(one === last) ||
        Math.abs(other.points) - Math.abs(one.points) ||
        Number(other.lead) - Number(one.lead) ||
        other.at - one.at,
    )
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at);
}

function tookLead({ points }: Course, seat: number, at: number): boolean {
  const ahead = (when: number): boolean =>
    points.every((line, one) => one === seat || (line[when] ?? 0) < (points[seat]?.[when] ?? 0));
  return ahead(at) && !ahead(at - 1);
}
