// The players of a ticket game as rows of the departure board.
import type { PlayerView, TableShown, TicketView } from "../../api/types";
import type { Departure, DepartureCount, DepartureTokens } from "../../parts/Departures.svelte";
import type { Seat, TokenSymbol } from "../../parts/liveries";
import { seatTold } from "../../table/seats";
import type { Words } from "../../text/words";
import type { Board } from "./board";
import { tramOf } from "./hand";

export interface PlayersSeen {
  readonly table: TableShown;
  readonly view: TicketView;
  readonly board: Pick<Board, "game" | "pieces" | "tokens">;
  readonly seat: number | null;
  readonly connected: readonly boolean[];
  /** Fewer counts, for a strip. */
  readonly short?: boolean;
}

export function rowsOf(
  { table, view, board, seat, connected, short = false }: PlayersSeen,
  words: Words,
): readonly Departure[] {
  return view.players.map((player) => {
    const who = table.seats[player.seat];
    const trams: DepartureCount = {
      glyph: tramOf(board.game),
      count: player.trams,
      label: words.say("web-count-pieces", { kind: words.ofGame("tram") }),
    };
    const subways: DepartureCount = {
      glyph: "subway",
      count: player.subways,
      label: words.say("web-count-pieces", { kind: "subway" }),
    };
    const pieces = "subway" in board.pieces ? [trams, subways] : [trams];
    const tokens: DepartureCount = {
      glyph: "token",
      count: player.tokens.length,
      label: words.say("web-count-tokens"),
    };
    const held = [
      { glyph: "cards", count: player.cards, label: words.say("web-count-cards") },
      { glyph: "ticket", count: player.ticket_count, label: words.say("web-count-tickets") },
    ] as const;
    return {
      seat: player.seat as Seat,
      name: who?.name ?? "",
      kind: who && seatTold(words, who, player.seat === seat, connected[player.seat] ?? true),
      counts: short ? [...pieces, ...(board.tokens ? [tokens] : [])] : [...pieces, ...held],
      tokens: board.tokens && !short ? tokensOf(player, words) : undefined,
      score: table.status === "over" ? (player.total ?? player.route_points) : player.route_points,
      toMove: table.status === "playing" && table.actors.includes(player.seat),
      away:
        (who?.away ?? false) ||
        (who?.conceded ?? false) ||
        (who?.kind === "person" && connected[player.seat] === false),
    };
  });
}

/** Everybody may know a player's tokens (S5), and what they would be worth now. */
function tokensOf(player: PlayerView, words: Words): DepartureTokens {
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
