// A ticket game told in sentences: what every route, stack, ticket and player is like.
//
// The text view says these, and whatever else speaks of the game in words may. What is so stands in the view; words come from
// the catalogues.
import type { TicketMove, PlayerView, TicketCard } from "../../api/types";
import type { TicketWords } from "./words";
import { price, type Board, type Place, type Route } from "./board";
import type { Gain, Reveal } from "./course";
import { joinedBy } from "./gains";
import { ferryPrice } from "./routes";
import { stateOf } from "./tickets";
import type { StackShown } from "./tokens";

/** What is told about: the words and the board they are of. */
export interface Teller {
  readonly words: TicketWords;
  readonly board: Board;
}

/** The ways to claim a route. */
export interface ClaimTold {
  readonly route: Route;
  readonly payments: readonly TicketMove[];
}

/** The claims of routes whose name has what was searched: those that join tickets first, then those that bring most. */
export function claimsInOrder(
  { words, board }: Teller,
  claims: ReadonlyMap<string, Pick<ClaimTold, "payments">>,
  search = "",
): readonly ClaimTold[] {
  const joins = ({ payments }: ClaimTold): number => joinedBy(payments[0]).length;
  return board.routes
    .filter(({ id }) => claims.has(id) && matches(words.route(id), search))
    .map((route) => ({ route, payments: claims.get(route.id)?.payments ?? [] }))
    .toSorted(
      (one, other) =>
        joins(other) - joins(one) ||
        other.route.points - one.route.points ||
        words.route(one.route.id).localeCompare(words.route(other.route.id)),
    );
}

/** What lies at a place: `2 bell tokens`; empty where there never was a stack. */
export function stackTold(words: TicketWords, stack: StackShown | undefined): string {
  if (!stack) return "";
  if (stack.count === 0) return words.say("web-stack-gone", { token: words.token(stack.symbol) });
  return words.tokenCount(stack.symbol, stack.count);
}

/** `tram, red, 4 cards, 7 points`. */
export function routeFacts(words: TicketWords, route: Route): string {
  const ferries = ferryPrice(words, route);
  const kind = words.kind(route.kind);
  if (ferries) return words.say("web-text-route-ferry", { kind, price: ferries, points: route.points });
  return words.say("web-text-route", {
    kind,
    colour: words.colour(route.colour),
    cards: price(route),
    points: route.points,
  });
}

/** Places in the order of the alphabet, those whose name has what was searched. */
export function placesInOrder(board: Pick<Board, "places">, search = ""): readonly Place[] {
  return board.places
    .filter((place) => matches(place.name, search))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Whether a name has what somebody typed, whatever the case and the accents: `strasse` finds Straße. */
export function matches(name: string, search: string): boolean {
  return plain(name).includes(plain(search.trim()));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

/** What everybody may know of a player: pieces, cards, tickets, points. */
export function playerTold({ words, board }: Teller, player: PlayerView): string {
  const trams = words.pieces("tram", player.trams);
  const subways = "subway" in board.pieces ? [words.pieces("subway", player.subways)] : [];
  return words.say("web-text-player", {
    pieces: words.allOf([trams, ...subways]),
    cards: player.cards,
    tickets: player.ticket_count,
    points: player.route_points,
  });
}

/** The two places of a ticket, where they lie, what it is worth. */
export function ticketPlaces({ words, board }: Teller, id: string): { name: string; reference: string } {
  const ticket = board.tickets.find((one) => one.id === id);
  if (!ticket) return { name: id, reference: "" };
  const [a, b] = ticket.between.map((place) => board.places.find((one) => one.id === place));
  return {
    name: words.say("route-name", { a: a?.name ?? "", b: b?.name ?? "" }),
    reference: [a, b].map((place) => place?.reference ?? "").join(" – "),
  };
}

/** Whether a ticket is joined, and if not what is missing. */
export function ticketState({ words }: Teller, ticket: TicketCard): string {
  const state = stateOf(ticket);
  if (state.is !== "open") return words.say(`web-text-ticket-${state.is}`);
  const routes = words.allOf((ticket.missing ?? []).map((route) => words.route(route)));
  return words.say("web-text-ticket-missing", { count: state.routes, cards: state.cards, routes });
}

/** Who claimed what. */
export function claimTold({ words, board }: Teller, { seat, route }: Gain): string {
  const kind = words.kind(board.routes.find((one) => one.id === route)?.kind ?? "tram");
  return words.say("web-end-decided-claim", { name: words.player(seat), route: words.route(route), kind });
}

/** Whose ticket was turned over, and how it stands; or whose tokens. */
export function revealTold(told: Teller, { seat, ticket, joined }: Reveal): string {
  const { words } = told;
  const name = words.player(seat);
  if (ticket === null) return words.say("web-end-tokens-of", { name });
  const places = ticketPlaces(told, ticket).name;
  return words.say("web-end-ticket-of", { name, ticket: places, joined: joined ? "yes" : "no" });
}
