// What the log of a table of Metro has of its own.
import type { Step } from "../../api/types";
import { sinceOwn } from "../../table/history";

/** A line that was finished, as the event tells of it: whose it was, or which company's. */
export interface FinishedLine {
  readonly seat?: number;
  readonly company?: string;
  readonly start: "station" | "rail";
  readonly number: number;
  readonly tiles: number;
  /** How often they count. */
  readonly counts: number;
  readonly points: number;
}

export const linesFinished = ({ events }: Step): readonly FinishedLine[] =>
  events
    .filter(({ key }) => key === "event-line-finished" || key === "event-line-of-company")
    .map(({ params }) => params as unknown as FinishedLine);

/** Squares where tiles were laid since one's own last move; for a spectator, in the last round. */
export function freshSquares(steps: readonly Step[], seat: number | null, seats: number): ReadonlySet<string> {
  const events = sinceOwn(steps, seat, seats).flatMap((step) => step.events);
  return new Set(events.flatMap(({ key, params }) => (key === "event-lay" ? [String(params["square"])] : [])));
}
