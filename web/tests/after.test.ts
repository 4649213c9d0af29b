// After a game: the points move by move, the score line by line, who has won, the shuffle, the rematch.
import { webcrypto } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { SeatShown, Step, TableShown } from "../src/api/types";
import { scaleOf, spread, stepPath, ticksOf } from "../src/games/ticket/chart";
import { courseOf, swings } from "../src/games/ticket/course";
import { columnsOf } from "../src/games/ticket/score";
import { signed } from "../src/table/figures";
import { winnersOf } from "../src/table/verdict";
import { rematchOf } from "../src/table/rematch";
import { checkShuffle, seedHash, shortHash } from "../src/table/shuffle";

const claim = (version: number, seat: number, points: number, last = false): Step => ({
  version,
  entry: { kind: "move", seat },
  events: [
    { key: "event-claim", params: { seat, route: `route-${version}`, points, cards: {} } },
    ...(last ? [{ key: "event-last-round", params: { seat, left: 1 } }] : []),
  ],
});
const draw = (version: number, seat: number): Step => ({ version, entry: { kind: "move", seat }, events: [] });

describe("how a game went", () => {
  const course = courseOf([claim(3, 0, 4), draw(4, 1), claim(5, 1, 7), claim(6, 0, 1, true), claim(7, 1, 2)], 2);

  test("points add up move by move", () => {
    expect(course.points).toEqual([
      [0, 4, 4, 4, 5, 5],
      [0, 0, 0, 7, 7, 9],
    ]);
    expect(course.moves).toBe(5);
    expect(course.finalRound).toBe(4);
  });

  test("the claims that brought most are told in the order of the game", () => {
    expect(swings(course, 2).map(({ at, points, lead }) => [at, points, lead])).toEqual([
      [1, 4, true],
      [3, 7, true],
    ]);
    expect(swings(course).at(-1)).toMatchObject({ at: 5, lead: false });
    expect(swings(courseOf([], 2))).toEqual([]);
  });

  test("tickets and tokens belong to it: in the end the winner is ahead", () => {
    const scores = [
      [
        line("score-tram", 13, { count: 6 }),
        line("score-ticket-done", 15, { ticket: "a-b" }),
        line("score-ticket-open", -3, { ticket: "a-c" }),
        line("score-tokens", 4, { count: 4 }),
      ],
      [line("score-subway", 20, { count: 3 }), line("score-ticket-open", -2, { ticket: "a-d" })],
    ];
    const whole = courseOf([claim(3, 0, 13), claim(4, 1, 20)], 2, columnsOf({ ...result, scores }));
    expect(whole.points.map((points) => points.at(-1))).toEqual([29, 18]);
    expect(whole.reveals.map(({ seat, points }) => [seat, points])).toEqual([
      [0, -3],
      [0, 15],
      [1, -2],
      [0, 4],
    ]);
    expect(swings(whole, 2).map(({ at, seat, lead }) => [at, seat, lead])).toEqual([
      [2, 1, true],
      [4, 0, true],
    ]);
  });
});

