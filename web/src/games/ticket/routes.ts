// What is said of a route: what it is, what it costs and brings, whose it is, and what its payments leave. Pure.
import type { TicketMove } from "../../api/types";
import { suitOf, suits, type CardFace } from "../../parts/liveries";
import type { TicketWords } from "./words";
import { price, type Route } from "./board";
import type { TicketController } from "./controller.svelte";

export interface RouteState {
  readonly owner: number | null;
  readonly seat: number | null;
  readonly claimable: boolean;
}

/** `Tram · red · 4 spaces`. */
export function routeLine(words: TicketWords, route: Route): string {
  return words.say("web-route-line", {
    kind: words.ofGame(route.kind),
    colour: words.colour(route.colour),
    count: price(route),
  });
}

/** `2 ferries + 3 of one colour`: what a ferry route takes; empty for all others. */
export function ferryPrice(words: TicketWords, route: Route): string {
  const ferries = route.ferries?.length ?? 0;
  if (ferries === 0) return "";
  return words.say("web-route-ferry-price", {
    ferries: words.cardCount("wild", ferries),
    cards: price(route) - ferries,
    colour: route.colour,
    name: words.colour(route.colour),
  });
}

/** Whose a route is, or whether one can claim it. */
export function routeState(words: TicketWords, { owner, seat, claimable }: RouteState): string {
  if (owner === null) return words.say(claimable ? "web-route-can" : "table-free");
  return owner === seat ? words.say("web-route-yours") : words.say("web-route-taken", { name: words.player(owner) });
}

/** All that the map shows of a route, in one sentence. */
export function routeLabel(words: TicketWords, route: Route, state: RouteState): string {
  return words.say("web-route-label", {
    name: words.route(route.id),
    kind: words.kind(route.kind),
    colour: words.colour(route.colour),
    cards: ferryPrice(words, route) || words.say("count-cards", { count: price(route) }),
    points: words.say("count-points", { count: route.points }),
    state: routeState(words, state),
  });
}

/** The same of a route by its id, as it stands at a table. */
export function routeTold(words: TicketWords, controller: TicketController, id: string): string {
  const { board, owners, seat, claims } = controller;
  const route = board.routes.find((one) => one.id === id);
  if (!route) return id;
  return routeLabel(words, route, { owner: owners.get(id) ?? null, seat, claimable: claims.has(id) });
}

/** The cards of a payment, the colour before the wilds. */
export function facesOf(cards: Readonly<Record<string, number>>): readonly CardFace[] {
  return [...suits, "wild" as const].flatMap((face) => Array.from({ length: cards[face] ?? 0 }, () => face));
}

/** `3 red, 1 bike`. */
export function cardsShort(words: TicketWords, cards: Readonly<Record<string, number>>): string {
  return [...suits, "wild" as const]
    .filter((face) => (cards[face] ?? 0) > 0)
    .map((face) => {
      const count = cards[face] ?? 0;
      const named = face === "wild" || suitOf(face) !== face; // the catalogues know the colours of the games alone
      return named ? words.cardCount(face, count) : words.say(`count-${face}`, { count });
    })
    .join(", ");
}

/** What a payment leaves of the cards it takes from, and of the wilds. */
export function leftOf(payment: TicketMove, hand: Readonly<Record<string, number>>): Record<string, number> {
  const taken = payment.cards ?? {};
  const left = [...Object.keys(taken), "wild"].map((card) => [card, (hand[card] ?? 0) - (taken[card] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}
