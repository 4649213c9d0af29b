// What a phone tells of the others: all that has happened since one's own last turn.
import { expect, test } from "vitest";
import { newsOf, type LogEntry } from "../src/table/log";

const entry = (version: number, seat: number | undefined, move?: number): LogEntry => ({
  id: String(version),
  version,
  seat,
  move,
  words: [],
});
const told = (entries: readonly LogEntry[], seat: number | null): number[] =>
  newsOf(entries, seat).map(({ version }) => version);

test("what the others did since one's own last turn, the newest last", () => {
  const entries = [entry(9, 2, 5), entry(8, 1, 4), entry(7, 0, 3), entry(6, 1, 2)];
  expect(told(entries, 0)).toEqual([8, 9]);
});

test("in the middle of one's own turn it is still there to be read", () => {
  const entries = [entry(9, 0, 5), entry(8, 1, 4), entry(7, 2, 3), entry(6, 0, 2)];
  expect(told(entries, 0)).toEqual([7, 8]);
});

test("that somebody refuses, or that one gave up, is news though it is no move", () => {
  const entries = [entry(9, 1), entry(8, 0), entry(7, 0, 3)];
  expect(told(entries, 0)).toEqual([8, 9]);
  expect(told([entry(2, undefined)], 0)).toEqual([2]);
  expect(told([entry(3, 0, 1)], 0)).toEqual([3]);
  expect(told([], 0)).toEqual([]);
});

test("whoever watches is told of the last few", () => {
  const entries = Array.from({ length: 20 }, (_, at) => entry(30 - at, at % 3, 20 - at));
  expect(told(entries, null)).toHaveLength(6);
});
