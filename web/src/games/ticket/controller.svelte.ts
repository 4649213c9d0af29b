// What a person can do and see at a ticket table, for every way of showing it: the map and the text view share this.
//
// There are no rules here. What is legal stands in the view; why something is not, the server is asked.
import type { LegalMove, PlayerView, ReasonShown, TicketView } from "../../api/types";
import type { TokenSymbol } from "../../parts/liveries";
import type { SeenTable } from "../../table/seen.svelte";
import { pieceKind, pieces, wayBetween, type Board, type Route } from "./board";
import { optionsOf, type TokenOption } from "./tokens";

/** How the route that is pointed at looks: one can claim it, one cannot, or there is nothing to do about it now. */
export type PointedLook = "can" | "refused" | "plain";

/** The ways to pay for one route. */
export interface Claim {
  route: string;
  payments: readonly LegalMove[];
}

export class TicketController {
  /** The route that is pointed at. */
  pointed = $state<string | null>(null);
  /** Whether that route was chosen, by a click, a tap or Enter: then it stays pointed at until it is let go. */
  fixed = $state(false);
  /** Why the route that is pointed at cannot be claimed; undefined while it is not known. */
  reason = $state.raw<ReasonShown | null | undefined>(undefined);
  /** The way to pay that is chosen, of the claim that is pointed at. */
  payment = $state(0);
  /** The ticket that is pointed at. */
  ticket = $state<string | null>(null);
  /** The token that is to be taken, or whose stack is to be placed, once it is chosen. */
  #symbol = $state<TokenSymbol | null>(null);
  /** The place where a stack is to be put. */
  #spot = $state<string | null>(null);

  constructor(
    readonly seen: SeenTable,
    readonly board: Board,
  ) {}

  get view(): TicketView | null {
    return this.seen.view as TicketView | null;
  }

  get seat(): number | null {
    return this.seen.seat;
  }

  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  get moves(): readonly LegalMove[] {
    return this.seen.myTurn ? (this.view?.moves ?? []) : [];
  }

  /** The claims that are possible now, by route; the cheapest in wilds first. */
  get claims(): ReadonlyMap<string, Claim> {
    const claims = new Map<string, LegalMove[]>();
    for (const move of this.moves) {
      if (move.kind === "claim" && move.route) claims.set(move.route, [...(claims.get(move.route) ?? []), move]);
    }
    return new Map(
      [...claims].map(([route, payments]) => [
        route,
        { route, payments: payments.toSorted((one, other) => wilds(one) - wilds(other)) },
      ]),
    );
  }

  get claim(): Claim | null {
    return this.pointed === null ? null : (this.claims.get(this.pointed) ?? null);
  }

  get route(): Route | null {
    return this.board.routes.find((route) => route.id === this.pointed) ?? null;
  }

  drawFrom(slot: number): LegalMove | null {
    return this.moves.find((move) => move.kind === "draw-market" && move.slot === slot) ?? null;
  }

  of(kind: string): LegalMove | null {
    return this.moves.find((move) => move.kind === kind) ?? null;
  }

  get keeps(): readonly LegalMove[] {
    return this.moves.filter((move) => move.kind === "keep");
  }

  /** The ways to place a stack of tokens. */
  get placing(): readonly LegalMove[] {
    return this.moves.filter((move) => move.kind === "place-token");
  }

  /** The tokens of which one must take one. */
  get taking(): readonly LegalMove[] {
    return this.moves.filter((move) => move.kind === "take-token");
  }

  /** What there is to decide about tokens now; null when nothing is. */
  get deciding(): "placing" | "taking" | null {
    if (this.placing.length > 0) return "placing";
    return this.taking.length > 0 ? "taking" : null;
  }

  /** The tokens or stacks to choose from. */
  get tokenOptions(): readonly TokenOption[] {
    return optionsOf(this.deciding === "placing" ? this.placing : this.taking, this.view);
  }

  /** The one that is chosen; the first until another is. */
  get symbol(): TokenSymbol | null {
    const options = this.tokenOptions;
    return (options.find((option) => option.symbol === this.#symbol) ?? options[0])?.symbol ?? null;
  }

  /** Where it goes; null until a place is chosen that may have it. */
  get spot(): string | null {
    const may = this.placing.some((move) => move.place === this.#spot && move.token === this.symbol);
    return may ? this.#spot : null;
  }

  /** The places one may point at now, to place a stack or to take what lies there. */
  get spots(): ReadonlySet<string> {
    const moves = this.deciding === "placing" ? this.placing : this.taking;
    return new Set(moves.flatMap((move) => move.place ?? []));
  }

  /** What was decided about tokens, as a move; null while something is still to choose. */
  get tokenMove(): LegalMove | null {
    if (this.deciding === "taking") return this.taking.find((move) => move.token === this.symbol) ?? null;
    return this.placing.find((move) => move.token === this.symbol && move.place === this.spot) ?? null;
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

  /** What stays in the hand after a payment. */
  handAfter(move: LegalMove): Record<string, number> {
    const hand = { ...this.me?.hand };
    for (const [card, count] of Object.entries(move.cards ?? {})) hand[card] = (hand[card] ?? 0) - count;
    return Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));
  }

  /** How many pieces the route that is pointed at takes: of its kind, before and after. */
  get pieces(): { kind: "tram" | "subway"; before: number; after: number } | null {
    const { route, me } = this;
    if (!route || !me) return null;
    const kind = pieceKind(route);
    const before = kind === "subway" ? me.subways : me.trams;
    return { kind, before, after: before - pieces(route) };
  }

  get look(): PointedLook {
    if (this.claim) return "can";
    const free = this.pointed !== null && !this.owners.has(this.pointed);
    return this.seen.myTurn && free ? "refused" : "plain";
  }

  /** Routes that others have claimed since one's own last move; for a spectator, the last ones of all. */
  get fresh(): ReadonlySet<string> {
    const { owners, seat } = this;
    const found = new Set<string>();
    let turns = 0;
    for (const step of this.seen.steps.toReversed()) {
      if (step.entry.kind !== "move") continue;
      if (step.entry.seat === seat || (seat === null && turns === (this.view?.players.length ?? 0))) break;
      turns += 1;
      for (const { key, params } of step.events) {
        if (key === "event-claim" && owners.has(String(params["route"]))) found.add(String(params["route"]));
      }
    }
    return found;
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

  /** Find out why the route that is pointed at cannot be claimed. */
  async askWhy(): Promise<void> {
    const { pointed: route, seat } = this;
    if (route === null || seat === null || this.look !== "refused") return;
    const reason = await this.seen.connection.why(seat, `claim ${route}`);
    if (this.pointed === route) this.reason = reason;
  }

  async play(move: LegalMove): Promise<boolean> {
    const done = await this.seen.move(move.move);
    if (done) await this.point(null);
    return done;
  }

  async claimPointed(): Promise<boolean> {
    const move = this.claim?.payments[this.payment];
    return move === undefined ? false : this.play(move);
  }
}

function wilds(move: LegalMove): number {
  return move.cards?.["wild"] ?? 0;
}
