import { expect, test } from "vitest";
import type { Drawing } from "../src/api/types";
import { pictureOf } from "../src/games/ticket/pictures";
import { boxName, byPlatform, gameLine, gameName, sideBySide } from "../src/home/games";
import { Catalogue } from "../src/text/catalogue";

const texts = new Catalogue("en", ["title-berlin = Berlin\n    .box = Ticket to Ride: Berlin\n    .line = Trams."]);

test("a title that the catalogues know comes with its words", () => {
  expect(gameName(texts, "berlin", { "": "Some city" })).toBe("Berlin");
  expect(boxName(texts, "berlin")).toBe("Ticket to Ride: Berlin");
  expect(gameLine(texts, "berlin")).toBe("Trams.");
});

test("a title that nobody has presented yet is shown by its own name, else by its id", () => {
  expect(gameName(texts, "atlantis", { en: "Atlantis", pl: "Atlantyda" })).toBe("Atlantis");
  expect(gameName(texts, "atlantis", { "": "ATLANTIS" })).toBe("ATLANTIS");
  expect(gameName(texts, "atlantis", { pl: "Atlantyda" })).toBe("Atlantyda");
  expect(gameName(texts, "atlantis")).toBe("atlantis");
  expect([boxName(texts, "atlantis"), gameLine(texts, "atlantis")]).toEqual([null, null]);
});

test("at most four titles stand side by side, in rows as even as can be", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(sideBySide)).toEqual([0, 1, 2, 3, 4, 3, 3, 4, 4, 3]);
});

test("titles stand in the order of their platforms, those without one come last as they are", () => {
  const titles = [
    { id: "x", platform: null },
    { id: "b", platform: 2 },
    { id: "a", platform: 1 },
    { id: "y", platform: null },
  ];
  expect(byPlatform(titles).map(({ id }) => id)).toEqual(["a", "b", "x", "y"]);
});

test("a board is shown by its picture; without one all of it, empty", () => {
  const plan = { view_box: { left: -1, top: -2, width: 30, height: 20 } } as Drawing["plan"];
  const picture = { wide: [1, 2, 3, 4], small: [5, 6, 7, 8], routes: { "a-b": 2 }, tokens: { a: "bell" } };
  expect(pictureOf({ plan, picture }, "small")).toEqual({
    viewBox: "5 6 7 8",
    owners: new Map([["a-b", 2]]),
    stacks: [{ place: "a", symbol: "bell", count: 2 }],
  });
  expect(pictureOf({ plan, picture: null }, "wide")).toEqual({ viewBox: "-1 -2 30 20", owners: new Map(), stacks: [] });
});
