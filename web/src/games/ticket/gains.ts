// What a claim brings beside its points, as the server says it.
import type { NearerGain, TicketMove } from "../../api/types";

/** The tickets that a claim completes. */
export function joinedBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap((gain) => (gain.kind === "ticket" ? [gain.ticket] : []));
}

/** The tickets that it brings nearer without completing them. */
export function nearerBy(claim: TicketMove | undefined): readonly NearerGain[] {
  return (claim?.gains ?? []).filter((gain) => gain.kind === "ticket-nearer");
}

/** The token that it brings, or those of which one may choose one. */
export function broughtBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap((gain) => {
    if (gain.kind === "token") return [gain.token];
    return gain.kind === "token-choice" ? gain.tokens : [];
  });
}
