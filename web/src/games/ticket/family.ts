// The row of the ticket family.
import { liveryOf } from "../../parts/liveries";
import type { Family } from "../families";

export const ticket: Family = {
  texts: "ticket",
  glyph: "ticket",
  table: () => import("./TicketTable.svelte"),
  television: () => import("./Television.svelte"),
  picture: () => import("./Picture.svelte"),
  lookBefore: (seat) => ({ livery: liveryOf(seat) }),
  telling: { unsaid: ["event-market"], learnt: ["event-draw-deck"] },
  groups: {},
};
