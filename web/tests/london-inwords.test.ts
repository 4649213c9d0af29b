// What the text view of London says, in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LineView, NextStationView, SheetMove, SheetView } from "../src/api/types";
import {
  cardInWords,
  endsOf,
  groupsOf,
  holdsInWords,
  lineInWords,
  refusedFrom,
  scoreInWords,
  sheetInWords,
  stationInWords,
} from "../src/games/nextstation/inwords";
import { cityOf } from "../src/games/nextstation/sheet";
import { Catalogue, type Language } from "../src/text/catalogue";
import { NextStationWords } from "../src/games/nextstation/words";
import { worth } from "./london-worth";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const BOARD = new URL("../../src/peron/rules/titles/london.json", import.meta.url);
const city = cityOf(JSON.parse(readFileSync(BOARD, "utf8")), { worth });

function words(language: Language): NextStationWords {
  const folder = new URL(`${language}/`, TEXTS);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const catalogue = new Catalogue(language, sources, (problem) => {
    throw new Error(problem);
  });
  return new NextStationWords(catalogue, { names: ["Ola", "Marek"], seat: 0 }, city);
}

const none: LineView = {
  pencil: "blue",
  start: "F8",
  stations: ["F8"],
  sections: [],
  ends: ["F8"],
  districts: 1,
  most: 1,
  river: 0,
  marked: null,
  points: 0,
};
const line: LineView = {
  ...none,
  stations: ["F5", "F8", "G9"],
  sections: ["F5-F8", "F8-G9"],
  ends: ["F5", "G9"],
  districts: 2,
  most: 2,
  river: 2,
  marked: "G9",
  points: 6,
};
const sheet: SheetView = {
  seat: 0,
  pencils: ["blue", "pink", "green", "purple"],
  pencil: "blue",
  power: "joker",
  power_used: false,
  decided: false,
  line,
  lines: [{ ...line, pencil: "pink", start: "H4", marked: null, points: 20 }],
  interchanges: { F5: 2, G9: 2 },
  sites: 3,
  site_points: 4,
  interchange_points: [4, 0, 0],
  objectives: [{ id: "river", have: 6, need: 6, points: 10 }],
  modules: -20,
  total: 24,
  decision: null,
  first: null,
  marking: null,
};

function move(part: Partial<SheetMove>): SheetMove {
  return {
    move: 1,
    kind: "draw",
    section: null,
    start: null,
    station: null,
    power: null,
    before: 0,
    after: 0,
    parts: [0, 0, 0],
    total: 0,
    gains: [],
    ...part,
  };
}

test("moves stand by where they start, what the power allows after what the card allows", () => {
  const groups = groupsOf([
    move({ kind: "skip" }),
    move({ section: "F5-I5", start: "F5", station: "I5", after: 8 }),
    move({ kind: "mark", station: "F8", after: 9 }),
    move({ section: "F8-G9", start: "F8", station: "G9", power: "joker" }),
    move({ section: "E4-F5", start: "F5", station: "E4", after: 12 }),
    move({ kind: "first", section: "E4-F5", start: "F5", station: "E4", power: "again" }),
  ]);
  expect(groups.map(({ kind, start, moves }) => [kind, start, moves.length])).toEqual([
    ["draw", "F5", 2],
    ["power", "F8", 1],
    ["first", "F5", 1],
    ["mark", null, 1],
    ["still", null, 1],
  ]);
  expect(groups[0]?.moves.map(({ station }) => station)).toEqual(["E4", "I5"]);
});

test("what no move draws is refused, from the start while nothing is drawn", () => {
  expect(endsOf(none)).toEqual(["F8"]);
  expect(endsOf(line)).toEqual(["F5", "G9"]);
  const all = (city.at.get("G9") ?? []).map(({ id }) => id);
  const rest = refusedFrom(city, [move({ section: "F8-G9" })], "G9").map(({ id }) => id);
  expect(rest).toEqual(all.filter((id) => id !== "F8-G9"));
});

test("the card, with what came and what is to come", () => {
  const view = {
    round: 2,
    turn: 3,
    card: "underground-circle",
    switch: "in-force",
    revealed: ["street-joker", "street-square", "street-switch", "underground-circle"],
    undergrounds: 1,
  } as unknown as NextStationView;
  const told = cardInWords(words("en"), city, view);
  expect(told.now).toBe("Round 2 of 4, turn 3: Circle, underground.");
  expect(told.about[0]).toContain("switch");
  expect(told.about[1]).toContain("1 of 5 underground cards");
  expect(told.revealed).toHaveLength(4);
  expect(told.toCome).toHaveLength(7);
  expect(told.toCome).toContain("Square, underground");
  expect(cardInWords(words("pl"), city, { ...view, switch: "past" }).about).toHaveLength(1);
});

test("a line in sentences", () => {
  expect(lineInWords(words("en"), sheet)).toEqual([
    "The blue line starts at F8.",
    "Its ends: F5, G9.",
    "2 districts × 2 stations in one of them + 2 for the Thames = 6.",
    "Sections: F5–F8, F8–G9.",
    "Stations: F5, F8, G9.",
    "G9 counts as two stations of its district.",
  ]);
  expect(lineInWords(words("pl"), { ...sheet, line: none })).toEqual([
    "Linia niebieska, początek na stacji F8.",
    "Nie ma jeszcze odcinków.",
  ]);
  expect(lineInWords(words("en"), { ...sheet, line: none, first: "F8-G9", marking: "F8" }).slice(2)).toEqual([
    "Noted as the first of two sections: F8–G9.",
    "Noted: F8 will count as two.",
  ]);
});

test("a sheet row by row, with what is taken off for modules", () => {
  const rows = scoreInWords(words("en"), city, sheet);
  expect(rows[0]).toMatch(/^Pink line: 20/);
  expect(rows).toContain("Tourist track, 3 places: 4");
  expect(rows).toContain("Interchanges: 4 (with 2 lines: F5, G9)");
  expect(rows).toContain("Alone with modules: −20");
  expect(rows.at(-1)).toBe("Total: 24");
  for (const row of scoreInWords(words("pl"), city, sheet)) expect(row).not.toMatch(/[{}]/);
});

test("the pencil in hand and its power", () => {
  expect(holdsInWords(words("en"), sheet)).toBe("Holds the blue pencil; its power: joker, free.");
  expect(holdsInWords(words("en"), { ...sheet, power_used: true })).toContain("used");
  expect(holdsInWords(words("pl"), { ...sheet, power: null })).toBe("Kredka w ręce: kredka niebieska.");
});

test("a station with its lines and the ways from it", () => {
  const f5 = city.station.get("F5");
  const told = f5 ? stationInWords(words("en"), city, f5, sheet) : "";
  expect(told).toMatch(/^F5, square, lines: pink line, blue line\. Sections to /);
  expect(told).toContain("F8 under the Thames");
  const start = city.station.get("D3");
  expect(start ? stationInWords(words("en"), city, start, null) : "").toContain("start of the green line");
});

test("a whole sheet for those who cannot see the picture of it", () => {
  expect(sheetInWords(words("en"), "Ola", sheet)).toBe(
    "Sheet of Ola: pink line 20, blue line 6. Tourist sites 4, interchanges 4, total 24.",
  );
  expect(sheetInWords(words("pl"), "Ola", { ...sheet, total: -3 })).toContain("razem −3");
});
