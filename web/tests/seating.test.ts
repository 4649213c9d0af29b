import { expect, test } from "vitest";
import { moved } from "../src/home/order";
import { bodyOf, changed, count, nameless, resized, seating } from "../src/home/seating";

const terms = { options: {}, listed: false, pace: 1 };

test("a table begins with me and others of one kind", () => {
  expect(seating(3, "bot", "steady").map((sitter) => sitter.kind)).toEqual(["me", "bot", "bot"]);
});

test("another seat is like the last one, and I am the last to go", () => {
  const three = resized(seating(2, "bot", "strong"), 3);
  expect(three.map((sitter) => [sitter.kind, sitter.level])).toEqual([
    ["me", "strong"],
    ["bot", "strong"],
    ["bot", "strong"],
  ]);
  const meLast = moved(moved(three, 0, 1), 1, 1);
  expect(meLast.map((sitter) => sitter.kind)).toEqual(["bot", "bot", "me"]);
  expect(resized(meLast, 2).map((sitter) => sitter.kind)).toEqual(["bot", "me"]);
  expect(new Set(resized(three, 4).map((sitter) => sitter.id)).size).toBe(4);
});

test("a move beyond the ends changes nothing", () => {
  const two = seating(2, "open", "steady");
  expect(moved(two, 0, -1)).toEqual(two);
  expect(moved(two, 1, 1)).toEqual(two);
});

test("only one of them is me", () => {
  const sitters = changed(seating(2, "bot", "steady"), 1, { kind: "me" });
  expect(sitters.map((sitter) => sitter.kind)).toEqual(["here", "me"]);
});

test("everybody at this screen needs a name", () => {
  const sitters = changed(seating(3, "bot", "steady"), 2, { kind: "here", name: " " });
  expect(nameless(sitters)).toBe(2);
  expect(nameless(changed(sitters, 2, { name: "Hania" }))).toBeNull();
});

test("somebody beside me has my screen and an own name; the server hears me, bot or open", () => {
  let sitters = seating(4, "bot", "strong");
  sitters = changed(sitters, 1, { kind: "here", name: " Hania " });
  sitters = changed(sitters, 2, { kind: "open" });
  expect(bodyOf("berlin", sitters, { ...terms, listed: true })).toEqual({
    game: "berlin",
    seats: [
      { kind: "me", level: "strong" },
      { kind: "me", name: "Hania", level: "strong" },
      { kind: "open", level: "strong" },
      { kind: "bot", level: "strong" },
    ],
    options: {},
    listed: true,
    pace: 1,
  });
  expect(count(sitters, "open")).toBe(1);
});
