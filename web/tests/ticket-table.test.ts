// The table of a ticket game: what the sign says, what the log tells, which cards travel, how a ticket stands.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { SeatShown, Step, TableShown, TicketMove, TicketView } from "../src/api/types";
import { TicketController } from "../src/games/ticket/controller.svelte";
import { actOf } from "../src/games/ticket/flights";
import { nearerBy } from "../src/games/ticket/gains";
import { stacksOf, vehicleOf } from "../src/games/ticket/hand";
import { ticket } from "../src/games/ticket/family";
import type { SeenTable } from "../src/table/seen.svelte";
import { emphasised, entriesOf, lastTurn } from "../src/table/log";
import { arrivals, recentSweep } from "../src/games/ticket/market";
import { nowOf, type Situation } from "../src/games/ticket/now";
import { rowsOf } from "../src/games/ticket/players";
import { stubOf } from "../src/games/ticket/stub";
import { keeping, laidOut, stateOf } from "../src/games/ticket/tickets";
import { Catalogue, LANGUAGES, type Language } from "../src/text/catalogue";
import { TicketWords } from "../src/games/ticket/words";
import { boardIn } from "./ticket-boards";

const board = boardIn("berlin.json");
const NAMES = ["Ola", "Marek"];

const texts = new Map(LANGUAGES.map((language) => [language, catalogueIn(language)]));

function catalogueIn(language: Language): Catalogue {
  const folder = new URL(`../../src/peron/text/${language}/`, import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf-8"));
  const fail = (problem: string): never => {
    throw new Error(problem);
  };
  return new Catalogue(language, sources, fail);
}

function wordsIn(language: Language, seat: number | null = 0): TicketWords {
  return new TicketWords(texts.get(language) as Catalogue, { names: NAMES, seat }, board);
}

const seat = (more: Partial<SeatShown> = {}): SeatShown => ({
  kind: "person",
  name: "",
  level: null,
  away: false,
  conceded: false,
  ...more,
});
const table = (more: Partial<TableShown> = {}): TableShown =>
  ({
    id: "t",
    status: "playing",
    version: 9,
    seats: [seat({ name: "Ola" }), seat({ name: "Marek", kind: "bot", level: "steady" })],
    actors: [0],
    asking: null,
    result: null,
    ...more,
  }) as TableShown;
const view = (more: Partial<TicketView> = {}): TicketView =>
  ({
    phase: "turn",
    turn: 0,
    actors: [0],
    last_turns: null,
    prompt: { key: "prompt-ticket-turn", params: {} },
    moves: [{ kind: "draw-deck" }],
    players: [],
    ...more,
  }) as TicketView;
const prompted = (name: string, params = {}): TicketView => view({ prompt: { key: `prompt-ticket-${name}`, params } });
const waiting = prompted("wait", { seat: 1, phase: "turn", last: "no" });
const situation = (more: Partial<Situation> = {}): Situation => ({
  table: table(),
  view: view(),
  seat: 0,
  live: true,
  move: 3,
  moves: 3,
  ...more,
});
const move = (version: number, by: number, ...events: Step["events"]): Step => ({
  version,
  entry: { kind: "move", seat: by },
  events,
});

test.each([
  ["my turn", {}, "prompt-ticket-turn.title", "prompt-ticket-turn.line"],
  [
    "the second card",
    { view: prompted("second-card", { last: "yes" }) },
    "prompt-ticket-second-card.title",
    "prompt-ticket-second-card.line",
  ],
  ["somebody else", { table: table({ actors: [1] }), view: waiting }, "web-waits-for", "prompt-ticket-wait.line"],
  ["one who watches", { seat: null, view: waiting }, "web-now-playing", "prompt-ticket-wait.line"],
  ["looking back", { live: false }, "web-now-past", "web-past-line"],
  [
    "a question",
    { table: table({ asking: { seat: 0, count: 1, waiting: [1] } }) },
    "web-now-question",
    "web-waits-for",
  ],
  [
    "a bot for me",
    { table: table({ seats: [seat({ name: "Ola", away: true }), seat({ name: "Marek" })] }) },
    "web-now-away",
    "web-away-line",
  ],
  [
    "the end",
    {
      table: table({
        status: "over",
        actors: [],
        result: {
          totals: [9, 3],
          ranks: [1, 2],
          scores: [],
          verdict: { key: "verdict-points", params: { seat: 0, points: 6 } },
        },
      }),
    },
    "prompt-over",
    "verdict-points",
  ],
] as const)("the sign says what is now: %s", (_, more, title, line) => {
  const now = nowOf(situation(more as Partial<Situation>));
  expect([now.title.key, now.line.key]).toEqual([title, line]);
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    for (const { key, params } of [now.title, now.line, now.short]) expect(words.say(key, params)).not.toBe(key);
  }
});

