// What a person can do and see at a table of Metro, for every way of showing it: the board and the text view share this.
//
// There are no rules here. What is legal and what it does stands in the view; why something is not, the server is asked.
import type {
  MetroExchange,
  MetroLay,
  MetroMove,
  MetroPlacing,
  MetroPlayer,
  MetroView,
  ReasonShown,
  WagonView,
} from "../../api/types";
import { keep, kept } from "../../kept";
import { Controller } from "../../table/controller";
import { Revealing } from "../../table/revealing.svelte";
import { Highlight } from "../../table/shown.svelte";
import type { Board } from "./board";
import { before, Count } from "./count.svelte";
import { effectsOf, type Effect } from "./effects";
import { lineOf, pathOf, type Line } from "./lines";
import type { Centre, Stop } from "./stops";
import type { MetroWords } from "./words";

/** What every part of the table is given. */
export interface MetroPart {
  controller: MetroController;
  words: MetroWords;
}

/** A tile one holds: by its slot from 1, or the one just drawn, which has none. */
export interface HeldTile {
  readonly slot: number | null;
  readonly tile: string;
}

/** A line that is traced. */
export interface LineTrace extends Line {
  /** Whose line it is; null for tracks that no wagon can drive over yet. */
  readonly wagon: WagonView | null;
}

/** An exchange that is being decided. */
export interface Exchange {
  readonly percent: number;
  readonly taken: "open" | "hidden";
}

/** What can be pointed at: a square, a central rail by its number, or an exchange of shares. */
export type Place = string | number | Exchange;

/** What the browser keeps it under. */
const COLOURED = "metro-lines";

/** Milliseconds after which a pointer that stays is meant. */
const REST = 90;

