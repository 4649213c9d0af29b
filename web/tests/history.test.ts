// Which moves stand, how they are numbered, and where one can stop on the way through a game.
import { expect, test } from "vitest";
import type { EventShown, Step } from "../src/api/types";
import { nextStop, standing, stopAt, stopsOf } from "../src/table/history";

const step = (version: number, kind: string, seat: number | null = null, events: EventShown[] = []): Step => ({
  version,
  entry: { kind, seat },
  events,
});
const undo = (version: number, seat: number, versions: number[]): Step =>
  step(version, "undo", seat, [{ key: "event-undo", params: { seat, count: versions.length, versions } }]);

const game = [
  step(1, "sit", 0),
  step(2, "start"),
  step(3, "move", 0),
  step(4, "move", 1),
  undo(5, 1, [4]),
  step(6, "move", 1),
  step(7, "pace", 0),
  step(8, "move", 0),
];

test("moves that were taken back do not count", () => {
  expect(standing(game)).toHaveLength(3);
  expect(stopsOf(game).map((stop) => stop.version)).toEqual([2, 3, 6, 8]);
});

test("before the first move there is a moment, too", () => {
  expect(stopsOf(game)[0]).toEqual({ move: 0, version: 2, seat: null });
  expect(stopsOf(game.slice(0, 2))).toEqual([{ move: 0, version: 2, seat: null }]);
  expect(stopsOf([])).toEqual([{ move: 0, version: 0, seat: null }]);
});

test("any version belongs to the last stop before it", () => {
  const stops = stopsOf(game);
  expect([2, 3, 4, 5, 6, 7, 8].map((version) => stopAt(stops, version).move)).toEqual([0, 1, 1, 1, 2, 2, 3]);
  expect(stopAt(stops, 1).move).toBe(0);
});

test("one steps from move to move, or along those of one player", () => {
  const stops = stopsOf(game);
  expect(nextStop(stops, 1, "forward")?.move).toBe(2);
  expect(nextStop(stops, 1, "forward", 0)?.move).toBe(3);
  expect(nextStop(stops, 3, "back", 0)?.move).toBe(1);
  expect(nextStop(stops, 3, "forward")).toBeNull();
  expect(nextStop(stops, 0, "back")).toBeNull();
});
