// Which event sounds like what, and when nothing is heard.
import { expect, test } from "vitest";
import type { Step } from "../src/api/types";
import { SOUNDS as metro } from "../src/games/metro/sounds";
import { SOUNDS as nextstation } from "../src/games/nextstation/sounds";
import { SOUNDS as ticket } from "../src/games/ticket/sounds";
import { CUES, cueOf, isHeard, type Cue } from "../src/sound/cues";

const step = (...keys: string[]): Step => ({ events: keys.map((key) => ({ key, params: {} })) }) as unknown as Step;

test.each([
  [ticket, "event-draw-deck", "card"],
  [ticket, "event-draw-market", "card"],
  [ticket, "event-tickets-kept", "ticket"],
  [ticket, "event-token", "tile"],
  [ticket, "event-claim", "claim"],
  [ticket, "event-over", "end"],
  [nextstation, "event-card", "card"],
  [nextstation, "event-section", "claim"],
  [nextstation, "event-line-scored", "line"],
  [nextstation, "event-over", "end"],
  [metro, "event-draw-tile", "card"],
  [metro, "event-lay", "tile"],
  [metro, "event-wagon", "claim"],
  [metro, "event-line-finished", "line"],
  [metro, "event-line-of-company", "line"],
  [metro, "event-over", "end"],
  [metro, "event-pass", null],
  [ticket, "event-sweep", null],
] as const)("%# an event sounds like what happened: %s", (sounds, key, cue) => {
  expect(cueOf([step(key)], sounds)).toBe(cue);
});

test("of several things at once the weightiest is heard", () => {
  expect(cueOf([step("event-lay", "event-line-finished", "event-new-tile")], metro)).toBe("line");
  expect(cueOf([step("event-claim"), step("event-draw-deck")], ticket)).toBe("claim");
  expect(cueOf([step("event-section", "event-card", "event-line-scored", "event-over")], nextstation)).toBe("end");
  expect(cueOf([], ticket)).toBeNull();
});

test("every cue is one of its own", () => {
  const all = Object.values(CUES).map((voices) => JSON.stringify(voices));
  expect(new Set(all).size).toBe(all.length);
  for (const voices of Object.values(CUES))
    for (const { at, long, loud } of voices) {
      expect(at + long).toBeLessThan(2.5);
      expect(loud).toBeLessThanOrEqual(0.4);
    }
});

test("what comes right after another sound is not heard, unless it weighs more", () => {
  const after = (cue: Cue, ago: number): boolean => isHeard(cue, { cue: "claim", ago }, false);
  expect(after("card", 0.05)).toBe(false);
  expect(after("claim", 0.05)).toBe(false);
  expect(after("turn", 0.05)).toBe(true);
  expect(after("card", 0.5)).toBe(true);
});

test("a page that nobody looks at calls only for its turn and at the end", () => {
  const heard = Object.keys(CUES).filter((cue) => isHeard(cue as Cue, null, true));
  expect(heard).toEqual(["turn", "end"]);
});
