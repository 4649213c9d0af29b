import { describe, expect, it } from "vitest";
import { endAt, linePath, railMiddle, railPath, tracksOf } from "../src/games/metro/rails";

const close = (value: number, to: number): void => expect(Math.abs(value - to)).toBeLessThan(0.01);

describe("tracksOf", () => {
  it("reads the letters of a kind", () => {
    expect(tracksOf("aacb")).toEqual([
      [0, 5],
      [2, 7],
      [4, 3],
      [6, 1],
    ]);
    expect(tracksOf("dddd")).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
  });

  it("turns clockwise, and after a whole turn the tile lies as before", () => {
    expect(tracksOf("cbaa", 90)).toEqual([
      [2, 1],
      [4, 7],
      [6, 3],
      [0, 5],
    ]);
    expect(tracksOf("cbaa", 360)).toEqual(tracksOf("cbaa"));
  });

  it("joins every end once, from even to odd", () => {
    for (const tile of ["aaaa", "bcbc", "adbb", "ddbc"]) {
      for (const turn of [0, 90, 180, 270]) {
        const ends = tracksOf(tile, turn);
        expect(ends.every(([from, to]) => from % 2 === 0 && to % 2 === 1)).toBe(true);
        expect(ends.flat().sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      }
    }
  });
});

describe("endAt", () => {
  it("goes clockwise round the tile", () => {
    const third = 100 / 3;
    const ends = [0, 1, 2, 3, 4, 5, 6, 7].map((end) => endAt(end, 100, 200));
    close(ends[0]!.x, 100 + third);
    close(ends[1]!.x, 100 + 2 * third);
    close(ends[2]!.y, 200 + third);
    close(ends[4]!.x, 100 + 2 * third);
    close(ends[6]!.y, 200 + 2 * third);
    expect([ends[0]!.y, ends[2]!.x, ends[4]!.y, ends[6]!.x]).toEqual([200, 200, 300, 100]);
  });

  it("puts touching ends of neighbours on one spot", () => {
    for (const [end, right, down] of [
      [1, 0, -1],
      [3, 1, 0],
      [5, 0, 1],
      [7, -1, 0],
    ] as const) {
      const here = endAt(end, 0, 0);
      const there = endAt({ 1: 4, 3: 6, 5: 0, 7: 2 }[end], 100 * right, 100 * down);
      close(here.x, there.x);
      close(here.y, there.y);
    }
  });
});

describe("railPath", () => {
  it("is straight across, round a corner narrow or wide, and back to its side", () => {
    expect(railPath(0, 5)).toBe("M33.33 0L33.33 100");
    expect(railPath(0, 7)).toBe("M33.33 0A33.33 33.33 0 0 1 0 33.33");
    expect(railPath(0, 3)).toBe("M33.33 0C33.33 31.33 68.67 66.67 100 66.67");
    expect(railPath(6, 1)).toBe("M0 66.67C31.33 66.67 66.67 31.33 66.67 0");
    expect(railPath(6, 5)).toBe("M0 66.67A33.33 33.33 0 0 1 33.33 100");
    expect(railPath(0, 1)).toBe("M33.33 0L33.33 5.33A16.67 16.67 0 0 0 66.67 5.33L66.67 0");
  });

  it("lies where the tile lies", () => {
    expect(railPath(2, 7, 300, 100)).toBe("M400 133.33L300 133.33");
  });
});

describe("railMiddle", () => {
  it("lies on the rail", () => {
    expect(railMiddle(2, 7)).toEqual({ x: 50, y: expect.closeTo(100 / 3) });
    expect(railMiddle(4, 5)).toEqual({ x: expect.closeTo(50), y: expect.closeTo(78) });
    const round = railMiddle(0, 7);
    close(Math.hypot(round.x, round.y), 100 / 3);
    const wide = railMiddle(0, 3);
    close(wide.x, 100 - wide.y);
    close(Math.hypot(100 - wide.x, wide.y), 63.757);
  });
});

describe("linePath", () => {
  it("runs from the wagon over all tiles to the station", () => {
    const tracks = [
      { x: 0, y: 0, from: 6, to: 3 },
      { x: 100, y: 0, from: 6, to: 1 },
    ];
    expect(linePath(tracks, { x: -20, y: 66.67 }, { x: 166.67, y: -20 })).toBe(
      "M-20 66.67L0 66.67L100 66.67C131.33 66.67 166.67 31.33 166.67 0L166.67 -20",
    );
    expect(linePath(tracks)).toBe("M0 66.67L100 66.67C131.33 66.67 166.67 31.33 166.67 0");
    expect(linePath([], { x: 1, y: 2 })).toBe("M1 2");
  });
});
