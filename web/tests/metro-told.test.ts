import { describe, expect, test } from "vitest";
import type { MetroMove, MetroView, Step, TableShown } from "../src/api/types";
import { MetroController } from "../src/games/metro/controller.svelte";
import { effectsOf, gainsOf } from "../src/games/metro/effects";
import { freshSquares } from "../src/games/metro/log";
import { nowOf } from "../src/games/metro/now";
import { initialsOf, rowsOf, worthOf } from "../src/games/metro/players";
import { columnsOf, sumOf, swingsOf } from "../src/games/metro/score";
import {
  doesTold,
  effectsTold,
  lengthTold,
  linesOver,
  moveTold,
  wagonTold,
  type Teller,
} from "../src/games/metro/telling";
import { tileTold } from "../src/games/metro/tiles";
import { trackOf } from "../src/games/metro/track";
import type { SeenTable } from "../src/table/seen.svelte";
import { LANGUAGES, type Language } from "../src/text/catalogue";

import { board, views, words, wordsIn } from "./metro-tables";

describe("told", () => {
  const view = views.base;
  const told = (language: Language = "en", seat: number | null = view.seat): Teller => ({
    words: wordsIn(language, seat),
    board,
    view,
    seat,
  });

  test("whose line it is", () => {
    expect(words.line("11-0")).toBe("Your line 11");
    expect(words.line("11-1")).toBe("Line 11: Jan");
    expect(words.line("11-red")).toBe("Line 11: red company");
    expect(words.line("c3-0")).toBe("Your line from central rail 3");
    expect(wordsIn("pl").line("11-1")).toBe("Linia 11: Jan");
  });

  test("a wagon that waits, and one that has arrived", () => {
    const wagon = view.wagons[0];
    if (!wagon) throw new Error("no wagons");
    const waiting = { ...wagon, line: "4-0", seat: 0, station: 4, counts: 0, tiles: 1 };
    expect(wagonTold(told(), waiting)).toBe("Your line 4: waits, 1 tile so far");
    expect(wagonTold(told("pl"), waiting)).toBe("Twoja linia 4: czeka, dotąd 1 kafelek");
    const done = { ...waiting, counts: 2, tiles: 7, points: 14, stop: "centre" };
    expect(wagonTold(told(), done)).toBe("Your line 4: done at central station, 7 tiles doubled, 14 points");
    expect(wagonTold(told(), { ...done, counts: 1, points: 7, stop: "9" })).toBe(
      "Your line 4: done at station 9, 7 tiles, 7 points",
    );
  });

  test("how long a line is, and whether that counts twice", () => {
    expect(lengthTold(told(), { tiles: 7, counts: 1 })).toBe("7 tiles");
    expect(lengthTold(told(), { tiles: 7, counts: 2 })).toBe("7 tiles × 2");
  });

  test("what pointing at a place offers, and what it brings whom", () => {
    const controller = new MetroController(
      { view, seat: view.seat, myTurn: true, moments: { now: null } } as unknown as SeenTable,
      board,
    );
    const lay = [...controller.lays.values()].find((move) => move.gains.some((gain) => gain.kind !== "grows"));
    if (!lay) throw new Error("no lay that finishes a line");
    void controller.choose(lay.square);
    expect([controller.square, controller.rail, controller.exchange]).toEqual([lay.square, null, null]);
    expect(controller.offer).toBe(lay);
    const finished = lay.gains.filter((gain) => gain.kind !== "grows");
    const brings = [...gainsOf(controller.effects()).values()].reduce((sum, points) => sum + points, 0);
    expect(brings).toBe(finished.reduce((sum, gain) => sum + gain.points, 0));
    void controller.point(null);
    expect(controller.offer).toBeNull();
  });

  test.each(LANGUAGES)("every move, every effect: %s", (language) => {
    for (const [, of] of Object.entries(views)) {
      for (const seat of [0, null]) {
        const about: Teller = { words: wordsIn(language, seat), board, view: of, seat };
        for (const move of of.moves) {
          const effects = effectsOf(of, move);
          expect(moveTold(about, move, effects)).not.toContain("undefined");
          expect(doesTold(about, effects)).not.toBe("");
          expect(effectsTold(about, effects)).toHaveLength(effects.length);
        }
        for (const wagon of of.wagons) expect(wagonTold(about, wagon)).not.toContain("undefined");
      }
    }
  });

  test("moves", () => {
    const exchange = { kind: "exchange", move: 1, percent: 20, company: "red", taken: "open", open: "blue" } as const;
    expect(moveTold(told(), exchange)).toBe("Exchange your red 20 % share for the open blue one");
    expect(moveTold(told("pl"), { ...exchange, taken: "hidden" })).toBe(
      "Wymień akcję 20% (czerwona) na zakrytą z wierzchu stosu",
    );
    const wagon = { kind: "wagon", move: 1, rail: 5, percent: 20, company: "red", gains: [] } as const;
    expect(moveTold(told(), { ...wagon, gains: [] })).toBe(
      "Show your red 20 % share and put the wagon of that company on central rail 5",
    );
    expect(moveTold(told(), { ...wagon, gains: [], company: null, percent: null })).toBe(
      "Put your extra wagon on central rail 5",
    );
    const lay: MetroMove = { kind: "lay", move: 1, square: "d3", turn: 90, slot: 2, gains: [] };
    expect(moveTold(told(), lay)).toBe("Lay your second tile on d3, turned by 90°");
    expect(moveTold(told(), { kind: "draw-tile", move: 1 })).toBe("Draw a tile and lay that");
    expect(moveTold(told(), { kind: "pass", move: 1 })).toBe("Pass");
  });

  test("a tile by the sides its tracks join", () => {
    expect(tileTold(words, "dddd", 0)).toBe(
      "from north to north, from east to east, from south to south and from west to west",
    );
    expect(tileTold(words, "aaaa", 90)).toContain("from east to west");
  });

  test("the lines over a square", () => {
    const wagon = view.wagons.find((one) => one.path.length > 0);
    const square = wagon?.path[0]?.slice(0, 2) ?? "";
    expect(linesOver(told(), square).length).toBeGreaterThan(0);
  });

  test("events without the code of a tile", () => {
    const event = { key: "event-lay", params: { seat: 1, tile: "acba", square: "d3", turn: 0 } };
    expect(words.events([event])).toEqual(["Jan lays a tile on d3."]);
    expect(words.events([{ ...event, params: { ...event.params, seat: 0 } }])).toEqual(["You lay a tile on d3."]);
    const finished = { start: "station", number: 4, tiles: 3, counts: 2, points: 6 };
    expect(words.events([{ key: "event-line-of-company", params: { company: "white", ...finished } }])).toEqual([
      "The line of the white company from station 4 is finished: 3 tiles, doubled, 6 points.",
    ]);
  });
});

