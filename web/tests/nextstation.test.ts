// London: what is read off a sheet and its score, what can be pointed at and decided, and how it is told.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { LineView, NextStationView, SheetMove, SheetView, Step, TableShown } from "../src/api/types";
import { toComeAfter } from "../src/games/nextstation/cards";
import { NextStationController } from "../src/games/nextstation/controller.svelte";
import { doneLast, drawnBy, passingIn } from "../src/games/nextstation/happenings";
import { nearestSection, nearestStation } from "../src/games/nextstation/hits";
import { nowOf } from "../src/games/nextstation/now";
import { departuresOf, playerRows } from "../src/games/nextstation/players";
import { outlineOf, scoredSheet, sightsOf, visitedBy } from "../src/games/nextstation/rounds";
import { columnsOf, interchangeRows, lineRows, trackOf } from "../src/games/nextstation/score";
import { between, cityOf, decidedSections, reckoningAfter, type CityFile } from "../src/games/nextstation/sheet";
import { spotBeside } from "../src/games/nextstation/spot";
import { arc, ringsOf, ringsOn, strokesOf, strokesOn } from "../src/games/nextstation/strokes";
import { gainsTold, obstacleTold, stationTold, taskTold } from "../src/games/nextstation/telling";
import { nextStation } from "../src/games/nextstation/family";
import { entriesOf } from "../src/table/log";
import type { Sentence } from "../src/table/now";
import type { SeenTable } from "../src/table/seen.svelte";
import { veiled } from "../src/table/veil";
import { Catalogue, LANGUAGES, type Language } from "../src/text/catalogue";
import { NextStationWords } from "../src/games/nextstation/words";
import { worth } from "./london-worth";

const board = new URL("../../src/peron/rules/titles/london.json", import.meta.url);
const city = cityOf(JSON.parse(readFileSync(board, "utf-8")) as CityFile, { worth });
const english = wordsIn("en");

