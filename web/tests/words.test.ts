// The same events in the same words as Python tells them, in both languages.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { TicketWords } from "../src/games/ticket/words";
import { Catalogue, type Language } from "../src/text/catalogue";
import { boardIn } from "./ticket-boards";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardIn("berlin.json");

function words(language: Language, seat: number | null, file = "berlin.json"): TicketWords {
  const folder = new URL(`${language}/`, TEXTS);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const catalogue = new Catalogue(language, sources, (problem) => {
    throw new Error(problem);
  });
  return new TicketWords(catalogue, { names: ["Ola", "Marek"], seat }, boardIn(file));
}

test("an event is told to the one it is about, and to the others", () => {
  const drawn = { key: "event-draw-deck", params: { seat: 0, card: "red" } };
  expect(words("en", 0).events([drawn])).toEqual(["You draw a red card from the deck."]);
  expect(words("pl", 1).events([{ key: "event-draw-deck", params: { seat: 0, card: null } }])).toEqual([
    "Ola dobiera kartę z talii.",
  ]);
});

test("cards that are turned up together share a sentence", () => {
  const events = [{ key: "event-market", params: { cards: ["red", "wild"], slots: [1, 4], count: 2 } }];
  expect(words("en", null).events(events)).toHaveLength(1);
  expect(words("en", null).events(events)[0]).toContain("bike");
});

test("a double route is told apart by its colour", () => {
  const named = board.routes.map((route: { id: string }) => words("en", null).route(route.id));
  expect(new Set(named).size).toBe(named.length);
});

test("errors quote what was written", () => {
  const error = { key: "table-seat", params: { seat: 7, seats: 4 } };
  expect(words("en", null).message(error)).toBe("There is no seat 7: the table has 4 seats, counted from 0.");
});

test("names are never declined, numbers have plural forms", () => {
  const polish = words("pl", null);
  expect(polish.cardCount("red", 1)).not.toBe(polish.cardCount("red", 2).replace("2", "1"));
  expect(polish.allOf(["a", "b", "c"])).toBe("a, b i c");
});

test("a negative number has a minus sign, not a hyphen", () => {
  expect(words("en", null).say("count-points", { count: -11 })).toBe("−11 points");
  expect(words("pl", null).say("web-text-score-of", { name: "U-Bahn -3", rank: "2.", points: -3 })).toContain(
    "−3 punkty",
  );
});

test("tokens are told by symbol and place, and trams are cable cars where they are", () => {
  const frisco = (language: Language, seat: number | null): TicketWords => words(language, seat, "san-francisco.json");
  const taken = { key: "event-token", params: { seat: 0, token: "bridge", place: "golden_gate_bridge" } };
  const placed = { key: "event-stack", params: { seat: 1, token: "bell", place: "pier_39", count: 3 } };
  expect(frisco("en", 0).events([taken])).toEqual(["You take a bridge token (Golden Gate Bridge)."]);
  expect(frisco("pl", 1).events([taken])).toEqual(["Ola bierze żeton z mostem (Golden Gate Bridge)."]);
  expect(frisco("en", 0).events([placed])).toEqual(["Marek puts 3 bell tokens on Pier 39."]);
  expect(frisco("pl", null).events([placed])).toEqual(["Marek kładzie 3 żetony z dzwonkiem na miejscu Pier 39."]);
  expect(frisco("en", null).say("score-tram", { count: 2 })).toBe("2 cable car routes");
  expect(words("en", null).say("score-tram", { count: 2 })).toBe("2 tram routes");
});
