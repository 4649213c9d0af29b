// Who has won a game and by what, and how that is said. What is to be said comes from the server.
import type { TableShown } from "../api/types";
import type { Words } from "../text/words";

type Result = NonNullable<TableShown["result"]>;

/** The seats that nobody is before. */
export const winnersOf = ({ ranks }: Pick<Result, "ranks">): readonly number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Who gave the game up, and what that means for the score; empty where nobody did. */
export function concessionTold(words: Words, table: TableShown, cutShort: boolean): string {
  const names = table.seats.flatMap((seat, number) => (seat.conceded ? [words.player(number)] : []));
  if (names.length === 0) return "";
  const told = words.say("web-end-conceded", { names: words.allOf(names), count: names.length });
  return cutShort ? `${told} ${words.say("web-end-cut-short")}` : told;
}
