// The players of a ticket game as rows of the departure board.
import type { SeatShown, TableShown, TicketView } from "../../api/types";
import type { Departure } from "../../parts/Departures.svelte";
import type { Seat } from "../../parts/liveries";
import type { Words } from "../../text/words";

export interface PlayersSeen {
  readonly table: TableShown;
  readonly view: TicketView;
  readonly seat: number | null;
  readonly connected: readonly boolean[];
  /** Fewer counts, for a strip. */
  readonly short?: boolean;
}

export function rowsOf(
  { table, view, seat, connected, short = false }: PlayersSeen,
  words: Words,
): readonly Departure[] {
  return view.players.map((player) => {
    const who = table.seats[player.seat];
    const pieces = [
      { glyph: "tram", count: player.trams, label: words.say("web-count-trams") },
      { glyph: "subway", count: player.subways, label: words.say("web-count-subways") },
    ] as const;
    const held = [
      { glyph: "cards", count: player.cards, label: words.say("web-count-cards") },
      { glyph: "ticket", count: player.ticket_count, label: words.say("web-count-tickets") },
    ] as const;
    return {
      seat: player.seat as Seat,
      name: who?.name ?? "",
      kind: who && kindOf(who, player.seat === seat, connected[player.seat] ?? true, words),
      counts: short ? pieces : [...pieces, ...held],
      score: table.status === "over" ? (player.total ?? player.route_points) : player.route_points,
      toMove: table.status === "playing" && table.actors.includes(player.seat),
      away:
        (who?.away ?? false) ||
        (who?.conceded ?? false) ||
        (who?.kind === "person" && connected[player.seat] === false),
    };
  });
}

/** What is to be known about who plays there, in a word or two. */
function kindOf(who: SeatShown, own: boolean, connected: boolean, words: Words): string | undefined {
  if (who.conceded) return words.say("web-player-conceded");
  if (who.away) return words.say("web-player-away");
  if (who.kind === "bot") {
    const level = who.level ?? "";
    return words.say("web-bot-level", { level: level ? words.say(`web-level-${level}`) : "" });
  }
  if (own) return words.say("web-you");
  if (who.kind === "person" && !connected) return words.say("web-player-lost");
  return undefined;
}
