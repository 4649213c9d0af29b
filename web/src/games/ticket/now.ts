// What the sign says at a ticket table.
import type { TicketView } from "../../api/types";
import { nowAt, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: TicketView | null;
  /** The route that was claimed last, in words, and what it brought: a token may come of it. */
  readonly claimed?: { readonly route: string; readonly points: number } | null;
}

const DOING: Record<string, string> = {
  "second-card": "web-doing-second",
  tickets: "web-doing-tickets",
  "first-tickets": "web-doing-first",
  placing: "web-doing-placing",
  token: "web-doing-token",
};

export function nowOf(situation: Situation): Now {
  const { table, view, claimed } = situation;
  return nowAt(situation, {
    actor: view?.turn ?? table.actors[0] ?? null,
    mine: (seat) =>
      view
        ? mineToMove(view, seat, claimed ?? null)
        : same(seat, { key: "web-now-turn" }, { key: "web-three-choices" }),
    doing: (watching) => othersDo(view, watching),
  });
}

function mineToMove(view: TicketView, seat: number, claimed: Situation["claimed"]): Now {
  const final = view.last_turns !== null;
  if (view.phase === "placing") {
    const count = view.stacks.filter((stack) => stack.place === null && stack.count > 0).length;
    const line = { key: "web-place-token-line", params: { count } };
    const short = { key: "web-place-token-short", params: { count } };
    return { seat, title: { key: "web-place-token" }, line, short };
  }
  if (view.phase === "token") {
    const line = claimed ? { key: "web-take-token-after", params: { ...claimed } } : { key: "web-take-token-line" };
    return { seat, title: { key: "web-take-token" }, line, short: { key: "web-take-token-line" } };
  }
  const title = { key: final ? "web-last-turn" : "web-now-turn" };
  if (view.phase === "second-card") return same(seat, title, { key: "web-second-card" });
  if (view.phase === "first-tickets" || view.phase === "tickets")
    return same(seat, title, { key: "web-choose-tickets" });
  if (view.moves.every((move) => move.kind === "pass")) return same(seat, title, { key: "web-only-pass" });
  if (final) return { seat, title, line: { key: "web-final-round" }, short: { key: "web-final-round-short" } };
  return { seat, title, line: { key: "web-three-choices" }, short: { key: "web-three-choices-short" } };
}

function othersDo(view: TicketView | null, watching: boolean): { line: Sentence; short: Sentence } {
  if (view && view.last_turns !== null) {
    return { line: { key: "web-final-round" }, short: { key: "web-final-round-short" } };
  }
  const chosen = view?.phase === "first-tickets" && !watching;
  const line = { key: chosen ? "web-first-kept" : (DOING[view?.phase ?? ""] ?? "web-doing-turn") };
  return { line, short: line };
}
