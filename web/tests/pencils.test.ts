import { expect, test } from "vitest";
import { movedPencil, orderOf, PENCILS, RANDOM } from "../src/home/pencils";

test("an order is the pencils round by round, or left to chance", () => {
  expect(orderOf(RANDOM)).toBeNull();
  expect(orderOf("green purple blue pink")).toEqual(["green", "purple", "blue", "pink"]);
});

test("what is no order counts as the usual one", () => {
  expect(orderOf("")).toEqual(PENCILS);
  expect(orderOf("green green blue pink")).toEqual(PENCILS);
});

test("a pencil changes places with its neighbour", () => {
  expect(movedPencil(PENCILS, 1, -1)).toBe("blue purple pink green");
  expect(movedPencil(PENCILS, 2, 1)).toBe("purple blue green pink");
});

test("at the ends it stays", () => {
  expect(movedPencil(PENCILS, 0, -1)).toBe(PENCILS.join(" "));
  expect(movedPencil(PENCILS, 3, 1)).toBe(PENCILS.join(" "));
  expect(movedPencil(null, 0, 0)).toBe(PENCILS.join(" "));
});
