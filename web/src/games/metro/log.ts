// What the log of a table of Metro has of its own.
import type { Step } from "../../api/types";
import type { Decided } from "../../table/log";

/** Events that decide something special, with the rule that says so. */
export const DECIDED: Decided = {
  "event-exchange-closed": "M15",
  "event-exchange-paused": "M15a",
  "event-idle": "M5b",
};

/** Seen on the table: they need not be said. */
export const UNSAID = ["event-new-tile"];

/** Squares where tiles were laid since one's own last move; for a spectator, in the last round. */
export function freshSquares(steps: readonly Step[], seat: number | null, seats: number): ReadonlySet<string> {
  const found = new Set<string>();
  let turns = 0;
  for (const step of steps.toReversed()) {
    if (step.entry.kind !== "move") continue;
    if (step.entry.seat === seat || (seat === null && turns === seats)) break;
    turns += 1;
    for (const { key, params } of step.events) if (key === "event-lay") found.add(String(params["square"]));
  }
  return found;
}
