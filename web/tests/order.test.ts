import { expect, test } from "vitest";
import { moved, orderOf, thingsOf } from "../src/home/order";

const PENCILS = ["purple", "blue", "pink", "green"];

test("an option that puts things in order names them", () => {
  expect(thingsOf(["random", "purple blue pink", "blue purple pink"])).toEqual(["purple", "blue", "pink"]);
  expect(thingsOf(["random", "A"])).toBeNull();
  expect(thingsOf([false, true])).toBeNull();
  expect(thingsOf(["one", "two words", "other words"])).toBeNull();
});

test("an order is the things one after another, or left to chance", () => {
  expect(orderOf("random", PENCILS, "random")).toBeNull();
  expect(orderOf("green purple blue pink", PENCILS, "random")).toEqual(["green", "purple", "blue", "pink"]);
});

test("what is no order counts as the first one", () => {
  expect(orderOf("", PENCILS, "random")).toEqual(PENCILS);
  expect(orderOf("green green blue pink", PENCILS, "random")).toEqual(PENCILS);
});

test("a thing changes places with its neighbour; at the ends it stays", () => {
  expect(moved(PENCILS, 1, -1)).toEqual(["blue", "purple", "pink", "green"]);
  expect(moved(PENCILS, 2, 1)).toEqual(["purple", "blue", "green", "pink"]);
  expect(moved(PENCILS, 0, -1)).toEqual(PENCILS);
  expect(moved(PENCILS, 3, 1)).toEqual(PENCILS);
});
