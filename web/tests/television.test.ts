// A screen for all in the room: when it goes dark, and that it never stands still for hours.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drift, FARTHEST, Idle, MINUTE, SLEEPS_AFTER } from "../src/tv/idle.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it goes dark twenty minutes after the last thing that happened, and wakes with the next", () => {
  const idle = new Idle();
  vi.advanceTimersByTime(SLEEPS_AFTER - MINUTE);
  idle.wake();
  vi.advanceTimersByTime(SLEEPS_AFTER - 1);
  expect(idle.asleep).toBe(false);
  vi.advanceTimersByTime(1);
  expect(idle.asleep).toBe(true);
  idle.wake();
  expect(idle.asleep).toBe(false);
  idle.stop();
  vi.advanceTimersByTime(2 * SLEEPS_AFTER);
  expect(idle.asleep).toBe(false);
});

test("the picture moves two pixels a minute, never far, and comes round again", () => {
  for (let minute = 0; minute < 200; minute++) {
    const [now, then] = [drift(minute), drift(minute + 1)];
    expect(Math.abs(now.x - then.x) + Math.abs(now.y - then.y)).toBe(2);
    expect(Math.max(Math.abs(now.x), Math.abs(now.y))).toBe(FARTHEST);
    expect(drift(minute + 0.9)).toEqual(now);
  }
  expect(drift(4 * FARTHEST)).toEqual(drift(0));
});
