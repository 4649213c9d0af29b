import { expect, test } from "vitest";
import { placeBox, type Pointed } from "../src/games/ticket/placing";
import type { Box } from "../src/table/viewport";

const frame = { width: 1040, height: 660 };
const box = { width: 364, height: 320 };

/** A route of small boxes from one point to another. */
function route(from: [number, number], to: [number, number]): Pointed {
  const boxes = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    x: from[0] + (to[0] - from[0]) * part - 20,
    y: from[1] + (to[1] - from[1]) * part - 20,
    width: 40,
    height: 40,
  }));
  return { boxes, middle: { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 } };
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const everywhere = [60, 200, 350, 520, 700, 880, 980].flatMap((x) =>
  [50, 150, 280, 400, 520, 610].flatMap((y) =>
    (
      [
        [0, 0],
        [120, 0],
        [0, 110],
        [90, 80],
        [90, -80],
      ] as const
    ).map(
      ([dx, dy]) =>
        [
          [x - dx / 2, y - dy / 2],
          [x + dx / 2, y + dy / 2],
        ] as [[number, number], [number, number]],
    ),
  ),
);

test("wherever the route is, the box covers neither it nor its ends and stays in the frame", () => {
  for (const [from, to] of everywhere) {
    const pointed = route(from, to);
    const place = placeBox(frame, box, pointed);
    expect(place, `${from} ${to}`).toBeDefined();
    if (!place) continue;
    const stands = { x: place.left, y: place.top, ...box };
    expect(pointed.boxes.some((one) => overlap(one, stands))).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.left + box.width).toBeLessThanOrEqual(frame.width);
    expect(place.top + box.height).toBeLessThanOrEqual(frame.height);
  }
});

test("the arrow stands at the middle of the route", () => {
  for (const [from, to] of everywhere) {
    const pointed = route(from, to);
    const place = placeBox(frame, box, pointed);
    if (place?.arrow === undefined) continue;
    const upright = place.side === "above" || place.side === "below";
    const at = place.arrow + (upright ? place.left : place.top);
    expect(at).toBeCloseTo(upright ? pointed.middle.x : pointed.middle.y);
  }
});

test("it stands where the map is free", () => {
  expect(placeBox(frame, box, route([500, 80], [560, 80]))?.side).toBe("above");
  expect(placeBox(frame, box, route([500, 600], [560, 600]))?.side).toBe("below");
  expect(placeBox(frame, box, route([80, 320], [80, 360]))?.side).toBe("left");
  expect(placeBox(frame, box, route([980, 320], [980, 360]))?.side).toBe("right");
});

test("without room for an arrow it stands beside, and without any room nowhere", () => {
  const tall = { width: 364, height: 600 };
  const place = placeBox(frame, tall, route([200, 40], [200, 620]));
  expect(place).toBeDefined();
  expect(placeBox({ width: 300, height: 300 }, box, route([100, 100], [200, 100]))).toBe(undefined);
});