function wordsIn(language: Language): NextStationWords {
  const folder = new URL(`../../src/peron/text/${language}/`, import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf-8"));
  const catalogue = new Catalogue(language, sources, (problem) => {
    throw new Error(problem);
  });
  return new NextStationWords(catalogue, { names: ["Ola", "Jan"], seat: 0 }, city);
}

const line = (pencil: string, sections: string[], more: Partial<LineView> = {}): LineView => {
  const stations = [...new Set(sections.flatMap((section) => section.split("-")))];
  return {
    pencil,
    start: "F8",
    stations: stations.length > 0 ? stations : ["F8"],
    sections,
    ends: [],
    districts: 1,
    most: 1,
    river: 0,
    marked: null,
    points: 0,
    ...more,
  };
};

const sheet = (more: Partial<SheetView> = {}): SheetView => ({
  seat: 0,
  pencils: ["purple", "blue", "pink", "green"],
  pencil: "blue",
  power: null,
  power_used: false,
  decided: false,
  line: line("blue", ["F5-F8"], { districts: 2, most: 1, river: 2, points: 4, ends: ["F5", "F8"] }),
  lines: [line("purple", ["E4-F4", "F4-F5"], { districts: 1, most: 3, points: 3 })],
  interchanges: { F5: 2 },
  sites: 1,
  site_points: 1,
  interchange_points: [2, 0, 0],
  objectives: [],
  modules: 0,
  total: 10,
  decision: null,
  first: null,
  marking: null,
  ...more,
});

const move = (more: Partial<SheetMove>): SheetMove => ({
  move: 7,
  kind: "draw",
  section: null,
  start: null,
  station: null,
  power: null,
  before: 4,
  after: 6,
  parts: [2, 2, 2],
  total: 0,
  gains: [],
  ...more,
});

const toH7 = move({
  section: "F5-H7",
  start: "F5",
  station: "H7",
  after: 7,
  parts: [3, 1, 4],
  gains: [{ kind: "district" }, { kind: "river" }],
});
const toE5 = move({ move: 8, section: "E5-F5", start: "F5", station: "E5" });

const view = (more: Partial<NextStationView> = {}): NextStationView => ({
  game: "london",
  board: "london",
  seat: 0,
  phase: "turn",
  round: 2,
  turn: 3,
  actors: [0, 1],
  card: "underground-triangle",
  switch: "unseen",
  revealed: ["street-circle", "street-square", "underground-triangle"],
  prompt: { key: "prompt-nextstation-draw", params: { from: "end", symbol: "triangle" } },
  undergrounds: 1,
  powers: {},
  sheets: [sheet(), sheet({ seat: 1, pencil: "pink", decided: true, total: 12 })],
  moves: [move({ move: 0, kind: "skip", after: 4 }), toH7, toE5],
  ranks: null,
  solo: null,
  ...more,
});

const table = (more: Partial<TableShown> = {}): TableShown =>
  ({
    status: "playing",
    actors: [0, 1],
    asking: null,
    result: null,
    seats: [
      { kind: "person", name: "Ola", away: false, conceded: false },
      { kind: "bot", name: "Jan", level: "steady", away: false, conceded: false },
    ],
    ...more,
  }) as unknown as TableShown;

/** A table as far as a controller looks at it. */
const seen = (of: NextStationView, why: unknown = null): SeenTable =>
  ({
    view: of,
    seat: of.seat,
    myTurn: of.seat !== null && of.actors.includes(of.seat),
    undoKind: "free",
    connection: { why: () => Promise.resolve(why) },
    move: () => Promise.resolve(true),
  }) as unknown as SeenTable;

// --- the sheet ----------------------------------------------------------------------------------------------------------

test("the map is looked up by station and by section", () => {
  expect(city.at.get("A1")?.map((section) => section.id)).toEqual(["A1-B1", "A1-B2", "A1-A3"]);
  expect(between(city, "B1", "A1")?.id).toBe("A1-B1");
  expect(between(city, "A1", "J10")).toBeNull();
});

const decided = (...sections: string[]) => ({ key: "decision-draw", params: { sections } });

test("what is decided and not yet drawn is read from the decision", () => {
  expect(decidedSections(sheet({ decision: decided("E5-F5") }))).toEqual(["E5-F5"]);
  expect(decidedSections(sheet({ decision: { key: "decision-skip", params: { sections: [] } } }))).toEqual([]);
  expect(decidedSections(sheet({ first: "F5-H7" }))).toEqual(["F5-H7"]);
  expect(decidedSections(sheet({ first: "F5-H7", decision: decided("F5-H7", "H7-G7") }))).toEqual(["F5-H7", "H7-G7"]);
});

test("the parts of the score after a move are those that the server tells", () => {
  expect(reckoningAfter(toH7)).toEqual({ districts: 3, most: 1, river: 4, points: 7 });
});

test("strokes keep their pencils, and rings are shared by the lines that meet", () => {
  expect(strokesOn(sheet(), ["E5-F5"]).map((stroke) => `${stroke.pencil} ${stroke.section}`)).toEqual([
    "purple E4-F4",
    "purple F4-F5",
    "blue F5-F8",
    "blue E5-F5",
  ]);
  const rings = ringsOn(sheet());
  expect(rings.get("F5")).toEqual(["purple", "blue"]);
  expect(rings.get("E4")).toEqual(["purple"]);
  expect(ringsOn(sheet(), ["E5-F5"]).get("E5")).toEqual(["blue"]);
  expect(ringsOn(sheet({ line: line("blue", []) })).get("F8")).toEqual(["blue"]);
  expect(ringsOf(strokesOf([{ pencil: "pink", sections: ["A1-B1"] }]))).toEqual(
    new Map([
      ["A1", ["pink"]],
      ["B1", ["pink"]],
    ]),
  );
  expect(arc(10, 0, 2)).toBe("M0 -10A10 10 0 0 1 0 10");
});

test("a pointer means the nearest station, or the nearest straight section", () => {
  const stations = [
    { id: "A1", x: 50, y: 50 },
    { id: "B1", x: 150, y: 50 },
  ];
  expect(nearestStation(stations, { x: 140, y: 60 }, 30)).toBe("B1");
  expect(nearestStation(stations, { x: 100, y: 50 }, 30)).toBeNull();
  const sections = [{ id: "A1-B1", a: "A1", b: "B1" }];
  const places = new Map(stations.map((station) => [station.id, station]));
  expect(nearestSection(places, sections, { x: 100, y: 56 }, 10)).toBe("A1-B1");
  expect(nearestSection(places, sections, { x: 100, y: 70 }, 10)).toBeNull();
});

test("cards that have not come up are still to come", () => {
  expect(toComeAfter(worth.deck, view().revealed)).toHaveLength(8);
  expect(toComeAfter(worth.deck, view().revealed)).not.toContain("underground-triangle");
});

// --- the score area -----------------------------------------------------------------------------------------------------

test("the lines stand in the order of the rounds, the one of this round with what it becomes", () => {
  const after = { districts: 3, most: 1, river: 4, points: 7 };
  const rows = lineRows(sheet(), after);
  expect(rows.map((row) => `${row.pencil} ${row.state} ${row.reckoning?.points ?? 0}`)).toEqual([
    "purple done 3",
    "blue now 4",
    "pink todo 0",
    "green todo 0",
  ]);
  expect(rows.map((row) => row.after?.points ?? null)).toEqual([null, 7, null, null]);
  expect(lineRows(sheet(), null, true)[1]?.state).toBe("done");
});

test("the tourist track and the interchanges", () => {
  expect(trackOf(city, sheet({ sites: 2 })).map((place) => [place.points, place.circled])).toEqual([
    [1, true],
    [2, true],
    ...[4, 6, 8, 11, 14, 17, 21, 25].map((points) => [points, false]),
  ]);
  expect(interchangeRows(city, sheet({ interchanges: { F5: 2, E4: 3, D3: 2 } }))).toEqual([
    { lines: 2, count: 2, each: 2 },
    { lines: 3, count: 1, each: 5 },
    { lines: 4, count: 0, each: 9 },
  ]);
});

test("the columns of the end add up, the winner's first", () => {
  const score = (purple: number, sites: number): unknown[] => [
    { key: "score-line", points: purple, params: { pencil: "purple", districts: 4, most: 5, river: 6 } },
    { key: "score-line-none", points: 0, params: { pencil: "pink" } },
    { key: "score-sites", points: sites, params: { count: 1 } },
    { key: "score-interchanges", points: 4, params: { lines: 2, count: 2 } },
    { key: "score-objective", points: 10, params: { objective: "thames", have: 6, need: 6 } },
    { key: "score-solo-modules", points: -10, params: { count: 1 } },
  ];
  const columns = columnsOf({ totals: [25, 31], ranks: [2, 1], scores: [score(20, 1), score(26, 1)] } as never);
  expect(columns.map((column) => column.seat)).toEqual([1, 0]);
  expect(columns[0]?.total).toBe(31);
  expect(Object.fromEntries(columns[0]?.points ?? [])).toEqual({
    purple: 26,
    pink: 0,
    "score-sites": 1,
    "score-interchanges": 4,
    thames: 10,
    "score-solo-modules": -10,
  });
  expect(columns[0]?.lines).toEqual(new Map([["purple", { districts: 4, most: 5, river: 6, points: 26 }]]));
  expect(columns[0]?.progress).toEqual(new Map([["thames", "6/6"]]));
});

// --- the controller -----------------------------------------------------------------------------------------------------

test("what the card allows is lit; from one end only what starts there", () => {
  const controller = new NextStationController(seen(view()), city);
  expect([...controller.offers.keys()]).toEqual(["F5-H7", "E5-F5"]);
  expect([...controller.targets.keys()]).toEqual(["H7", "E5"]);
  expect([...controller.starts]).toEqual(["F5"]);
  controller.startFrom("F5");
  expect(controller.lit.size).toBe(2);
  expect(controller.task).toBe("draw");
});

test("a station is chosen, and confirmed; what leads nowhere is told", async () => {
  const reason = { rule: "N12", key: "why-crossed", params: { section: "F8-G9", other: "A1-B1", pencil: "purple" } };
  const controller = new NextStationController(seen(view(), reason), city);
  await controller.chooseStation("H7");
  expect(controller.offer).toEqual(toH7);
  expect(controller.choice).toEqual(toH7);
  await controller.chooseStation("G9");
  expect(controller.pointed).toBe("F8-G9");
  expect(controller.obstacle).toMatchObject({ kind: "reason", section: "A1-B1" });
  expect(obstacleTold(english, controller)).toBe("F8-G9 would cross A1-B1 on your purple line.");
  await controller.chooseStation("A1");
  expect(controller.obstacle).toEqual({ kind: "no-section", station: "A1" });
  expect(await controller.confirm()).toBe(false);
  await controller.chooseStation("E5");
  expect(await controller.confirm()).toBe(true);
  expect(controller.pointed).toBeNull();
});

test("pointing elsewhere shows what that would bring, and what was chosen is still what is done", async () => {
  const controller = new NextStationController(seen(view()), city);
  await controller.chooseStation("H7");
  controller.point("E5-F5");
  expect(controller.offer?.section).toBe("E5-F5");
  expect(controller.deed).toEqual(toH7);
  controller.point(null);
  expect(controller.offer).toEqual(toH7);
  controller.letGo();
  controller.point("E5-F5");
  expect(controller.deed?.section).toBe("E5-F5");
});

test("a power is offered when it can be used, and shows what it allows once it is taken up", () => {
  const joker = move({ move: 9, section: "F8-G9", start: "F8", station: "G9", power: "joker" });
  const powered = view({ sheets: [sheet({ power: "joker" })], moves: [toH7, joker], actors: [0] });
  const controller = new NextStationController(seen(powered), city);
  expect(controller.mayUsePower).toBe(true);
  expect([...controller.offers.keys()]).toEqual(["F5-H7"]);
  controller.usePower(true);
  expect([...controller.offers.keys()]).toEqual(["F5-H7", "F8-G9"]);

  const mark = move({ move: 10, kind: "mark", station: "F8", power: "double" });
  const doubling = view({ sheets: [sheet({ power: "double" })], moves: [toH7, mark], actors: [0] });
  const marker = new NextStationController(seen(doubling), city);
  expect(marker.marks.size).toBe(0);
  marker.usePower(true);
  expect([...marker.marks.keys()]).toEqual(["F8"]);
  expect(marker.offers.size).toBe(0);

  const first = move({ move: 11, kind: "first", section: "F5-H7", start: "F5", station: "H7", power: "again" });
  const twice = new NextStationController(
    seen(view({ sheets: [sheet({ power: "again" })], moves: [toH7, first], actors: [0] })),
    city,
  );
  twice.usePower(true);
  expect(twice.offers.get("F5-H7")?.kind).toBe("first");
});

// --- words --------------------------------------------------------------------------------------------------------------

for (const language of LANGUAGES) {
  const words = wordsIn(language);

  test(`what there is to do is said in every situation (${language})`, () => {
    const prompts: NextStationView["prompt"][] = [
      view().prompt,
      { key: "prompt-nextstation-draw", params: { from: "any", symbol: "joker" } },
      { key: "prompt-nextstation-start", params: { start: "F8", symbol: "circle" } },
      { key: "prompt-nextstation-none", params: {} },
      { key: "prompt-nextstation-power-only", params: {} },
      { key: "prompt-nextstation-second", params: { section: "F5-H7" } },
      { key: "prompt-nextstation-marked", params: { station: "F5" } },
      { key: "prompt-nextstation-mark", params: {} },
      { key: "prompt-nextstation-wait-mark", params: { seat: 1 } },
      { key: "prompt-nextstation-decided", params: { decision: decided("E5-F5"), seats: [1] } },
      { key: "prompt-nextstation-watch", params: { seats: [0, 1] } },
    ];
    const situations = prompts.map((prompt) =>
      taskTold(words, new NextStationController(seen(view({ prompt })), city)),
    );
    expect(new Set(situations).size).toBe(situations.length);
    expect(situations.every((told) => told.length > 8 && !told.includes("{"))).toBe(true);
  });

  test(`moves, gains and stations are told (${language})`, () => {
    const controller = new NextStationController(seen(view()), city);
    expect(words.move(toH7)).toContain("F5–H7");
    expect(gainsTold(words, toH7)).toHaveLength(2);
    expect(stationTold(words, controller, "H7")).toMatch(/^H7, .*4 → 7/);
    expect(stationTold(words, controller, "F4")).toMatch(/^F4, /);
  });
}

test("a decision is told to whoever took it, and to nobody else at the same screen", () => {
  const step = {
    version: 5,
    entry: { kind: "move", seat: 0 },
    events: [{ key: "event-decided", params: { seat: 0, decision: decided("E5-F5") }, secret: ["decision"] }],
  } as unknown as Step;
  expect(english.events(step.events)).toEqual(["You have decided: draw E5–F5."]);
  expect(veiled([step], 1)[0]?.events[0]?.params).toEqual({ seat: 0, decision: null });
});

test("the log tells that somebody has decided until it is seen what", () => {
  const step = (version: number, ...events: unknown[]): Step =>
    ({ version, entry: { kind: "move", seat: 0 }, events }) as unknown as Step;
  const decided = step(5, {
    key: "event-decided",
    params: { seat: 0, decision: { key: "decision-skip", params: {} } },
  });
  const shown = step(
    6,
    { key: "event-skip", params: { seat: 0 } },
    { key: "event-skip", params: { seat: 1 } },
    {
      key: "event-card",
      params: { turned: "street-joker", kind: "street", symbol: "joker", switch: "none", turn: 2, undergrounds: 0 },
    },
  );
  expect(entriesOf([decided], english, 5, nextStation.telling)).toHaveLength(1);
  const entries = entriesOf([decided, shown], english, 6, nextStation.telling);
  expect(entries.map((entry) => entry.seat)).toEqual([undefined, 1, 0]);
});

test("the sign says what to do, and that one has decided", () => {
  const sight = { table: table(), view: view(), seat: 0, live: true, move: 3, moves: 3, name: "London" };
  const said = ({ key, params }: Sentence) => english.say(key, params);
  const prompted = (name: string, actors = [0, 1]) => {
    const prompt = { key: `prompt-nextstation-${name}`, params: {} };
    const now = nowOf({ ...sight, table: table({ actors }), view: view({ actors, prompt }) });
    return [said(now.title), said(now.line)];
  };
  expect(prompted("none")).toEqual(["Your section", "Round 2 of 4 · blue pencil · all decide at once"]);
  expect(prompted("mark")[0]).toBe("One more mark?");
  expect(prompted("decided", [1])).toEqual(["Waiting for Jan", "Round 2 of 4 · you have decided"]);
  const alone = table({ status: "over", seats: table().seats.slice(0, 1), result: { totals: [125] } as never });
  expect(nowOf({ ...sight, table: alone }).line).toEqual({ key: "count-points", params: { count: 125 } });
});

test("players have initials; others are told to have decided, and not what", () => {
  const players = { table: table(), view: view(), seat: 0, connected: [true, true] };
  expect(playerRows(players, english).map((row) => `${row.initial} ${row.state}`)).toEqual([
    "O web-nextstation-deciding",
    "J web-nextstation-decided",
  ]);
  expect(departuresOf(players, english).map((row) => row.score)).toEqual([10, 12]);
});

test("the pencils move on when a round ends", () => {
  const step = {
    version: 9,
    entry: { kind: "move", seat: 1 },
    events: [
      { key: "event-section", params: { seat: 0, section: "E5-F5" } },
      { key: "event-line-scored", params: { seat: 0, pencil: "blue", points: 12, drawn: "yes", visited: { east: 4 } } },
      { key: "event-line-scored", params: { seat: 1, pencil: "pink", points: 0, drawn: "no", visited: {} } },
      { key: "event-pencil", params: { seat: 0, pencil: "green", start: "D3" } },
      { key: "event-pencil", params: { seat: 1, pencil: "blue", start: "F8" } },
    ],
  } as unknown as Step;
  expect(passingIn([step])).toEqual([
    { seat: 0, scored: { pencil: "blue", points: 12, visited: { east: 4 } }, next: "green" },
    { seat: 1, scored: { pencil: "pink", points: 0, visited: {} }, next: "blue" },
  ]);
  expect(drawnBy([step], 0)).toEqual(new Set(["E5-F5"]));
  expect(passingIn([])).toBeNull();
});

// --- the end of a round, and what others did ------------------------------------------------------------------------------

test("a line lights up the districts it comes to, the one with most of its stations first", () => {
  const visited = visitedBy(city, line("purple", ["E4-F4", "F4-F5", "F5-H6"], { marked: "F4" }), {
    east: 1,
    centre: 4,
  });
  expect(visited.map(({ district, count, most }) => [district, count, most])).toEqual([
    ["centre", 4, true],
    ["east", 1, false],
  ]);
  expect(visitedBy(city, line("purple", []), {})).toEqual([]);
  expect(sightsOf(city, line("purple", ["E4-F4"]))).toEqual(["F4"]);
  expect(scoredSheet(sheet()).line.pencil).toBe("purple");
  expect(scoredSheet(sheet()).lines).toEqual([]);
});

test("a district is outlined without the suburb over its corner", () => {
  const main = { id: "north-west", suburb: false, left: 0, top: 0, width: 300, height: 300 };
  const suburb = { id: "suburb", suburb: true, left: 0, top: 0, width: 100, height: 100 };
  expect(outlineOf([main], main)).toBe("M0 0L300 0L300 300L0 300Z");
  expect(outlineOf([main, suburb], main)).toBe("M0 100L100 100L100 0L300 0L300 300L0 300Z");
  expect(outlineOf([main, suburb], suburb)).toBe("M0 0L100 0L100 100L0 100Z");
});

test("what a move brings is written where it covers no station and no line", () => {
  const at = { x: 300, y: 300 };
  const around = [-100, 0, 100].flatMap((x) => [-100, 0, 100].map((y) => ({ x: 300 + x, y: 300 + y })));
  const within = { x: 0, y: 0, width: 600, height: 600 };
  const spot = spotBeside(at, { width: 40, height: 20 }, { stations: around, radius: 30, lines: [], within });
  for (const station of around) {
    const [dx, dy] = [Math.abs(spot.x - station.x) - 20, Math.abs(spot.y - station.y) - 10];
    expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThanOrEqual(30);
  }
  const right = [[at, { x: 600, y: 0 }]] as const;
  const free = spotBeside(at, { width: 40, height: 20 }, { stations: [at], radius: 30, lines: right, within });
  expect(Math.abs(free.x - 300 + (free.y - 300)), "not on the line up to the right").toBeGreaterThan(10);
});

test("what somebody did last: sections, nothing, or not yet anything", () => {
  const told = (key: string, seat: number, section = ""): Step =>
    ({ version: 1, entry: {}, events: [{ key, params: { seat, section } }] }) as never;
  const steps = [told("event-section", 0, "A1-B1"), told("event-section", 1, "C1-D1"), told("event-skip", 0)];
  expect(doneLast(steps, 0)).toEqual([]);
  expect(doneLast(steps, 1)).toEqual(["C1-D1"]);
  expect(doneLast(steps, 2)).toBeNull();
});
