import { beforeEach, expect, test, vi } from "vitest";
import { keepOpponents, lastOpponents, opponentCounts, tableAgainst } from "../src/home/opponents";
import { markAll } from "../src/home/played";

const berlin = { id: "berlin", min_players: 2, max_players: 4 };

beforeEach(() => {
  const all = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  });
});

test("two beginners in a first game, then steady ones, then those chosen last", () => {
  expect(lastOpponents(berlin)).toEqual({ count: 2, level: "beginner" });
  markAll([{ game: "berlin", status: "playing", mine: [0] }]);
  markAll([{ game: "berlin", status: "over", mine: [] }]);
  expect(lastOpponents(berlin)).toEqual({ count: 2, level: "beginner" });
  markAll([{ game: "berlin", status: "over", mine: [0] }]);
  expect(lastOpponents(berlin)).toEqual({ count: 2, level: "steady" });
  expect(lastOpponents({ ...berlin, id: "metro" })).toEqual({ count: 2, level: "beginner" });
  keepOpponents("berlin", { count: 3, level: "expert" });
  expect(lastOpponents(berlin)).toEqual({ count: 3, level: "expert" });
});

test("no more bots than the game has seats", () => {
  keepOpponents("berlin", { count: 5, level: "strong" });
  expect(lastOpponents(berlin)).toEqual({ count: 3, level: "strong" });
});

test("where a game can be played alone, nobody may be the opponent", () => {
  const london = { id: "london", min_players: 1, max_players: 4 };
  keepOpponents("london", { count: 0, level: "strong" });
  expect(lastOpponents(london)).toEqual({ count: 0, level: "strong" });
  expect(opponentCounts(london)).toEqual([0, 1, 2, 3]);
  expect(tableAgainst("london", lastOpponents(london)).seats).toHaveLength(1);
  keepOpponents("berlin", { count: 0, level: "strong" });
  expect(lastOpponents(berlin)).toEqual({ count: 1, level: "strong" });
  expect(opponentCounts(berlin)).toEqual([1, 2, 3]);
});

test("what was spoilt in the browser counts as nothing", () => {
  localStorage.setItem("peron-opponents-berlin", "many grandmasters");
  expect(lastOpponents(berlin)).toEqual({ count: 2, level: "beginner" });
});

test("a browser that keeps nothing still plays", () => {
  vi.stubGlobal("localStorage", undefined);
  keepOpponents("berlin", { count: 1, level: "strong" });
  expect(lastOpponents(berlin)).toEqual({ count: 2, level: "beginner" });
});

test("the table has me and the bots", () => {
  expect(tableAgainst("berlin", { count: 2, level: "beginner" }).seats?.map((seat) => [seat.kind, seat.level])).toEqual(
    [
      ["me", "beginner"],
      ["bot", "beginner"],
      ["bot", "beginner"],
    ],
  );
});
