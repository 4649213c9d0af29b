// A ticket game told in sentences: what a move would do, what every route, ticket and player is like.
//
// The text view says these, and whatever else speaks of the game in words may. What is so stands in the view; words come from
// the catalogues.
import type { LegalMove, PlayerView, TableShown, TicketCard, TicketView } from "../../api/types";
import { botTold } from "../../table/seats";
import type { Words } from "../../text/words";
import { mapReference, points, price, type Board, type Route } from "./board";
import { ferryPrice } from "./routes";
import { hasTokens, stackAt } from "./tokens";

/** What is told about: the game as one person sees it. */
export interface Told {
  readonly words: Words;
  readonly board: Board;
  readonly table: TableShown;
  readonly view: TicketView;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
}

/** A way to do something: the move, and the sentence for it. */
export interface MoveTold {
  readonly move: LegalMove;
  readonly sentence: string;
}

/** The ways to claim one route. */
export interface ClaimTold {
  readonly route: Route;
  readonly name: string;
  readonly facts: string;
  /** What it does for one's tickets. */
  readonly joins: readonly string[];
  /** Which token it brings; empty where none. */
  readonly token: string;
  readonly payments: readonly (MoveTold & { readonly cards: string })[];
}

export interface RouteTold {
  readonly route: Route;
  readonly name: string;
  readonly facts: string;
  readonly state: string;
  readonly owner: number | null;
  readonly claimable: boolean;
}

export interface PlaceTold {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  /** The tourism tokens there; empty where there never were any. */
  readonly stack: string;
  readonly routes: readonly RouteTold[];
}

/** Everything but claims: cards, tickets, passing. */
export function plainMoves({ words, view }: Told, moves: readonly LegalMove[]): readonly MoveTold[] {
  return moves.filter((move) => move.kind !== "claim").map((move) => ({ move, sentence: words.move(move, view) }));
}

