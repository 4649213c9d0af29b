// What is said of a route: what it is, what it costs and brings, whose it is, and what its payments leave. Pure.
import type { LegalMove } from "../../api/types";
import { suits, type CardFace } from "../../parts/liveries";
import type { Words } from "../../text/words";
import { points, price, type Board, type Route } from "./board";

export interface RouteState {
  readonly owner: number | null;
  readonly seat: number | null;
  readonly claimable: boolean;
}

/** `Tram · red · 4 spaces`. */
export function routeLine(words: Words, route: Route): string {
  return words.say("web-route-line", {
    kind: words.ofGame(route.kind),
    colour: words.colour(route.colour),
    count: price(route),
  });
}

/** `2 ferries + 3 of one colour`: what a ferry route takes; empty for all others. */
export function ferryPrice(words: Words, route: Route): string {
  const ferries = route.ferries?.length ?? 0;
  if (ferries === 0) return "";
  return words.say("web-route-ferry-price", {
    ferries: words.cardCount("wild", ferries),
    cards: price(route) - ferries,
    colour: route.colour,
    name: words.colour(route.colour),
  });
}

/** All that the map shows of a route, in one sentence. */
export function routeLabel(words: Words, board: Board, route: Route, { owner, seat, claimable }: RouteState): string {
  let state = words.say(claimable ? "web-route-can" : "web-route-free");
  if (owner !== null) {
    state = owner === seat ? words.say("web-route-yours") : words.say("web-route-taken", { name: words.player(owner) });
  }
  return words.say("web-route-label", {
    name: words.route(route.id),
    kind: words.kind(route.kind),
    colour: words.colour(route.colour),
    cards: ferryPrice(words, route) || words.say("web-route-cards", { count: price(route) }),
    points: words.say("web-route-points", { count: points(board, route) }),
    state,
  });
}

/** The cards of a payment, the colour before the wilds. */
export function facesOf(cards: Readonly<Record<string, number>>): readonly CardFace[] {
  return [...suits, "wild" as const].flatMap((face) => Array.from({ length: cards[face] ?? 0 }, () => face));
}

/** `3 red, 1 bike`. */
export function cardsShort(words: Words, cards: Readonly<Record<string, number>>): string {
  return [...suits, "wild" as const]
    .filter((face) => (cards[face] ?? 0) > 0)
    .map((face) => {
      const count = cards[face] ?? 0;
      return face === "wild" ? words.cardCount(face, count) : words.say(`web-route-count-${face}`, { count });
    })
    .join(", ");
}

/** What a payment leaves of the cards it takes from, and of the wilds. */
export function leftOf(payment: LegalMove, hand: Readonly<Record<string, number>>): Record<string, number> {
  const taken = payment.cards ?? {};
  const left = [...Object.keys(taken), "wild"].map((card) => [card, (hand[card] ?? 0) - (taken[card] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}
