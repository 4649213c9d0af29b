// A table as one screen shows it: as it is now, or as it was at an earlier version. Every game's controller stands on this.
//
// There are no rules here: what a person may do stands in what the server sends.
import { untrack } from "svelte";
import type { Answer, Connection } from "../api/connection.svelte";
import { moment, refusalOf } from "../api/http";
import type { Coach, Command, ErrorShown, Moment, Step, TableShown } from "../api/types";
import { tellingOf } from "../games/families";
import { Advice } from "./advice.svelte";
import { stopAt, stopsOf } from "./history";
import { Moments } from "./moments.svelte";
import { shownTo, veiled } from "./veil";

/** How long a hand stays open after its last move at a shared screen, where one has learnt nothing by it. */
const LINGER = 1300;

export class SeenTable {
  /** What the server, the way to it, or somebody at the table refused last. */
  refusal = $state.raw<ErrorShown | null>(null);
  /** Through whose eyes one looks back: null for a spectator's, undefined for one's own. */
  eye = $state<number | null | undefined>(undefined);
  /** Whether the people at this screen hide nothing from each other: then nothing is covered between them. */
  openly = $state(false);
  /** What a bot advises. */
  readonly advice = new Advice(this);
  #past = $state.raw<Moment | null>(null);
  /** A move was just made here: the curtain waits a moment. */
  #lingering = $state(false);
  /** The version at which the turn began that the open hand decides at a shared screen; null once that hand was covered. */
  #turnSince = $state<number | null>(null);
  /** Every moment of the game that one can look at. */
  readonly stops = $derived.by(() => stopsOf(this.connection.steps));
  /** The one that is shown. */
  readonly stop = $derived.by(() => stopAt(this.stops, this.version));
  /** What has happened and is worth being watched before the game goes on here. */
  readonly moments: Moments;
  #wanted: string | null = null;
  #kept = new Map<string, Moment>();

  constructor(
    readonly id: string,
    readonly connection: Connection,
  ) {
    this.moments = new Moments(connection);
  }

  /** Whether this is the table as it is now. */
  get live(): boolean {
    return this.#past === null;
  }

  get table(): TableShown | null {
    return this.#past?.table ?? this.connection.table;
  }

  /** The game's view, of the kind the game has; null before the game starts. */
  get view(): unknown {
    return this.#past ? this.#past.view : (this.connection.you?.view ?? null);
  }

  /** Whose eyes these are; null for a spectator, and while the hands at this screen are covered. */
  get seat(): number | null {
    return this.#past ? this.#past.seat : this.#open;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** At a shared screen no hand is open while nobody there is to move: whoever looks may be anybody. */
  get covered(): boolean {
    return this.shared && !this.openly && !this.#lingers && !this.holding && this.#resting;
  }

  /** Whether the turn of the open hand is over, and it stays open until its owner has seen what was drawn. */
  get holding(): boolean {
    const { you, steps } = this.connection;
    const [seat, since] = [you?.eye ?? null, this.#turnSince];
    const cannot = !this.shared || this.openly || !this.live || !this.#resting;
    if (cannot || seat === null || since === null) return false;
    const turn = steps.filter((step) => step.version > since);
    return shownTo(turn, seat, tellingOf(this.table).learnt ?? []);
  }

  /** They have seen it. */
  hideHand(): void {
    this.#turnSince = null;
  }

  /** Whether the hand that was opened last at this screen has nothing to decide. */
  get #resting(): boolean {
    const { table, you } = this.connection;
    if (table?.status !== "playing") return false;
    return !(you && you.eye !== null && table.actors.includes(you.eye));
  }

  /** The seat whose hand is open here now. */
  get #open(): number | null {
    return this.covered ? null : (this.connection.you?.eye ?? null);
  }

