// The same table once more: the same seats in the same order, with new cards.
import type { Level, TableBody, TableShown } from "../api/types";
import { LEVELS } from "../home/opponents";

/** People of this screen sit down again, bots come back at their level, everybody else is invited anew. */
export function rematchOf(table: TableShown, mine: readonly number[]): TableBody {
  return {
    game: table.game,
    after: table.id,
    options: table.options,
    pace: table.pace,
    listed: table.listed,
    seats: table.seats.map((seat, number) => {
      if (mine.includes(number)) return { kind: "me", name: seat.name, level: "steady" };
      if (seat.kind === "bot") return { kind: "bot", level: levelOf(seat.level) };
      return { kind: "open", level: "steady" };
    }),
  };
}

function levelOf(level: string | null): Level {
  return LEVELS.find((one) => one === level) ?? "steady";
}
