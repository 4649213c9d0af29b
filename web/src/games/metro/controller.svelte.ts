// What a person can do and see at a table of Metro, for every way of showing it: the board and the text view share this.
//
// There are no rules here. What is legal and what it does stands in the view; why something is not, the server is asked.
import type { MetroMove, MetroPlayer, MetroView, ReasonShown, ShareView, WagonView } from "../../api/types";
import type { SeenTable } from "../../table/seen.svelte";
import { waysOf, type Board } from "./board";
import { effectsOf, startOf, type Effect } from "./effects";
import { follow, lineThrough, runsOver, tracksOn, type Laid, type Line, type Track, type Tracks } from "./lines";

/** What is to be decided now. */
export type Task =
  /** Lay a tile of the hand, or do something else. */
  | "turn"
  /** Lay the tile that was drawn. */
  | "drawn"
  /** There is nothing to do but pass. */
  | "pass";

/** A tile one holds: by its slot from 1, or the one just drawn, which has none. */
export interface HeldTile {
  readonly slot: number | null;
  readonly tile: string;
}

/** A line that is traced: of a wagon, or of nobody. */
export interface Traced extends Line {
  /** Its place in the list of wagons; null for tracks that no wagon can drive over yet. */
  readonly wagon: number | null;
}

/** An exchange that is being decided. */
export interface Exchange {
  readonly percent: number;
  readonly taken: "open" | "hidden";
}

/** Milliseconds after which a pointer that stays is meant. */
const REST = 90;

export class MetroController {
  /** The square that is pointed at, or the central rail: only one of them. */
  square = $state<string | null>(null);
  rail = $state<number | null>(null);
  /** Whether it was chosen, by a click, a tap or Enter: then it stays pointed at until it is let go. */
  fixed = $state(false);
  /** Why what is pointed at is not possible; undefined while it is not known. */
  reason = $state.raw<ReasonShown | null | undefined>(undefined);
  /** The line that is traced because somebody points at its wagon or at one of its tracks. */
  #traced = $state.raw<{ readonly wagon: number } | { readonly track: Track } | null>(null);
  /** The slot of the tile that is chosen, if one is; what was drawn is always meant first. */
  #slot = $state<number | null>(null);
  /** By how many quarters tiles were turned, by what they are. */
  #quarters = $state<Record<string, number>>({});
  /** The share that is shown for a wagon of the centre. */
  #shown = $state<number | null>(null);
  exchange = $state.raw<Exchange | null>(null);
  #asked = 0;

  constructor(
    readonly seen: SeenTable,
    readonly board: Board,
  ) {}

  get view(): MetroView | null {
    return this.seen.view as MetroView | null;
  }

  get seat(): number | null {
    return this.seen.seat;
  }

