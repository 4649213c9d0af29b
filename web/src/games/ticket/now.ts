// What the sign says at a ticket table.
import type { TicketView } from "../../api/types";
import { nowAt, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: TicketView | null;
  /** The route that was claimed last, in words, and what it brought: a token may come of it. */
  readonly claimed?: { readonly route: string; readonly points: number } | null;
  /** Whether tickets are being turned over: who wins is not said before. */
  readonly revealing?: boolean;
}

export function nowOf(situation: Situation): Now {
  const { table, view, claimed, revealing = false } = situation;
  if (revealing) return same(null, { key: "prompt-over" }, { key: "web-reveal-order" });
  return nowAt(situation, {
    actor: view?.turn ?? table.actors[0] ?? null,
    mine: (seat) =>
      view
        ? mineToMove(view, seat, claimed ?? null)
        : same(seat, { key: "web-your-turn" }, { key: "prompt-ticket-turn" }),
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
  const title = { key: final ? "web-last-turn" : "web-your-turn" };
  if (view.phase === "second-card") return same(seat, title, { key: "prompt-ticket-second-card" });
  if (view.phase === "first-tickets" || view.phase === "tickets")
    return same(seat, title, { key: "prompt-ticket-tickets" });
  if (view.moves.every((move) => move.kind === "pass")) return same(seat, title, { key: "prompt-ticket-pass" });
  if (final) return { seat, title, line: { key: "web-final-round" }, short: { key: "web-final-round-short" } };
  return { seat, title, line: { key: "prompt-ticket-turn" }, short: { key: "prompt-ticket-turn.short" } };
}

function othersDo(view: TicketView | null, watching: boolean): { line: Sentence; short: Sentence } {
  if (view && view.last_turns !== null) {
    return { line: { key: "web-final-round" }, short: { key: "web-final-round-short" } };
  }
  const phase = view?.phase ?? "turn";
  const first = watching ? "prompt-ticket-first-wait.short" : "web-first-kept";
  const line = phase === "first-tickets" ? { key: first } : { key: "prompt-ticket-wait.short", params: { phase } };
  return { line, short: line };
}
