import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MetroMove, MetroView, Step, TableShown } from "../src/api/types";
import {
  beyond,
  boardOf,
  sceneOf,
  stationNumber,
  stationOf,
  tracksOf,
  waysOf,
  whereIs,
  type BoardFile,
} from "../src/games/metro/board";
import { MetroController } from "../src/games/metro/controller.svelte";
import { effectsOf, inOrder, laidBy, startOf } from "../src/games/metro/effects";
import { follow, lineThrough, runsOver, tracksOn, type Track } from "../src/games/metro/lines";
import { freshSquares } from "../src/games/metro/log";
import { nearestTrack } from "../src/games/metro/nearest";
import { nowOf } from "../src/games/metro/now";
import { initialsOf, rowsOf, worthOf } from "../src/games/metro/players";
import { columnsOf, sumOf, swingsOf } from "../src/games/metro/score";
import { verdictOf } from "../src/table/verdict";
import { nextStop, stopId, type Stop } from "../src/games/metro/stops";
import { doesTold, effectsTold, lineName, linesOver, moveTold, wagonTold, type Told } from "../src/games/metro/telling";
import { tileTold } from "../src/games/metro/tiles";
import { trackOf } from "../src/games/metro/track";
import type { SeenTable } from "../src/table/seen.svelte";
import { catalogueOf, LANGUAGES, type Language } from "../src/text/catalogue";
import { Words } from "../src/text/words";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardOf(
  JSON.parse(readFileSync(new URL("../../src/peron/rules/boards/metro.json", import.meta.url), "utf8")) as BoardFile,
);
/** Games in the middle, as the server tells of them: without modules, and with stations and number cards. */
const views = JSON.parse(readFileSync(new URL("metro-views.json", import.meta.url), "utf8")) as Record<
  "base" | "stations",
  MetroView
>;