test("at the start whoever has chosen waits for the others", () => {
  const waiting = nowOf(situation({ table: table({ actors: [1] }), view: prompted("first-kept", { seats: [1] }) }));
  expect(waiting.title.params).toEqual({ names: "Marek" });
  expect(wordsIn("en").say(waiting.line.key, waiting.line.params)).toBe("Your choice is made");
});

test("the log is newest first, numbers moves that stand, and leaves out what was taken back", () => {
  const steps: Step[] = [
    { version: 1, entry: { kind: "sit", seat: 0 }, events: [{ key: "event-sit", params: { seat: 0, name: "Ola" } }] },
    { version: 2, entry: { kind: "start", seat: null }, events: [{ key: "event-start", params: {} }] },
    move(3, 1, { key: "event-draw-deck", params: { seat: 1, card: null } }),
    move(4, 0, { key: "event-draw-deck", params: { seat: 0, card: "red" } }),
    {
      version: 5,
      entry: { kind: "undo", seat: 0 },
      events: [{ key: "event-undo", params: { seat: 0, count: 1, versions: [4] } }],
    },
    move(
      6,
      0,
      { key: "event-draw-market", params: { seat: 0, card: "blue", slot: 2 } },
      {
        key: "event-market",
        params: { cards: ["red"], slots: [2], count: 1 },
      },
    ),
  ];
  const entries = entriesOf(steps, wordsIn("en"), 3, ticket.telling);
  expect(entries.map((entry) => [entry.version, entry.move])).toEqual([
    [6, 2],
    [5, undefined],
    [3, 1],
    [2, undefined],
  ]);
  expect(entries[0]?.words.join("")).toBe("You take a blue card from the face-up row.");
  expect(entries.find((entry) => entry.current)?.version).toBe(3);
});

test("the last turn is all that one seat did in a row", () => {
  const drawn = (version: number, seat: number): Step =>
    move(version, seat, { key: "event-draw-deck", params: { seat, card: "red" } });
  const entries = entriesOf([drawn(3, 1), drawn(4, 0), drawn(5, 0)], wordsIn("en"), 5);
  expect(lastTurn(entries).map((entry) => entry.version)).toEqual([4, 5]);
  expect(lastTurn([])).toEqual([]);
});

test("a step about several people is a line for each", () => {
  const steps = [
    move(
      4,
      1,
      { key: "event-first-tickets-chosen", params: { seat: 1 } },
      { key: "event-tickets-kept", params: { seat: 0, count: 2, returned: 0, tickets: null } },
      { key: "event-first-player", params: { seat: 0 } },
    ),
  ];
  expect(entriesOf(steps, wordsIn("pl", 1), 4).map((entry) => [entry.seat, entry.move])).toEqual([
    [0, undefined],
    [1, 1],
  ]);
});

test("names and points stand out", () => {
  expect(emphasised("Ola claims A – B: +7 points.", "Ola")).toEqual([
    { strong: "Ola" },
    " claims A – B: ",
    { strong: "+7" },
    " points.",
  ]);
  expect(emphasised("You pass.", "Ola")).toEqual(["You pass."]);
});

