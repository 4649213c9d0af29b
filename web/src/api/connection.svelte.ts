// One table over a WebSocket: what it is told is state that screens show, and what is said arrives once.
//
// A connection that breaks is made again and says which version it has; commands that were not answered are sent again
// with the same id, so that nothing is lost and nothing is done twice.
import type * as said from "./types";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export type Answer = { done: true; version: number } | { done: false; error: said.ErrorShown };

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;
const LONGEST_WAIT = 10_000;
const SENT_AWAY_WAIT = 1_000;
/** The server closes so when the table does not exist: to ask again would not help. */
const NO_TABLE = 4404;

export class Connection {
  table = $state.raw<said.TableShown | null>(null);
  you = $state.raw<said.You | null>(null);
  steps = $state.raw<readonly said.Step[]>([]);
  connected = $state.raw<readonly boolean[]>([]);
  watching = $state(0);
  online = $state(false);
  /** When the connection was lost, while it is. */
  offlineSince = $state<Date | null>(null);
  /** When it will be tried again, in milliseconds as a clock counts them; null while it is being tried. */
  retryAt = $state<number | null>(null);
  /** Why there is no table to show. */
  failure = $state.raw<said.ErrorShown | null>(null);
  /** What the server said before it closed, while the connection is lost; null when it said nothing. */
  reason = $state.raw<said.ErrorShown | null>(null);
  pending = $state(0);
  /** Whether what comes has to wait, because the page still shows what came before. */
  holds: () => boolean = () => false;

