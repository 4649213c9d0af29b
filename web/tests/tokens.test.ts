import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type {
  Message,
  TicketMove,
  TokenChoiceGain,
  TokenGain,
  PlayerView,
  Step,
  TableShown,
  TicketView,
} from "../src/api/types";
import { kindsOf, vehicleOn } from "../src/games/ticket/board";
import { actOf } from "../src/games/ticket/flights";
import { vehicleOf } from "../src/games/ticket/hand";
import { nowOf } from "../src/games/ticket/now";
import { rowsOf } from "../src/games/ticket/players";
import { ferryPrice, routeLabel } from "../src/games/ticket/routes";
import { lineOfType, roomBeside } from "../src/games/ticket/room";
import { columnsOf } from "../src/games/ticket/score";
import { playerTold, stackTold } from "../src/games/ticket/telling";
import { collection, hasTokens, optionsOf, stackAt, stacksBeside, stacksOn } from "../src/games/ticket/tokens";
import { Catalogue, LANGUAGES, type Language } from "../src/text/catalogue";
import { TicketWords } from "../src/games/ticket/words";
import { boardIn } from "./ticket-boards";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
const board = boardIn("san-francisco.json");
const berlin = boardIn("berlin.json");

function wordsIn(language: Language): TicketWords {
  const files = readdirSync(new URL(`${language}/`, TEXTS)).filter((file) => file.endsWith(".ftl"));
  const texts = files.map((file) => readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8"));
  return new TicketWords(new Catalogue(language, texts), { names: ["Ola", "Jan"], seat: 0 }, board);
}
const words = wordsIn("en");

const player = (over: Partial<PlayerView> = {}): PlayerView => ({
  seat: 0,
  cards: 3,
  choice: null,
  decided: true,
  hand: null,
  offer: null,
  route_points: 4,
  routes: [],
  shown: {},
  subways: 0,
  ticket_count: 2,
  tickets: null,
  total: null,
  trams: 12,
  tokens: [],
  token_points: 0,
  ...over,
});
const move = (kind: TicketMove["kind"], over: Partial<TicketMove> = {}): TicketMove => ({ move: 1, kind, ...over });
const view = (over: Partial<TicketView> = {}): TicketView => ({
  game: "san-francisco",
  board: "san-francisco",
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
  stacks: [
    { symbol: "bridge", place: "alcatraz", count: 2 },
    { symbol: "bell", place: "sunset", count: 0 },
    { symbol: "house", place: null, count: 2 },
    { symbol: "tree", place: null, count: 2 },
  ],
  players: [player(), player({ seat: 1, tokens: ["bridge", "bell"], token_points: 1 })],
  prompt: { key: "prompt-ticket-turn", params: {} },
  moves: [],
  ranks: null,
  ...over,
});
const table = {
  status: "playing",
  actors: [0],
  asking: null,
  seats: [
    { name: "Ola", kind: "person", away: false, conceded: false, level: null },
    { name: "Jan", kind: "person", away: false, conceded: false, level: null },
  ],
} as unknown as TableShown;

test("stacks lie on places, or wait beside the board", () => {
  expect(stacksOn(view()).map((stack) => stack.place)).toEqual(["alcatraz", "sunset"]);
  expect(stacksBeside(view()).map((stack) => stack.symbol)).toEqual(["house", "tree"]);
  expect(stackAt(view(), "sunset")?.count).toBe(0);
  expect(stackAt(view(), "twin_peaks")).toBeUndefined();
  expect([stacksOn(null), stacksBeside(null)]).toEqual([[], []]);
  expect([hasTokens(board), hasTokens(berlin)]).toEqual([true, false]);
});

test("a symbol is offered once, however many places it may go to", () => {
  const placing = ["twin_peaks", "presidio"].flatMap((place) =>
    ["tree", "house"].map((token) => move("place-token", { token, place })),
  );
  expect(optionsOf(placing, view())).toEqual([
    { symbol: "house", place: null, count: 2 },
    { symbol: "tree", place: null, count: 2 },
  ]);
  expect(optionsOf([move("take-token", { token: "bridge", place: "alcatraz" })], view())).toEqual([
    { symbol: "bridge", place: "alcatraz", count: 2 },
  ]);
  expect(optionsOf([move("draw-deck")], view())).toEqual([]);
});

test("of all symbols there are, one knows which somebody has", () => {
  expect(collection(["tree"]).filter((one) => one.held)).toEqual([{ symbol: "tree", held: true }]);
  expect(collection([])).toHaveLength(7);
});

test("numbers stand where there is room beside a place", () => {
  const at = { x: 100, y: 100 };
  expect(roomBeside(at, 20, []).x).toBeGreaterThan(100);
  const right = [-1, 0, 1].map((step) => ({ x: 120, y: 100 + 14 * step }));
  expect(roomBeside(at, 20, right).x).toBeLessThanOrEqual(100);
  expect(lineOfType({ x: 10, y: 50 }, "start", 2)).toEqual([10, 19, 28].map((x) => ({ x, y: 44 })));
  expect(lineOfType({ x: 10, y: 50 }, "end", 2).map(({ x }) => x)).toEqual([-8, 1, 10]);
});

test("cable cars and ferries drive here, trams and subways there", () => {
  expect(kindsOf(board)).toEqual(["tram", "ferry"]);
  expect(kindsOf(berlin)).toEqual(["tram", "subway"]);
  expect(vehicleOn(board, { kind: "tram" })).toBe("cable-car");
  expect(vehicleOn(board, { kind: "ferry" })).toBe("ferry");
  expect(vehicleOn(berlin, { kind: "tram" })).toBe("tram");
  expect([vehicleOf("wild", board), vehicleOf("red", board)]).toEqual(["ferry", "cable-car"]);
});

test("a ferry route is paid for with ferries and cards of one colour, and scored by its length", () => {
  const long = board.routes.find((route) => route.id === "golden_gate_bridge-fort_mason");
  const short = board.routes.find((route) => route.id === "alcatraz-pier_39");
  const other = board.routes.find((route) => route.kind === "tram");
  if (!long || !short || !other) throw new Error("there are such routes");
  expect(ferryPrice(words, long)).toBe("2 ferries + 3 of one colour");
  expect(ferryPrice(words, short)).toBe("1 ferry + 1 of any colour");
  expect(ferryPrice(words, other)).toBe("");
  expect(ferryPrice(wordsIn("pl"), long)).toBe("2 promy + 3 w jednym kolorze");
  expect(ferryPrice(words, { ...short, ferries: [0, 1] })).toBe("2 ferries");
  expect(ferryPrice(words, { ...long, colour: "red" })).toBe("2 ferries + 3 red");
  expect(long.points).toBe(10);
  expect(routeLabel(words, long, { owner: null, seat: 0, claimable: false })).toContain("2 ferries + 3");
});

test("the sign says what is to be decided about tokens", () => {
  const said = (name: string, params: Message["params"]) => {
    const prompt = { key: `prompt-ticket-${name}`, params };
    const now = nowOf({ table, seat: 0, live: true, move: 1, moves: 1, view: view({ prompt }) });
    return [now.title, now.line].map(({ key, params }) => words.say(key, params));
  };
  expect(said("placing", { count: 1, both: "no" })).toEqual([
    "Place tokens",
    "Put the last tourism tokens on a place that has none",
  ]);
  expect(said("token", { route: "lands_end-sunset", points: 4 })).toEqual([
    "Take a token",
    "You claimed Lands End – Sunset, +4",
  ]);
});

test("players have one kind of pieces here, and their tokens under them", () => {
  const seen = { table, view: view(), board, seat: 0, connected: [true, true] };
  const [ola, jan] = rowsOf(seen, words);
  expect(ola?.counts.map((count) => count.glyph)).toEqual(["cable-car", "cards", "ticket"]);
  expect(ola?.counts[0]?.label).toBe("cable cars");
  expect(jan?.tokens).toEqual({
    symbols: ["bridge", "bell"],
    worth: 1,
    label: "Tourism tokens: bridge and bell; worth 1 point",
  });
  const [short] = rowsOf({ ...seen, short: true }, words);
  expect(short?.counts.map((count) => count.glyph)).toEqual(["cable-car", "token"]);
  expect(short?.tokens).toBeUndefined();
  const [other] = rowsOf({ ...seen, board: berlin }, words);
  expect(other?.counts.map((count) => count.glyph)).toEqual(["tram", "subway", "cards", "ticket"]);
  expect(other?.tokens).toBeUndefined();
});

test("tokens fly from their place to the player, and stacks the other way", () => {
  const step = (key: string) =>
    ({
      version: 3,
      entry: { kind: "move", seat: 1 },
      events: [{ key, params: { seat: 1, token: "bell", place: "sunset", count: 2 } }],
    }) as unknown as Step;
  expect(actOf(step("event-token"), 0)?.flights).toEqual([
    { from: "place-sunset", to: "seat-1", face: null, token: "bell" },
  ]);
  expect(actOf(step("event-stack"), 0)?.marks).toEqual(["place-sunset"]);
});

test("tokens are a line of the score", () => {
  const line = (key: string, points: number, params: object) => ({ key, points, params });
  const result = {
    ranks: [1],
    totals: [9],
    scores: [
      [
        line("score-tram", 4, { count: 2 }),
        line("score-ferry", 3, { count: 1 }),
        line("score-tokens", 2, { count: 3 }),
      ],
    ],
  } as unknown as NonNullable<TableShown["result"]>;
  const [column] = columnsOf(result);
  expect(column?.tokens).toEqual({ count: 3, points: 2 });
  expect(Object.keys(column?.routes ?? {})).toEqual(["tram", "ferry"]);
  expect(column?.total).toBe(9);
});

test("moves with tokens are sentences of their own, in both languages", () => {
  for (const language of LANGUAGES) {
    const told = wordsIn(language);
    const take = told.move(move("take-token", { token: "bridge", place: "alcatraz" }));
    const place = told.move(move("place-token", { token: "tree", place: "presidio", count: 2 }));
    expect(take).toContain("Alcatraz");
    expect(place).toContain("Presidio");
    expect(new Set([take, place, told.move(move("pass"))]).size).toBe(3);
  }
});

test("the text view tells the stacks by place, everybody's tokens and what a claim brings", () => {
  const told = (place: string): string => stackTold(words, stackAt(view(), place));
  expect(told("alcatraz")).toBe("2 bridge tokens");
  expect(told("sunset")).toBe("tokens gone: bell");
  expect(told("twin_peaks")).toBe("");
  const tokens = (on: typeof board) =>
    rowsOf({ table, view: view(), board: on, seat: 0, connected: [] }, words).map((row) => row.tokens?.label);
  expect(tokens(board)).toEqual(["No tourism tokens yet", "Tourism tokens: bridge and bell; worth 1 point"]);
  expect(tokens(berlin)).toEqual([undefined, undefined]);
  expect(words.gain({ kind: "token", token: "bell" } as TokenGain)).toBe("brings a bell token");
  expect(words.gain({ kind: "token-choice", tokens: ["bell", "tree"] } as TokenChoiceGain)).toMatch(/ bell .* tree$/);
  expect(playerTold({ words, board }, player())).toMatch(/^12 cable cars; /);
});
