// What has happened at the market: which cards are new there, and whether the whole row was swept.
import type { EventShown, Step } from "../../api/types";

/** By slot, from 1: the version at which the card that lies there was turned up; 0 where it lay there from the start. */
export function arrivals(steps: readonly Step[], slots = 5): readonly number[] {
  const versions = Array.from({ length: slots }, () => 0);
  for (const step of steps) {
    for (const event of step.events) {
      const turnedUp = event.key === "event-market" ? (event.params["slots"] as readonly number[]) : [];
      for (const slot of turnedUp) versions[slot - 1] = step.version;
    }
  }
  return versions;
}

/** The last time the row was swept (T3), as long as a seat has not had a turn since; null when there is none to tell. */
export function recentSweep(steps: readonly Step[], seat: number | null, turns: number): EventShown | null {
  let moves = 0;
  for (const step of steps.toReversed()) {
    const sweep = step.events.findLast((event) => event.key === "event-sweep");
    if (sweep) return sweep;
    if (step.entry.kind !== "move") continue;
    if (step.entry.seat === seat || ++moves >= turns) return null;
  }
  return null;
}
