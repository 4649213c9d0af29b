// What a ticket is worth to its owner now: joined, still open with so much missing, or lost. The server says what is missing.
import type { TicketCard } from "../../api/types";
import { price, type Board } from "./board";

export type TicketState =
  | { readonly is: "joined" }
  | { readonly is: "open"; readonly routes: number; readonly cards: number }
  | { readonly is: "lost" };

export function stateOf(ticket: Pick<TicketCard, "complete" | "missing">, board: Pick<Board, "routes">): TicketState {
  if (ticket.complete) return { is: "joined" };
  if (ticket.missing === null) return { is: "lost" };
  const missing = new Set(ticket.missing);
  const cards = board.routes.filter((route) => missing.has(route.id)).reduce((sum, route) => sum + price(route), 0);
  return { is: "open", routes: missing.size, cards };
}

/** The move that keeps just these of the tickets on offer; null when there is none such. */
export function keeping(kept: readonly boolean[]): "keep first" | "keep second" | "keep both" | null {
  const [first = false, second = false] = kept;
  if (first && second) return "keep both";
  return first ? "keep first" : second ? "keep second" : null;
}
