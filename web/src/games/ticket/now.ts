// What the sign says: who is to move and what there is to do, as keys of sentences. Pure; the words come later.
import type { SeatShown, TableShown, TicketView } from "../../api/types";

/** A sentence to be said: its key with parameters. */
export interface Sentence {
  readonly key: string;
  readonly params?: Record<string, string | number>;
}

export interface Now {
  /** Whose badge stands before it. */
  readonly seat: number | null;
  readonly title: Sentence;
  readonly line: Sentence;
  /** The same in fewer words. */
  readonly short: Sentence;
}

export interface Situation {
  readonly table: TableShown;
  readonly view: TicketView | null;
  /** Whose eyes these are; null for those who watch, and while hands are covered. */
  readonly seat: number | null;
  readonly live: boolean;
  /** The route that was claimed last, in words, and what it brought: a token may come of it. */
  readonly claimed?: { readonly route: string; readonly points: number } | null;
  /** The move that is looked at, and how many there are. */
  readonly move: number;
  readonly moves: number;
}

const DOING: Record<string, string> = {
  "second-card": "web-doing-second",
  tickets: "web-doing-tickets",
  "first-tickets": "web-doing-first",
  placing: "web-doing-placing",
  token: "web-doing-token",
};

export function nowOf(situation: Situation): Now {
  const { table, view, seat, live } = situation;
  const named = (seats: readonly number[]): string => seats.map((one) => table.seats[one]?.name ?? "").join(", ");
  const actor = view?.turn ?? table.actors[0] ?? null;
  if (!live) {
    const params = { move: situation.move, count: situation.moves };
    return same(actor, { key: "web-now-past", params }, { key: "web-past-line" });
  }
  if (table.status === "over") return over(table, named);
  if (table.asking) {
    const params = { names: named(table.asking.waiting) };
    return same(table.asking.seat, { key: "web-now-question" }, { key: "web-now-waiting", params });
  }
  const mine = seat !== null ? table.seats[seat] : undefined;
  if (mine?.away && !mine.conceded) return same(seat, { key: "web-now-away" }, { key: "web-away-line" });
  if (seat !== null && view && table.actors.includes(seat) && isHere(mine)) {
    return mineToMove(view, seat, situation.claimed ?? null);
  }
  return others(situation, actor, named);
}

function mineToMove(view: TicketView, seat: number, claimed: Situation["claimed"]): Now {
  const final = view.last_turns !== null;
  if (view.phase === "placing") {
    const count = view.stacks.filter((stack) => stack.place === null && stack.count > 0).length;
    const line = { key: "web-place-token-line", params: { count } };
    return { seat, title: { key: "web-place-token" }, line, short: { key: "web-place-token-short" } };
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

function others(situation: Situation, actor: number | null, named: (seats: readonly number[]) => string): Now {
  const { table, view, seat } = situation;
  const watching = seat === null;
  const title =
    watching && table.actors.length === 1 && actor !== null
      ? { key: "web-now-playing", params: { name: named([actor]) } }
      : { key: "web-now-waiting", params: { names: named(table.actors) } };
  const badge = table.actors.length === 1 ? actor : null;
  const chosen = view?.phase === "first-tickets" && seat !== null;
  const doing = { key: chosen ? "web-first-kept" : (DOING[view?.phase ?? ""] ?? "web-doing-turn") };
  if (view && view.last_turns !== null) {
    return { seat: badge, title, line: { key: "web-final-round" }, short: { key: "web-final-round-short" } };
  }
  return same(badge, title, doing);
}

function over(table: TableShown, named: (seats: readonly number[]) => string): Now {
  const winners = (table.result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const line = { key: "web-over-won", params: { names: named(winners), count: winners.length } };
  return same(winners.length === 1 ? (winners[0] ?? null) : null, { key: "web-now-over" }, line);
}

function same(seat: number | null, title: Sentence, line: Sentence): Now {
  return { seat, title, line, short: line };
}

/** Whether a person plays there now. */
export function isHere(seat: SeatShown | undefined): boolean {
  return seat !== undefined && !seat.away && !seat.conceded;
}
