// What the sign says at any table: who is to move and what there is to do, as keys of sentences. Pure; the words come later.
import type { Message, SeatShown, TableShown } from "../api/types";
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

/** What a view says of its turn: who is to move, and what its viewer is to do, or who is waited for. */
export interface Turn {
  readonly actors: readonly number[];
  readonly prompt: Message;
}

/** What stands under the title, and the same in fewer words. */
export type Lines = Pick<Now, "line" | "short">;

/** A prompt has a sentence in full, and for the sign a line, the same in fewer words, and a title for whoever is to move. */
export function partOf({ key, params }: Message, part: "title" | "line" | "short"): Sentence {
  return { key: `${key}.${part}`, params };
}

const linesOf = ({ prompt }: Turn): Lines => ({ line: partOf(prompt, "line"), short: partOf(prompt, "short") });

/** `lines`: what a game says under the title, where that is not what the prompt says. */
export function nowAt(sight: Sight, turn: Turn, lines: (mine: boolean) => Lines = () => linesOf(turn)): Now {
  const { table, seat, live } = sight;
  if (!live) {
    const params = { move: sight.move, count: sight.moves };
    return same(single(turn.actors), { key: "web-now-past", params }, { key: "web-past-line" });
  }
  if (table.status === "over") return over(table);
  if (table.asking) {
    const params = { names: named(table, table.asking.waiting) };
    return same(table.asking.seat, { key: "web-now-question" }, { key: "web-waits-for", params });
  }
  const mine = seat !== null ? table.seats[seat] : undefined;
  if (mine?.away && !mine.conceded) return same(seat, { key: "web-now-away" }, { key: "web-away-line" });
  if (mine?.conceded) return same(seat, { key: "web-now-conceded" }, { key: "web-conceded-line" });
  if (seat !== null && table.actors.includes(seat) && isHere(mine)) {
    return { seat, title: partOf(turn.prompt, "title"), ...lines(true) };
  }
  const names = named(table, table.actors);
  const alone = single(table.actors);
  const title =
    seat === null && alone !== null
      ? { key: "web-now-playing", params: { name: names } }
      : { key: "web-waits-for", params: { names } };
  return { seat: alone, title, ...lines(false) };
}

const single = (seats: readonly number[]): number | null => (seats.length === 1 ? (seats[0] ?? null) : null);

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
