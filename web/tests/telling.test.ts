// A game told in sentences, in both languages, with the catalogues as they are: nothing missing, nothing left as an id.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { TicketMove, PlayerView, SeatShown, TableShown, TicketView } from "../src/api/types";
import {
  claimsInOrder,
  matches,
  placesInOrder,
  playerTold,
  routeFacts,
  ticketPlaces,
  ticketState,
  type Teller,
} from "../src/games/ticket/telling";
import { routeState } from "../src/games/ticket/routes";
import { botTold, playerAt } from "../src/table/seats";
import { marksOf } from "../src/table/TextPlayers.svelte";
import { concessionTold } from "../src/table/verdict";
import { Catalogue, LANGUAGES, type Language } from "../src/text/catalogue";
import { TicketWords } from "../src/games/ticket/words";
import { boardIn } from "./ticket-boards";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardIn("berlin.json");

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
  cards: missing?.length ?? 0,
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
  prompt: { key: "prompt-ticket-turn", params: {} },
  moves: [],
  ranks: null,
};
const move = (kind: TicketMove["kind"], over: Partial<TicketMove> = {}): TicketMove => ({ move: 1, kind, ...over });
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

function told(language: Language): Teller {
  const folder = new URL(`${language}/`, TEXTS);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const catalogue = new Catalogue(language, sources, (problem) => {
    throw new Error(problem);
  });
  return { words: new TicketWords(catalogue, { names: ["Ola", "Semafor"], seat: 0 }, board), board };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const scene = told(language);
  const { words } = scene;

  test("every kind of move is a sentence", () => {
    const moves = [
      move("pass"),
      move("draw-deck"),
      move("draw-market", { slot: 1, card: "red" }),
      move("draw-market", { slot: 2, card: "wild" }),
      move("tickets", { count: 2 }),
      move("keep", { tickets: [first.id], returned: 1 }),
      move("keep", { tickets: [first.id, first.id], returned: 0 }),
    ];
    const sentences = moves.map((one) => words.move(one));
    expect(new Set(sentences).size).toBe(moves.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/_|undefined|\{/);
    expect(sentences[5]).toContain(words.ticket(first.id));
  });

  test("claims stand by route, with what they join", () => {
    const payments = [
      move("claim", {
        route: RED,
        cards: { red: 4 },
        points: 7,
        gains: [{ kind: "ticket", ticket: first.id }],
      }),
      move("claim", {
        route: RED,
        cards: { red: 3, wild: 1 },
        points: 7,
        gains: [{ kind: "ticket", ticket: first.id }],
      }),
    ];
    const small = move("claim", { route: "hauptbahnhof-reichstag-1", cards: { red: 1 }, points: 1 });
    const all = new Map([
      ["hauptbahnhof-reichstag-1", { payments: [small] }],
      [RED, { payments }],
    ]);
    const claims = claimsInOrder(scene, all);
    expect(claims.map(({ route }) => route.id)).toEqual([RED, "hauptbahnhof-reichstag-1"]);
    expect(claims[0]?.payments).toHaveLength(2);
    expect(claimsInOrder(scene, all, "reichstag").map(({ route }) => route.id)).toEqual(["hauptbahnhof-reichstag-1"]);
    expect(words.gain(payments[0]?.gains?.[0] ?? { kind: "" })).toContain(words.ticket(first.id));
    // What is seen on the button is part of what is said.
    for (const { payments: ways } of claims)
      for (const way of ways) expect(words.move(way)).toContain(words.cards(way.cards ?? {}));
  });

  test("every place and every route of the board is told", () => {
    const places = placesInOrder(board);
    expect(new Set(places)).toEqual(new Set(board.places));
    expect(placesInOrder(board, "tor").length).toBeGreaterThan(2);
    expect(placesInOrder(board, "xyz")).toEqual([]);
    for (const route of board.routes) expect(routeFacts(scene.words, route)).toMatch(/, \d+ .*, \d+ [^{}_]*$/);
    const state = (owner: number | null, claimable: boolean): string =>
      routeState(words, { owner, seat: 0, claimable });
    expect(state(1, false)).toContain("Semafor");
    expect(new Set([state(null, true), state(null, false), state(0, false), state(1, false)]).size).toBe(4);
  });

  test("players and tickets are told with numbers and words", () => {
    expect(playerTold(scene, view.players[0] ?? player(0))).toMatch(/5 .*1 .*3 .*2 .*4 /s);
    const seats = [seat({ name: "Ola", conceded: true }), table.seats[1] ?? seat({}), seat({ name: "Jan" })];
    const about = { table: { ...table, seats, actors: [1] } as TableShown, seat: 0, connected: [true, true, false] };
    const marks = seats.map((_, at) => marksOf(words, { ...playerAt(about, at, words), counts: [], score: 0 }, 0));
    const toMove = words.say("web-text-to-move");
    expect(marks).toEqual([
      `${words.say("web-you")}, ${words.say("web-player-conceded")}`,
      `${botTold(words, seats[1] ?? seat({}))}, ${toMove}`,
      words.say("web-player-lost"),
    ]);
    expect(ticketPlaces(scene, first.id).reference).toMatch(/^[A-H][1-5] – [A-H][1-5]$/);
    const states = [card(first.id, []), card(first.id, null), card(first.id, [RED])].map((one) =>
      ticketState(scene, one),
    );
    expect(new Set(states).size).toBe(3);
    expect(states[2]).toContain(words.route(RED));
  });

  test("every ending has its words", () => {
    const params = { seat: 0, seats: [0, 1], points: 7, rank: 3, rule: "T20" };
    const keys = ["points", "conceded", "shared", "tickets", "shared-tickets", "lines", "shared-lines", "rank"];
    const told = keys.flatMap((key) => [words.say(`verdict-${key}`, params), words.say(`verdict-${key}.by`, params)]);
    expect(new Set(told).size).toBe(2 * keys.length);
    expect(told.filter((one) => one.includes("verdict-"))).toEqual([]);
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
