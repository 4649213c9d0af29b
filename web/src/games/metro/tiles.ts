// A tile in words: which sides its tracks join. Pure.
import type { MetroWords } from "./words";
import { railsOf } from "./rails";

/** `north west to south, …`: every track from the end where trains come in. Ends are told by side and by left or right. */
export function tileTold(words: MetroWords, tile: string, turn: number): string {
  return words.allOf(
    railsOf(words.tiles, tile, turn).map(([from, to]) =>
      words.say("web-metro-track", { from: sideOf(from), to: sideOf(to) }),
    ),
  );
}

const sideOf = (end: number): string => ["north", "east", "south", "west"][end >> 1] ?? "";
