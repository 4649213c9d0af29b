// What every table has: one thing moves at a time, parts lie where a screen has room, keys go where they are meant to.
import { expect, test } from "vitest";
import type { Step } from "../src/api/types";
import { tableKey, type Pressed } from "../src/table/keys";
import { layoutOf } from "../src/table/layout";
import { departures, LONGEST, MotionQueue, TRAVEL, type Playing } from "../src/table/motion";
import { stepOf, walked } from "../src/table/roving";
import { shownTo, veiled } from "../src/table/veil";

/** A player of acts that end when the test says so. */
class Stage {
  shown: string[] = [];
  #ends: (() => void)[] = [];

  play = (act: string): Playing => {
    this.shown.push(act);
    let end = (): void => {};
    const done = new Promise<void>((resolve) => (end = resolve));
    this.#ends.push(end);
    return { done, finish: () => end() };
  };

  async end(): Promise<void> {
    this.#ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
}

test("one thing moves at a time, the next when it has ended", async () => {
  const stage = new Stage();
  const queue = new MotionQueue(stage.play);
  queue.add(["a", "b"]);
  expect(stage.shown).toEqual(["a"]);
  expect(queue.moving).toBe(true);
  await stage.end();
  expect(stage.shown).toEqual(["a", "b"]);
  await stage.end();
  expect(queue.moving).toBe(false);
});

test("a skip ends what moves and drops what waits; what comes later is shown again", async () => {
  const stage = new Stage();
  const queue = new MotionQueue(stage.play);
  queue.add(["a", "b"]);
  queue.skip();
  await stage.end();
  expect(stage.shown).toEqual(["a"]);
  queue.add(["c"]);
  expect(stage.shown).toEqual(["a", "c"]);
});

test("of many things that wait only the last are shown", async () => {
  const stage = new Stage();
  const queue = new MotionQueue(stage.play);
  queue.add(["a"]);
  queue.add(["b", "c", "d", "e"]);
  for (let shown = 0; shown < 3; shown++) await stage.end();
  expect(stage.shown).toEqual(["a", "d", "e"]);
});

test("rest is told once nothing moves any more", async () => {
  const stage = new Stage();
  let rested = 0;
  const queue = new MotionQueue(stage.play, () => (rested += 1));
  queue.add(["a"]);
  expect(rested).toBe(0);
  await stage.end();
  expect(rested).toBe(1);
});

test.each([1, 2, 3, 5, 9])("%d cards have all arrived in time", (count) => {
  const leaving = departures(count, LONGEST);
  expect(leaving).toHaveLength(count);
  expect(leaving[0]).toBe(0);
  expect((leaving.at(-1) ?? 0) + TRAVEL).toBeLessThanOrEqual(LONGEST);
  expect(leaving).toEqual([...leaving].sort((one, other) => one - other));
});

test.each([
  [1440, 900, "desktop"],
  [1200, 700, "desktop"],
  [1180, 820, "tablet"],
  [820, 1180, "tablet-tall"],
  [390, 844, "phone"],
  [320, 256, "phone"],
  [844, 390, "phone-wide"],
  [720, 450, "phone-wide"],
] as const)("%d × %d is a %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: null,
  ...more,
});

test("keys are the same in upper and lower case, and none is taken from the browser", () => {
  expect(tableKey(press("U"))).toBe("u");
  expect(tableKey(press("?"))).toBe("?");
  expect(tableKey(press("Escape"))).toBe("Escape");
  expect(tableKey(press("l", { ctrlKey: true }))).toBeNull();
  expect(tableKey(press("d", { defaultPrevented: true }))).toBeNull();
});

test("no key fires while somebody writes", () => {
  expect(tableKey(press("d", { target: { tagName: "INPUT", type: "text" } }))).toBeNull();
  expect(tableKey(press("d", { target: { tagName: "TEXTAREA" } }))).toBeNull();
  expect(tableKey(press("d", { target: { isContentEditable: true } }))).toBeNull();
  expect(tableKey(press("d", { target: { tagName: "INPUT", type: "range" } }))).toBe("d");
});

test("arrows walk to the ends and no further", () => {
  expect(stepOf("ArrowRight")).toBe("next");
  expect(stepOf("a")).toBeNull();
  expect(walked(0, 3, "back")).toBe(0);
  expect(walked(1, 3, "next")).toBe(2);
  expect(walked(2, 3, "next")).toBe(2);
  expect(walked(1, 5, "last")).toBe(4);
});

test("the next person at a shared screen does not read what the one before drew", () => {
  const steps: Step[] = [
    {
      version: 7,
      entry: { kind: "move", seat: 0 },
      events: [
        { key: "event-draw-deck", params: { seat: 0, card: "red" }, secret: ["card"] },
        { key: "event-market", params: { cards: ["blue"], slots: [1], count: 1 } },
      ],
    },
    {
      version: 8,
      entry: { kind: "move", seat: 1 },
      events: [
        {
          key: "event-tickets-kept",
          params: { seat: 1, count: 1, returned: 1, tickets: ["a-b"] },
          secret: ["tickets"],
        },
      ],
    },
  ];
  expect([0, 1].map((seat) => shownTo(steps, seat, ["event-draw-deck"]))).toEqual([true, false]);
  const read = veiled(steps, 1);
  expect(read[0]?.events[0]?.params).toEqual({ seat: 0, card: null });
  expect(read[0]?.events[1]?.params).toEqual({ cards: ["blue"], slots: [1], count: 1 });
  expect(read[1]).toBe(steps[1]);
  expect(veiled(steps, null)[1]?.events[0]?.params).toEqual({ seat: 1, count: 1, returned: 1, tickets: null });
});
