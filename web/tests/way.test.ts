import { expect, test } from "vitest";
import type { ReasonShown } from "../src/api/types";
import { inTheWay as inMetro } from "../src/games/metro/way";
import type { MetroWords } from "../src/games/metro/words";
import { inTheWay as inLondon } from "../src/games/nextstation/way";
import type { NextStationWords } from "../src/games/nextstation/words";
import type { Board } from "../src/games/ticket/board";
import { inTheWay as onMap } from "../src/games/ticket/way";
import type { TicketWords } from "../src/games/ticket/words";

const because = (key: string, params: Record<string, unknown>): ReasonShown => ({ key, params, rule: "T13" });
const words = { say: (key: string) => key, allOf: (all: readonly string[]) => all.join() };
const board = {
  routes: [
    { id: "a-b-1", between: ["a", "b"], double: "a-b-2" },
    { id: "a-b-2", between: ["b", "a"], double: "a-b-1" },
    { id: "a-b", between: ["a", "b"] },
    { id: "a-c", between: ["a", "c"] },
  ],
} as unknown as Board;

test("another strand that is taken is in the way of its twin; a taken route of itself", () => {
  const way = (key: string, owners: [string, number][]): readonly string[] | undefined =>
    onMap(words as unknown as TicketWords, board, new Map(owners), because(key, { route: "a-b-1" }))?.things;
  const subway: [string, number] = ["a-b", 1];
  expect(way("why-own-other-strand", [["a-b-2", 0], subway])).toEqual(["a-b-2"]);
  expect(way("why-double-closed", [["a-b-2", 1]])).toEqual(["a-b-2"]);
  expect(way("why-route-taken", [["a-b-1", 1]])).toEqual(["a-b-1"]);
  expect(way("why-too-few-cards", [["a-c", 1]])).toBeUndefined();
});

test("on a sheet a section or a station is in the way, on a board a square", () => {
  const london = (key: string, params: Record<string, unknown>): readonly string[] | undefined =>
    inLondon(words as unknown as NextStationWords, because(key, params))?.things;
  expect(london("why-crossed", { section: "A1-B2", other: "B1-A2" })).toEqual(["B1-A2"]);
  expect(london("why-loop", { section: "A1-B2", stations: ["A1", "B2"] })).toEqual(["A1", "B2"]);
  expect(london("why-power-used", { power: "joker" })).toBeUndefined();
  const metro = (key: string, params: Record<string, unknown>): readonly string[] | undefined =>
    inMetro(words as unknown as MetroWords, because(key, params))?.things;
  expect(metro("why-occupied", { square: "c3" })).toEqual(["c3"]);
  expect(metro("why-same-turned", { square: "c3" })).toBeUndefined();
});
