import { expect, test } from "vitest";
import { boxName, byPlatform, gameLine, gameName, known, minutesOf } from "../src/home/games";
import { pictureOf } from "../src/games/ticket/pictures";
import { catalogueOf } from "../src/text/catalogue";

const texts = catalogueOf("en", [
  "game-berlin = Ticket to Ride: Berlin\nweb-game-berlin = Berlin\nweb-game-line-berlin = Trams.",
]);

test("a game that has a platform comes with its words", () => {
  expect(gameName(texts, "berlin")).toBe("Berlin");
  expect(boxName(texts, "berlin")).toBe("Ticket to Ride: Berlin");
  expect(gameLine(texts, "berlin")).toBe("Trams.");
  expect(minutesOf("berlin")).toBe(30);
});

test("each city has a picture of its own", () => {
  expect(pictureOf("berlin")?.tokens).toBeUndefined();
  expect(Object.keys(pictureOf("san-francisco")?.tokens ?? {})).toContain("alcatraz");
  expect(known.slice(0, 2)).toEqual(["berlin", "san-francisco"]);
});

test("a game that nobody has presented yet is shown by its id, after the others", () => {
  expect(gameName(texts, "atlantis")).toBe("atlantis");
  expect([
    boxName(texts, "atlantis"),
    gameLine(texts, "atlantis"),
    minutesOf("atlantis"),
    pictureOf("atlantis"),
  ]).toEqual([null, null, null, null]);
  expect(byPlatform([{ id: "atlantis" }, { id: "berlin" }]).map((game) => game.id)).toEqual(["berlin", "atlantis"]);
});
