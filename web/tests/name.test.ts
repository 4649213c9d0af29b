import { expect, test } from "vitest";
import { tableName } from "../src/table/name";

test("a table has the same name wherever it is shown", () => {
  expect(tableName("ntF5GIkCtMTSEJoM")).toBe(tableName("ntF5GIkCtMTSEJoM"));
  expect(tableName("ntF5GIkCtMTSEJoM")).toMatch(/^\p{Lu}+-[1-9]\d?$/u);
});

test("names of different tables rarely meet", () => {
  const names = Array.from({ length: 200 }, (_, number) => tableName(`table-${number}`));
  expect(new Set(names).size).toBeGreaterThan(185);
  expect(new Set(names.map((name) => name.split("-")[0])).size).toBe(32);
});
