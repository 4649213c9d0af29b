import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MetroLay, MetroMove, MetroView, Step, TableShown } from "../src/api/types";
import { whereIs, type Board } from "../src/games/metro/board";
import { MetroController } from "../src/games/metro/controller.svelte";
import { effectsOf, gainsOf, inOrder } from "../src/games/metro/effects";
import { ownerOf, pathOf, wagonFrom } from "../src/games/metro/lines";
import { freshSquares } from "../src/games/metro/log";
import { nowOf } from "../src/games/metro/now";
import { initialsOf, rowsOf, worthOf } from "../src/games/metro/players";
import { columnsOf, sumOf, swingsOf } from "../src/games/metro/score";
import { verdictOf } from "../src/table/verdict";
import { nextStop, stopId, type Stop } from "../src/games/metro/stops";
import {
  doesTold,
  effectsTold,
  lengthTold,
  linesOver,
  moveTold,
  wagonTold,
  type Told,
} from "../src/games/metro/telling";
import { nearestRail, railsOf } from "../src/games/metro/rails";
import { tileTold } from "../src/games/metro/tiles";
import { trackOf } from "../src/games/metro/track";
import type { SeenTable } from "../src/table/seen.svelte";
import { Catalogue, LANGUAGES, type Language } from "../src/text/catalogue";
import { MetroWords } from "../src/games/metro/words";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = JSON.parse(
  readFileSync(new URL("../../src/peron/rules/titles/metro.json", import.meta.url), "utf8"),
) as Board & { tiles: readonly { id: string; tracks: readonly unknown[] }[] };
/** Games in the middle, as the server tells of them: without modules, and with stations and number cards. */
const views = JSON.parse(readFileSync(new URL("metro-views.json", import.meta.url), "utf8")) as Record<
  "base" | "stations",
  MetroView
>;

