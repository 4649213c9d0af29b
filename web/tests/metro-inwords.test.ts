import { describe, expect, it } from "vitest";
import type { MetroLay, MetroView, WagonView } from "../src/api/types";
import type { Effect } from "../src/games/metro/effects";
import { deedOf, laysByDeed, linesByOwner } from "../src/games/metro/inwords";

const effect = (some: Partial<Effect>): Effect =>
  ({ seat: 0, company: null, before: 1, tiles: 2, finished: false, ...some }) as Effect;

describe("deedOf", () => {
  it("names what matters most to whoever looks", () => {
    expect(deedOf([effect({ seat: 1 }), effect({ seat: 0 })], 0)).toBe("own-grows");
    expect(deedOf([effect({ seat: 1 })], 0)).toBe("grows");
    expect(deedOf([effect({ seat: 1, finished: true }), effect({ seat: 0 })], 0)).toBe("done");
    expect(deedOf([effect({ seat: 0, finished: true })], 0)).toBe("own-done");
    expect(deedOf([effect({ seat: null, company: "red" })], 0)).toBe("grows");
    expect(deedOf([effect({ seat: null, company: "red", finished: true })], null)).toBe("done");
    expect(deedOf([effect({ before: 2 })], 0)).toBe("nothing");
    expect(deedOf([], 0)).toBe("nothing");
  });
});

describe("laysByDeed", () => {
  it("puts squares together by what happens there, row by row", () => {
    const done = new Map([
      ["b3", [effect({ seat: 0 })]],
      ["h1", []],
      ["a3", [effect({ seat: 0 })]],
      ["c8", [effect({ seat: 1, finished: true })]],
      ["a2", []],
    ] as [string, Effect[]][]);
    const lays = [...done.keys()].map((square) => ({ square }) as MetroLay);
    const groups = laysByDeed(lays, (move) => done.get(move.square) ?? [], 0);
    expect(groups.map(({ deed, lays: found }) => [deed, found.map(({ square }) => square)])).toEqual([
      ["done", ["c8"]],
      ["own-grows", ["a3", "b3"]],
      ["nothing", ["h1", "a2"]],
    ]);
  });
});

describe("linesByOwner", () => {
  const wagon = (some: Partial<WagonView>): WagonView =>
    ({ seat: null, company: null, counts: 0, ...some }) as WagonView;

  it("begins with one's own, the waiting ones first", () => {
    const view = {
      players: [{ seat: 0 }, { seat: 1 }],
      companies: [],
      wagons: [
        wagon({ seat: 0, line: "4-0" }),
        wagon({ seat: 1, line: "5-1", counts: 1 }),
        wagon({ seat: 1, line: "6-1" }),
      ],
    } as unknown as MetroView;
    expect(linesByOwner(view, 1).map(({ owner, wagons }) => [owner, wagons.map(({ line }) => line)])).toEqual([
      [1, ["6-1", "5-1"]],
      [0, ["4-0"]],
    ]);
    expect(linesByOwner(view, null).map(({ owner }) => owner)).toEqual([0, 1]);
  });

  it("goes by company where lines are theirs", () => {
    const view = {
      players: [{ seat: 0 }],
      companies: [{ id: "red" }, { id: "white" }],
      wagons: [wagon({ company: "white" })],
    } as unknown as MetroView;
    expect(linesByOwner(view, 0).map(({ owner, wagons }) => [owner, wagons.length])).toEqual([
      ["red", 0],
      ["white", 1],
    ]);
  });
});
