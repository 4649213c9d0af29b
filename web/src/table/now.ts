// What the sign says at any table: who is to move and what there is to do, as keys of sentences. Pure; the words come later.
import type { SeatShown, TableShown } from "../api/types";
import type { Params } from "../text/catalogue";
import { winnersOf } from "./verdict";

/** A sentence to be said: its key with parameters. */
export interface Sentence {
  readonly key: string;
  readonly params?: Params;
}

export interface Now {
  /** Whose badge stands before it. */
  readonly seat: number | null;
  readonly title: Sentence;
  readonly line: Sentence;
  /** The same in fewer words. */
  readonly short: Sentence;
}

/** A table as somebody sees it. */
export interface Sight {
  readonly table: TableShown;
  /** Whose eyes these are; null for those who watch, and while hands are covered. */
  readonly seat: number | null;
  readonly live: boolean;
  /** The move that is looked at, and how many there are. */
  readonly move: number;
  readonly moves: number;
}

/** What a game says of its own turns. */
export interface Turns {
  /** Whose turn it is; null when there is no such seat. */
  readonly actor: number | null;
  /** To the one whose turn it is. */
  mine(seat: number): Now;
  /** What the others are doing, and what it is in fewer words. */
  doing(watching: boolean): { readonly line: Sentence; readonly short: Sentence };
}

export function nowAt(sight: Sight, turns: Turns): Now {
  const { table, seat, live } = sight;
  if (!live) {
    const params = { move: sight.move, count: sight.moves };
    return same(turns.actor, { key: "web-now-past", params }, { key: "web-past-line" });
  }
  if (table.status === "over") return over(table);
  if (table.asking) {
    const params = { names: named(table, table.asking.waiting) };
    return same(table.asking.seat, { key: "web-now-question" }, { key: "web-waits-for", params });
  }
  const mine = seat !== null ? table.seats[seat] : undefined;
  if (mine?.away && !mine.conceded) return same(seat, { key: "web-now-away" }, { key: "web-away-line" });
  if (mine?.conceded) return same(seat, { key: "web-now-conceded" }, { key: "web-conceded-line" });
  if (seat !== null && table.actors.includes(seat) && isHere(mine)) return turns.mine(seat);
  return others(sight, turns);
}

function others({ table, seat }: Sight, turns: Turns): Now {
  const watching = seat === null;
  const { actor } = turns;
  const title =
    watching && table.actors.length === 1 && actor !== null
      ? { key: "web-now-playing", params: { name: named(table, [actor]) } }
      : { key: "web-waits-for", params: { names: named(table, table.actors) } };
  return { seat: table.actors.length === 1 ? actor : null, title, ...turns.doing(watching) };
}

function over(table: TableShown): Now {
  if (table.closed) return same(null, { key: "web-over-closed" }, table.closed);
  const { result } = table;
  const winners = result ? winnersOf(result) : [];
  return same(
    winners.length === 1 ? (winners[0] ?? null) : null,
    { key: "prompt-over" },
    result?.verdict ?? { key: "event-over" },
  );
}

function named(table: TableShown, seats: readonly number[]): string {
  return seats.map((one) => table.seats[one]?.name ?? "").join(", ");
}

/** Where there are no fewer words for it. */
export function same(seat: number | null, title: Sentence, line: Sentence): Now {
  return { seat, title, line, short: line };
}

/** Whether a person plays there now. */
export function isHere(seat: SeatShown | undefined): boolean {
  return seat !== undefined && !seat.away && !seat.conceded;
}
