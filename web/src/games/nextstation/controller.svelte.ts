// What a person can do and see at a table of Next Station, for every way of showing it: the sheet and the text view share this.
//
// There are no rules here. What is legal stands in the view; why something is not, the server is asked.
import type { LineView, NextStationView, ReasonShown, SheetMove, SheetView } from "../../api/types";
import { Controller } from "../../table/controller";
import { Highlight } from "../../table/shown.svelte";
import { decidedSections, otherEnd, reckoningAfter, type City, type Pencil, type Power, type Reckoning } from "./sheet";
import type { NextStationWords } from "./words";

/** What is to be decided now. */
export type Task =
  /** Draw a section, or skip. */
  | "draw"
  /** Draw the second of two sections. */
  | "second"
  /** Mark a station before the line is scored, or not. */
  | "last-mark";

/** Why something cannot be drawn: the server's reason, or that no section leads there. */
export type Obstacle =
  | { readonly kind: "reason"; readonly reason: ReasonShown; readonly section: string | null }
  | { readonly kind: "no-section"; readonly station: string };

/** A section to be drawn, or a station to be marked. */
type Aim = { readonly section: string } | { readonly station: string };

/** What every part of the table is given. */
export interface AtTable {
  readonly controller: NextStationController;
  readonly words: NextStationWords;
}

export class NextStationController extends Controller<NextStationView, SheetMove, City> {
  /** What was chosen, by a click, a tap or Enter: it stays until it is let go. */
  #chosen = $state.raw<Aim | null>(null);
  /** What is pointed at in passing: it is shown in place of what was chosen, and decides nothing. */
  #passing = $state.raw<Aim | null>(null);
  /** The station one draws from, once it is chosen; null: from wherever the card allows. */
  from = $state<string | null>(null);
  /** Why what was chosen cannot be drawn. */
  obstacle = $state.raw<Obstacle | null>(null);
  /** What stands in the way, while it is shown: sections and stations. */
  readonly inTheWay = new Highlight();
  /** Whether it is told what the power of the pencil does, though it cannot be used now. */
  explains = $state(false);
  /** The turn in which one has taken up the power of the pencil. */
  #powerTaken = $state<string | null>(null);
  #asked = 0;

  get city(): City {
    return this.board;
  }

  /** One's own sheet. */
  get sheet(): SheetView | null {
    return this.seat === null ? null : (this.view?.sheets[this.seat] ?? null);
  }

  /** Whose sheet is shown large: one's own, for those who watch the first one's. */
  get shown(): SheetView | null {
    return this.sheet ?? this.view?.sheets[0] ?? null;
  }

  get line(): LineView | null {
    return this.sheet?.line ?? null;
  }

  get pencil(): Pencil | null {
    return (this.shown?.pencil as Pencil | undefined) ?? null;
  }

  get task(): Task | null {
    if (this.moves.length === 0) return null;
    if (this.view?.phase === "last-mark") return "last-mark";
    return this.sheet?.first ? "second" : "draw";
  }

  /** What one has decided to draw, not yet seen by others. */
  get draft(): readonly string[] {
    return this.sheet ? decidedSections(this.sheet) : [];
  }

  /** The station one has marked, in this round, seen by others or not. */
  get marked(): string | null {
    return this.sheet?.marking ?? this.line?.marked ?? null;
  }

  // --- the power of the pencil -------------------------------------------------------------------------------------

  /** The power of the pencil in hand; null without the module. */
  get power(): Power | null {
    return (this.sheet?.power as Power | null | undefined) ?? null;
  }

  get powerUsed(): boolean {
    const { sheet } = this;
    return sheet !== null && (sheet.power_used || sheet.marking !== null || sheet.first !== null);
  }

  /** Whether it can be used now at all. */
  get mayUsePower(): boolean {
    return this.task === "draw" && this.moves.some((move) => move.power !== null);
  }

  /** Whether one has taken it up: what it allows is shown then too. */
  get usingPower(): boolean {
    return this.mayUsePower && this.#powerTaken === this.#turn;
  }

  usePower(on: boolean): void {
    this.#powerTaken = on ? this.#turn : null;
    this.letGo();
  }

  /** Take up the power, or put it back; where it is of no use now, it is told what it does. */
  pressPower(): void {
    if (this.mayUsePower) this.usePower(!this.usingPower);
    else this.explains = !this.explains;
  }