describe("players", () => {
  const table = {
    status: "playing",
    actors: [0],
    seats: ["Ola", "Jan", "Ewa"].map((name, seat) => ({
      name,
      kind: seat === 2 ? "bot" : "person",
      level: seat === 2 ? "steady" : null,
      away: false,
      conceded: false,
    })),
  } as unknown as TableShown;

  test("lines that wait and lines that are done", () => {
    const rows = rowsOf({ table, view: views.base, seat: 0, connected: [true, false, true] }, words);
    const own = views.base.wagons.filter((wagon) => wagon.seat === 0);
    const done = own.filter((wagon) => wagon.counts > 0).length;
    expect(rows[0]?.counts.map((one) => one.count)).toEqual([`${own.length - done} waiting`, `${done} done`]);
    expect(rows[0]?.score).toBe(views.base.players[0]?.points);
    expect(rows.map((row) => row.kind)).toEqual(["you", "not connected", "bot · steady"]);
    expect(rows.map((row) => row.toMove)).toEqual([true, false, false]);
  });

  test("markers on the score track", () => {
    const scores = [
      { seat: 0, points: 12, gain: 0 },
      { seat: 1, points: 12, gain: 25 },
    ];
    expect(trackOf(scores)).toEqual({
      end: 40,
      marks: [0, 10, 20, 30, 40],
      markers: [
        { ...scores[0], behind: 0 },
        { ...scores[1], behind: 1 },
      ],
    });
    expect(trackOf([]).end).toBe(30);
    expect(trackOf([{ seat: 0, points: 131, gain: 0 }]).marks).toEqual([0, 40, 80, 120]);
  });

  test("initials that tell players apart", () => {
    expect(initialsOf(["Ola", "Semafor", "szyna", "Tender"])).toEqual(["O", "Se", "Sz", "T"]);
    expect(initialsOf(["Ola", "Ola", ""])).toEqual(["O1", "O2", "?"]);
  });

  test("what shares are worth is known to their holder alone", () => {
    const share = { percent: 10, company: "red", shown: false, points: 6 };
    const player = { ...views.base.players[0], points: null, total: null, shares: [share, { ...share, points: 12 }] };
    const red = { id: "red", points: 12, value: 6, wagon: false };
    const view: MetroView = { ...views.base, companies: [red] };
    expect(worthOf(player as MetroView["players"][0], view)).toBe(18);
    const hiding = { ...player, shares: [share, { ...share, points: null }] } as MetroView["players"][0];
    expect(worthOf(hiding, view)).toBeNull();
  });

  test("before any company has points shares have no worth to speak of", () => {
    const share = { percent: 10, company: "red", shown: false, points: 8 };
    const player = { ...views.base.players[0], points: null, total: null, shares: [share] };
    const view: MetroView = { ...views.base, companies: [{ id: "red", points: 0, value: 8, wagon: false }] };
    expect(worthOf(player as MetroView["players"][0], view)).toBeNull();
  });

  test.each(LANGUAGES)("what the sign says: %s", (language) => {
    const sight = { table, seat: 0, live: true, move: 3, moves: 3 };
    const prompt = { key: "prompt-metro-turn", params: { tiles: 1, draw: "yes", more: "none" } };
    const mine = nowOf({ ...sight, view: { ...views.base, prompt } });
    expect(mine.line).toEqual({ ...prompt, key: "prompt-metro-turn.line" });
    expect(mine.short.key).toBe("prompt-metro-turn.short");
    const other = { ...table, actors: [1] } as TableShown;
    const wait = { key: "prompt-metro-wait", params: { seat: 1, drawn: "yes" } };
    const theirs = nowOf({ ...sight, table: other, view: { ...views.base, actors: [1], prompt: wait } });
    const said = [mine.line, mine.short, theirs.line].map(({ key, params }) => wordsIn(language).say(key, params));
    expect(new Set(said).size).toBe(3);
  });
});

