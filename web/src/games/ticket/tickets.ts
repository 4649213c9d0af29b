// What a ticket is worth to its owner now: joined, still open with so much missing, or lost. The server says what is missing.
import type { TicketMove, TicketCard } from "../../api/types";

export type TicketState =
  | { readonly is: "joined" }
  | { readonly is: "open"; readonly routes: number; readonly cards: number }
  | { readonly is: "lost" };

export function stateOf({ complete, missing, cards }: Pick<TicketCard, "complete" | "missing" | "cards">): TicketState {
  if (complete) return { is: "joined" };
  return missing === null ? { is: "lost" } : { is: "open", routes: missing.length, cards };
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

/** So many tickets in a line each stand one over the other. */
export const LINES = 3;

/** How tickets lie in a row that has room for so many stubs: those still open as stubs, joined ones as lines; where there is no
    room for that, all as lines. */
export function laidOut<Ticket extends Pick<TicketCard, "complete">>(
  tickets: readonly Ticket[],
  room = Infinity,
): { readonly stubs: readonly Ticket[]; readonly lines: readonly Ticket[] } {
  const open = tickets.filter((ticket) => !ticket.complete);
  const joined = tickets.filter((ticket) => ticket.complete);
  if (open.length + Math.ceil(joined.length / LINES) <= room) return { stubs: open, lines: joined };
  return { stubs: [], lines: [...open, ...joined] };
}