test("one's own card flies open into the hand, another's closed to its row", () => {
  const drawn = { key: "event-draw-deck", params: { seat: 0, card: "red" } };
  expect(actOf(move(3, 0, drawn), 0)?.flights).toEqual([{ from: "deck", to: "hand-red", face: "red" }]);
  const closed = { key: "event-draw-deck", params: { seat: 1, card: null } };
  expect(actOf(move(3, 1, closed), 0)?.flights).toEqual([{ from: "deck", to: "seat-1", face: null }]);
  const open = { key: "event-draw-market", params: { seat: 1, card: "blue", slot: 4 } };
  expect(actOf(move(3, 1, open), 0)?.flights).toEqual([{ from: "market-4", to: "seat-1", face: "blue" }]);
});

test("a payment flies card by card to its route", () => {
  const claim = { key: "event-claim", params: { seat: 0, route: "a-b", cards: { red: 2, wild: 1 }, points: 4 } };
  const act = actOf(move(3, 0, claim), 0);
  expect(act?.flights.map((flight) => [flight.from, flight.to])).toEqual([
    ["hand-red", "route-a-b"],
    ["hand-red", "route-a-b"],
    ["hand-wild", "route-a-b"],
  ]);
  expect(act?.marks).toEqual(["route-a-b"]);
  expect(actOf(move(4, 0, { key: "event-pass", params: { seat: 0 } }), 0)).toBeNull();
});

test("the market knows which cards are new and when it was swept", () => {
  const sweep = { key: "event-sweep", params: { wilds: 3 } };
  const steps = [
    move(3, 0, { key: "event-market", params: { cards: ["red"], slots: [2], count: 1 } }),
    move(4, 1, sweep, { key: "event-market", params: { cards: ["red"], slots: [5], count: 1 } }),
    move(5, 2),
  ];
  expect(arrivals(steps)).toEqual([0, 3, 0, 0, 4]);
  expect(recentSweep(steps, 0, 3)).toEqual(sweep);
  expect(recentSweep([...steps, move(6, 0)], 0, 3)).toBeNull();
  expect(recentSweep([...steps, move(6, 1), move(7, 2)], 0, 3)).toBeNull();
});

test("a hand has a place for every card, always the same", () => {
  expect(stacksOf({ wild: 2, red: 1 }).map(({ face, count }) => `${count} ${face}`)).toEqual([
    "1 red",
    "0 orange",
    "0 green",
    "0 blue",
    "0 purple",
    "0 black",
    "2 wild",
  ]);
  expect(vehicleOf("wild", { called: { wild: "bike", tram: "tram" } })).toBe("bike");
  expect(vehicleOf("red", { called: { wild: "bike", tram: "tram" } })).toBe("tram");
});

test("a ticket is joined, open with what it still takes, or lost", () => {
  const missing = ["a-b", "b-c"];
  expect(stateOf({ complete: true, missing: [], cards: 0 })).toEqual({ is: "joined" });
  expect(stateOf({ complete: false, missing: null, cards: 0 })).toEqual({ is: "lost" });
  expect(stateOf({ complete: false, missing, cards: 7 })).toEqual({ is: "open", routes: 2, cards: 7 });
});

test("every stub says its places, where they lie and how it stands, in both languages", () => {
  for (const language of LANGUAGES) {
    for (const ticket of board.tickets) {
      for (const missing of [[], [board.routes[0]?.id ?? ""], null]) {
        const state = { complete: missing?.length === 0, missing, cards: missing?.length ?? 0 };
        const card = { id: ticket.id, points: ticket.points, ...state };
        const stub = stubOf(card, board, wordsIn(language));
        expect(stub.reference).toMatch(/^[A-H][1-5] – [A-H][1-5]$/);
        expect(stub.from).not.toContain("_");
      }
    }
  }
});