  get #turn(): string {
    return `${this.view?.round ?? 0}.${this.view?.turn ?? 0}.${this.seat ?? ""}`;
  }

  // --- what can be drawn -------------------------------------------------------------------------------------------

  /** What can be drawn now, by section: with the power once it is taken up. */
  get offers(): ReadonlyMap<string, SheetMove> {
    return new Map(this.moves.flatMap((move) => (move.section && this.#isOffered(move) ? [[move.section, move]] : [])));
  }

  #isOffered(move: SheetMove): boolean {
    if (move.kind === "first") return this.usingPower;
    if (move.kind !== "draw" || (this.usingPower && this.power === "double")) return false;
    if (this.task === "second" || move.power === null) return !(this.usingPower && this.power === "again");
    return this.usingPower;
  }

  /** Those from the station one draws from, while one is chosen. */
  get lit(): ReadonlyMap<string, SheetMove> {
    const { from, offers } = this;
    const some = [...offers].filter(([, move]) => from === null || move.start === from);
    return some.length > 0 ? new Map(some) : offers;
  }

  /** The stations that can be marked, by station: at the last moment, or once the power is taken up. */
  get marks(): ReadonlyMap<string, SheetMove> {
    if (this.task !== "last-mark" && !(this.usingPower && this.power === "double")) return new Map();
    return new Map(this.moves.flatMap((move) => (move.kind === "mark" && move.station ? [[move.station, move]] : [])));
  }

  get #aim(): Aim | null {
    return this.#passing ?? this.#chosen;
  }

  /** The section that is pointed at, to be drawn. */
  get pointed(): string | null {
    return this.#aim && "section" in this.#aim ? this.#aim.section : null;
  }

  /** The station that is pointed at, to be marked. */
  get marking(): string | null {
    return this.#aim && "station" in this.#aim ? this.#aim.station : null;
  }

  /** The move that is pointed at. */
  get offer(): SheetMove | null {
    return this.#moveOf(this.#aim);
  }

  /** The move that was chosen. */
  get choice(): SheetMove | null {
    return this.#moveOf(this.#chosen);
  }

  /** What would be done now: what was chosen; where nothing was, what is pointed at. */
  get deed(): SheetMove | null {
    return this.#chosen ? this.choice : this.offer;
  }

  #moveOf(aim: Aim | null): SheetMove | null {
    if (!aim) return null;
    return ("section" in aim ? this.offers.get(aim.section) : this.marks.get(aim.station)) ?? null;
  }

  /** What the line's score would be made of with the move that is pointed at, and the whole score. */
  get reckoning(): { readonly after: Reckoning; readonly total: number } | null {
    return this.offer && { after: reckoningAfter(this.offer), total: this.offer.total };
  }

  /** The stations that sections can lead to now, with those that lead there. */
  get targets(): ReadonlyMap<string, readonly SheetMove[]> {
    const targets = new Map<string, SheetMove[]>();
    for (const move of this.lit.values()) {
      if (move.station) targets.set(move.station, [...(targets.get(move.station) ?? []), move]);
    }
    return targets;
  }

  /** The stations from which something can be drawn now. */
  get starts(): ReadonlySet<string> {
    return new Set([...this.offers.values()].flatMap((move) => move.start ?? []));
  }

  // --- pointing ----------------------------------------------------------------------------------------------------

  /** Point at a section in passing, or at none. */
  point(section: string | null): void {
    this.#passing = section === null ? null : { section };
  }

  /** Point at a station to be marked, in passing. */
  pointMark(station: string): void {
    this.#passing = { station };
  }

  letGo(): void {
    this.#choose(null);
    this.from = null;
  }

  #choose(aim: Aim | null): void {
    this.#chosen = aim;
    this.#passing = null;
    this.obstacle = null;
    this.explains = false;
  }

  /** Choose the end one draws from; once more, and any will do again. */
  startFrom(station: string | null): void {
    this.#choose(null);
    this.from = this.from === station ? null : station;
  }

  /** Choose a section, to be confirmed; or it is told why it cannot be drawn. */
  async choose(section: string): Promise<void> {
    this.#choose({ section });
    if (!this.offers.has(section)) await this.#askWhy(section);
  }

  chooseMark(station: string): void {
    this.#choose({ station });
  }

  /** Choose a station: the section that leads there, the next one if several do; or it is told why none does. */
  async chooseStation(station: string): Promise<void> {
    if (this.marks.has(station)) return this.chooseMark(station);
    const leading = this.targets.get(station) ?? [];
    if (leading.length > 0) {
      const at = leading.findIndex((move) => move === this.choice);
      const next = leading[(at + 1) % leading.length];
      if (next?.section) await this.choose(next.section);
      return;
    }
    if (this.starts.has(station)) return this.startFrom(station);
    const refused = this.#refusedSection(station);
    if (refused) return this.choose(refused);
    this.#choose(null);
    if (this.task !== null) this.obstacle = { kind: "no-section", station };
  }

  /** The section one means by a station that nothing leads to: from where one draws, else from an end, else from the line. */
  #refusedSection(station: string): string | null {
    const { line, city, from } = this;
    if (!line || this.task === null || this.task === "last-mark") return null;
    const near = city.at.get(station) ?? [];
    const found = [[from], line.ends, line.stations].flatMap(
      (ends) => near.find((section) => ends.includes(otherEnd(section, station))) ?? [],
    );
    return found[0]?.id ?? null;
  }

  #isChosen(section: string): boolean {
    return this.#chosen !== null && "section" in this.#chosen && this.#chosen.section === section;
  }

  async #askWhy(section: string): Promise<void> {
    const { seat } = this;
    if (seat === null || this.task === null) return;
    const asked = ++this.#asked;
    const reason = await this.seen.connection.why(seat, `draw ${section}`);
    if (asked === this.#asked && this.#isChosen(section) && reason) {
      const other = reason.params["other"];
      this.obstacle = { kind: "reason", reason, section: typeof other === "string" ? other : null };
    }
  }

  // --- deciding ----------------------------------------------------------------------------------------------------

  async play(move: SheetMove): Promise<boolean> {
    const done = await this.seen.move(move.move);
    if (done) {
      this.letGo();
      this.#powerTaken = null;
    }
    return done;
  }

  /** Take up a move: point at it, so that it only needs to be confirmed. */
  override takeUp({ kind, power, station, section }: SheetMove): void {
    if (power !== null && this.task === "draw") this.usePower(true);
    if (kind === "mark" && station) this.chooseMark(station);
    else if (section) void this.choose(section);
  }

  async confirm(): Promise<boolean> {
    const { deed } = this;
    return deed === null ? false : this.play(deed);
  }
}