/** The claims by route, those that join tickets first, then those that bring most. */
export function claimsTold(
  told: Told,
  claims: Iterable<{ readonly route: string; readonly payments: readonly LegalMove[] }>,
): readonly ClaimTold[] {
  const { words, board, view } = told;
  return [...claims]
    .flatMap(({ route: id, payments }): ClaimTold[] => {
      const route = board.routes.find((one) => one.id === id);
      if (!route) return [];
      return [
        {
          route,
          name: words.route(id),
          facts: routeFacts(told, route),
          joins: (payments[0]?.joins ?? []).map((ticket) =>
            words.say("web-text-joins", { ticket: words.ticket(ticket) }),
          ),
          token: tokenTold(words, payments[0]?.tokens ?? []),
          payments: payments.map((move) => ({
            move,
            sentence: words.move(move, view),
            cards: words.cards(move.cards ?? {}),
          })),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        other.joins.length - one.joins.length ||
        points(board, other.route) - points(board, one.route) ||
        one.name.localeCompare(other.name),
    );
}

/** Which tourism token a claim brings, or between which one may choose. */
export function tokenTold(words: Words, tokens: readonly string[]): string {
  const [first] = tokens;
  if (first === undefined) return "";
  if (tokens.length === 1) return words.say("web-route-token", { token: words.aToken(first) });
  return words.say("web-route-token-choice", { tokens: words.oneOf(tokens.map((symbol) => words.token(symbol))) });
}

/** What lies at a place: `2 bell tokens`; empty where there never was a stack. */
export function stackTold({ words, view }: Pick<Told, "words" | "view">, place: string): string {
  const stack = stackAt(view, place);
  if (!stack) return "";
  if (stack.count === 0) return words.say("web-stack-gone", { token: words.token(stack.symbol) });
  return words.tokenCount(stack.symbol, stack.count);
}

/** Somebody's tokens and what they would be worth; empty on boards without any. */
export function tokensTold({ words, board }: Pick<Told, "words" | "board">, player: PlayerView): string {
  if (!hasTokens(board)) return "";
  if (player.tokens.length === 0) return words.say("web-tokens-none");
  return words.say("web-tokens-worth", {
    tokens: words.allOf(player.tokens.map((symbol) => words.token(symbol))),
    count: player.token_points,
  });
}

/** `tram, red, 4 cards, 7 points`. */
export function routeFacts({ words, board }: Pick<Told, "words" | "board">, route: Route): string {
  const ferries = ferryPrice(words, route);
  if (ferries) {
    return words.say("web-text-route-ferry", {
      kind: words.kind(route.kind),
      price: ferries,
      points: points(board, route),
    });
  }
  return words.say("web-text-route", {
    kind: words.kind(route.kind),
    colour: words.colour(route.colour),
    cards: price(route),
    points: points(board, route),
  });
}

export function routeTold(told: Told, route: Route, claimable: ReadonlySet<string>): RouteTold {
  const { words, view, seat } = told;
  const owner = view.players.find((player) => player.routes.includes(route.id))?.seat ?? null;
  let state = words.say("web-text-free");
  if (claimable.has(route.id)) state = words.say("web-text-claimable");
  if (owner !== null) state = words.say("web-text-taken", { name: words.player(owner) });
  if (owner !== null && owner === seat) state = words.say("web-text-yours");
  return {
    route,
    name: words.route(route.id),
    facts: routeFacts(told, route),
    state,
    owner,
    claimable: claimable.has(route.id),
  };
}

/** Every place with its routes, in the order of the alphabet; with `search`, places whose name has it. */
export function placesTold(told: Told, claimable: ReadonlySet<string>, search = ""): readonly PlaceTold[] {
  const { board } = told;
  return board.places
    .filter((place) => matches(place.name, search))
    .map((place) => ({
      id: place.id,
      name: place.name,
      reference: mapReference(board, place.at),
      stack: stackTold(told, place.id),
      routes: board.routes
        .filter((route) => route.between.includes(place.id))
        .map((route) => routeTold(told, route, claimable)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Whether a name has what somebody typed, whatever the case and the accents: `strasse` finds Straße. */
export function matches(name: string, search: string): boolean {
  return plain(name).includes(plain(search.trim()));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

export function piecesTold({ words, board }: Pick<Told, "words" | "board">, player: PlayerView): readonly string[] {
  const trams = words.pieces("tram", player.trams);
  return "subway" in board.pieces ? [trams, words.pieces("subway", player.subways)] : [trams];
}

/** What everybody may know of a player: pieces, cards, tickets, points. */
export function playerTold(told: Told, player: PlayerView): string {
  const { words } = told;
  return words.say("web-text-player", {
    pieces: words.allOf(piecesTold(told, player)),
    cards: player.cards,
    tickets: player.ticket_count,
    points: player.route_points,
  });
}

/** What is special about a player now: to move, away, given up, no connection. */
export function playerMarks(told: Told, seat: number, connected: boolean): readonly string[] {
  const { words, table, view } = told;
  const shown = table.seats[seat];
  const marks: string[] = [];
  if (seat === told.seat) marks.push(words.say("web-text-you"));
  if (shown?.kind === "bot") marks.push(botTold(words, shown));
  if (view.actors.includes(seat) && table.status !== "over") marks.push(words.say("web-text-to-move"));
  if (shown?.conceded) marks.push(words.say("web-text-conceded"));
  else if (shown?.away) marks.push(words.say("web-text-away"));
  else if (shown?.kind === "person" && !connected && table.status !== "over") marks.push(words.say("web-text-gone"));
  return marks;
}

/** The two places of a ticket, where they lie, what it is worth. */
export function ticketPlaces(
  { words, board }: Pick<Told, "words" | "board">,
  id: string,
): { name: string; reference: string } {
  const ticket = board.tickets.find((one) => one.id === id);
  if (!ticket) return { name: id, reference: "" };
  const [a, b] = ticket.between.map((place) => board.places.find((one) => one.id === place));
  return {
    name: words.say("route-name", { a: a?.name ?? "", b: b?.name ?? "" }),
    reference: [a, b].map((place) => (place ? mapReference(board, place.at) : "")).join(" – "),
  };
}

/** Whether a ticket is joined, and if not what is missing. */
export function ticketState({ words, board }: Pick<Told, "words" | "board">, ticket: TicketCard): string {
  if (ticket.complete) return words.say("web-text-ticket-joined");
  if (ticket.missing === null) return words.say("web-text-ticket-lost");
  const missing = ticket.missing.flatMap((id) => board.routes.find((route) => route.id === id) ?? []);
  return words.say("web-text-ticket-missing", {
    count: missing.length,
    cards: missing.reduce((cards, route) => cards + price(route), 0),
    routes: words.allOf(missing.map((route) => words.route(route.id))),
  });
}
