import { expect, test } from "vitest";
import { wayBetween } from "../src/games/ticket/board";
import { distance, nearestRoute } from "../src/games/ticket/hits";
import {
  boxAround,
  COMFORTABLE,
  first,
  framed,
  inWindow,
  kept,
  overview,
  seenBox,
  zoomed,
} from "../src/table/viewport";
import { along, next } from "../src/table/walk";

const whole = { x: -20, y: -10, width: 1600, height: 1000 };
const desktop = { width: 1040, height: 650 };
const phone = { width: 390, height: 480 };

// --- which part is seen -------------------------------------------------------------------------------------------------

test("zoom keeps the point under the pointer in place", () => {
  const before = overview(whole, desktop);
  const at = { x: 700, y: 400 };
  const after = zoomed(before, whole, desktop, 2, at);
  expect(after.scale).toBeCloseTo(2 * before.scale);
  expect(inWindow(after, desktop, at).x).toBeCloseTo(inWindow(before, desktop, at).x);
  expect(inWindow(after, desktop, at).y).toBeCloseTo(inWindow(before, desktop, at).y);
});

test("the map never leaves its window, and never gets smaller than it", () => {
  const all = overview(whole, desktop);
  expect(zoomed(all, whole, desktop, 0.1, { x: 0, y: 0 })).toEqual(all);
  const near = zoomed(all, whole, desktop, 3, { x: 0, y: 0 });
  const corner = seenBox(kept({ ...near, x: -1e6, y: -1e6 }, whole, desktop), desktop);
  expect([corner.x, corner.y]).toEqual([expect.closeTo(-20), expect.closeTo(-10)]);
  const other = seenBox(kept({ ...near, x: 1e6, y: 1e6 }, whole, desktop), desktop);
  expect(other.x + other.width).toBeCloseTo(1580);
  expect(other.y + other.height).toBeCloseTo(990);
});

test("there is a closest", () => {
  expect(zoomed(overview(whole, desktop), whole, desktop, 1e6, { x: 0, y: 0 }).scale).toBe(3);
});

test("a map that is smaller than its window stands in the middle of it", () => {
  const seen = kept({ x: 0, y: 300, scale: 0.2 }, whole, phone);
  expect([seen.x, seen.y]).toEqual([780, 490]);
});

const places = [
  { x: 150, y: 425 },
  { x: 505, y: 370 },
  { x: 800, y: 150 },
  { x: 885, y: 418 },
  { x: 860, y: 553 },
  { x: 1455, y: 214 },
  { x: 895, y: 800 },
];

test("a large window shows the whole map at first", () => {
  expect(first(whole, desktop, places)).toEqual(overview(whole, desktop));
});

test("a phone shows the middle part, large enough to play, filling the window", () => {
  const view = first(whole, phone, places);
  expect(view.scale).toBeGreaterThanOrEqual(COMFORTABLE);
  const seen = seenBox(view, phone);
  expect(seen.x).toBeGreaterThanOrEqual(whole.x);
  expect(seen.x + seen.width).toBeLessThanOrEqual(whole.x + whole.width);
  expect(seen.y).toBeGreaterThanOrEqual(whole.y);
  expect(seen.y + seen.height).toBeLessThanOrEqual(whole.y + whole.height);
});

test("a route is brought into the part of the window that is free, and no farther", () => {
  const view = first(whole, phone, places);
  const target = boxAround(
    [
      { x: 150, y: 425 },
      { x: 225, y: 672 },
    ],
    40,
  );
  const shown = framed(view, whole, phone, target, { bottom: 200 });
  const corner = inWindow(shown, phone, target);
  expect(corner.x).toBeGreaterThanOrEqual(-0.01);
  expect(corner.y).toBeGreaterThanOrEqual(-0.01);
  expect(corner.y + target.height * shown.scale).toBeLessThanOrEqual(280.01);
  expect(framed(shown, whole, phone, target, { bottom: 200 })).toEqual(shown);
});

