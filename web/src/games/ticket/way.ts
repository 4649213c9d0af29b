// What stands in the way of a claim: routes, by the parameters of the reason. Pure.
import type { ReasonShown } from "../../api/types";
import type { InTheWay } from "../../table/shown.svelte";
import type { Board } from "./board";
import type { TicketWords } from "./words";

/** The reasons for which another strand between the same places is to blame. */
const BESIDE = ["why-own-other-strand", "why-double-closed"];

export function inTheWay(
  words: TicketWords,
  board: Board,
  owners: ReadonlyMap<string, number>,
  reason: ReasonShown,
): InTheWay | null {
  const route = board.routes.find(({ id }) => id === reason.params["route"]);
  if (!route) return null;
  const beside = board.routes.filter(({ id }) => id === route.double && owners.has(id));
  const things =
    reason.key === "why-route-taken" ? [route.id] : BESIDE.includes(reason.key) ? beside.map(({ id }) => id) : [];
  return things.length > 0 ? { things, told: words.say("web-route-shown", { routes: things }) } : null;
}
