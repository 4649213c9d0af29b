// How a game went: the points for routes move by move, when the final round began, which claims weighed most.
// What happened stands in the steps; nothing is worked out anew.
import type { Step } from "../../api/types";
import { standing } from "../../table/history";

/** Points that a seat got by claiming a route. */
export interface Gain {
  readonly move: number;
  readonly version: number;
  readonly seat: number;
  readonly route: string;
  readonly points: number;
}

export interface Course {
  /** How many moves were made. */
  readonly moves: number;
  /** By seat, then by move from 0 on: the points for routes after that move. */
  readonly points: readonly (readonly number[])[];
  readonly gains: readonly Gain[];
  /** The move with which the final round began. */
  readonly finalRound: number | null;
}

/** A claim that weighed much. */
export interface Swing extends Gain {
  /** Whether it put its seat ahead of all others. */
  readonly lead: boolean;
}

export function courseOf(steps: readonly Step[], seats: number): Course {
  const moves = standing(steps);
  const points = Array.from({ length: seats }, () => [0]);
  const gains: Gain[] = [];
  let finalRound: number | null = null;
  moves.forEach((step, at) => {
    const move = at + 1;
    for (const line of points) line.push(line[at] ?? 0);
    for (const event of step.events) {
      if (event.key === "event-last-round") finalRound ??= move;
      if (event.key !== "event-claim") continue;
      const gain: Gain = {
        move,
        version: step.version,
        seat: Number(event.params["seat"]),
        route: String(event.params["route"]),
        points: Number(event.params["points"]),
      };
      gains.push(gain);
      const line = points[gain.seat];
      if (line) line[move] = (line[move] ?? 0) + gain.points;
    }
  });
  return { moves: moves.length, points, gains, finalRound };
}

/** The claims that brought most, in the order of the game; of equal ones those that took the lead, then the later ones. */
export function swings(course: Course, most = 3): readonly Swing[] {
  return course.gains
    .map((gain) => ({ ...gain, lead: tookLead(course, gain) }))
    .toSorted((one, other) => other.points - one.points || +other.lead - +one.lead || other.move - one.move)
    .slice(0, most)
    .toSorted((one, other) => one.move - other.move);
}

function tookLead(course: Course, gain: Gain): boolean {
  const ahead = (move: number): boolean =>
    course.points.every(
      (line, seat) => seat === gain.seat || (line[move] ?? 0) < (course.points[gain.seat]?.[move] ?? 0),
    );
  return ahead(gain.move) && !ahead(gain.move - 1);
}
