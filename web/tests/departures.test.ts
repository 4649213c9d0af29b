import { expect, test } from "vitest";
import type { TableListed } from "../src/api/types";
import { finished, rowOf, toWatch, underWay, when } from "../src/home/departures";

function table(change: Partial<TableListed>): TableListed {
  return {
    id: "x",
    title: {},
    game: "berlin",
    status: "playing",
    version: 9,
    changed: 1000,
    names: ["Ola", "Semafor", "Kuba"],
    kinds: ["person", "bot", "person"],
    actors: [2],
    mine: [0],
    ride: null,
    ...change,
  };
}

test("a row names the others, and who is awaited", () => {
  expect(rowOf(table({}))).toMatchObject({ others: ["Semafor", "Kuba"], state: { is: "waiting", names: ["Kuba"] } });
});

test("at a shared screen everybody is named, and it is the turn of whoever sits there", () => {
  const row = rowOf(table({ mine: [0, 2] }));
  expect(row.others).toEqual(["Ola", "Semafor", "Kuba"]);
  expect(row.state).toEqual({ is: "my-turn" });
});

test("a table that gathers tells how many are missing", () => {
  const gathering = table({
    status: "gathering",
    names: ["Ola", "", ""],
    kinds: ["person", "open", "open"],
    actors: [],
  });
  expect(rowOf(gathering)).toMatchObject({ others: [], state: { is: "gathering", missing: 2 } });
});

test("what needs me comes first, then what changed last; what is over stands apart", () => {
  const all = [
    table({ id: "old", changed: 1 }),
    table({ id: "new", changed: 3 }),
    table({ id: "mine", changed: 2, actors: [0] }),
    table({ id: "over", changed: 9, status: "over" }),
  ];
  expect(underWay(all).map((row) => row.id)).toEqual(["mine", "new", "old"]);
  expect(finished(all).map((row) => row.id)).toEqual(["over"]);
});

test("one watches the games of others that are under way", () => {
  const all = [
    table({ id: "mine" }),
    table({ id: "theirs", mine: [] }),
    table({ id: "gathers", mine: [], status: "gathering" }),
  ];
  expect(toWatch(all).map((row) => row.id)).toEqual(["theirs"]);
});

test("a moment of today is a time, an earlier one a day", () => {
  const now = new Date(2026, 10, 16, 18, 0).getTime();
  expect(when(new Date(2026, 10, 16, 9, 5).getTime(), now, "pl")).toBe("09:05");
  expect(when(new Date(2026, 10, 15, 9, 5).getTime(), now, "en")).toBe("Nov 15");
});
