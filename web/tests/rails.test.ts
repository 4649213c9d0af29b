import { describe, expect, it } from "vitest";
import { along, cornerOf, endAt, linePath, railPath, railsOf, type Rail } from "../src/games/metro/rails";
import type { Point } from "../src/table/viewport";

const close = (value: number, to: number): void => expect(Math.abs(value - to)).toBeLessThan(0.01);

describe("railsOf", () => {
  const tracks = [
    [0, 7],
    [2, 5],
    [4, 1],
    [6, 3],
  ];

  it("has the rails that the drawing has for a kind, whatever it is called", () => {
    expect(railsOf({ aaaa: tracks }, "aaaa")).toEqual(tracks);
    expect(railsOf({}, "aaaa")).toEqual([]);
  });

  it("turns clockwise, and after a whole turn the tile lies as before", () => {
    expect(railsOf({ cbaa: tracks }, "cbaa", 90)).toEqual([
      [2, 1],
      [4, 7],
      [6, 3],
      [0, 5],
    ]);
    expect(railsOf({ cbaa: tracks }, "cbaa", 360)).toEqual(tracks);
  });
});

describe("endAt", () => {
  it("goes clockwise round the tile", () => {
    const third = 100 / 3;
    const at = (end: number): Point => endAt(end, { x: 100, y: 200 });
    close(at(0).x, 100 + third);
    close(at(1).x, 100 + 2 * third);
    close(at(2).y, 200 + third);
    close(at(4).x, 100 + 2 * third);
    close(at(6).y, 200 + 2 * third);
    expect([at(0).y, at(2).x, at(4).y, at(6).x]).toEqual([200, 200, 300, 100]);
  });

  it("puts touching ends of neighbours on one spot", () => {
    for (const [end, right, down] of [
      [1, 0, -1],
      [3, 1, 0],
      [5, 0, 1],
      [7, -1, 0],
    ] as const) {
      const here = endAt(end);
      const there = endAt({ 1: 4, 3: 6, 5: 0, 7: 2 }[end], { x: 100 * right, y: 100 * down });
      close(here.x, there.x);
      close(here.y, there.y);
    }
  });
});

describe("a rail", () => {
  const points = (rail: Rail): readonly Point[] => Array.from({ length: 21 }, (_, at) => along(rail, at / 20));

  it("is straight across", () => {
    for (const { x } of points([0, 5])) close(x, 100 / 3);
    expect(along([2, 7], 0.5)).toEqual({ x: expect.closeTo(50), y: expect.closeTo(100 / 3) });
  });

  it("goes round a corner in a quarter of a circle", () => {
    for (const { x, y } of points([0, 7])) expect(Math.abs(Math.hypot(x, y) - 100 / 3)).toBeLessThan(0.02);
    for (const { x, y } of points([6, 5])) expect(Math.abs(Math.hypot(x, 100 - y) - 100 / 3)).toBeLessThan(0.02);
  });

  it("turns wide so that the opposite turn keeps apart", () => {
    const wide = along([0, 3], 0.5);
    close(wide.x, 100 - wide.y);
    close(Math.hypot(100 - wide.x, wide.y), 63.757);
    expect(railPath([0, 3])).toBe("M33.33 0L33.33 0C33.33 31.33 68.67 66.67 100 66.67L100 66.67");
    expect(railPath([6, 1])).toBe("M0 66.67L0 66.67C31.33 66.67 66.67 31.33 66.67 0L66.67 0");
  });

  it("leads back to its side before it comes to a straight one", () => {
    expect(along([4, 5], 0.5)).toEqual({ x: expect.closeTo(50), y: expect.closeTo(78) });
    for (const { x, y } of points([0, 1])) {
      expect(Math.abs(Math.hypot(x - 50, y - 16 / 3) - 50 / 3)).toBeLessThan(0.35);
    }
  });

  it("lies where the tile lies", () => {
    expect(railPath([2, 7], { x: 300, y: 100 })).toBe(
      "M400 133.33L400 133.33C368.67 133.33 331.33 133.33 300 133.33L300 133.33",
    );
    expect(cornerOf("d2")).toEqual({ x: 300, y: 100 });
  });
});

describe("linePath", () => {
  it("runs from the wagon over all tiles to the station", () => {
    const path = [
      ["a1", 6, 3],
      ["b1", 6, 1],
    ] as const;
    const over =
      railPath([6, 3]).replace("M0 66.67", "") + railPath([6, 1], { x: 100, y: 0 }).replace("M100 66.67", "");
    expect(linePath(path, 20, 15)).toBe(`M-20 66.67${over}L166.67 -15`);
    expect(linePath(path)).toBe(`M0 66.67${over}L166.67 0`);
    expect(linePath([], 20)).toBe("");
  });
});
