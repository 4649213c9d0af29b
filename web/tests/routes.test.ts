// What is said of routes, in both languages, from the real catalogues: a message that is missing fails the test.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { TicketMove } from "../src/api/types";
import type { Route } from "../src/games/ticket/board";
import { cardsShort, facesOf, leftOf, routeLabel, routeLine } from "../src/games/ticket/routes";
import { Catalogue, type Language } from "../src/text/catalogue";
import { TicketWords } from "../src/games/ticket/words";
import { boardIn } from "./ticket-boards";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardIn("berlin.json");

function words(language: Language): TicketWords {
  const folder = new URL(`${language}/`, TEXTS);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const catalogue = new Catalogue(language, sources, (problem) => {
    throw new Error(problem);
  });
  return new TicketWords(catalogue, { names: ["Ola", "Marek"], seat: 0 }, board);
}

const route = (id: string): Route => board.routes.find((one) => one.id === id) as Route;
const tram = route("siegessaeule-brandenburger_tor");
const subway = route("turmstrasse-hauptbahnhof-1");

test("a route in one line", () => {
  expect(routeLine(words("en"), tram)).toBe("Tram · red · 4 spaces");
  expect(routeLine(words("pl"), tram)).toBe("Tramwaj · czerwona · 4 pola");
  expect(routeLine(words("en"), subway)).toBe("Subway · black · costs 4");
  expect(routeLine(words("pl"), subway)).toBe("Metro · czarna · koszt 4");
});

test("a route in one sentence tells whose it is or whether one can claim it", () => {
  const state = { owner: null, seat: 0, claimable: false };
  const told = (language: Language, now: object): string => routeLabel(words(language), tram, { ...state, ...now });
  expect(told("en", {})).toBe("Siegessäule – Brandenburger Tor: tram, red, 4 cards, 7 points; free");
  expect(told("en", { claimable: true })).toMatch(/; you can claim it now$/);
  expect(told("en", { owner: 0 })).toMatch(/; yours$/);
  expect(told("en", { owner: 1 })).toMatch(/; taken: Marek$/);
  expect(told("pl", { owner: 1 })).toBe(
    "Siegessäule – Brandenburger Tor: tramwaj, czerwona, 4 karty, 7 punktów; zajęta: Marek",
  );
});

test("every route can be told in both languages", () => {
  for (const language of ["en", "pl"] as const) {
    for (const one of board.routes) {
      expect(routeLine(words(language), one)).toContain(words(language).colour(one.colour));
    }
  }
});

const payment = (cards: Record<string, number>): TicketMove => ({ cards }) as unknown as TicketMove;

test("a payment is its cards, the colour before the wilds, and what it leaves", () => {
  const hand = { red: 3, wild: 2, blue: 1 };
  expect(facesOf({ wild: 1, red: 2 })).toEqual(["red", "red", "wild"]);
  expect(cardsShort(words("en"), { wild: 1, red: 3 })).toBe("3 red, 1 bike");
  expect(cardsShort(words("pl"), { wild: 1, red: 3 })).toBe("3 czerwone, 1 rower");
  expect(leftOf(payment({ red: 3, wild: 1 }), hand)).toEqual({ wild: 1 });
  expect(leftOf(payment({ red: 2, wild: 2 }), hand)).toEqual({ red: 1 });
});