describe("the chart", () => {
  const scale = scaleOf({ left: 0, right: 100, top: 0, bottom: 50 }, 10, 50);

  test("places are where moves and points lie, and back", () => {
    expect([scale.x(0), scale.x(10), scale.y(0), scale.y(50)]).toEqual([0, 100, 50, 0]);
    expect([scale.moveAt(-5), scale.moveAt(34), scale.moveAt(400)]).toEqual([0, 3, 10]);
  });

  test("what is turned over after the moves has its own room", () => {
    const late = scaleOf({ left: 0, right: 100, top: 0, bottom: 60 }, 10, 50, 4, -10);
    expect([late.x(0), late.x(14), late.y(-10), late.y(50)]).toEqual([0, 100, 60, 0]);
    expect(late.x(10)).toBeLessThan(80);
    for (let at = 0; at <= 14; at++) expect(late.moveAt(late.x(at))).toBe(at);
  });

  test("a line runs in steps to the last move", () => {
    expect(stepPath([0, 0, 10, 10], scaleOf({ left: 0, right: 30, top: 0, bottom: 10 }, 3, 10))).toBe("M0 10H20V0H30");
  });

  test("numbers at the side are round and few", () => {
    for (const most of [10, 17, 24, 42, 57, 88, 140]) {
      expect(ticksOf(most).length).toBeGreaterThan(1);
      expect(ticksOf(most).length).toBeLessThan(5);
      expect(ticksOf(most).at(-1)).toBeLessThanOrEqual(most);
    }
  });

  test("marks never lie on one another and stay inside", () => {
    const at = spread([50, 49, 48, 10], 20, 0, 100);
    const sorted = at.toSorted((one, other) => one - other);
    for (const [place, height] of sorted.entries()) {
      if (place > 0) expect(height - (sorted[place - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(100);
    }
    expect(spread([100, 100], 20, 0, 100)).toContain(100);
  });
});

const line = (key: string, points: number, params: Record<string, unknown>) => ({ key, points, params });
const result = {
  totals: [46, 57],
  ranks: [2, 1],
  verdict: { key: "verdict-points", params: { seat: 1, points: 11 } },
  scores: [
    [
      line("score-tram", 13, { count: 6 }),
      line("score-subway", 21, { count: 4 }),
      line("score-ticket-done", 15, { ticket: "a-b" }),
      line("score-ticket-open", -3, { ticket: "a-c" }),
    ],
    [line("score-subway", 57, { count: 9 })],
  ],
};
const person = (over: Partial<SeatShown> = {}): SeatShown => ({
  kind: "person",
  name: "Ola",
  level: null,
  away: false,
  conceded: false,
  ...over,
});

describe("the score", () => {
  test("every column adds up line by line, the best first", () => {
    const [best, other] = columnsOf(result);
    expect([best?.seat, best?.total, best?.tickets]).toEqual([1, 57, []]);
    expect(other).toMatchObject({
      seat: 0,
      total: 46,
      routes: { tram: { count: 6, points: 13 }, subway: { count: 4, points: 21 } },
      joined: { count: 1, points: 15 },
      open: { count: 1, points: -3 },
    });
    expect(other?.tickets.map((ticket) => ticket.joined)).toEqual([true, false]);
    for (const column of columnsOf(result)) expect(column.total).toBe(result.totals[column.seat]);
  });

  test("who has won", () => {
    expect(winnersOf(result)).toEqual([1]);
    expect(winnersOf({ ranks: [1, 3, 1] })).toEqual([0, 2]);
  });

  test("numbers carry their sign", () => {
    expect([signed(15), signed(0), signed(-3)]).toEqual(["+15", "0", "−3"]);
  });
});

describe("the shuffle", () => {
  const subtle = webcrypto.subtle as unknown as SubtleCrypto;
  const hash = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451";

  test("the hash is the one that the server shows", async () => {
    expect(await seedHash("7", subtle)).toBe(hash);
    expect(shortHash(hash).replaceAll("\u2060", "")).toBe("7902…2451");
  });

  test("it matches, or not, or cannot be computed here", async () => {
    expect(await checkShuffle("7", hash, subtle)).toEqual({ found: "matches", computed: hash });
    expect((await checkShuffle("8", hash, subtle)).found).toBe("differs");
    expect(await checkShuffle("7", hash, undefined)).toEqual({ found: "cannot" });
  });
});

test("a rematch has the same seats: mine, bots at their level, the others open", () => {
  const table = {
    game: "berlin",
    options: {},
    pace: 0.5,
    listed: true,
    seats: [
      person(),
      person({ name: "Marek" }),
      person({ kind: "bot", name: "Semafor", level: "expert" }),
      person({ kind: "recorded", name: "Ktoś" }),
    ],
  } as unknown as TableShown;
  const again = rematchOf(table, [0]);
  expect(again).toMatchObject({ game: "berlin", pace: 0.5, listed: true });
  expect(again.seats?.map((seat) => [seat.kind, seat.name, seat.level])).toEqual([
    ["me", "Ola", "steady"],
    ["open", undefined, "steady"],
    ["bot", undefined, "expert"],
    ["open", undefined, "steady"],
  ]);
});