test("what is chosen of an offer is a move", () => {
  const offer = [{ id: "a-b" }, { id: "c-d" }];
  const keeps = [["a-b"], ["c-d"], ["a-b", "c-d"]].map((tickets, move) => ({ move, kind: "keep" as const, tickets }));
  expect(keeping(keeps, offer, [true, true])?.move).toBe(2);
  expect(keeping(keeps, offer, [true, false])?.move).toBe(0);
  expect(keeping(keeps, offer, [false, true])?.move).toBe(1);
  expect(keeping(keeps, offer, [false, false])).toBeNull();
  expect(keeping(keeps.slice(0, 1), offer.slice(0, 1), [true])?.move).toBe(0);
});

test("the departure board tells who is here, who is away and who is to move", () => {
  const player = { cards: 3, ticket_count: 2, trams: 9, subways: 4, route_points: 7, tokens: [], total: null };
  const seats = [
    seat({ name: "Ola" }),
    seat({ name: "Marek", away: true, level: "steady" }),
    seat({ name: "Semafor", kind: "bot", level: "expert" }),
    seat({ name: "Kuba" }),
  ];
  const players = seats.map((_, number) => ({ ...player, seat: number }));
  const seen = {
    table: table({ seats, actors: [0] }),
    view: view({ players: players as unknown as TicketView["players"] }),
    board,
    seat: 0,
    connected: [true, false, true, false],
  };
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    const rows = rowsOf(seen, words);
    expect(rows.map((row) => row.toMove)).toEqual([true, false, false, false]);
    expect(rows.map((row) => row.away)).toEqual([false, true, false, true]);
    expect(rows.map((row) => row.kind)).toEqual([
      words.say("web-you"),
      words.say("web-player-away"),
      words.say("web-bot-level", { level: words.say("web-level-expert") }),
      words.say("web-player-lost"),
    ]);
    expect(rowsOf({ ...seen, short: true }, words)[0]?.counts).toHaveLength(2);
  }
});

test("open tickets lie as stubs, joined ones as lines; where there is no room, all as lines", () => {
  const ticket = (id: string, complete: boolean): { id: string; complete: boolean } => ({ id, complete });
  const held = [ticket("a", true), ticket("b", false), ticket("c", true), ticket("d", false)];
  const ids = (room?: number): readonly string[] => {
    const { stubs, lines } = laidOut(held, room);
    return [stubs, lines].map((part) => part.map(({ id }) => id).join(""));
  };
  expect(ids()).toEqual(["bd", "ac"]);
  expect(ids(3)).toEqual(["bd", "ac"]);
  expect(ids(2)).toEqual(["", "bdac"]);
});

test("a claim says which tickets it brings nearer", () => {
  const nearer = { kind: "ticket-nearer" as const, ticket: "a-b", before: 2, after: 1 };
  const claim = { move: 1, kind: "claim" as const, gains: [{ kind: "ticket" as const, ticket: "c-d" }, nearer] };
  expect(nearerBy(claim)).toEqual([nearer]);
  expect(nearerBy(undefined)).toEqual([]);
});

test("a route that is chosen while the answer to a move is on its way stays chosen", async () => {
  let answer: (done: boolean) => void = () => undefined;
  const move = (): Promise<boolean> => new Promise((done) => (answer = done));
  const seen = { seat: null, view: view(), myTurn: false, move } as unknown as SeenTable;
  const controller = new TicketController(seen, board);
  const [first, second] = board.routes.map((route) => route.id);
  await controller.choose(first ?? "");
  const played = controller.play({ move: 1 } as TicketMove);
  await controller.choose(second ?? "");
  answer(true);
  await played;
  expect([controller.pointed, controller.fixed]).toEqual([second, true]);
  const again = controller.play({ move: 2 } as TicketMove);
  answer(true);
  await again;
  expect(controller.pointed).toBe(null);
});
