// What the log of a ticket table has of its own.
import type { Step } from "../../api/types";
import type { TicketWords } from "./words";

/** The route that was claimed last, in words, and what it brought at once; null before the first claim. */
export function claimedLast(steps: readonly Step[], words: TicketWords): { route: string; points: number } | null {
  for (const step of steps.toReversed()) {
    const claim = step.events.findLast((event) => event.key === "event-claim");
    if (claim) return { route: words.route(String(claim.params["route"])), points: Number(claim.params["points"]) };
  }
  return null;
}
