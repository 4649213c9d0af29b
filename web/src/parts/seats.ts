// How the seats of a table look. A game whose owners have other colours, or none, says so for everything shown inside it;
// else they have the liveries of the ticket games.
import { createContext } from "svelte";
import { liveryOf, type Livery, type Seat } from "./liveries";

/** A colour with its mark; or an initial where colour belongs to something else. */
export interface SeatLook {
  readonly livery?: Livery | undefined;
  readonly initial?: string | undefined;
}

export type SeatLooks = (seat: Seat) => SeatLook;

const [given, give, isGiven] = createContext<SeatLooks>();

/** For a game: all parts inside show seats like this. The function is asked again when what it reads changes. */
export const giveSeatLooks = give;

/** For a part that shows seats. No table has more of them than there are colours. */
export function seatLooks(): (seat: number) => SeatLook {
  const looks: SeatLooks = isGiven() ? given() : (seat) => ({ livery: liveryOf(seat) });
  return (seat) => looks(seat as Seat);
}