  /** Whether a hand stays open although the next one is to come: for what its last move has done. */
  get #lingers(): boolean {
    return this.#lingering || (this.moments.holding && this.moments.now?.entry.seat === this.connection.you?.eye);
  }

  /** The version that is shown. */
  get version(): number {
    return this.#past?.version ?? this.connection.table?.version ?? 0;
  }

  /** The steps up to what is shown. */
  get steps(): readonly Step[] {
    const past = this.#past;
    return past ? this.all.filter((step) => step.version <= past.version) : this.all;
  }

  /** Every step there is, as the person at this screen may read it. */
  get all(): readonly Step[] {
    return this.shared ? veiled(this.connection.steps, this.seat) : this.connection.steps;
  }

  get names(): readonly string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name);
  }

  /** The seats of this screen. */
  get mine(): readonly number[] {
    return this.connection.you?.seats ?? [];
  }

  /** The seats of people whose connection is lost, and for whom no bot plays. */
  get absent(): readonly number[] {
    return (this.table?.seats ?? []).flatMap(({ kind, away, conceded }, seat) =>
      kind === "person" && !away && !conceded && this.connection.connected[seat] === false ? [seat] : [],
    );
  }

  /** Whether the person at this screen is to decide, now. */
  get myTurn(): boolean {
    const seat = this.seat;
    return this.live && seat !== null && (this.table?.actors.includes(seat) ?? false) && !this.table?.seats[seat]?.away;
  }

  /** The seat that the curtain waits for. */
  get curtain(): number | null {
    const waits = this.openly || this.#lingering || this.moments.holding || this.holding;
    return this.live && !waits ? (this.connection.you?.curtain ?? null) : null;
  }

  /** Who asked last to take a move back. */
  get askedLast(): number | null {
    const asked = this.connection.steps
      .flatMap((step) => step.events)
      .findLast(({ key }) => key === "event-undo-asked");
    return typeof asked?.params["seat"] === "number" ? asked.params["seat"] : null;
  }

  /** Whether the open seat may take back its last move, and how. */
  get undoKind(): "free" | "ask" | null {
    return this.live ? (this.connection.you?.undo ?? null) : null;
  }

  /** The version that a move has led to; that of the last one for numbers that no move has; null for now. */
  versionOf(move: number | null): number | null {
    const stops = untrack(() => this.stops);
    return move === null ? null : (stops[Math.min(move, stops.length - 1)]?.version ?? 0);
  }

  /** Show the table as it was at a version, through the eyes that look back; null: as it is now. */
  async lookAt(version: number | null, eye: number | null = this.#lookingBack): Promise<void> {
    const name = version === null ? null : `${version}/${eye ?? ""}`;
    this.#wanted = name;
    if (version === null) {
      this.#past = null;
      return;
    }
    const refused = await refusalOf(async () => {
      const found = await this.fetch(version, eye);
      if (this.#wanted === name) this.#past = found;
    });
    if (refused) this.refusal = refused;
  }

  /** The table as it was at a version, kept for the next time. */
  async fetch(version: number, eye: number | null = this.#lookingBack): Promise<Moment> {
    const name = `${version}/${eye ?? ""}`;
    const found = this.#kept.get(name) ?? (await moment(this.id, version, eye));
    this.#kept.set(name, found);
    return found;
  }

  /** Whether something is on its way that is not answered yet. What is decided meanwhile would answer an old question. */
  get busy(): boolean {
    return this.connection.pending > 0;
  }

  async move(move: number): Promise<boolean> {
    if (this.busy) return false;
    this.#lingering = this.shared;
    const last = this.connection.steps.findLast((step) => step.entry.kind === "move");
    const begins = last?.entry.seat !== this.connection.you?.eye;
    if (this.#turnSince === null || begins) this.#turnSince = this.connection.version;
    const done = await this.#asSeat((seat, version) => ({ type: "move", seat, move, version }));
    if (this.#lingering) setTimeout(() => (this.#lingering = false), done ? LINGER : 0);
    return done;
  }

  async undo(): Promise<boolean> {
    if (this.busy) return false;
    return this.#asSeat((seat, version) => ({ type: "undo", seat, version }));
  }

  /** Answer somebody who asks to take a move back; or, with `false`, withdraw one's own question. */
  async consent(yes: boolean): Promise<boolean> {
    return this.#asSeat((seat, version) => ({ type: yes ? "agree" : "refuse", seat, version }));
  }

  /** What the coach of a first ride says. */
  get coach(): Coach | null {
    return this.live ? (this.connection.you?.coach ?? null) : null;
  }

  /** Do without the present step of the ride. */
  async skipStep(): Promise<boolean> {
    const step = this.coach?.id;
    return step ? this.#asSeat((seat) => ({ type: "ride-skip", seat, step })) : false;
  }

  /** Go on without the coach. */
  async leaveRide(): Promise<boolean> {
    return this.#asSeat((seat) => ({ type: "ride-leave", seat }));
  }

  /** Whether a bot may advise the open seat now. */
  get mayAsk(): boolean {
    return this.live && (this.connection.you?.hint ?? false);
  }

  async concede(): Promise<boolean> {
    return this.#asSeat((seat) => ({ type: "concede", seat }));
  }

  async leave(): Promise<boolean> {
    return this.#asSeat((seat) => ({ type: "leave", seat, level: "steady" }));
  }

  async comeBack(seat: number): Promise<boolean> {
    return this.do({ type: "return", seat });
  }

  async letBotPlayFor(seat: number): Promise<boolean> {
    return this.do({ type: "stand-in", seat, level: "steady" });
  }

  /** Do something at the table; whether it was done. A refusal is kept to be shown. */
  async do(command: Command): Promise<boolean> {
    const answer: Answer = await this.connection.do(command);
    this.refusal = answer.done ? null : answer.error;
    return answer.done;
  }

  async #asSeat(command: (seat: number, version: number) => Command): Promise<boolean> {
    const seat = this.connection.you?.eye ?? null;
    return seat === null ? false : this.do(command(seat, this.connection.version));
  }

  get #lookingBack(): number | null {
    return this.eye === undefined ? this.#open : this.eye;
  }
}
