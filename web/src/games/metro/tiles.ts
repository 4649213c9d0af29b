// A tile in words: which sides its tracks join. Pure.
import type { Words } from "../../text/words";
import { tracksOf, type Board } from "./board";

/** `north west to south, …`: every track from the end where trains come in. Ends are told by side and by left or right. */
export function tileTold(words: Words, board: Pick<Board, "kinds">, tile: string, turn: number): string {
  return words.allOf(
    tracksOf(board, tile, turn).map(([from, to]) =>
      words.say("web-metro-track", { from: sideOf(from), to: sideOf(to) }),
    ),
  );
}

const sideOf = (end: number): string => ["north", "east", "south", "west"][end >> 1] ?? "";
