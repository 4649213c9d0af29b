// Who sits where, in a word or two.
import type { SeatShown } from "../api/types";
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
