// The connection keeps its promises on a bad line: nothing lost, nothing done twice, nothing shown out of order.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Socket } from "../src/api/connection.svelte";
import { Moments } from "../src/table/moments.svelte";
import type { ClientMessage, ServerMessage, Step, TableShown, You } from "../src/api/types";

class Line implements Socket {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    if (this.closed) throw new Error("closed");
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const lines: Line[] = [];
const line = (): Line => lines.at(-1) as Line;
const table = (version: number): TableShown => ({ id: "t", version, status: "playing" }) as TableShown;
const you = (eye: number | null): You => ({
  eye,
  seats: [0],
  host: true,
  curtain: null,
  undo: null,
  hint: false,
  code: null,
  coach: null,
  view: null,
});
const step = (version: number): Step => ({ version, entry: { kind: "move", seat: 0 }, events: [] });
const sync = (version: number, steps: number[], follows = (steps[0] ?? version + 1) - 1): ServerMessage => ({
  type: "sync",
  version,
  follows,
  table: table(version),
  you: you(0),
  steps: steps.map(step),
  connected: [true],
  watching: 0,
});
const update = (version: number): ServerMessage => ({
  ...step(version),
  type: "update",
  table: table(version),
  you: you(0),
});

function connected(version = 0): Connection {
  const made = new Connection(() => {
    lines.push(new Line());
    return line();
  });
  line().onopen?.();
  line().say(
    sync(
      version,
      Array.from({ length: version }, (_, n) => n + 1),
    ),
  );
  return made;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  lines.length = 0;
});

test("it first says which version it has", () => {
  connected();
  expect(line().sent).toEqual([{ type: "resume", version: 0 }]);
});

test("updates are taken in order, and what came twice once", () => {
  const made = connected(2);
  line().say(update(3));
  line().say(update(3));
  expect(made.steps.map((one) => one.version)).toEqual([1, 2, 3]);
  expect(made.version).toBe(3);
});

test("what comes while something is shown waits, and is not asked for again", () => {
  const made = connected(2);
  let holds = true;
  made.holds = () => holds;
  line().say(update(3));
  line().say(update(4));
  expect(made.version).toBe(2);
  expect(made.table?.version).toBe(2);
  line().say({ type: "pong", version: 4 });
  expect(line().sent).toEqual([{ type: "resume", version: 0 }]);
  holds = false;
  made.goOn();
  expect(made.version).toBe(4);
  expect(made.steps.map((one) => one.version)).toEqual([1, 2, 3, 4]);
});

test("what waits is not lost when the line breaks", () => {
  const made = connected(2);
  made.holds = () => true;
  line().say(update(3));
  line().close();
  vi.advanceTimersByTime(300);
  line().onopen?.();
  expect(line().sent).toEqual([{ type: "resume", version: 3 }]);
  line().say(sync(4, [4]));
  expect(made.steps.map((one) => one.version)).toEqual([1, 2, 3, 4]);
});

test("a moment holds up what follows until it was seen; where bots move at once it does not", () => {
  const made = connected(2);
  const moments = new Moments(made);
  const end = moments.watch(({ version }) => version === 13);
  expect(moments.now).toBeNull();
  for (let version = 3; version <= 14; version++) line().say(update(version));
  expect([moments.now?.version, made.version]).toEqual([13, 13]);
  moments.pass();
  expect([moments.now, made.version]).toEqual([null, 14]);
  end();
  moments.watch(({ version }) => version > 14);
  made.table = { ...table(14), pace: 0 };
  line().say({ ...update(15), table: { ...table(15), pace: 0 } } as ServerMessage);
  line().say({ ...update(16), table: { ...table(16), pace: 0 } } as ServerMessage);
  expect([moments.now?.version, moments.holding, made.version]).toEqual([16, false, 16]);
});

