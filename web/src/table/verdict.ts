// Who has won a game and by what, and how that is said. The ranks come from the server.
import type { SeatShown, TableShown } from "../api/types";
import type { Words } from "../text/words";

type Result = NonNullable<TableShown["result"]>;

export type Ending =
  /** More points. */
  | "points"
  /** As many points; what else counts in the game decided. */
  | "tie-break"
  /** Nothing tells them apart. */
  | "shared"
  /** Nobody else held out. */
  | "conceded";

export interface Verdict {
  readonly winners: readonly number[];
  readonly ending: Ending;
  /** By how many points the best of the others was behind. */
  readonly margin: number;
  readonly total: number;
}

export function verdictOf(result: Result, seats: readonly SeatShown[]): Verdict {
  const best = Math.min(...result.ranks);
  const winners = result.ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
  const total = result.totals[winners[0] ?? 0] ?? 0;
  const rivals = result.totals.filter((_, seat) => !winners.includes(seat) && !seats[seat]?.conceded);
  const margin = total - Math.max(...rivals);
  let ending: Ending = margin > 0 ? "points" : "tie-break";
  if (rivals.length === 0) ending = "conceded";
  if (winners.length > 1) ending = "shared";
  return { winners, ending, margin: rivals.length === 0 ? 0 : margin, total };
}

export interface VerdictTold {
  readonly winner: string;
  readonly names: string;
  readonly by: string;
}

/** What a game says of equal points, by key: by what else they were told apart, and that they were not. */
export interface Equals {
  readonly tieBreak: string;
  readonly shared: string;
}

export function verdictTold(words: Words, verdict: Verdict, equals: Equals): VerdictTold {
  const by = {
    points: () => words.say("web-end-margin", { count: verdict.margin }),
    "tie-break": () => words.say(equals.tieBreak),
    shared: () => words.say(equals.shared),
    conceded: () => words.say("web-end-by-concession"),
  };
  return {
    winner: words.say("web-end-winner", { count: verdict.winners.length }),
    names: words.allOf(verdict.winners.map((seat) => words.player(seat))),
    by: by[verdict.ending](),
  };
}

/** The same as a sentence. */
export function verdictSentence(words: Words, verdict: Verdict, equals: Equals): string {
  return words.say("web-text-verdict", { ...verdictTold(words, verdict, equals) });
}

/** Who gave the game up, and what that means for the score; empty where nobody did. */
export function concessionTold(words: Words, table: TableShown, cutShort: boolean): string {
  const names = table.seats.flatMap((seat, number) => (seat.conceded ? [words.player(number)] : []));
  if (names.length === 0) return "";
  const told = words.say("web-end-conceded", { names: words.allOf(names), count: names.length });
  return cutShort ? `${told} ${words.say("web-end-cut-short")}` : told;
}
