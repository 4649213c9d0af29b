// The players of a ticket game as rows of the departure board.
import type { PlayerView, TicketView } from "../../api/types";
import type { Departure, DepartureCount, DepartureTokens } from "../../parts/Departures.svelte";
import type { TokenSymbol } from "../../parts/liveries";
import { playerAt, type PlayersSeen } from "../../table/seats";
import type { TicketWords } from "./words";
import type { Board } from "./board";

export interface TicketPlayers extends PlayersSeen<TicketView> {
  readonly board: Pick<Board, "called" | "pieces" | "tokens">;
}

export function rowsOf(seen: TicketPlayers, words: TicketWords): readonly Departure[] {
  const { table, view, board, short = false } = seen;
  return view.players.map((player) => {
    const piece = (kind: string): string => words.say("web-count-pieces", { kind: words.ofGame(kind) });
    const counts: DepartureCount[] = [{ glyph: board.called.tram, count: player.trams, label: piece("tram") }];
    if ("subway" in board.pieces) counts.push({ glyph: "subway", count: player.subways, label: piece("subway") });
    if (!short) {
      counts.push({ glyph: "cards", count: player.cards, label: words.say("web-count-cards") });
      counts.push({ glyph: "ticket", count: player.ticket_count, label: words.say("web-count-tickets") });
    } else if (board.tokens) {
      counts.push({ glyph: "token", count: player.tokens.length, label: words.say("web-count-tokens") });
    }
    return {
      ...playerAt(seen, player.seat, words),
      counts,
      tokens: board.tokens && !short ? tokensOf(player, words) : undefined,
      score: table.status === "over" ? (player.total ?? player.route_points) : player.route_points,
    };
  });
}

/** Everybody may know a player's tokens (S5), and what they would be worth now. */
function tokensOf(player: PlayerView, words: TicketWords): DepartureTokens {
  return {
    symbols: player.tokens as TokenSymbol[],
    worth: player.token_points,
    label:
      player.tokens.length === 0
        ? words.say("web-tokens-none")
        : words.say("web-tokens-worth", {
            tokens: words.allOf(player.tokens.map((symbol) => words.token(symbol))),
            count: player.token_points,
          }),
  };
}
