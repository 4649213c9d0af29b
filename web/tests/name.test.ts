import { expect, test } from "vitest";
import { fileStem, tableName } from "../src/table/name";

test("a table has the same name wherever it is shown", () => {
  expect(tableName("ntF5GIkCtMTSEJoM")).toBe(tableName("ntF5GIkCtMTSEJoM"));
  expect(tableName("ntF5GIkCtMTSEJoM")).toMatch(/^\p{Lu}+-[1-9]\d?$/u);
});

test("names of different tables rarely meet", () => {
  const names = Array.from({ length: 200 }, (_, number) => tableName(`table-${number}`));
  expect(new Set(names).size).toBeGreaterThan(185);
  expect(new Set(names.map((name) => name.split("-")[0])).size).toBe(32);
});

test.each([
  ["berlin", ["Ola", "Jan"], "peron-berlin-ola-jan"],
  ["islands.ad08b34e8817d302", ["Łucja Żółw", "../x y"], "peron-islands-lucja-zolw-x-y"],
  ["metro", ["李", ""], "peron-metro"],
  ["metro", Array<string>(6).fill("a".repeat(24)), `peron-metro-${"a".repeat(24)}-${"a".repeat(24)}-${"a".repeat(18)}`],
])("a file tells what was played, and by whom: %s %j", (game, names, stem) => {
  expect(fileStem(game, names)).toBe(stem);
});
