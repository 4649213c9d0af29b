// Ids as words: cards, tokens, places, routes, tickets, players. The same as peron.text.words, for the same catalogues.
import type { ErrorShown, EventShown, LegalMove, TicketView } from "../api/types";
import type { Catalogue, Params } from "./catalogue";

export interface BoardPlace {
  id: string;
  name: string;
}
export interface BoardRoute {
  id: string;
  between: [string, string];
  kind: string;
  colour: string;
}
export interface BoardTicket {
  id: string;
  between: [string, string];
  points: number;
}

/** What a sentence must know about the game it is of. */
export interface Scene {
  game: string;
  places: readonly BoardPlace[];
  routes: readonly BoardRoute[];
  tickets: readonly BoardTicket[];
  names: readonly string[];
  /** The seat that the sentence is told to; null for a spectator. */
  seat: number | null;
}

const BY_GAME: Record<string, Record<string, string>> = {
  berlin: { wild: "bike" },
  "san-francisco": { wild: "ferry", tram: "cable-car" },
};
const NOTHING = "–";
/** Which of the tickets on offer a move keeps. */
const KEPT: Record<string, readonly number[]> = { "keep first": [0], "keep second": [1], "keep both": [0, 1] };
const CARDS = new Set(["blue", "green", "black", "purple", "red", "orange", "wild"]);
const SYMBOLS = new Set(["bridge", "lighthouse", "bell", "note", "house", "lantern", "tree"]);
/** Sentences that name a tile by its code; on a page it is seen. */
const IN_THE_PAGE: Record<string, string> = {
  "event-lay": "web-metro-laid",
  "event-draw-tile": "web-metro-drew",
  "why-lay-the-drawn": "web-metro-why-drawn",
};
/** Messages whose parameters become words; all others quote what somebody wrote. */
const ABOUT_THE_GAME = /^(event|why|score)-/;

export class Words {
  constructor(
    private readonly texts: Catalogue,
    private readonly scene: Scene | null = null,
  ) {}

  say(key: string, params: Params = {}): string {
    return this.texts.format(key, params);
  }

  ofGame(id: string): string {
    return (this.scene && BY_GAME[this.scene.game]?.[id]) ?? id;
  }

  card(id: string): string {
    return this.say(`card-${this.ofGame(id)}.label`);
  }

  aCard(id: string): string {
    return this.say(`card-${this.ofGame(id)}.one`);
  }

  cardCount(id: string, count: number): string {
    return this.say(`card-${this.ofGame(id)}`, { count });
  }

  cards(counts: Record<string, number>): string {
    return this.allOf(Object.entries(counts).map(([card, count]) => this.cardCount(card, count)));
  }

  colour(id: string): string {
    return this.say(`colour-${id}`);
  }

  kind(id: string): string {
    return this.say(`kind-${this.ofGame(id)}`);
  }

  pieces(kind: string, count: number): string {
    return this.say(`piece-${this.ofGame(kind)}`, { count });
  }

  token(id: string): string {
    return this.say(`token-${id}.label`);
  }

  aToken(id: string): string {
    return this.say(`token-${id}.one`);
  }

  tokenCount(id: string, count: number): string {
    return this.say(`token-${id}`, { count });
  }

  place(id: string): string {
    return this.scene?.places.find((place) => place.id === id)?.name ?? id;
  }

  /** `Turmstraße – Hauptbahnhof (black)`: with its colour where other routes join the same places. */
  route(id: string): string {
    const routes = this.scene?.routes ?? [];
    const route = routes.find((one) => one.id === id);
    if (!route) return id;
    const [a, b] = route.between.map((place) => this.place(place)) as [string, string];
    const beside = routes.filter((other) => samePlaces(other.between, route.between));
    if (beside.length === 1) return this.say("route-name", { a, b });
    const colour = this.colour(route.colour);
    const alike = beside.filter((other) => other.colour === route.colour);
    if (alike.length === 1) return this.say("route-strand", { a, b, colour });
    return this.say("route-strand-letter", { a, b, colour, letter: "abcdef"[beside.indexOf(route)] ?? "" });
  }

  ticket(id: string): string {
    const ticket = this.scene?.tickets.find((one) => one.id === id);
    if (!ticket) return id;
    const [a, b] = ticket.between.map((place) => this.place(place)) as [string, string];
    return this.say("ticket-name", { a, b, points: ticket.points });
  }

  player(seat: number): string {
    return this.scene?.names[seat] || ("ABCDEF"[seat] ?? String(seat));
  }

  /** `a, b and c`. */
  allOf(items: readonly string[]): string {
    return this.joined("list-and", items);
  }

  /** `a, b or c`. */
  oneOf(items: readonly string[]): string {
    return this.joined("list-or", items);
  }

  private joined(key: string, items: readonly string[]): string {
    if (items.length < 2) return items.join("") || NOTHING;
    return this.say(key, { start: items.slice(0, -1).join(", "), end: items.at(-1) ?? "" });
  }

