// Who sits where, in a word or two, and as a row of the departure board.
import type { SeatShown, TableShown } from "../api/types";
import type { Departure } from "../parts/Departures.svelte";
import type { Words } from "../text/words";

export function botTold(words: Words, seat: SeatShown): string {
  return words.say("web-bot-level", { level: seat.level ? words.say(`web-level-${seat.level}`) : "" });
}

/** What is to be known about who plays there; undefined where it is somebody who is there. */
export function seatTold(words: Words, seat: SeatShown, own: boolean, connected: boolean): string | undefined {
  if (seat.conceded) return words.say("web-player-conceded");
  if (seat.away) return words.say("web-player-away");
  if (seat.kind === "bot") return botTold(words, seat);
  if (own) return words.say("web-you");
  if (seat.kind === "person" && !connected) return words.say("web-player-lost");
  return undefined;
}

/** A table as its players are shown, with the view of its game. */
export interface PlayersSeen<View = unknown> {
  readonly table: TableShown;
  readonly seat: number | null;
  readonly connected: readonly boolean[];
  /** Whether several people sit at this screen: then nobody of them is "you" more than another. */
  readonly shared?: boolean;
  readonly view: View;
  /** Fewer counts and words, for a strip. */
  readonly short?: boolean;
}

/** What every game shows of the player at a seat. */
export function playerAt(
  { table, seat: own, connected, shared = false }: Omit<PlayersSeen, "view">,
  at: number,
  words: Words,
): Required<Pick<Departure, "seat" | "name" | "kind" | "toMove" | "away">> {
  const who = table.seats[at];
  const here = connected[at] ?? true;
  return {
    seat: at,
    name: who?.name ?? "",
    kind: who && seatTold(words, who, at === own && !shared, here),
    toMove: table.status === "playing" && table.actors.includes(at),
    away: who !== undefined && (who.away || who.conceded || (who.kind === "person" && !here)),
  };
}
