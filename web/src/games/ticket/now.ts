// What the sign says at a ticket table.
import type { TicketView } from "../../api/types";
import { nowAt, same, type Now, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: TicketView;
  /** Whether tickets are being turned over: who wins is not said before. */
  readonly revealing?: boolean;
}

export function nowOf(situation: Situation): Now {
  const { view, revealing = false } = situation;
  return revealing ? same(null, { key: "prompt-over" }, { key: "web-reveal-order" }) : nowAt(situation, view);
}
