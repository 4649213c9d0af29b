// A table as one screen shows it: as it is now, or as it was at an earlier version. Every game's controller stands on this.
//
// There are no rules here: what a person may do stands in what the server sends.
import type { Answer, Connection } from "../api/connection.svelte";
import { moment, refusalOf } from "../api/http";
import type { Command, ErrorShown, HintMessage, Moment, Step, TableShown } from "../api/types";
import { stopAt, stopsOf } from "./history";
import { veiled } from "./veil";

/** How long a hand stays open after its last move at a shared screen: long enough to see what one drew. */
const LINGER = 1300;

export class SeenTable {
  /** What the server, or the way to it, refused last. */
  refusal = $state.raw<ErrorShown | null>(null);
  /** Through whose eyes one looks back: null for a spectator's, undefined for one's own. */
  eye = $state<number | null | undefined>(undefined);
  /** What a bot advised, and for which version. */
  #advice = $state.raw<HintMessage | null>(null);
  #past = $state.raw<Moment | null>(null);
  /** A move was just made here: the curtain waits a moment. */
  #lingering = $state(false);
  /** Every moment of the game that one can look at. */
  readonly stops = $derived.by(() => stopsOf(this.connection.steps));
  /** The one that is shown. */
  readonly stop = $derived.by(() => stopAt(this.stops, this.version));
  #wanted: string | null = null;
  #kept = new Map<string, Moment>();

  constructor(
    readonly id: string,
    readonly connection: Connection,
  ) {}

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
    const { table, you } = this.connection;
    if (!this.shared || this.#lingering || table?.status !== "playing") return false;
    return !(you && you.eye !== null && table.actors.includes(you.eye));
  }

  /** The seat whose hand is open here now. */
  get #open(): number | null {
    return this.covered ? null : (this.connection.you?.eye ?? null);
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
    return this.live && !this.#lingering ? (this.connection.you?.curtain ?? null) : null;
  }

  /** Whether the open seat may take back its last move, and how. */
  get undoKind(): "free" | "ask" | null {
    return this.live ? (this.connection.you?.undo ?? null) : null;
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

  /** Whether a bot may advise the open seat now. */
  get mayAsk(): boolean {
    return this.live && (this.connection.you?.hint ?? false);
  }

  /** The move that a bot advised, until one has moved or something was taken back. */
  get advice(): number | null {
    const advice = this.#advice;
    if (advice === null || !this.mayAsk) return null;
    const since = this.connection.steps.filter((step) => step.version > advice.version);
    const moved = since.some(({ entry }) => entry.seat === this.seat || entry.kind === "undo");
    return moved ? null : advice.move;
  }

  async askForAdvice(): Promise<void> {
    const seat = this.connection.you?.eye ?? null;
    if (seat === null) return;
    const answer = await this.connection.hint(seat);
    if (answer?.type === "hint") this.#advice = answer;
    else if (answer) this.refusal = answer.error;
  }

  forgetAdvice(): void {
    this.#advice = null;
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
