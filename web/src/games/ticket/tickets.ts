// What a ticket is worth to its owner now: joined, still open with so much missing, or lost. The server says what is missing.
import type { TicketMove, TicketCard } from "../../api/types";
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

/** The move that keeps just these of the tickets on offer; null when there is none. */
export function keeping(
  keeps: readonly TicketMove[],
  offer: readonly Pick<TicketCard, "id">[],
  kept: readonly boolean[],
): TicketMove | null {
  const ids = offer.filter((_, place) => kept[place]).map(({ id }) => id);
  return keeps.find(({ tickets = [] }) => tickets.join() === ids.join()) ?? null;
}