describe("the end", () => {
  const line = (number: number, tiles: number, points: number) => ({
    key: "score-metro-line",
    points,
    params: { start: "station", number, tiles, counts: points > tiles ? 2 : 1 },
  });
  const result = {
    totals: [20, 20, 5],
    ranks: [1, 1, 3],
    verdict: { key: "verdict-shared", params: { seats: [0, 1], rule: "M10a" } },
    scores: [
      [line(1, 4, 4), line(4, 8, 16)],
      [line(6, 12, 12), { key: "score-number-card", points: 8, params: { number: 28 } }],
      [
        { key: "score-share", points: 4, params: { company: "red", percent: 20, value: 2 } },
        { key: "score-share-bonus", points: 1, params: { company: "red", profit: 14 } },
      ],
    ],
  } as NonNullable<TableShown["result"]>;

  test("columns add up, the best line first", () => {
    const columns = columnsOf(result);
    expect(columns.map((column) => column.total)).toEqual([20, 20, 5]);
    for (const column of columns) expect(sumOf(column.parts)).toBe(column.total);
    expect(columns[0]?.parts.map(({ params }) => params["number"])).toEqual([4, 1]);
    expect(columns[1]?.parts.map(({ key }) => key)).toEqual(["score-metro-line", "score-number-card"]);
  });

  const step = (version: number, seat: number, square: string, points = 0): Step =>
    ({
      version,
      entry: { kind: "move", seat },
      events: [
        { key: "event-lay", params: { seat, square } },
        ...(points > 0
          ? [{ key: "event-line-finished", params: { seat, start: "station", number: 3, tiles: points, points } }]
          : []),
      ],
    }) as unknown as Step;
  const steps = [step(1, 0, "a1", 2), step(2, 1, "b1", 9), step(3, 0, "c1"), step(4, 1, "d1", 5), step(5, 2, "e1")];

  test("the lines that brought most, in the order of the game", () => {
    expect(swingsOf(steps, 2).map((swing) => [swing.move, swing.points])).toEqual([
      [2, 9],
      [4, 5],
    ]);
  });

  test("what was laid since one's own last move", () => {
    expect([...freshSquares(steps, 0, 3)]).toEqual(["e1", "d1"]);
    expect([...freshSquares(steps, null, 3)]).toEqual(["e1", "d1", "c1"]);
  });
});
