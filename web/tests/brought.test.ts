import { beforeEach, expect, test, vi } from "vitest";
import { LARGEST_BOARD } from "../src/api/http";
import type { GameShown } from "../src/api/types";
import { brought, keepFiles, keptFiles, withBoards, without, type Brought } from "../src/home/brought";

const game = (id: string): GameShown => ({ id }) as GameShown;
const board = (id: string, file = `the file of ${id}`): Brought => ({ file, game: game(id) });
const ids = (games: readonly GameShown[]): readonly string[] => games.map(({ id }) => id);

beforeEach(() => {
  const all = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  });
});

test("boards come after the titles, and take the place of one of the same id", () => {
  const titles = [game("berlin"), game("london")];
  expect(ids(withBoards(titles, [board("delta")]))).toEqual(["berlin", "london", "delta"]);
  expect(ids(withBoards(titles, [board("berlin")]))).toEqual(["london", "berlin"]);
});

test("a board that is brought again is the newer one, and one that is removed is gone", () => {
  const boards = brought(brought([], board("delta", "old")), board("delta", "new"));
  expect(boards).toEqual([board("delta", "new")]);
  expect(without(boards, "delta")).toEqual([]);
});

test("the last few files are kept for the visit", () => {
  expect(keptFiles()).toEqual([]);
  keepFiles([board("delta", "d"), board("rivertown", "r")]);
  expect(keptFiles()).toEqual(["d", "r"]);
  keepFiles("abcdefg".split("").map((id) => board(id, id)));
  expect(keptFiles()).toEqual(["c", "d", "e", "f", "g"]);
});

test("what the server would not take, or was spoilt in the browser, counts as nothing", () => {
  keepFiles([board("large", "ó".repeat(LARGEST_BOARD / 2 + 1)), board("just", "ó".repeat(LARGEST_BOARD / 2))]);
  expect(keptFiles()).toHaveLength(1);
  for (const spoilt of ["{", "{}", "[1]"]) {
    sessionStorage.setItem("peron-boards", spoilt);
    expect(keptFiles()).toEqual([]);
  }
});

test("a browser that keeps nothing still plays", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepFiles([board("delta")]);
  expect(keptFiles()).toEqual([]);
});
