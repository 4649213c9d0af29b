import { expect, test } from "vitest";
import { highest, holds, inBlocks, placeOn } from "../src/daily/bars";
import { clockSaid, dateSaid, DAY, leftOf, sealed, standingOf, weekOf } from "../src/daily/days";
import { ridePicture } from "../src/daily/picture";

const BARS = [
  { first: 60, last: 69, rides: 1 },
  { first: 70, last: 79, rides: 0 },
  { first: 80, last: 89, rides: 8 },
];

test("a day of UTC has its date wherever one is", () => {
  const day = Date.UTC(2026, 10, 16) / DAY;
  expect(dateSaid("2026-11-16", "en", "weekday")).toBe("Monday 16 November");
  expect(dateSaid(day, "pl", "weekday")).toBe("poniedziałek, 16 listopada");
  expect(dateSaid(day, "en", "year")).toBe("16 November 2026");
  expect(dateSaid(day, "pl")).toBe("16 listopada");
  expect(clockSaid(Date.UTC(2026, 10, 17), "en")).toMatch(/^\d\d:\d\d$/);
});

test("what is left of a day is told to the next full minute", () => {
  expect(leftOf(8 * 3_600_000 + 25 * 60_000 + 1).short).toBe("08:26");
  expect(leftOf(60_000).short).toBe("00:01");
  expect(leftOf(-5).short).toBe("00:00");
});

test("a week ends with its day", () => {
  const day = Date.UTC(2026, 10, 16) / DAY;
  const week = weekOf(day, [false, false, false, false, false, true, true], "en");
  expect(week.map((one) => one.short)).toEqual(["Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon"]);
  expect(week.map((one) => one.ridden).lastIndexOf(false)).toBe(4);
});

test("a try is new, under way, done or spent", () => {
  const mine = { table: "t", ended: false, points: null };
  expect(standingOf({ mine: null })).toBe("new");
  expect(standingOf({ mine })).toBe("under-way");
  expect(standingOf({ mine: { ...mine, ended: true } })).toBe("spent");
  expect(standingOf({ mine: { ...mine, ended: true, points: 0 } })).toBe("done");
});

test("a table tells its deck when its day is over", () => {
  const today = Math.floor(Date.now() / DAY);
  expect(sealed({ ride: today })).toBe(true);
  expect(sealed({ ride: today - 1 })).toBe(false);
  expect(sealed({ ride: null })).toBe(false);
});

test("points have their place on the bars", () => {
  expect(placeOn(BARS, 60)).toBeCloseTo(0.5 / 0.3);
  expect(placeOn(BARS, 89)).toBeCloseTo(100 - 0.5 / 0.3);
  expect(BARS.map((bar) => holds(bar, 80))).toEqual([false, false, true]);
  expect(BARS.some((bar) => holds(bar, null))).toBe(false);
  expect(highest(BARS)).toBe(8);
  expect(inBlocks(BARS)).toBe("▂▁█");
});

test("the picture has points and bars, and names cannot break it", () => {
  const svg = ridePicture({
    title: "Daily ride · London",
    date: "16 November 2026",
    points: 139,
    place: "Place 54 of 214",
    line: "better than 75%",
    streak: "7 days",
    week: [true, true, true, true, true, true, true],
    bars: BARS,
    name: '<Ola & "Jan">',
  });
  expect(svg.match(/>[139]<\/text>/g)).toHaveLength(3);
  expect(svg).toContain("&lt;Ola &amp; &quot;Jan&quot;&gt; · Peron");
  expect(svg.match(/rx="5" fill="(#ffc54d|#223036)"( stroke|\/)/g)?.length).toBeGreaterThanOrEqual(BARS.length);
  expect(svg).not.toContain("undefined");
});