  get me(): MetroPlayer | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }

  get wagons(): readonly WagonView[] {
    return this.view?.wagons ?? [];
  }

  get moves(): readonly MetroMove[] {
    return this.seen.myTurn ? (this.view?.moves ?? []) : [];
  }

  get task(): Task | null {
    const { moves } = this;
    if (moves.length === 0) return null;
    if (moves.every((move) => move.kind === "pass")) return "pass";
    return this.view?.phase === "drawn" ? "drawn" : "turn";
  }

  has(module: "companies" | "stations" | "tracks" | "numbers"): boolean {
    return this.view?.modules.includes(module) ?? false;
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
    const fitting = this.#laysOf(tile).map((move) => move.turn ?? 0);
    return fitting.length === 0 ? 0 : Math.min(...fitting);
  }

  /** Whether tiles may be turned in this game. */
  get mayTurn(): boolean {
    return this.view?.direction === "free";
  }

  /** In how many ways the tile that is meant can lie. */
  get ways(): number {
    return this.tile === null ? 1 : waysOf(this.board, this.tile.tile);
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

  /** What it is as it would lie on a square. */
  laidOn(square: string): Laid | null {
    return this.tile && { square, tile: this.tile.tile, turn: this.turn };
  }

  // --- what can be done ---------------------------------------------------------------------------------------------

  /** Where the tile that is meant can be laid, turned as it is: by square. */
  get lays(): ReadonlyMap<string, MetroMove> {
    const { tile, turn } = this;
    return new Map(
      (tile === null ? [] : this.#laysOf(tile))
        .filter((move) => move.turn === turn)
        .flatMap((move) => (move.square ? [[move.square, move] as const] : [])),
    );
  }

  /** The ways to lay a tile one holds, turned in any way. */
  #laysOf(held: HeldTile): readonly MetroMove[] {
    return this.moves.filter((move) => move.kind === "lay" && move.slot === held.slot);
  }

  get draw(): MetroMove | null {
    return this.#of("draw");
  }

  get pass(): MetroMove | null {
    return this.#of("pass");
  }

  /** The ways to put a wagon on a central rail, by rail; with companies, one for each share that can be shown. */
  get placings(): ReadonlyMap<number, readonly MetroMove[]> {
    const placings = new Map<number, MetroMove[]>();
    for (const move of this.moves) {
      if (move.kind === "wagon" && move.rail) placings.set(move.rail, [...(placings.get(move.rail) ?? []), move]);
    }
    return placings;
  }

  get exchanges(): readonly MetroMove[] {
    return this.moves.filter((move) => move.kind === "exchange");
  }

  /** The share that is shown for the wagon, of those that can be; null where none is needed. */
  get shown(): number | null {
    const ways = this.rail === null ? [] : (this.placings.get(this.rail) ?? []);
    return (ways.find((move) => move.percent === this.#shown) ?? ways[0])?.percent ?? null;
  }

  chooseShown(percent: number): void {
    this.#shown = percent;
  }

  /** The move that is pointed at. */
  get offer(): MetroMove | null {
    if (this.exchange) {
      const { percent, taken } = this.exchange;
      return this.exchanges.find((move) => move.percent === percent && move.taken === taken) ?? null;
    }
    if (this.rail !== null) {
      return this.placings.get(this.rail)?.find((move) => move.percent === this.shown) ?? null;
    }
    return this.square === null ? null : (this.lays.get(this.square) ?? null);
  }

  /** What a move does to lines. */
  effects(move: MetroMove): readonly Effect[] {
    return this.view ? effectsOf(this.board, this.view, move) : [];
  }

  #of(kind: string): MetroMove | null {
    return this.moves.find((move) => move.kind === kind) ?? null;
  }

  // --- lines --------------------------------------------------------------------------------------------------------

  /** The tracks on the board. */
  get tracks(): Tracks {
    return this.view ? tracksOn(this.board, this.view) : new Map();
  }

  /** The line that is pointed at. */
  get traced(): Traced | null {
    const pointed = this.#traced;
    if (pointed === null || !this.view) return null;
    if ("wagon" in pointed) return this.lineOf(pointed.wagon);
    const of = this.wagons.findIndex((wagon) => runsOver(wagon.path, pointed.track));
    if (of >= 0) return this.lineOf(of);
    if (!this.tracks.get(pointed.track[0])?.has(pointed.track[1])) return null;
    return { ...lineThrough(this.board, this.tracks, pointed.track), wagon: null };
  }

  /** The line of a wagon as it lies. */
  lineOf(wagon: number): Traced | null {
    const found = this.wagons[wagon];
    const start = found && this.view ? startOf(this.board, this.view, found) : null;
    return start && { ...follow(this.board, this.tracks, start.at, start.departure), wagon };
  }

  traceWagon(wagon: number | null): void {
    this.#traced = wagon === null ? null : { wagon };
  }

  traceTrack(track: Track | null): void {
    const now = this.#traced;
    // A pointer that moves along a track keeps pointing at it.
    if (now && "track" in now && track && now.track[0] === track[0] && now.track[1] === track[1]) return;
    this.#traced = track === null ? null : { track };
  }

  /** The wagons of a seat, or of a company, by their place in the list. */
  wagonsOf(owner: number | string): readonly { readonly wagon: WagonView; readonly at: number }[] {
    return this.wagons
      .map((wagon, at) => ({ wagon, at }))
      .filter(({ wagon }) => (typeof owner === "number" ? wagon.seat === owner : wagon.company === owner));
  }

  // --- pointing -----------------------------------------------------------------------------------------------------

  /** Point at a square in passing, or at none. What was chosen is let go. */
  async point(square: string | null): Promise<void> {
    if (square !== this.square || this.rail !== null) this.reason = undefined;
    this.square = square;
    this.rail = null;
    this.exchange = null;
    this.fixed = false;
    await this.#rested();
  }

  async pointRail(rail: number | null): Promise<void> {
    if (rail !== this.rail || this.square !== null) this.reason = undefined;
    this.square = null;
    this.rail = rail;
    this.exchange = null;
    this.fixed = false;
    await this.#rested();
  }

  /** Choose a square: it stays pointed at, to be confirmed; or it is told why it cannot be. */
  async choose(square: string): Promise<void> {
    const asked = this.point(square);
    this.fixed = true;
    await asked;
  }

  async chooseRail(rail: number): Promise<void> {
    const asked = this.pointRail(rail);
    this.fixed = true;
    await asked;
  }

  /** Begin to exchange a share, or change what is taken for it; why it cannot be is asked. */
  async chooseExchange(exchange: Exchange | null): Promise<void> {
    await this.point(null);
    this.exchange = exchange;
    this.reason = undefined;
    await this.askWhy();
  }

  /** Who only passes over a place does not ask about it. */
  async #rested(): Promise<void> {
    const asked = ++this.#asked;
    if (this.pointing) await new Promise((rest) => setTimeout(rest, REST));
    if (asked === this.#asked) await this.askWhy();
  }

  letGo(): void {
    void this.point(null);
    this.#traced = null;
  }

  /** Whether anything is pointed at. */
  get pointing(): boolean {
    return this.square !== null || this.rail !== null || this.exchange !== null;
  }

  /** Whether what is pointed at is refused: one could decide now, but not this. */
  get refused(): boolean {
    if (!this.pointing || this.offer !== null || this.moves.length === 0) return false;
    return this.square === null || !this.view?.tiles.some((tile) => tile.square === this.square);
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
    const shares: readonly ShareView[] = this.me?.shares ?? [];
    return (shares.find((share) => share.company && open.has(share.company)) ?? shares[0])?.percent ?? 10;
  }

  #reconsider(): void {
    this.reason = undefined;
    void this.askWhy();
  }

  // --- deciding -----------------------------------------------------------------------------------------------------

  async play(move: MetroMove): Promise<boolean> {
    const done = await this.seen.move(move.move);
    if (done) {
      this.letGo();
      if (move.kind === "lay") {
        this.#slot = null;
        this.#quarters = {};
      }
    }
    return done;
  }

  /** Do what is pointed at. */
  async confirm(): Promise<boolean> {
    const { offer } = this;
    return offer === null ? false : this.play(offer);
  }

  /** Take up a move: choose its tile, its turn and its place, so that it only needs to be confirmed. */
  async takeUp(move: MetroMove): Promise<void> {
    if (move.kind === "lay" && move.square) {
      if (move.slot !== null) this.chooseTile(move.slot);
      this.turnTo(move.turn ?? 0);
      await this.choose(move.square);
    } else if (move.kind === "wagon" && move.rail) {
      if (move.percent !== null) this.chooseShown(move.percent);
      await this.chooseRail(move.rail);
    } else if (move.kind === "exchange" && move.percent !== null) {
      await this.chooseExchange({ percent: move.percent, taken: move.taken === "open" ? "open" : "hidden" });
    }
  }
}
