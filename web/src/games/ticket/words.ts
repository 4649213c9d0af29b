// The words of the ticket family: cards, pieces, tokens, places, routes, tickets. The same as peron.text.ticket.
import type { Catalogue } from "../../text/catalogue";
import { Words, type Functions, type Scene } from "../../text/words";
import type { Board } from "./board";

/** What the words come from: as much of a board as they speak of. */
export type Spoken = Pick<Board, "places" | "routes" | "tickets" | "called" | "colours">;

export class TicketWords extends Words {
  constructor(
    texts: Catalogue,
    scene: Scene,
    private readonly board: Spoken,
  ) {
    super(texts, scene);
  }

  /** The id under which the catalogues know a card or piece of this title. */
  ofGame(id: string): string {
    return id === "wild" || id === "tram" ? this.board.called[id] : id;
  }

  card(id: string): string {
    return id === "wild" ? this.ofCard(id, ".label") : this.colour(id);
  }

  /** Under a stack of one's hand. */
  stack(id: string): string {
    return this.own(id) ?? this.say(`web-stack-${this.ofGame(id)}`);
  }

  aCard(id: string): string {
    return this.ofCard(id, ".one");
  }

  cardCount(id: string, count: number): string {
    return this.ofCard(id, "", count);
  }

  cards(counts: Readonly<Record<string, number>>): string {
    return this.allOf(Object.entries(counts).map(([card, count]) => this.cardCount(card, count)));
  }

  private ofCard(id: string, form: string, count = 1): string {
    const name = this.own(id);
    return name === null
      ? this.say(`card-${this.ofGame(id)}${form}`, { count })
      : this.say(`card-own${form}`, { name, count });
  }

  colour(id: string): string {
    return this.own(id) ?? this.say(`colour-${id}`);
  }

  /** The name of a colour that only this board has. */
  private own(id: string): string | null {
    const name = this.board.colours?.find((colour) => colour.id === id)?.name;
    return name === undefined ? null : this.nameOf(name);
  }

  kind(id: string): string {
    return this.say(`kind-${this.ofGame(id)}`);
  }

  pieces(kind: string, count: number): string {
    return this.say(`count-${this.ofGame(kind)}`, { count });
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
    return this.board.places.find((place) => place.id === id)?.name ?? id;
  }

  /** `Turmstraße – Hauptbahnhof (black)`: with its colour where other routes join the same places. */
  route(id: string): string {
    const { routes } = this.board;
    const route = routes.find((one) => one.id === id);
    if (!route) return id;
    const [a, b] = route.between.map((place) => this.place(place)) as [string, string];
    const beside = routes.filter((other) => samePlaces(other.between, route.between));
    if (beside.length === 1) return this.say("route-name", { a, b });
    const colour = this.colour(route.colour);
    const alike = beside.filter((other) => other.colour === route.colour);
    if (alike.length === 1) return this.say("route-strand", { a, b, colour });
    return this.say("route-strand-letter", { a, b, colour, letter: "abcd"[alike.indexOf(route)] ?? "" });
  }

  ticket(id: string): string {
    const ticket = this.board.tickets.find((one) => one.id === id);
    if (!ticket) return id;
    const [a, b] = ticket.between.map((place) => this.place(place)) as [string, string];
    return this.say("ticket-name", { a, b, points: ticket.points });
  }

  protected override readonly functions: Functions = {
    CARD: (id) => this.card(String(id)),
    ONE_CARD: (id) => this.aCard(String(id)),
    CARDS: (counts) => this.cards(counts as Record<string, number>),
    WILD: () => this.card("wild"),
    WILDS: (count) => this.cardCount("wild", Number(count)),
    TRAM: () => this.ofGame("tram"),
    PIECE: (id) => this.ofGame(String(id)),
    TOKEN: (id) => this.token(String(id)),
    ONE_TOKEN: (id) => this.aToken(String(id)),
    TOKENS: (id, count) => this.tokenCount(String(id), Number(count)),
    PLACE: (id) => this.place(String(id)),
    ROUTE: (id) => this.route(String(id)),
    TICKET: (id) => this.ticket(String(id)),
  };
}

function samePlaces(one: readonly [string, string], other: readonly [string, string]): boolean {
  return (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);
}