  #socket: Socket | null = null;
  /** The last version that was heard of; and the last one that was taken in. */
  #version = 0;
  #taken = 0;
  /** What has come and waits, in its order. It is the page that waits: the server knows nothing of it. */
  #waits: (said.UpdateMessage | said.ViewMessage)[] = [];
  #ids = 0;
  #tries = 0;
  #closed = false;
  #session = Math.random().toString(36).slice(2, 10);
  #waiting = new Map<string, Waiting>();
  #questions = new Map<string, (answer: said.ServerMessage | null) => void>();
  #ping: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: () => Socket) {
    this.#connect();
  }

  /** The last version that is shown. */
  get version(): number {
    return this.#taken;
  }

  /** Take in what has waited, as far as nothing holds it up any more. */
  goOn(): void {
    while (this.#waits.length > 0 && !this.holds()) this.#takeFirst();
  }

  close(): void {
    this.#closed = true;
    this.#stopTimers();
    this.#socket?.close();
  }

  /** Do something at the table; the answer comes once it is done for good, or refused. */
  do(command: said.Command): Promise<Answer> {
    const id = `${this.#session}-${++this.#ids}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      this.pending = this.#waiting.size;
      this.#send(text);
      this.#expectAnswer();
    });
  }

  /** Why a move of mine is not possible now; null when it is, or when nobody can tell. */
  async why(seat: number, move: number | string): Promise<said.ReasonShown | null> {
    const answer = await this.#ask({ type: "why", seat, move });
    return answer?.type === "why" ? answer.reason : null;
  }

  /** What a bot would do in this seat of mine; a refusal when it may not say, null when the connection was lost. */
  async hint(seat: number): Promise<said.HintMessage | said.RefusedMessage | null> {
    const answer = await this.#ask({ type: "hint", seat });
    return answer?.type === "hint" || answer?.type === "refused" ? answer : null;
  }

  /** A question changes nothing: one that got no answer is not asked again. */
  #ask(question: Record<string, unknown>): Promise<said.ServerMessage | null> {
    const id = `${this.#session}-ask-${++this.#ids}`;
    return new Promise((answer) => {
      this.#questions.set(id, answer);
      this.#send(JSON.stringify({ ...question, id }));
    });
  }

  /** At a shared screen: open a seat's hand, or let the curtain fall. */
  look(seat: number | null): void {
    this.#send(JSON.stringify({ type: "look", seat }));
  }

  /** Try again now. */
  retryNow(): void {
    if (!this.online && !this.#closed) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  }

  /** There is one socket: one that was still on its way when somebody wanted to try again is heard no more. */
  #connect(): void {
    const before = this.#socket;
    const socket = this.open();
    this.retryAt = null;
    this.#socket = socket;
    before?.close();
    const current = (): boolean => socket === this.#socket;
    socket.onopen = () => current() && this.#resume();
    socket.onmessage = ({ data }) => current() && this.#hear(JSON.parse(data) as said.ServerMessage);
    socket.onclose = ({ code }) => current() && this.#lost(code);
  }

  #resume(): void {
    this.#send(JSON.stringify({ type: "resume", version: this.#version }));
  }

  #send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      // The socket is not open: what waits is sent again once it is.
    }
  }

  #lost(code: number): void {
    this.#stopTimers();
    this.online = false;
    this.offlineSince ??= new Date();
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    if (this.#closed) return;
    if (code === NO_TABLE) {
      this.failure = this.reason ?? { key: "table-unknown", params: {} };
      return;
    }
    // A server that has sent us away is not asked again at once.
    const least = this.reason === null ? 250 : SENT_AWAY_WAIT;
    const wait = Math.min(LONGEST_WAIT, least * 2 ** this.#tries++);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #stopTimers(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
  }

  /** A server that does not answer is not there, whatever the socket believes. */
  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#waiting.size > 0 && this.online) this.#socket?.close();
    }, ANSWER_WITHIN);
  }

  #hear(message: said.ServerMessage): void {
    switch (message.type) {
      case "sync":
        this.#synced(message);
        break;
      case "update":
        if (message.version <= this.#version) break;
        if (message.version > this.#version + 1) {
          this.#resume();
          break;
        }
        this.#version = message.version;
        this.#waits.push(message);
        this.goOn();
        break;
      case "view":
        this.#waits.push(message);
        this.goOn();
        break;
      case "ack":
        this.#answered(message.id, { done: true, version: message.version });
        break;
      case "refused":
        if (message.id === null) {
          this.#beginAnew(message.error);
          break;
        }
        this.#told(message.id, message);
        this.#answered(message.id, { done: false, error: message.error });
        break;
      case "why":
      case "hint":
        this.#told(message.id, message);
        break;
      case "pong":
        clearTimeout(this.#silence);
        if (message.version > this.#version) this.#resume();
        break;
      case "presence":
        this.connected = message.connected;
        this.watching = message.watching;
        break;
      case "bye":
        this.reason = message.error;
        break;
    }
  }

  /** The server knows less than this page: the table was restored from a backup. */
  #beginAnew(error: said.ErrorShown): void {
    if (error.key !== "table-version" || this.#version === 0) return;
    this.#forget();
    this.#resume();
  }

  #forget(): void {
    this.#version = this.#taken = 0;
    this.#waits = [];
    this.steps = [];
  }

  #synced(message: Extract<said.ServerMessage, { type: "sync" }>): void {
    while (this.#waits.length > 0) this.#takeFirst();
    if (message.follows === 0) this.#forget();
    this.#take(message.steps.filter((step) => step.version > this.#version));
    this.#version = this.#taken = message.version;
    this.table = message.table;
    this.you = message.you;
    this.connected = message.connected;
    this.watching = message.watching;
    this.online = true;
    this.offlineSince = null;
    this.reason = null;
    this.#tries = 0;
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      this.#send(JSON.stringify({ type: "ping" }));
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#socket?.close(), ANSWER_WITHIN);
    }, PING_EVERY);
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  #take(steps: readonly said.Step[]): void {
    const last = steps.at(-1);
    if (!last) return;
    this.steps = [...this.steps, ...steps.map(({ version, entry, events }) => ({ version, entry, events }))];
    this.#taken = last.version;
  }

  #takeFirst(): void {
    const message = this.#waits.shift();
    if (message?.type === "update") {
      this.#take([message]);
      this.table = message.table;
    }
    if (message?.you) this.you = message.you;
  }

  #told(id: string, answer: said.ServerMessage): void {
    this.#questions.get(id)?.(answer);
    this.#questions.delete(id);
  }

  #answered(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    if (this.#waiting.size === 0) clearTimeout(this.#silence);
    waiting?.answer(answer);
  }
}

/** The connection to a table of the server this page comes from. Who only watches sees no hand, whatever seats they have. */
export function connect(tableId: string, watches = false): Connection {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(tableId)}/socket${watches ? "?watch=1" : ""}`;
  return new Connection(() => new WebSocket(url) as unknown as Socket);
}