test("who was away for long looks at the table as it is, and sees what comes then", () => {
  const made = connected(2);
  const moments = new Moments(made);
  moments.watch(({ version }) => version % 5 === 0);
  line().close();
  vi.advanceTimersByTime(300);
  line().onopen?.();
  line().say(sync(12, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  expect(moments.now).toBeNull();
  for (const version of [13, 14, 15]) line().say(update(version));
  expect(moments.now?.version).toBe(15);
});

test("after a gap it asks for what is missing and shows nothing out of order", () => {
  const made = connected(2);
  line().say(update(5));
  expect(made.version).toBe(2);
  expect(line().sent.at(-1)).toEqual({ type: "resume", version: 2 });
  line().say(sync(5, [3, 4, 5]));
  expect(made.steps.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
});

test("a pong that is ahead tells of a lost update", () => {
  connected(2);
  line().say({ type: "pong", version: 3 });
  expect(line().sent.at(-1)).toEqual({ type: "resume", version: 2 });
});

test("a command is answered when it is done for good", async () => {
  const made = connected();
  const answer = made.do({ type: "undo", seat: 0, version: 0 });
  const sent = line().sent.at(-1) as { id: string };
  expect(made.pending).toBe(1);
  line().say({ type: "ack", id: sent.id, version: 4 });
  expect(await answer).toEqual({ done: true, version: 4 });
  expect(made.pending).toBe(0);
});

test("a refusal is an answer too", async () => {
  const made = connected();
  const answer = made.do({ type: "concede", seat: 0 });
  const sent = line().sent.at(-1) as { id: string };
  line().say({ type: "refused", id: sent.id, error: { key: "table-over", params: {} } });
  expect(await answer).toEqual({ done: false, error: { key: "table-over", params: {} } });
});

test("what was not answered is sent again with the same id once the line is back", async () => {
  const made = connected(1);
  const answer = made.do({ type: "move", seat: 0, move: 10, version: 1 });
  const sent = line().sent.at(-1);
  line().close();
  expect(made.online).toBe(false);
  expect(made.offlineSince).toBeInstanceOf(Date);
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
  line().onopen?.();
  expect(line().sent).toEqual([{ type: "resume", version: 1 }]);
  line().say(sync(1, []));
  expect(made.online).toBe(true);
  expect(line().sent.at(-1)).toEqual(sent);
  line().say({ type: "ack", id: (sent as { id: string }).id, version: 2 });
  expect(await answer).toEqual({ done: true, version: 2 });
});

test("two commands never have the same id, not even in two windows", () => {
  const ids = new Set<string>();
  for (let window = 0; window < 2; window++) {
    const made = connected();
    for (let n = 0; n < 3; n++) {
      void made.do({ type: "undo", seat: 0, version: 0 });
      ids.add((line().sent.at(-1) as { id: string }).id);
    }
  }
  expect(ids.size).toBe(6);
});

test("it tries again ever more slowly, and at once when told to", () => {
  const made = connected();
  for (let n = 1; n <= 4; n++) {
    line().close();
    expect(lines.length).toBe(n);
    vi.advanceTimersByTime(250 * 2 ** (n - 1));
    expect(lines.length).toBe(n + 1);
  }
  line().close();
  made.retryNow();
  expect(lines.length).toBe(6);
});

test("one that was still on its way when somebody tried again is closed and heard no more", () => {
  const made = connected(1);
  line().close();
  vi.advanceTimersByTime(250);
  const slow = line();
  made.retryNow();
  expect(slow.closed).toBe(true);
  slow.onopen?.();
  slow.say(sync(2, [2]));
  expect([made.online, made.version, lines.length]).toEqual([false, 1, 3]);
  line().onopen?.();
  line().say(sync(2, [2]));
  expect([made.online, made.version, lines.length]).toEqual([true, 2, 3]);
});

test("a server that falls silent is given up and tried again", () => {
  connected();
  vi.advanceTimersByTime(15_000);
  expect(line().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(line().closed).toBe(true);
});

test("a table that does not exist is not asked for again", () => {
  const made = connected();
  line().say({ type: "bye", error: { key: "table-unknown", params: {} } });
  line().close(4404);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
  expect(made.failure?.key).toBe("table-unknown");
});

test("a table that cannot be opened says why, whatever the reason is", () => {
  const made = connected();
  line().say({ type: "bye", error: { key: "table-damaged", params: {} } });
  line().close(4404);
  expect(made.failure?.key).toBe("table-damaged");
});

test("one who is sent away is told why, comes back later than at once, and forgets it once back", () => {
  const made = connected();
  line().say({ type: "bye", error: { key: "request-too-many", params: {} } });
  line().close(1008);
  expect(made.reason?.key).toBe("request-too-many");
  expect(made.failure).toBe(null);
  vi.advanceTimersByTime(900);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(lines.length).toBe(2);
  line().onopen?.();
  line().say(sync(0, []));
  expect(made.reason).toBe(null);
});

test("why is answered by its own id", async () => {
  const made = connected();
  const answer = made.why(0, "draw red");
  const sent = line().sent.at(-1) as { id: string };
  line().say({ type: "why", id: sent.id, reason: { rule: "T7", key: "why-x", params: {} } });
  expect((await answer)?.rule).toBe("T7");
});

test("once closed it stays closed", () => {
  const made = connected();
  made.close();
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
});
