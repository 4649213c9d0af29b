// What a claim brings beside its points, as the server says it.
import type { TicketMove } from "../../api/types";

/** The tickets that a claim completes. */
export function joinedBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap(({ key, params }) => (key === "gain-ticket" ? [String(params["ticket"])] : []));
}

/** A ticket that lacks fewer routes after a claim. */
export interface Nearer {
  readonly ticket: string;
  readonly before: number;
  readonly after: number;
}

/** The tickets that it brings nearer without completing them. */
export function nearerBy(claim: TicketMove | undefined): readonly Nearer[] {
  return (claim?.gains ?? []).flatMap(({ key, params }) =>
    key === "gain-ticket-nearer"
      ? [{ ticket: String(params["ticket"]), before: Number(params["before"]), after: Number(params["after"]) }]
      : [],
  );
}

/** The token that it brings, or those of which one may choose one. */
export function broughtBy(claim: TicketMove | undefined): readonly string[] {
  return (claim?.gains ?? []).flatMap(({ key, params }) => {
    if (key === "gain-token") return [String(params["token"])];
    return key === "gain-token-choice" ? (params["tokens"] as string[]) : [];
  });
}
