// The row of the ticket family.
import { liveryOf } from "../../parts/liveries";
import type { Family } from "../families";

export const ticket: Family = {
  table: () => import("./TicketTable.svelte"),
  picture: () => import("./Picture.svelte"),
  lookBefore: (_, seat) => ({ livery: liveryOf(seat) }),
  groups: {},
};
