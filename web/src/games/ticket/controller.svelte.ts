// What a person can do and see at a ticket table, for every way of showing it: the map and the text view share this.
//
// There are no rules here. What is legal stands in the view; why something is not, the server is asked.
import type { Drawing, TicketMove, PlayerView, ReasonShown, TicketView } from "../../api/types";
import { giveColours, type TokenSymbol } from "../../parts/liveries";
import { Controller } from "../../table/controller";
import { Revealing } from "../../table/revealing.svelte";
import type { SeenTable } from "../../table/seen.svelte";
import { Highlight } from "../../table/shown.svelte";
import { sinceOwn } from "../../table/history";
import { boardOf, wayBetween, type Board, type BoardFile, type Route, type Ticket } from "./board";
import { optionsOf, type StackShown } from "./tokens";
import type { TicketWords } from "./words";

/** What every part of the table is given. */
export interface TicketPart {
  readonly controller: TicketController;
  readonly words: TicketWords;
}

/** How the route that is pointed at looks: one can claim it, one cannot, or there is nothing to do about it now. */
export type PointedLook = "can" | "refused" | "plain";

/** How long a route is marked that one asked to see, in milliseconds. */
const LOOKED_FOR = 2000;

/** The ways to pay for one route. */
export interface Claim {
  route: string;
  payments: readonly TicketMove[];
}

/** The controller of a table, once its board has come; from then on cards have the board's colours. */
export function begin(seen: SeenTable, file: BoardFile, { plan }: Drawing): TicketController {
  giveColours(file.colours);
  return new TicketController(seen, boardOf(file, plan));
}

export class TicketController extends Controller<TicketView, TicketMove, Board> {
  /** The route that is pointed at. */
  pointed = $state<string | null>(null);
  /** Whether that route was chosen, by a click, a tap or Enter: then it stays pointed at until it is let go. */
  fixed = $state(false);
  /** Why the route that is pointed at cannot be claimed; undefined while it is not known. */
  reason = $state.raw<ReasonShown | null | undefined>(undefined);
  /** The way to pay that is chosen, of the claim that is pointed at. */
  payment = $state(0);
  /** A route of somebody that one asked to see, for a moment. */
  looked = $state<string | null>(null);
  #lookedFor: ReturnType<typeof setTimeout> | undefined;
  /** Routes that stand in the way of a claim, while they are shown. */
  readonly inTheWay = new Highlight();
  /** The tickets that somebody is shown to keep. */
  keptOnly = $state.raw<readonly string[] | null>(null);
  /** The ticket that is pointed at. */
  ticket = $state<string | null>(null);
  /** Tickets and tokens, when the game is over. */
  readonly revealing = new Revealing(this.seen);
  /** Why something that was tried cannot be done, and the moment for which that holds. */
  #refused = $state.raw<{ readonly at: TicketView | null; readonly reason: ReasonShown | null } | null>(null);
  /** The token that is to be taken, or whose stack is to be placed, once it is chosen. */
  #symbol = $state<TokenSymbol | null>(null);
  /** The place where a stack is to be put. */
  #spot = $state<string | null>(null);

  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  /** The claims that are possible now, by route; the cheapest in wilds first. */
  get claims(): ReadonlyMap<string, Claim> {
    const claims = new Map<string, TicketMove[]>();
    for (const move of this.moves) {
      if (move.kind === "claim" && move.route) claims.set(move.route, [...(claims.get(move.route) ?? []), move]);
    }
    for (const payments of claims.values()) payments.sort((one, other) => wilds(one) - wilds(other));
    return new Map([...claims].map(([route, payments]) => [route, { route, payments }]));
  }

  get claim(): Claim | null {
    return this.pointed === null ? null : (this.claims.get(this.pointed) ?? null);
  }

  get route(): Route | null {
    return this.board.routes.find((route) => route.id === this.pointed) ?? null;
  }

  drawFrom(slot: number): TicketMove | null {
    return this.moves.find((move) => move.kind === "draw-market" && move.slot === slot) ?? null;
  }

  /** Whether tickets lie before one to choose from. */
  get offering(): boolean {
    return this.seen.live && (this.me?.offer?.length ?? 0) > 0;
  }

  get keeps(): readonly TicketMove[] {
    return this.moves.filter((move) => move.kind === "keep");
  }