export class MetroController extends Controller<MetroView, MetroMove, Board> {
  pointed = $state.raw<Place | null>(null);
  /** Whether it was chosen, by a click, a tap or Enter: then it stays pointed at until it is let go. */
  fixed = $state(false);
  /** Why what is pointed at is not possible; undefined while it is not known. */
  reason = $state.raw<ReasonShown | null | undefined>(undefined);
  /** Squares that stand in the way, while they are shown. */
  readonly inTheWay = new Highlight();
  /** What somebody points at to trace its line: the line by its id, or one of its tracks. */
  #traced = $state<string | null>(null);
  /** The slot of the tile that is chosen, if one is; what was drawn is always meant first. */
  #slot = $state<number | null>(null);
  /** By how many quarters tiles were turned, by what they are. */
  #quarters = $state<Record<string, number>>({});
  /** The share that is shown for a wagon of the centre. */
  #shown = $state<number | null>(null);
  #asked = 0;
  /** Whether all lines are shown in the colours of their owners; the browser keeps it. */
  #coloured = $state(kept(COLOURED) === "yes");
  /** Number cards and shares, when the game is over. */
  readonly revealing = new Revealing(this.seen);
  /** The count of what the last move has finished. */
  readonly count = new Count(() => this.seen.moments.now);
  readonly #view = $derived.by<MetroView | null>(() => {
    const view = this.seen.view as MetroView | null;
    return view && before(view, this.count.open);
  });

  /** The table as far as it was counted. */
  override get view(): MetroView | null {
    return this.#view;
  }

  get coloured(): boolean {
    return this.#coloured;
  }

  set coloured(on: boolean) {
    this.#coloured = on;
    keep(COLOURED, on ? "yes" : "no");
  }

  get me(): MetroPlayer | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  get wagons(): readonly WagonView[] {
    return this.view?.wagons ?? [];
  }

  /** The companies, the one with most points first. */
  get companies(): MetroView["companies"] {
    return this.view?.companies.toSorted((one, other) => other.points - one.points) ?? [];
  }

  has(module: "companies" | "stations" | "tracks" | "numbers"): boolean {
    return this.view?.modules.includes(module) ?? false;
  }

  // --- the board ----------------------------------------------------------------------------------------------------

  /** What lies in the middle of the board. */
  get centre(): Centre {
    return this.has("tracks") ? "tiles" : this.has("stations") ? "rails" : "nothing";
  }

  /** Whether a square is for tiles and none lies there. */
  isEmpty(square: string): boolean {
    return !this.board.centre.includes(square) && !this.view?.tiles.some((tile) => tile.square === square);
  }

  /** The number of a station, by its place in the board's list. */
  stationNumber(station: number): number {
    return this.board.stations[station]?.numbers[this.view?.numbering ?? ""] ?? 0;
  }

  /** The wagon at a station or on a central rail. */
  wagonAt(stop: Stop): WagonView | null {
    const stands = (wagon: WagonView): boolean => {
      if ("station" in stop) return wagon.station === this.stationNumber(stop.station);
      return "rail" in stop && wagon.rail === stop.rail;
    };
    return this.wagons.find(stands) ?? null;
  }

  // --- the tile in hand ---------------------------------------------------------------------------------------------

  /** The tiles one holds; the one just drawn first, because it must be laid. */
  get held(): readonly HeldTile[] {
    const { me } = this;
    const hand = (me?.hand ?? []).flatMap((tile, at) => (tile === null ? [] : [{ slot: at + 1, tile }]));
    return me?.drawn ? [{ slot: null, tile: me.drawn }, ...hand] : hand;
  }

  /** The tile that is meant: the one drawn, else the one that is chosen, else the first that fits anywhere. */
  get tile(): HeldTile | null {
    const { held } = this;
    const meant =
      held.find((one) => one.slot === null) ??
      held.find((one) => one.slot === this.#slot) ??
      held.find((one) => this.#laysOf(one).length > 0);
    return meant ?? held[0] ?? null;
  }

  /** By how many degrees it is turned clockwise: as it was turned, or else as little as needed to fit anywhere. */
  get turn(): number {
    const { tile } = this;
    if (tile === null || !this.mayTurn) return 0;
    const quarters = this.#quarters[tile.tile];
    if (quarters !== undefined) return 90 * quarters;
    const fitting = this.#laysOf(tile).map((move) => move.turn);
    return fitting.length === 0 ? 0 : Math.min(...fitting);
  }

  /** Whether tiles may be turned in this game. */
  get mayTurn(): boolean {
    return this.view?.direction === "free";
  }

  /** In how many ways the tile that is meant can lie. */
  get ways(): number {
    return (this.tile && this.view?.turns[this.tile.tile]) ?? 1;
  }

  /** Choose which tile to lay, by its slot. */
  chooseTile(slot: number): void {
    if (!this.held.some((one) => one.slot === slot)) return;
    this.#slot = slot;
    this.#reconsider();
  }

  /** Turn it by so many quarters clockwise. */
  turnBy(quarters: number): void {
    if (!this.mayTurn || this.tile === null) return;
    const turned = this.turn / 90 + quarters;
    this.#quarters[this.tile.tile] = ((turned % this.ways) + this.ways) % this.ways;
    this.#reconsider();
  }

  turnTo(turn: number): void {
    this.turnBy((turn - this.turn) / 90);
  }

  // --- what can be done ---------------------------------------------------------------------------------------------

  /** Where the tile that is meant can be laid, turned as it is: by square. */
  get lays(): ReadonlyMap<string, MetroLay> {
    const { tile, turn } = this;
    const lays = (tile === null ? [] : this.#laysOf(tile)).filter((move) => move.turn === turn);
    return new Map(lays.map((move) => [move.square, move]));
  }

  /** The ways to lay a tile one holds, turned in any way. */
  #laysOf(held: HeldTile): readonly MetroLay[] {
    return this.moves.filter((move) => move.kind === "lay").filter((move) => move.slot === (held.slot ?? 0));
  }

  /** The ways to put a wagon on a central rail; with companies, one for each share that can be shown. */
  placingsOn(rail: number | null): readonly MetroPlacing[] {
    return this.moves.filter((move) => move.kind === "wagon").filter((move) => move.rail === rail);
  }

  get exchanges(): readonly MetroExchange[] {
    return this.moves.filter((move) => move.kind === "exchange");
  }

  /** The share that is shown for the wagon, of those that can be; null where none is needed. */
  get shown(): number | null {
    const ways = this.placingsOn(this.rail);
    return (ways.find((move) => move.percent === this.#shown) ?? ways[0])?.percent ?? null;
  }

  chooseShown(percent: number): void {
    this.#shown = percent;
  }

  /** The move that is pointed at. */
  get offer(): MetroMove | null {
    const { square, rail, exchange } = this;
    if (square !== null) return this.lays.get(square) ?? null;
    if (rail !== null) return this.placingsOn(rail).find((move) => move.percent === this.shown) ?? null;
    const { percent, taken } = exchange ?? {};
    return this.exchanges.find((move) => move.percent === percent && move.taken === taken) ?? null;
  }

  /** What a move does to lines; that of the one that is pointed at, if none is given. */
  effects(move = this.offer): readonly Effect[] {
    return this.view && move ? effectsOf(this.view, move) : [];
  }

  // --- lines --------------------------------------------------------------------------------------------------------

  /** The tile that lies on a square. */
  tileOn(square: string): MetroView["tiles"][number] | undefined {
    return [...(this.view?.tiles ?? []), ...(this.view?.centre ?? [])].find((one) => one.square === square);
  }

  /** Trace a line, by its id or by one of its tracks as the view writes it. */
  trace(pointed: string | null): void {
    this.#traced = pointed;
  }

  /** The line that is pointed at. */
  get traced(): LineTrace | null {
    const pointed = this.#traced;
    if (pointed === null || !this.view) return null;
    const wagon = this.wagons.find(({ line, path }) => line === pointed || path.includes(pointed));
    if (wagon) return { ...lineOf(wagon), wagon };
    const path = this.view.loose.find((one) => one.includes(pointed));
    return path ? { path: pathOf(path), stop: null, wagon: null } : null;
  }

  /** The wagons of a seat, or of a company. */
  wagonsOf(owner: number | string): readonly WagonView[] {
    return this.wagons.filter((wagon) => owner === (wagon.seat ?? wagon.company));
  }

  // --- pointing -----------------------------------------------------------------------------------------------------

  get square(): string | null {
    return typeof this.pointed === "string" ? this.pointed : null;
  }

  get rail(): number | null {
    return typeof this.pointed === "number" ? this.pointed : null;
  }

  get exchange(): Exchange | null {
    return typeof this.pointed === "object" ? this.pointed : null;
  }

  /** Point at something in passing, or at nothing. What was chosen is let go. */
  async point(place: Place | null): Promise<void> {
    if (place !== this.pointed) this.reason = undefined;
    this.pointed = place;
    this.fixed = false;
    const asked = ++this.#asked;
    // Who only passes over a place does not ask about it.
    if (place !== null) await new Promise((rest) => setTimeout(rest, REST));
    if (asked === this.#asked) await this.askWhy();
  }

  /** Choose something: it stays pointed at, to be confirmed; or it is told why it cannot be. */
  async choose(place: Place): Promise<void> {
    const asked = this.point(place);
    this.fixed = true;
    await asked;
  }

  letGo(): void {
    void this.point(null);
    this.trace(null);
  }

  /** Whether what is pointed at is refused: one could decide now, but not this. */
  get refused(): boolean {
    if (this.pointed === null || this.offer !== null || this.moves.length === 0) return false;
    return this.square === null || this.isEmpty(this.square);
  }

  /** Find out why what is pointed at is not possible. */
  async askWhy(): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.refused) return;
    const asked = ++this.#asked;
    const reason = await this.seen.connection.why(seat, this.#wanted());
    if (asked === this.#asked && this.refused) this.reason = reason;
  }

  /** What is pointed at, as a player would write it. */
  #wanted(): string {
    if (this.exchange) return `exchange ${this.exchange.percent} ${this.exchange.taken}`;
    if (this.rail !== null) return `wagon ${this.rail}${this.has("companies") ? ` share ${this.#shareWanted()}` : ""}`;
    const slot = this.tile?.slot ?? null;
    const turned = this.turn === 0 ? "" : ` turn ${this.turn}`;
    return `lay ${slot === null ? "drawn " : slot === 1 ? "" : `${slot} `}${this.square}${turned}`;
  }

  /** One of the shares whose wagon could still be placed: then the rail itself is what is refused. */
  #shareWanted(): number {
    const open = new Set(this.view?.companies.filter((one) => one.wagon).map((one) => one.id));
    const shares = this.me?.shares ?? [];
    return (shares.find((share) => share.company && open.has(share.company)) ?? shares[0])?.percent ?? 10;
  }

  #reconsider(): void {
    this.reason = undefined;
    void this.askWhy();
  }

  // --- deciding -----------------------------------------------------------------------------------------------------

  async play(move: MetroMove): Promise<boolean> {
    const { pointed } = this;
    const done = await this.seen.move(move.move);
    if (done) {
      // What was chosen while the answer was on its way stays chosen.
      if (this.pointed === pointed) this.letGo();
      if (move.kind === "lay") {
        this.#slot = null;
        this.#quarters = {};
      }
    }
    return done;
  }

  /** Do what is pointed at. */
  async confirm(): Promise<void> {
    if (this.offer) await this.play(this.offer);
  }

  /** Take up a move: choose its tile, its turn and its place, so that it only needs to be confirmed. */
  override takeUp(move: MetroMove): void {
    if (move.kind === "lay") {
      if (move.slot !== 0) this.chooseTile(move.slot);
      this.turnTo(move.turn);
      void this.choose(move.square);
    } else if (move.kind === "wagon") {
      if (move.percent !== null) this.chooseShown(move.percent);
      void this.choose(move.rail);
    } else if (move.kind === "exchange") {
      void this.choose({ percent: move.percent, taken: move.taken });
    }
  }
}