test("a route too long for the free part is shown smaller", () => {
  const view = first(whole, phone, places);
  const target = { x: 100, y: 300, width: 1300, height: 100 };
  const shown = framed(view, whole, phone, target);
  expect(shown.scale).toBeCloseTo(390 / 1300);
});

// --- what a pointer means -----------------------------------------------------------------------------------------------

const strand = (id: string, y: number) => ({ id, spaces: [{ x: 100, y, angle: 0, length: 80 }] });
const double = [strand("upper", 100), strand("lower", 127)];

test("of two strands the nearer one is meant", () => {
  expect(nearestRoute(double, 24, { x: 110, y: 108 }, 20)).toBe("upper");
  expect(nearestRoute(double, 24, { x: 110, y: 119 }, 20)).toBe("lower");
  expect(nearestRoute(double.toReversed(), 24, { x: 110, y: 108 }, 20)).toBe("upper");
  expect(nearestRoute(double, 24, { x: 110, y: 80 }, 20)).toBe("upper");
});

test("what is out of reach is not meant", () => {
  expect(nearestRoute(double, 24, { x: 110, y: 60 }, 20)).toBe(null);
  expect(nearestRoute([], 24, { x: 0, y: 0 }, 20)).toBe(null);
});

test("a space that lies aslant is hit along its slope", () => {
  const steep = { id: "steep", spaces: [{ x: 0, y: 0, angle: 90, length: 80 }] };
  expect(distance(steep, 24, { x: 0, y: 39 })).toBeLessThan(0);
  expect(distance(steep, 24, { x: 39, y: 0 })).toBeCloseTo(27);
});

test("a track can be hit too, but a space beside it wins", () => {
  const subway = {
    ...strand("subway", 300),
    track: [
      { x: 0, y: 300 },
      { x: 300, y: 300 },
    ],
  };
  expect(nearestRoute([subway], 24, { x: 250, y: 302 }, 20)).toBe("subway");
  const beside = { id: "beside", spaces: [{ x: 250, y: 318, angle: 0, length: 80 }] };
  expect(nearestRoute([subway, beside], 24, { x: 250, y: 303 }, 20)).toBe("beside");
});

// --- keys ---------------------------------------------------------------------------------------------------------------

const stops = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 10, y: 1 },
  { id: "c", x: 5, y: 9 },
  { id: "d", x: 20, y: 0 },
];

test("arrows lead to the nearestRoute route that way", () => {
  expect(next(stops, "a", "right")).toBe("b");
  expect(next(stops, "b", "right")).toBe("d");
  expect(next(stops, "a", "down")).toBe("c");
  expect(next(stops, "d", "left")).toBe("b");
});

test("at the edge one stays, and from nowhere one begins", () => {
  expect(next(stops, "d", "right")).toBe("d");
  expect(next(stops, null, "right")).toBe("a");
  expect(next([], null, "up")).toBe(null);
});

const joined = (...pairs: [string, string][]) => pairs.map((between) => ({ between }));

test("from place to place one goes along routes only", () => {
  const routes = joined(["a", "c"], ["b", "d"], ["a", "d"]);
  expect(along(stops, routes, "a", "right")).toBe("d");
  expect(along(stops, routes, "a", "down")).toBe("c");
  expect(along(stops, routes, "b", "left")).toBe("b");
  expect(along(stops, routes, null, "left")).toBe("a");
});

// --- the way of a ticket ------------------------------------------------------------------------------------------------

test("the way of a ticket leads over the routes it is told of", () => {
  const route = (id: string, a: string, b: string) => ({
    id,
    between: [a, b] as [string, string],
    kind: "tram" as const,
    colour: "red",
  });
  const board = {
    routes: [route("ab", "a", "b"), route("bc", "b", "c"), route("cd", "c", "d"), route("ad", "a", "d")],
  };
  expect(wayBetween(board, ["a", "d"], new Set(["ab", "bc", "cd"]))).toEqual(["ab", "bc", "cd"]);
  expect(wayBetween(board, ["a", "d"], new Set(["ab", "bc", "cd", "ad"]))).toEqual(["ad"]);
  expect(wayBetween(board, ["a", "d"], new Set(["ab"]))).toBe(null);
});
