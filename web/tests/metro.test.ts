import { describe, expect, test } from "vitest";
import type { EventShown, MetroLay, MetroView, Step } from "../src/api/types";
import { whereIs } from "../src/games/metro/board";
import { MetroController } from "../src/games/metro/controller.svelte";
import { before, Count, linesOf } from "../src/games/metro/count.svelte";
import { effectsOf, inOrder } from "../src/games/metro/effects";
import { ownerOf, pathOf, wagonFrom } from "../src/games/metro/lines";
import { linesFinished } from "../src/games/metro/log";
import { paceOf, type Pace } from "../src/games/metro/pace";
import { alsoOf, swingsOf } from "../src/games/metro/score";
import { nextOf, nextStop, stopId, type Stop } from "../src/games/metro/stops";
import { nearestRail, railsOf } from "../src/games/metro/rails";
import { nthOf } from "../src/games/metro/traces";
import type { SeenTable } from "../src/table/seen.svelte";

import { board, tiles, views } from "./metro-tables";

test("from one square where the tile fits to the next, round and round", () => {
  const all = ["a1", "b1", "c1", "a2", "b2"];
  const fitting = ["b1", "b2"];
  expect(nextOf(all, fitting, "a1", 1)).toBe("b1");
  expect(nextOf(all, fitting, "b1", 1)).toBe("b2");
  expect(nextOf(all, fitting, "b2", 1)).toBe("b1");
  expect(nextOf(all, fitting, "c1", -1)).toBe("b1");
  expect(nextOf(all, fitting, "b1", -1)).toBe("b2");
  expect(nextOf(all, fitting, "station-3", 1)).toBe("b1");
  expect(nextOf(all, [], "a1", 1)).toBeNull();
});