  /** What a seat of London has decided, from its notation: `draw C4-D4 joker`, `skip`, `mark D4`. */
  decision(notation: string): string {
    const [verb = "", what = ""] = notation.split(" ");
    const kind = notation === "mark none" ? "mark-none" : verb;
    return this.say("web-ns-decision", { kind, section: what.replace("-", "–"), station: what });
  }

  /** The parameters of an event, a reason or a score line as words, with what their sentences choose by. */
  told(params: Record<string, unknown>): Params {
    const words: Params = {};
    for (const [name, value] of Object.entries(params)) words[name] = this.word(name, value);
    words["known"] = "card" in params || "tickets" in params ? "yes" : "no";
    words["wild"] = this.card("wild");
    words["tram"] = this.ofGame("tram");
    const about = params["seat"] ?? params["owner"];
    words["you"] = this.scene && about !== undefined && about !== null && about === this.scene.seat ? "yes" : "no";
    const { card, have, need, wilds, token, count } = params;
    if (typeof card === "string") words["a-card"] = this.aCard(card);
    if (isSymbol(token)) words["a-token"] = this.aToken(token);
    if (isSymbol(token) && typeof count === "number") words["token-count"] = this.tokenCount(token, count);
    if (typeof wilds === "number") words["wild-count"] = this.cardCount("wild", wilds);
    if (typeof have === "number" && typeof need === "number") words["short"] = need - have;
    return words;
  }

  private word(name: string, value: unknown): string | number {
    if ((name === "seat" || name === "owner") && typeof value === "number") return this.player(value);
    if (name === "cards" && isCounts(value)) return this.cards(value);
    if (name === "card" && typeof value === "string" && CARDS.has(value)) return this.card(value);
    if (name === "token" && isSymbol(value)) return this.token(value);
    if (name === "place") return this.place(String(value));
    if (name === "route") return this.route(String(value));
    if (name === "ticket") return this.ticket(String(value));
    if (name === "tickets" && Array.isArray(value)) return this.allOf(value.map((one) => this.ticket(String(one))));
    if (name === "decision") return this.decision(String(value));
    if (name === "piece") return this.ofGame(String(value));
    return asWritten(value);
  }

  /** A message of the server: ids become words where the sentence is about the game. */
  tell(key: string, params: Record<string, unknown>): string {
    if (ABOUT_THE_GAME.test(key)) return this.say(IN_THE_PAGE[key] ?? key, this.told(params));
    return this.say(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, asWritten(value)])));
  }

  error(error: ErrorShown): string {
    return this.tell(error.key, error.params);
  }

  /** A legal move as a sentence that says what it costs and brings. */
  move(move: LegalMove, view: TicketView): string {
    switch (move.kind) {
      case "claim":
        return this.say("move-claim", {
          route: this.route(move.route ?? ""),
          cards: this.cards(move.cards ?? {}),
          points: move.points ?? 0,
        });
      case "draw-market": {
        const card = view.market[(move.slot ?? 0) - 1] ?? "";
        return this.say("move-draw-market", { "a-card": this.aCard(card), only: card === "wild" ? "yes" : "no" });
      }
      case "tickets":
        return this.say("move-tickets", { count: Math.min(2, view.ticket_deck) });
      case "keep": {
        const offer = (view.seat === null ? null : view.players[view.seat]?.offer) ?? [];
        const kept = (KEPT[move.notation] ?? []).flatMap((at) => offer[at]?.id ?? []);
        return this.say("move-keep", {
          tickets: this.allOf(kept.map((ticket) => this.ticket(ticket))),
          returned: offer.length - kept.length,
        });
      }
      case "draw-deck":
        return this.say("move-draw-deck");
      case "take-token":
        return this.say("move-take-token", {
          "a-token": this.aToken(move.token ?? ""),
          place: this.place(move.place ?? ""),
        });
      case "place-token": {
        const count = view.stacks.find((stack) => stack.symbol === move.token)?.count ?? 0;
        return this.say("move-place-token", {
          "token-count": this.tokenCount(move.token ?? "", count),
          place: this.place(move.place ?? ""),
        });
      }
      default:
        return this.say("move-pass");
    }
  }

  /** What happened, a sentence for each event; cards turned up one after another share a sentence. */
  events(events: readonly EventShown[]): string[] {
    const told: string[] = [];
    let cards: string[] = [];
    const turnedUp = (): void => {
      if (cards.length > 0) told.push(this.say("event-market", { cards: cards.join(", "), count: cards.length }));
      cards = [];
    };
    for (const event of events) {
      if (event.key === "event-market") {
        cards.push(this.card(String(event.params["card"])));
        continue;
      }
      turnedUp();
      told.push(this.tell(event.key, event.params));
    }
    turnedUp();
    return told;
  }
}

function samePlaces(one: readonly [string, string], other: readonly [string, string]): boolean {
  return (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);
}

function isSymbol(value: unknown): value is string {
  return typeof value === "string" && SYMBOLS.has(value);
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A parameter as people would type it: ids as they are, lists with commas. */
function asWritten(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(String).join(", ") || NOTHING;
  if (isCounts(value)) {
    return (
      Object.entries(value)
        .map(([name, count]) => `${count} ${name}`)
        .join(", ") || NOTHING
    );
  }
  return String(value);
}
