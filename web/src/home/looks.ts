// How the seats of a game look before it begins. In the ticket games a seat has its colour; in the others colours are given
// later, or to something else, so a seat has the letter it is called by.
import { liveryOf, type Livery, type Seat } from "../parts/liveries";
import type { SeatLook } from "../parts/seats";
import type { Chosen } from "./options";

const TICKET: readonly string[] = ["berlin", "san-francisco"];
const WAGONS = ["yellow", "blue", "orange", "green", "purple", "black"] as const;

export function lookBefore(game: string | null | undefined, options: Chosen, seat: Seat): SeatLook {
  if (!game || TICKET.includes(game)) return { livery: liveryOf(seat) };
  // Metro gives its colours in the order of turns: they are known when the first seat begins.
  if (game === "metro" && options.first === "A" && options.companies !== true) {
    return { livery: `metro-${WAGONS[seat]}` satisfies Livery };
  }
  return { initial: "ABCDEF"[seat] };
}
