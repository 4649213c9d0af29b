// A game told in sentences, in both languages, with the catalogues as they are: nothing missing, nothing left as an id.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LegalMove, PlayerView, SeatShown, TableShown, TicketView } from "../src/api/types";
import { boardOf, sceneOf, type BoardFile } from "../src/games/ticket/board";
import {
  claimsTold,
  matches,
  placesTold,
  plainMoves,
  playerMarks,
  playerTold,
  ticketPlaces,
  ticketState,
  type Told,
} from "../src/games/ticket/telling";
import { EQUALS as LONDON } from "../src/games/nextstation/score";
import { EQUALS as METRO } from "../src/games/metro/score";
import { EQUALS as TICKET } from "../src/games/ticket/score";
import { botTold } from "../src/table/seats";
import { concessionTold, verdictSentence } from "../src/table/verdict";
import { catalogueOf, LANGUAGES, type Language } from "../src/text/catalogue";
import { Words } from "../src/text/words";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardOf(
  JSON.parse(readFileSync(new URL("../../src/peron/rules/boards/berlin.json", import.meta.url), "utf8")) as BoardFile,
);

const player = (seat: number, over: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  cards: 3,
  choice: null,
  decided: true,
  hand: null,
  offer: null,
  route_points: 4,
  routes: [],
  shown: {},
  subways: 1,
  ticket_count: 2,
  tickets: null,
  total: null,
  trams: 5,
  tokens: [],
  token_points: 0,
  ...over,
});
const RED = "siegessaeule-brandenburger_tor";
const [first, second] = board.tickets;
if (!first || !second) throw new Error("the board has tickets");
const card = (id: string, missing: string[] | null) => ({
  id,
  points: 5,
  complete: missing?.length === 0,
  missing,
});
const view: TicketView = {
  game: "berlin",
  board: "berlin",
  seat: 0,
  phase: "turn",
  first: 0,
  turn: 0,
  actors: [0],
  last_turns: null,
  market: ["red", "wild", null, "blue", "orange"],
  deck: 12,
  discards: {},
  ticket_deck: 9,
  returned: [],
  stacks: [],
  players: [
    player(0, { hand: { red: 4 }, offer: [card(first.id, [RED]), card(second.id, null)], tickets: [] }),
    player(1, { routes: ["turmstrasse-hauptbahnhof-1"] }),
  ],
  moves: [],
  ranks: null,
};
const move = (kind: string, over: Partial<LegalMove> = {}): LegalMove => ({
  move: 1,
  notation: kind,
  kind,
  slot: null,
  route: null,
  cards: null,
  points: null,
  joins: [],
  tokens: [],
  token: null,
  place: null,
  ...over,
});
const seat = (over: Partial<SeatShown>): SeatShown => ({
  kind: "person",
  name: "",
  level: null,
  away: false,
  conceded: false,
  ...over,
});
const table = {
  game: "berlin",
  status: "playing",
  seats: [seat({ name: "Ola" }), seat({ kind: "bot", name: "Semafor", level: "expert" })],
} as unknown as TableShown;

function told(language: Language): Told {
  const folder = new URL(`${language}/`, TEXTS);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const catalogue = catalogueOf(language, sources, (problem) => {
    throw new Error(problem);
  });
  return { words: new Words(catalogue, sceneOf(board, ["Ola", "Semafor"], 0)), board, table, view, seat: 0 };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const scene = told(language);
  const { words } = scene;

  test("every kind of move is a sentence", () => {
    const moves = [
      move("pass"),
      move("draw-deck"),
      move("draw-market", { slot: 1 }),
      move("draw-market", { slot: 2 }),
      move("tickets"),
      move("keep", { notation: "keep first" }),
      move("keep", { notation: "keep both" }),
    ];
    const sentences = plainMoves(scene, moves).map((one) => one.sentence);
    expect(new Set(sentences).size).toBe(moves.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/_|undefined|\{/);
    expect(sentences[5]).toContain(words.ticket(first.id));
  });

  test("claims stand by route, with what they join", () => {
    const payments = [
      move("claim", { route: RED, cards: { red: 4 }, points: 7, joins: [first.id] }),
      move("claim", { route: RED, cards: { red: 3, wild: 1 }, points: 7, joins: [first.id] }),
    ];
    const small = move("claim", { route: "hauptbahnhof-reichstag-1", cards: { red: 1 }, points: 1 });
    const claims = claimsTold(scene, [
      { route: "hauptbahnhof-reichstag-1", payments: [small] },
      { route: RED, payments },
    ]);
    expect(claims.map((one) => one.route.id)).toEqual([RED, "hauptbahnhof-reichstag-1"]);
    expect(claims[0]?.payments).toHaveLength(2);
    expect(claims[0]?.joins).toHaveLength(1);
    // What is seen on the button is part of what is said.
    for (const { payments: ways } of claims) for (const way of ways) expect(way.sentence).toContain(way.cards);
  });

  test("every route of the board is told at both its places", () => {
    const places = placesTold(scene, new Set([RED]));
    expect(places).toHaveLength(board.places.length);
    expect(places.flatMap((place) => place.routes)).toHaveLength(2 * board.routes.length);
    const states = new Map(places.flatMap((place) => place.routes.map((one) => [one.route.id, one] as const)));
    expect(states.get(RED)).toMatchObject({ claimable: true, owner: null });
    expect(states.get("turmstrasse-hauptbahnhof-1")?.state).toContain("Semafor");
    for (const place of places) expect(place.reference).toMatch(/^[A-H][1-5]$/);
    expect(placesTold(scene, new Set(), "tor").length).toBeGreaterThan(2);
    expect(placesTold(scene, new Set(), "xyz")).toEqual([]);
  });

  test("players and tickets are told with numbers and words", () => {
    expect(playerTold(scene, view.players[0] ?? player(0))).toMatch(/5 .*1 .*3 .*2 .*4 /s);
    expect(playerMarks(scene, 0, false)).toHaveLength(3);
    expect(playerMarks(scene, 1, true)).toEqual([botTold(words, table.seats[1] ?? seat({}))]);
    expect(ticketPlaces(scene, first.id).reference).toMatch(/^[A-H][1-5] – [A-H][1-5]$/);
    const states = [card(first.id, []), card(first.id, null), card(first.id, [RED])].map((one) =>
      ticketState(scene, one),
    );
    expect(new Set(states).size).toBe(3);
    expect(states[2]).toContain(words.route(RED));
  });

  test("every ending has its words", () => {
    for (const equals of [TICKET, LONDON, METRO]) {
      const endings = (["points", "tie-break", "shared", "conceded"] as const).map((ending) =>
        verdictSentence(words, { winners: [0], ending, margin: 7, total: 57 }, equals),
      );
      expect(new Set(endings).size).toBe(equals === METRO ? 3 : 4);
    }
    expect(concessionTold(words, table, false)).toBe("");
    const given = { ...table, seats: [seat({ name: "Ola", conceded: true }), seat({ name: "Semafor" })] };
    expect(concessionTold(words, given, true)).toContain("Ola");
  });
});

test("a search does not mind case and accents", () => {
  expect(matches("Siegessäule", "SAUL")).toBe(true);
  expect(matches("Turmstraße", "strasse")).toBe(true);
  expect(matches("Reichstag", " reich ")).toBe(true);
  expect(matches("Reichstag", "tor")).toBe(false);
});