function wordsIn(language: Language, seat: number | null = 0): MetroWords {
  const files = readdirSync(new URL(`${language}/`, TEXTS)).filter((file) => file.endsWith(".ftl"));
  const texts = files.map((file) => readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8"));
  const missing = (problem: string): void => {
    throw new Error(problem);
  };
  return new MetroWords(new Catalogue(language, texts, missing), { names: ["Ola", "Jan", "Ewa"], seat });
}
const words = wordsIn("en");

describe("what is meant", () => {
  const lay: MetroLay = { kind: "lay", move: 0, slot: 1, square: "c2", turn: 0, gains: [] };

  /** Two tiles in hand, which may be turned; these moves are legal. */
  function holding(...moves: readonly Partial<MetroLay>[]): MetroController {
    const players = views.base.players.map((player) => ({ ...player, hand: ["acba", "abbc"] }));
    const legal = moves.map((move, at) => ({ ...lay, move: at, ...move }));
    const view: MetroView = { ...views.base, direction: "free", players, turns: { acba: 4, abbc: 4 }, moves: legal };
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
  test("squares by column and row", () => {
    expect(whereIs("c5")).toEqual({ column: 2, row: 4 });
  });

  test("the letters of a tile are its tracks", () => {
    for (const { id, tracks } of board.tiles) expect(railsOf(id)).toEqual(tracks);
  });

  test("turned tiles", () => {
    expect(railsOf("acba", 90)).toEqual([
      [2, 7],
      [4, 3],
      [6, 1],
      [0, 5],
    ]);
  });

  test("stations by both ways of numbering", () => {
    const corner = board.stations.findIndex((station) => station.at === "a1" && station.side === "N");
    const numbered = (numbering: string): number =>
      new MetroController({ view: { ...views.base, numbering } } as unknown as SeenTable, board).stationNumber(corner);
    expect(numbered("2000")).toBe(board.stations[corner]?.numbers["2000"]);
    expect(numbered("2009")).toBe(1);
    expect(numbered("2000")).not.toBe(1);
  });

  test("what stands and lies where", () => {
    const view = views.stations;
    const controller = new MetroController({ view, seat: 0, myTurn: true } as unknown as SeenTable, board);
    const found = [
      ...board.stations.map((_, station) => controller.wagonAt({ station })),
      ...board.central_rails.map(({ number }) => controller.wagonAt({ rail: number })),
    ];
    expect(new Set(found.filter((wagon) => wagon !== null))).toEqual(new Set(view.wagons));
    expect(controller.isEmpty(view.tiles[0]?.square ?? "")).toBe(false);
    expect(controller.isEmpty(board.centre[0] ?? "")).toBe(false);
    const free = view.moves.find((move) => move.kind === "lay");
    expect(controller.isEmpty(free?.square ?? "")).toBe(true);
  });

  test("the track one points at", () => {
    const tracks = railsOf("cccc");
    expect(nearestRail(tracks, { x: 8, y: 8 })).toEqual([0, 7]);
    expect(nearestRail(tracks, { x: 92, y: 92 })).toEqual([4, 3]);
    expect(nearestRail([], { x: 1, y: 1 })).toBeNull();
  });
});

describe("lines", () => {
  test("a path is tracks in their order", () => {
    expect(pathOf(["d325", "d407"])).toEqual([
      ["d3", 2, 5],
      ["d4", 0, 7],
    ]);
  });

  test("whose it is, its id says; where it starts, a message", () => {
    for (const wagon of views.base.wagons) {
      expect(ownerOf(wagon.line)).toEqual({ seat: wagon.seat, company: wagon.company });
      expect(wagonFrom(views.base.wagons, { start: "station", number: wagon.station })).toBe(wagon);
    }
    expect(ownerOf("c3-yellow")).toEqual({ seat: null, company: "yellow" });
    expect(wagonFrom(views.base.wagons, { start: "rail", number: 1 })).toBeUndefined();
  });

  test("any track leads to the line of its wagon, or to tracks that are nobody's", () => {
    const view = views.base;
    const controller = new MetroController({ view, seat: 0, myTurn: true } as unknown as SeenTable, board);
    for (const wagon of view.wagons) {
      for (const pointed of [wagon.line, ...wagon.path]) {
        controller.trace(pointed);
        expect(controller.traced).toEqual({ path: pathOf(wagon.path), stop: wagon.stop, wagon });
      }
    }
    expect(view.loose.length).toBeGreaterThan(0);
    for (const path of view.loose) {
      for (const track of path) {
        controller.trace(track);
        expect(controller.traced).toEqual({ path: pathOf(path), stop: null, wagon: null });
      }
    }
  });

  test("every track of a tile is on one of them", () => {
    for (const view of Object.values(views)) {
      const shown = [...view.wagons.map((wagon) => wagon.path), ...view.loose].flat();
      expect(new Set(shown).size).toBe(4 * (view.tiles.length + view.centre.length));
    }
  });
});

describe("what a move does", () => {
  test.each(Object.entries(views))("%s", (_, view) => {
    for (const move of view.moves) {
      for (const effect of effectsOf(view, move)) {
        expect(effect.line.path).toHaveLength(effect.tiles);
        expect(effect.line.stop !== null).toBe(effect.finished);
        if (move.kind === "lay") expect(effect.line.path.some(([square]) => square === move.square)).toBe(true);
      }
    }
  });

  test("the finished ones first, one's own before others'", () => {
    const view = views.base;
    const all = view.moves.map((move) => inOrder(effectsOf(view, move), view.seat));
    const some = all.filter((effects) => effects.some((one) => one.finished));
    expect(some.length).toBeGreaterThan(0);
    for (const effects of some) expect(effects[0]?.finished).toBe(true);
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
    expect(words.line("11-0")).toBe("Your line 11");
    expect(words.line("11-1")).toBe("Line 11: Jan");
    expect(words.line("11-red")).toBe("Line 11: red company");
    expect(words.line("c3-0")).toBe("Your line from central rail 3");
    expect(wordsIn("pl").line("11-1")).toBe("Linia 11: Jan");
  });

  test("a wagon that waits, and one that has arrived", () => {
    const wagon = view.wagons[0];
    if (!wagon) throw new Error("no wagons");
    const waiting = { ...wagon, line: "4-0", seat: 0, station: 4, finished: false, tiles: 1 };
    expect(wagonTold(told(), waiting)).toBe("Your line 4: waits, 1 tile so far");
    expect(wagonTold(told("pl"), waiting)).toBe("Twoja linia 4: czeka, dotąd 1 kafelek");
    const done = { ...waiting, finished: true, tiles: 7, points: 14, stop: "centre" };
    expect(wagonTold(told(), done)).toBe("Your line 4: done at central station, 7 tiles doubled, 14 points");
    expect(wagonTold(told(), { ...done, points: 7, stop: "9" })).toBe(
      "Your line 4: done at station 9, 7 tiles, 7 points",
    );
  });

  test("how long a line is, and whether that counts twice", () => {
    expect(lengthTold(told(), { tiles: 7, points: 7 })).toBe("7 tiles");
    expect(lengthTold(told(), { tiles: 7, points: 14 })).toBe("7 tiles × 2");
  });

  test("what pointing at a place offers, and what it brings whom", () => {
    const controller = new MetroController({ view, seat: view.seat, myTurn: true } as unknown as SeenTable, board);
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
        const about: Told = { words: wordsIn(language, seat), board, view: of, seat };
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
    const prompt = { key: "prompt-metro-turn", params: { tiles: 1, draw: "yes", more: "none" } };
    const mine = nowOf({ ...sight, view: { ...views.base, prompt } });
    expect(mine.line).toEqual(prompt);
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
    const columns = columnsOf(result);
    expect(columns.map((column) => column.total)).toEqual([20, 20, 5]);
    for (const column of columns) expect(sumOf(column.parts)).toBe(column.total);
    expect(columns[0]?.parts.map(({ params }) => params["number"])).toEqual([4, 1]);
    expect(columns[1]?.parts.map(({ key }) => key)).toEqual(["score-metro-line", "score-number-card"]);
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