describe("what is meant", () => {
  const lay: MetroLay = { kind: "lay", move: 0, slot: 1, square: "c2", turn: 0, gains: [] };

  /** Two tiles in hand, which may be turned; these moves are legal. */
  function holding(...moves: readonly Partial<MetroLay>[]): MetroController {
    const players = views.base.players.map((player) => ({ ...player, hand: ["acba", "abbc"] }));
    const legal = moves.map((move, at) => ({ ...lay, move: at, ...move }));
    const view: MetroView = { ...views.base, direction: "free", players, turns: { acba: 4, abbc: 4 }, moves: legal };
    return new MetroController({ view, seat: 0, myTurn: true, moments: { now: null } } as unknown as SeenTable, board);
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

  test("stations by both ways of numbering", () => {
    const corner = board.stations.findIndex((station) => station.at === "a1" && station.side === "N");
    const numbered = (numbering: string): number =>
      new MetroController(
        { view: { ...views.base, numbering }, moments: { now: null } } as unknown as SeenTable,
        board,
      ).stationNumber(corner);
    expect(numbered("2000")).toBe(board.stations[corner]?.numbers["2000"]);
    expect(numbered("2009")).toBe(1);
    expect(numbered("2000")).not.toBe(1);
  });

  test("what stands and lies where", () => {
    const view = views.stations;
    const controller = new MetroController(
      { view, seat: 0, myTurn: true, moments: { now: null } } as unknown as SeenTable,
      board,
    );
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
    const tracks = railsOf(tiles, "cccc");
    expect(nearestRail(tracks, { x: 8, y: 8 })).toEqual([0, 7]);
    expect(nearestRail(tracks, { x: 92, y: 92 })).toEqual([4, 3]);
    expect(nearestRail([], { x: 1, y: 1 })).toBeNull();
  });
});

describe("what a move has finished is counted line by line", () => {
  const { view } = { view: views.base };
  const finished = (seat: number, number: number, tiles: number, points = tiles): EventShown => ({
    key: "event-line-finished",
    params: { seat, start: "station", number, tiles, counts: points / tiles, points },
  });
  const laid: EventShown = { key: "event-lay", params: { seat: 2, square: "c4", tile: "aaaa", turn: 0 } };
  const step: Step = {
    version: 9,
    entry: { kind: "move", seat: 2 },
    events: [laid, finished(0, 11, 4), finished(2, 10, 10), finished(1, 7, 2)],
  };

  test("one's own last", () => {
    expect(linesOf(step, 0).map(({ number }) => number)).toEqual([10, 7, 11]);
    expect(linesOf(step, null).map(({ number }) => number)).toEqual([11, 10, 7]);
    expect(linesOf(step, 0)[0]).toMatchObject({ by: 2, square: "c4", version: 9 });
  });

  test("until then its wagon waits, and its points are on nobody's score", () => {
    const earlier = before(view, linesFinished(step));
    const wagon = (of: MetroView, number: number): unknown => wagonFrom(of.wagons, { start: "station", number });
    expect(wagon(earlier, 10)).toMatchObject({ counts: 0, points: 10, tiles: 10 });
    expect(wagon(earlier, 13)).toBe(wagon(view, 13));
    expect(earlier.players.map(({ points }) => points)).toEqual([0, 8, 12]);
    expect(before(view, [])).toBe(view);
  });

  test("the score follows line by line", () => {
    const count = new Count(() => step);
    expect(count.open).toHaveLength(3);
    count.lines = linesOf(step, 0);
    count.begin(1, 400);
    expect(count.line?.number).toBe(7);
    expect(count.open.map(({ number }) => number)).toEqual([7, 11]);
    count.scored = true;
    expect(count.open.map(({ number }) => number)).toEqual([11]);
    const seen = new Count(() => null);
    expect([seen.open, seen.line]).toEqual([[], null]);
  });

  test("one's own line takes its time, others' are faster", () => {
    const all = ({ runs, rests, turns }: Pace): number => runs + rests + turns;
    const long = { tiles: 22, counts: 2 };
    expect(all(paceOf(long, { own: false, lines: 1 }))).toBeLessThan(1200);
    expect(all(paceOf(long, { own: true, lines: 1 }))).toBeLessThan(2400);
    expect(all(paceOf(long, { own: false, lines: 4 }))).toBeLessThan(all(paceOf(long, { own: false, lines: 1 })));
    expect(paceOf({ tiles: 1, counts: 1 }, { own: true, lines: 1 }).runs).toBe(420);
  });
});

test("what decided a game takes in number cards and shares", () => {
  const wagons = views.base.wagons;
  const own = wagonFrom(wagons, { start: "station", number: 10 });
  const line = { start: "station", number: 10, tiles: 10, counts: 1, points: 10 } as const;
  const card = { key: "score-number-card", params: { number: Number(own?.stop) }, points: 10 };
  const share = { key: "score-share", params: { company: "red", percent: 30, value: 6 }, points: 18 };
  const result = { scores: [[], [card, share]], ranks: [2, 1], totals: [0, 28] } as unknown as Parameters<
    typeof alsoOf
  >[1];
  expect(alsoOf({ ...line, seat: 2 }, result, wagons)).toEqual([
    { seat: 1, card: { number: Number(own?.stop), points: 10 } },
  ]);
  expect(alsoOf({ ...line, company: "red", number: 9 }, result, wagons)).toEqual([{ seat: 1, percent: 30 }]);
  const finish = (version: number, number: number, points: number): Step => ({
    version,
    entry: { kind: "move", seat: 0 },
    events: [{ key: "event-line-finished", params: { ...line, number, points } }],
  });
  const steps = [finish(1, 10, 10), finish(2, 9, 15)];
  const largest = swingsOf(steps, 1, (one) => alsoOf(one, result, wagons));
  expect(largest.map(({ number }) => number)).toEqual([10]);
});

test("lines of one owner are told apart", () => {
  const line = (seat: number, finished = true): { seat: number; company: null; finished: boolean } => ({
    seat,
    company: null,
    finished,
  });
  const lines = [line(0), line(1), line(0), line(0, false), line(0)];
  expect(lines.map((_, at) => nthOf(lines, at))).toEqual([0, 0, 1, 0, 2]);
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
    const controller = new MetroController(
      { view, seat: 0, myTurn: true, moments: { now: null } } as unknown as SeenTable,
      board,
    );
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
