// What a claim brings beside its points, as the server says it.
import type { TicketMove } from "../../api/types";

/** The tickets that a claim completes. */
export function joinedBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap(({ key, params }) => (key === "gain-ticket" ? [String(params["ticket"])] : []));
}

/** The token that it brings, or those of which one may choose one. */
export function broughtBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap(({ key, params }) => {
    if (key === "gain-token") return [String(params["token"])];
    return key === "gain-token-choice" ? (params["tokens"] as string[]) : [];
  });
}