function wordsIn(language: Language, seat: number | null = 0): Words {
  const files = readdirSync(new URL(`${language}/`, TEXTS)).filter((file) => file.endsWith(".ftl"));
  const texts = files.map((file) => readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8"));
  const missing = (problem: string): void => {
    throw new Error(problem);
  };
  return new Words(catalogueOf(language, texts, missing), sceneOf(board, ["Ola", "Jan", "Ewa"], seat));
}
const words = wordsIn("en");

describe("what is meant", () => {
  const lay: MetroMove = {
    move: 0,
    notation: "",
    kind: "lay",
    slot: 1,
    tile: null,
    square: "c2",
    turn: 0,
    rail: null,
    percent: null,
    company: null,
    taken: null,
    lines: [],
  };

  /** Two tiles in hand, which may be turned; these moves are legal. */
  function holding(...moves: readonly Partial<MetroMove>[]): MetroController {
    const players = views.base.players.map((player) => ({ ...player, hand: ["acba", "abbc"] }));
    const legal = moves.map((move, at) => ({ ...lay, move: at, ...move }));
    const view: MetroView = { ...views.base, direction: "free", players, moves: legal };
    return new MetroController({ view, seat: 0, myTurn: true } as unknown as SeenTable, board);
  }

  test("a tile that fits only turned is turned that far", () => {
    const controller = holding({ turn: 270 }, { turn: 180 });
    expect(controller.turn).toBe(180);
    expect([...controller.lays.keys()]).toEqual(["c2"]);
    controller.turnBy(1);
    expect(controller.turn).toBe(270);
    controller.turnTo(0);
    expect(controller.turn).toBe(0);
    expect(controller.lays.size).toBe(0);
  });

  test("of several tiles the first that fits, until another is chosen", () => {
    const controller = holding({ slot: 2, turn: 90 });
    expect(controller.tile?.slot).toBe(2);
    expect(controller.turn).toBe(90);
    controller.chooseTile(1);
    expect(controller.tile?.slot).toBe(1);
    expect(controller.turn).toBe(0);
  });
});

describe("the board", () => {
  test("squares and ends", () => {
    expect(board.squares).toHaveLength(60);
    expect(whereIs("c5")).toEqual({ column: 2, row: 4 });
    expect(beyond("b2", 1)).toEqual({ square: "b1", end: 4 });
    expect(beyond("b2", 3)).toEqual({ square: "c2", end: 6 });
    expect(beyond("b2", 5)).toEqual({ square: "b3", end: 0 });
    expect(beyond("b2", 7)).toEqual({ square: "a2", end: 2 });
    expect(beyond("a1", 7)).toBeNull();
  });

  test("turned tiles", () => {
    expect(tracksOf(board, "acba", 90)).toEqual([
      [2, 7],
      [4, 3],
      [6, 1],
      [0, 5],
    ]);
    expect(waysOf(board, "aaaa")).toBe(1);
    expect(waysOf(board, "adad")).toBe(2);
    expect(waysOf(board, "accd")).toBe(4);
  });

  test("stations by both ways of numbering", () => {
    expect(stationOf(board, 8, "2000")?.at).toBe("a1");
    expect(stationOf(board, 1, "2009")?.at).toBe("a1");
    expect(stationOf(board, 40, "2000")).toBeNull();
  });

  test("the track one points at", () => {
    const tracks = tracksOf(board, "cccc");
    expect(nearestTrack(tracks, { x: 8, y: 8 })).toEqual([0, 7]);
    expect(nearestTrack(tracks, { x: 92, y: 92 })).toEqual([4, 3]);
    expect(nearestTrack([], { x: 1, y: 1 })).toBeNull();
  });
});

describe("lines", () => {
  test.each(Object.entries(views))("are followed as the server tells them: %s", (_, view) => {
    const tracks = tracksOn(board, view);
    for (const wagon of view.wagons) {
      const start = startOf(board, view, wagon);
      expect(start).not.toBeNull();
      const line = follow(board, tracks, start?.at ?? "", start?.departure ?? 0);
      expect(line.path).toEqual(wagon.path);
      const { stop } = line;
      expect(stop.kind === "station" || stop.kind === "centre").toBe(wagon.finished);
      expect(stop.kind === "centre").toBe(wagon.centre);
      if (stop.kind === "station") expect(stationNumber(stop.station, view.numbering)).toBe(wagon.arrival);
    }
  });

  test("any track leads to its whole line", () => {
    const view = views.base;
    const tracks = tracksOn(board, view);
    const longest = view.wagons.toSorted((one, other) => other.tiles - one.tiles)[0];
    for (const track of longest?.path ?? []) expect(lineThrough(board, tracks, track).path).toEqual(longest?.path);
  });

  test("a loop ends where it began", () => {
    const tiles = [
      { square: "b2", tile: "bbbb", turn: 0 },
      { square: "c2", tile: "bbbb", turn: 0 },
      { square: "b3", tile: "bbbb", turn: 0 },
      { square: "c3", tile: "bbbb", turn: 0 },
    ];
    const tracks = tracksOn(board, { tiles, centre: [] });
    const starts: Track[] = [...tracks].flatMap(([square, ways]) => [...ways].map(([a, b]) => [square, a, b] as const));
    const stops = starts.map((track) => lineThrough(board, tracks, track).stop.kind);
    expect(new Set(stops)).toEqual(new Set(["loop", "open"]));
  });

  test("with tiles in the centre they run through it", () => {
    const centre = board.centre.map((square) => ({ square, tile: "aaaa", turn: 0 }));
    const through = follow(board, tracksOn(board, { tiles: [], centre }), "d4", 0);
    expect(through.path.map(([square]) => square)).toEqual(["d4", "d5"]);
    expect(through.stop).toEqual({ kind: "open", square: "d6" });
  });
});

describe("what a move does", () => {
  test.each(Object.entries(views))("%s", (_, view) => {
    for (const move of view.moves) {
      for (const effect of effectsOf(board, view, move)) {
        expect(effect.line.path).toHaveLength(effect.tiles);
        expect(["station", "centre"].includes(effect.line.stop.kind)).toBe(effect.finished);
        expect(effect.doubled).toBe(effect.finished && effect.line.stop.kind === "centre" && effect.station !== null);
        if (move.square && effect.tiles > effect.before) {
          expect(effect.line.path.some(([square]) => square === move.square)).toBe(true);
        }
      }
    }
  });

  test("the finished ones first, one's own before others'", () => {
    const view = views.base;
    const [one] = view.moves.filter((move) => move.lines.some((line) => line.finished));
    const effects = inOrder(effectsOf(board, view, one as MetroMove), view.seat);
    expect(effects[0]?.finished).toBe(true);
    expect(laidBy(one as MetroMove)?.square).toBe(one?.square);
    expect(laidBy({ ...(one as MetroMove), kind: "draw" })).toBeNull();
  });
});

describe("walking", () => {
  const to = (from: Stop, ...way: ("left" | "right" | "up" | "down")[]): string =>
    stopId(way.reduce((stop, direction) => nextStop(board, stop, direction, "rails"), from));

  test("over squares, out to stations and along them", () => {
    expect(to({ square: "b2" }, "right", "down")).toBe("c3");
    const north = board.stations.findIndex((one) => one.at === "a1" && one.side === "N");
    const west = board.stations.findIndex((one) => one.at === "a1" && one.side === "W");
    expect(to({ square: "a1" }, "up")).toBe(`station-${north}`);
    expect(to({ square: "a1" }, "up", "down")).toBe("a1");
    expect(to({ square: "a1" }, "up", "left")).toBe(`station-${west}`);
    expect(to({ square: "a1" }, "up", "up")).toBe(`station-${north}`);
    expect(to({ square: "b1" }, "up", "left")).toBe(`station-${north}`);
  });

  test("into the centre where wagons can stand, else over it", () => {
    expect(to({ square: "d3" }, "down")).toBe("rail-1");
    expect(to({ square: "d3" }, "down", "up")).toBe("d3");
    expect(to({ square: "d3" }, "down", "right")).toBe("rail-2");
    expect(to({ square: "d3" }, "down", "down")).toBe("rail-6");
    expect(to({ square: "c4" }, "right")).toBe("rail-8");
    expect(stopId(nextStop(board, { square: "d3" }, "down", "nothing"))).toBe("d6");
    expect(stopId(nextStop(board, { square: "c5" }, "right", "tiles"))).toBe("d5");
  });
});

describe("told", () => {
  const view = views.base;
  const told = (language: Language = "en", seat: number | null = view.seat): Told => ({
    words: wordsIn(language, seat),
    board,
    view,
    seat,
  });

  test("whose line it is", () => {
    const line = { seat: 0, company: null, station: 11, rail: null };
    expect(lineName(told(), line)).toBe("Your line 11");
    expect(lineName(told(), { ...line, seat: 1 })).toBe("Line 11: Jan");
    expect(lineName(told(), { ...line, seat: null, company: "red" })).toBe("Line 11: red company");
    expect(lineName(told(), { ...line, station: null, rail: 3 })).toBe("Your line from central rail 3");
    expect(lineName(told("pl"), { ...line, seat: 1 })).toBe("Linia 11: Jan");
  });

  test("a wagon that waits, and one that has arrived", () => {
    const wagon = view.wagons[0];
    if (!wagon) throw new Error("no wagons");
    const waiting = { ...wagon, seat: 0, station: 4, finished: false, tiles: 1 };
    expect(wagonTold(told(), waiting)).toBe("Your line 4: waits, 1 tile so far");
    expect(wagonTold(told("pl"), waiting)).toBe("Twoja linia 4: czeka, dotąd 1 kafelek");
    const done = { ...waiting, finished: true, tiles: 7, points: 14, arrival: null, centre: true };
    expect(wagonTold(told(), done)).toBe("Your line 4: done at central station, 7 tiles doubled, 14 points");
    expect(wagonTold(told(), { ...done, points: 7, arrival: 9 })).toBe(
      "Your line 4: done at station 9, 7 tiles, 7 points",
    );
  });

  test.each(LANGUAGES)("every move, every effect: %s", (language) => {
    for (const [, of] of Object.entries(views)) {
      for (const seat of [0, null]) {
        const about: Told = { words: wordsIn(language, seat), board, view: of, seat };
        for (const move of of.moves) {
          const effects = effectsOf(board, of, move);
          expect(moveTold(about, move, effects)).not.toContain("undefined");
          expect(doesTold(about, effects)).not.toBe("");
          expect(effectsTold(about, effects)).toHaveLength(effects.length);
        }
        for (const wagon of of.wagons) expect(wagonTold(about, wagon)).not.toContain("undefined");
      }
    }
  });

  test("moves of the modules", () => {
    const move: MetroMove = {
      move: 1,
      notation: "",
      kind: "exchange",
      slot: null,
      tile: null,
      square: null,
      turn: null,
      rail: null,
      percent: 20,
      company: "red",
      taken: "open",
      lines: [],
    };
    expect(moveTold(told(), move)).toBe("exchange your red 20 % share for the open one");
    expect(moveTold(told("pl"), { ...move, taken: "hidden" })).toBe("wymień akcję 20% (czerwona) na zakrytą");
    expect(moveTold(told(), { ...move, kind: "wagon", rail: 5 })).toBe(
      "show your red 20 % share and put the wagon of that company on central rail 5",
    );
    expect(moveTold(told(), { ...move, kind: "wagon", rail: 5, company: null, percent: null })).toBe(
      "put your extra wagon on central rail 5",
    );
    expect(moveTold(told(), { ...move, kind: "lay", square: "d3", turn: 90, slot: 2 })).toBe(
      "lay your second tile on d3, turned by 90°",
    );
    expect(moveTold(told(), { ...move, kind: "draw" })).toBe("draw a tile and lay that");
    expect(moveTold(told(), { ...move, kind: "pass" })).toBe("Pass");
  });

  test("a tile by the sides its tracks join", () => {
    expect(tileTold(words, board, "dddd", 0)).toBe(
      "from north to north, from east to east, from south to south and from west to west",
    );
    expect(tileTold(words, board, "aaaa", 90)).toContain("from east to west");
  });

  test("the lines over a square", () => {
    const wagon = view.wagons.find((one) => one.path.length > 0);
    const square = wagon?.path[0]?.[0] ?? "";
    expect(linesOver(told(), square).length).toBeGreaterThan(0);
    expect(runsOver(wagon?.path ?? [], wagon?.path[0] as Track)).toBe(true);
  });

  test("events without the code of a tile", () => {
    const event = { key: "event-lay", params: { seat: 1, tile: "acba", square: "d3", turn: 0 } };
    expect(words.events([event])).toEqual(["Jan lays a tile on d3."]);
    expect(words.events([{ ...event, params: { ...event.params, seat: 0 } }])).toEqual(["You lay a tile on d3."]);
    const finished = { start: "station", number: 4, tiles: 3, points: 6 };
    expect(words.events([{ key: "event-line-of-company", params: { company: "white", ...finished } }])).toEqual([
      "The line of the white company from station 4 is finished: 3 tiles, 6 points.",
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
    const done = own.filter((wagon) => wagon.finished).length;
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
    expect(worthOf(player as MetroView["players"][0])).toBe(18);
    expect(worthOf({ ...player, shares: [share, { ...share, points: null }] } as MetroView["players"][0])).toBeNull();
  });

  test.each(LANGUAGES)("what the sign says: %s", (language) => {
    const sight = { table, seat: 0, live: true, move: 3, moves: 3 };
    const said = (view: MetroView): string => {
      const now = nowOf({ ...sight, view });
      const all = [now.line, now.short].map(({ key, params }) => wordsIn(language).say(key, params));
      return all.join("|");
    };
    const kinds = (...some: string[]): MetroView => ({
      ...views.base,
      moves: some.map((kind) => ({ kind }) as MetroMove),
    });
    const told = [
      said(kinds("lay", "draw")),
      said(kinds("lay")),
      said(kinds("lay", "exchange")),
      said(kinds("lay", "wagon")),
      said(kinds("lay", "wagon", "exchange")),
      said(kinds("pass")),
      said({ ...views.base, phase: "drawn" }),
    ];
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("the end", () => {
  const line = (number: number, tiles: number, points: number) => ({
    key: "score-metro-line",
    points,
    params: { start: "station", number, tiles, end: points > tiles ? "centre" : "station" },
  });
  const result = {
    totals: [20, 20, 5],
    ranks: [1, 1, 3],
    scores: [
      [line(1, 4, 4), line(4, 8, 16)],
      [line(6, 12, 12), { key: "score-number-card", points: 8, params: { number: 28 } }],
      [
        { key: "score-share", points: 4, params: { company: "red", percent: 20, value: 2 } },
        { key: "score-share-bonus", points: 1, params: { company: "red", profit: 14 } },
      ],
    ],
  } as NonNullable<TableShown["result"]>;
  const seats = [{ conceded: false }, { conceded: false }, { conceded: false }] as TableShown["seats"];

  test("columns add up, the best line first", () => {
    const columns = columnsOf(result, views.base.wagons);
    expect(columns.map((column) => column.total)).toEqual([20, 20, 5]);
    expect(columns[0]?.lines.map(({ number, doubled }) => [number, doubled])).toEqual([
      [4, true],
      [1, false],
    ]);
    expect(sumOf(columns[1]?.numbers ?? [])).toBe(8);
    expect(columns[2]?.shares[0]).toEqual({ company: "red", percent: 20, value: 2, points: 4 });
    expect(columns[2]?.bonuses[0]?.profit).toBe(14);
  });

  test("who has won", () => {
    expect(verdictOf(result, seats)).toEqual({ winners: [0, 1], ending: "shared", margin: 15, total: 20 });
    expect(verdictOf({ ...result, ranks: [1, 2, 3], totals: [20, 13, 5] }, seats)).toMatchObject({
      ending: "points",
      margin: 7,
    });
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
