import { expect, test } from "vitest";
import { pieces } from "../src/home/citations";

const rules = new Set(["T8", "T10", "T13a", "B1"]);

test("rules that are cited come out of the sentence", () => {
  expect(pieces("Claim a route (T10), see T13a.", rules)).toEqual([
    { text: "Claim a route (" },
    { rule: "T10" },
    { text: "), see " },
    { rule: "T13a" },
    { text: "." },
  ]);
  expect(pieces("B1", rules)).toEqual([{ rule: "B1" }]);
});

test("what only looks like a rule, or belongs to another game, stays text", () => {
  expect(pieces("San Francisco: S1, map field A3, U5", rules).map((piece) => "text" in piece)).not.toContain(false);
});