  /** The ways to place a stack of tokens, or to take one of them. */
  get tokenMoves(): readonly TicketMove[] {
    return this.moves.filter((move) => move.kind === "place-token" || move.kind === "take-token");
  }

  /** What there is to decide about tokens now; null when nothing is. */
  get deciding(): "placing" | "taking" | null {
    const [move] = this.tokenMoves;
    return move ? (move.kind === "place-token" ? "placing" : "taking") : null;
  }

  /** The stacks to choose from. */
  get tokenOptions(): readonly StackShown[] {
    return optionsOf(this.tokenMoves, this.view);
  }

  /** The one that is chosen; the first until another is. */
  get symbol(): TokenSymbol | null {
    const options = this.tokenOptions;
    return (options.find((option) => option.symbol === this.#symbol) ?? options[0])?.symbol ?? null;
  }

  /** Where it goes; null until a place is chosen that may have it. */
  get spot(): string | null {
    const may = this.tokenMoves.some((move) => move.place === this.#spot && move.token === this.symbol);
    return may && this.deciding === "placing" ? this.#spot : null;
  }

  /** The place that is chosen, to place a stack on or to take what lies there. */
  get chosenSpot(): string | null {
    if (this.deciding !== "taking") return this.spot;
    return this.tokenOptions.find((option) => option.symbol === this.symbol)?.place ?? null;
  }

  /** By place: the key that chooses the token that lies there. */
  get spotKeys(): ReadonlyMap<string, string> {
    if (this.deciding !== "taking") return new Map();
    return new Map(
      this.tokenOptions.flatMap((option, at) => (option.place ? [[option.place, String(at + 1)] as const] : [])),
    );
  }

  /** The places one may point at now, to place a stack or to take what lies there. */
  get spots(): ReadonlySet<string> {
    return new Set(this.tokenMoves.flatMap((move) => move.place ?? []));
  }

  /** What was decided about tokens, as a move; null while something is still to choose. */
  get tokenMove(): TicketMove | null {
    const { symbol, chosenSpot } = this;
    return this.tokenMoves.find((move) => move.token === symbol && move.place === chosenSpot) ?? null;
  }

  chooseToken(symbol: TokenSymbol): void {
    this.#symbol = symbol;
  }

  /** Point at a place: a stack is to go there, or the token that lies there is meant. */
  chooseSpot(place: string): void {
    if (this.deciding === "placing") this.#spot = place;
    else this.#symbol = this.tokenOptions.find((option) => option.place === place)?.symbol ?? this.#symbol;
  }

  /** Whoever thinks again lets the place go. */
  leaveSpot(): void {
    this.#spot = null;
  }

  async decideToken(): Promise<boolean> {
    const move = this.tokenMove;
    if (!move) return false;
    const done = await this.play(move);
    if (done) this.#spot = null;
    return done;
  }

  /** By route: the seat that owns it. */
  get owners(): ReadonlyMap<string, number> {
    return new Map(this.view?.players.flatMap((player) => player.routes.map((route) => [route, player.seat] as const)));
  }

  /** How many pieces the route that is pointed at takes: of its kind, before and after. */
  get pieces(): { kind: "tram" | "subway"; before: number; after: number } | null {
    const { route, me } = this;
    if (!route || !me) return null;
    return route.subways > 0
      ? { kind: "subway", before: me.subways, after: me.subways - route.subways }
      : { kind: "tram", before: me.trams, after: me.trams - route.trams };
  }

  get look(): PointedLook {
    if (this.claim) return "can";
    const free = this.pointed !== null && !this.owners.has(this.pointed);
    // While tokens are asked about, nobody thinks of claiming: a route only tells what it is.
    return this.seen.myTurn && free && this.deciding === null ? "refused" : "plain";
  }

  /** Routes that others have claimed since one's own last move; for a spectator, the last ones of all. */
  get fresh(): ReadonlySet<string> {
    const { owners, seat, seen, view } = this;
    const events = sinceOwn(seen.steps, seat, view?.players.length ?? 0).flatMap((step) => step.events);
    const claimed = events.flatMap(({ key, params }) => (key === "event-claim" ? [String(params["route"])] : []));
    return new Set(claimed.filter((route) => owners.has(route)));
  }

  /** One's own tickets that are still to be joined, and those on offer. */
  get openTickets(): readonly Ticket[] {
    const held = (this.me?.tickets ?? []).filter((card) => !card.complete);
    const ids = [...held, ...(this.offering ? (this.me?.offer ?? []) : [])].map((card) => card.id);
    return this.board.tickets.filter((ticket) => ids.includes(ticket.id));
  }

  /** Places with a ring: the ends of the ticket that is pointed at, else of those on offer. */
  get rings(): ReadonlySet<string> {
    if (this.ticket !== null) return this.ticketShown.places;
    const offered = this.offering ? (this.me?.offer ?? []).map((card) => card.id) : [];
    return new Set(this.board.tickets.filter((one) => offered.includes(one.id)).flatMap((one) => one.between));
  }

  /** The two places of the ticket that is pointed at, and the routes of its way: mine, and those that are missing. */
  get ticketShown(): { places: ReadonlySet<string>; routes: ReadonlySet<string> } {
    const ticket = this.board.tickets.find((one) => one.id === this.ticket);
    if (!ticket) return { places: new Set(), routes: new Set() };
    const held = this.view?.players.flatMap((player) => [...(player.tickets ?? []), ...(player.offer ?? [])]);
    const missing = held?.find((one) => one.id === ticket.id)?.missing ?? [];
    const way = wayBetween(this.board, ticket.between, new Set([...(this.me?.routes ?? []), ...missing]));
    return { places: new Set(ticket.between), routes: new Set(way ?? []) };
  }

  /** Point at a route, or at none. What was chosen is let go. */
  async point(route: string | null): Promise<void> {
    if (route !== this.pointed) {
      this.payment = 0;
      this.reason = undefined;
    }
    this.pointed = route;
    this.fixed = false;
    await this.askWhy();
  }

  /** Choose a route: it stays pointed at. */
  async choose(route: string): Promise<void> {
    const asked = this.point(route);
    this.fixed = true;
    await asked;
  }

  /** Mark a route for a moment, so that one finds it on the map. */
  lookAt(route: string): void {
    void this.point(null);
    this.looked = route;
    clearTimeout(this.#lookedFor);
    this.#lookedFor = setTimeout(() => (this.looked = null), LOOKED_FOR);
  }

  /** Find out why the route that is pointed at cannot be claimed. */
  async askWhy(): Promise<void> {
    const { pointed: route, seat } = this;
    if (route === null || seat === null || this.look !== "refused") return;
    const reason = await this.seen.connection.why(seat, `claim ${route}`);
    if (this.pointed === route) this.reason = reason;
  }

  async play(move: TicketMove): Promise<boolean> {
    const { pointed } = this;
    const done = await this.seen.move(move.move);
    this.keptOnly = null;
    // What was chosen while the answer was on its way stays chosen.
    if (done && this.pointed === pointed) await this.point(null);
    return done;
  }

  override show(move: TicketMove): void {
    this.takeUp(move);
    this.keptOnly = move.kind === "keep" ? (move.tickets ?? null) : null;
    if (move.kind !== "claim" || !move.route) return;
    void this.choose(move.route);
    this.payment = this.claim?.payments.findIndex((one) => one.move === move.move) ?? 0;
  }

  /** Take up a move: choose its token and place. */
  override takeUp({ token, place }: TicketMove): void {
    if (token) this.chooseToken(token as TokenSymbol);
    if (token && place) this.chooseSpot(place);
  }

  /** Play a move; where it is not legal, find out why. */
  async attempt(move: TicketMove | null, said: string): Promise<void> {
    if (move) {
      await this.play(move);
    } else if (this.seat !== null && this.seen.live) {
      this.#refused = { reason: await this.seen.connection.why(this.seat, said), at: this.view };
    }
  }

  draw(slot: number): Promise<void> {
    return this.attempt(this.drawFrom(slot), `draw ${this.view?.market[slot - 1]} ${slot}`);
  }

  drawFromDeck(): Promise<void> {
    return this.attempt(this.of("draw-deck"), "draw deck");
  }

  drawTickets(): Promise<void> {
    return this.attempt(this.of("tickets"), "tickets");
  }

  /** Why what was tried last cannot be done. */
  get refusal(): ReasonShown | null {
    return this.#refused?.at === this.view ? (this.#refused?.reason ?? null) : null;
  }

  async claimPointed(): Promise<boolean> {
    const move = this.claim?.payments[this.payment];
    return move === undefined ? false : this.play(move);
  }
}

function wilds(move: TicketMove): number {
  return move.cards?.["wild"] ?? 0;
}
