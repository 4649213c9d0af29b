// The page works out no rules: it holds no table of points, lengths or neighbours, and what it says comes from the view.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TicketMove, SheetMove } from "../src/api/types";
import { reckoningAfter } from "../src/games/nextstation/sheet";
import { boardOf } from "../src/games/ticket/board";
import { TicketController } from "../src/games/ticket/controller.svelte";
import { routeLabel } from "../src/games/ticket/routes";
import { TicketWords } from "../src/games/ticket/words";
import { Catalogue } from "../src/text/catalogue";

const SOURCES = new URL("../src/", import.meta.url);
const TITLES = new URL("../../src/peron/rules/titles/", import.meta.url);
const TEXTS = new URL("../../src/peron/text/en/", import.meta.url);

interface Title {
  readonly id: string;
  readonly routes?: readonly { readonly id: string }[];
  readonly sections?: readonly { readonly id: string }[];
  readonly points?: unknown;
  readonly tokens?: { readonly points: unknown };
  readonly shares?: unknown;
  readonly wagons?: unknown;
  readonly companies?: unknown;
  readonly solo_ranks?: unknown;
}

const titles: readonly Title[] = readdirSync(TITLES).map((file) =>
  JSON.parse(readFileSync(new URL(file, TITLES), "utf8")),
);

const texts = new Catalogue(
  "en",
  readdirSync(TEXTS).map((file) => readFileSync(new URL(file, TEXTS), "utf8")),
);

/** What people write, without styles: those are full of numbers. */
function sources(): Map<string, string> {
  const names = readdirSync(SOURCES, { recursive: true }).map(String);
  const written = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith("schema.d.ts"));
  return new Map(
    written.map((name) => [name, readFileSync(new URL(name, SOURCES), "utf8").replace(/<style[\s\S]*<\/style>/g, "")]),
  );
}

/** Every list and every table of numbers somewhere in a title that is long enough to be told from chance. */
function tables(of: unknown): number[][] {
  if (typeof of !== "object" || of === null) return [];
  const values = Object.values(of);
  if (values.length > 3 && values.every((value) => typeof value === "number")) return [values as number[]];
  return values.flatMap(tables);
}

test("no file of the page has a table of a title in it", () => {
  const points = titles.flatMap(({ points, tokens, shares, wagons, companies, solo_ranks }) =>
    tables({ points, tokens: tokens?.points, shares, wagons, companies, solo_ranks }),
  );
  expect(points.length).toBeGreaterThan(20);
  for (const [name, text] of sources()) {
    for (const table of points) {
      const listed = new RegExp(
        `(?<![\\d.])${table.map((value) => `(?:"?\\d+"?: ?)?${value}`).join(",\\s*")}(?![\\d.])`,
      );
      expect(listed.test(text), `${name} has ${table.join(", ")}`).toBe(false);
    }
  }
});

test("no file of the page names a route, a ticket, a section or a station of a title", () => {
  const ids = titles.flatMap(({ routes = [], sections = [] }) => [...routes, ...sections].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(200);
  const quoted = new Set(ids.flatMap((id) => [`"${id}"`, `'${id}'`]));
  for (const [name, text] of sources()) {
    const found = (text.match(/["'][A-Za-z0-9_-]+["']/g) ?? []).filter((word) => quoted.has(word));
    expect(found, name).toEqual([]);
  }
});

test("no file of the page names a rule: those come with what the server says", () => {
  const ids = new Set(
    readdirSync(TEXTS).flatMap((file) =>
      [...readFileSync(new URL(file, TEXTS), "utf8").matchAll(/^rule-([A-Z]\d+[a-z]?) =/gm)].map(([, id]) => id),
    ),
  );
  expect(ids.size).toBeGreaterThan(80);
  for (const [name, text] of sources()) {
    const code = text.replace(/^\s*\/\/.*$/gm, "");
    const found = (code.match(/["'`#][A-Z]\d+[a-z]?["'`]/g) ?? []).filter((word) => ids.has(word.slice(1, -1)));
    expect(found, name).toEqual([]);
  }
});

test("no file of the page looks up what something is worth in the tables of a board", () => {
  const lookedUp = /\b(?:board|city|file|title|tokens)\??\.(?:points|shares|solo_ranks|wagons)\b/;
  expect(lookedUp.test("board.tokens?.points[3]")).toBe(true);
  for (const [name, text] of sources()) expect(lookedUp.test(text), name).toBe(false);
});

test("no file of the page multiplies what a line scores by, or lists a deck", () => {
  const cards = readFileSync(new URL("../../src/peron/rules/nextstation/cards.py", import.meta.url), "utf8");
  const symbols = /^SYMBOLS: Final = \((.+)\)$/m.exec(cards)?.[1] ?? "";
  expect(symbols.split(", ")).toHaveLength(5);
  const multiplied = /\b(?:crossings|districts|most)\s*\*|\*\s*[\w.]*\b(?:crossings?|districts|most)\b/;
  expect(multiplied.test("count * city.worth.crossing")).toBe(true);
  for (const [name, text] of sources()) {
    expect(multiplied.test(text), name).toBe(false);
    expect(text.replace(/\s+/g, " ").includes(symbols), name).toBe(false);
  }
});

test("what a route brings and takes is what the plan of the drawing says, whatever the file says", () => {
  for (const title of titles) {
    if (!title.routes) continue;
    const plan = { places: [], routes: title.routes.map(({ id }) => ({ id, points: 77, trams: 5, subways: 6 })) };
    const board = boardOf(title as never, plan);
    const words = new TicketWords(texts, { names: [], seat: 0 }, board);
    for (const route of board.routes) {
      const told = routeLabel(words, route, { owner: null, seat: 0, claimable: true });
      expect(told.match(/(\d+) points/)?.[1], told).toBe("77");
    }
    const me = { trams: 20, subways: 20 };
    const seen = { seat: 0, view: { players: [me] } };
    const controller = new TicketController(seen as never, board);
    controller.pointed = board.routes[0]?.id ?? null;
    expect(controller.pieces).toEqual({ kind: "subway", before: 20, after: 14 });
  }
});

test("points are those of the view, whatever a board says", () => {
  const berlin = titles.find(({ id }) => id === "berlin");
  const words = new TicketWords(texts, { names: [], seat: 0 }, boardOf(berlin as never, { places: [], routes: [] }));
  const claim = { move: 1, kind: "claim", route: berlin?.routes?.[0]?.id, cards: { blue: 3 }, points: 77, gains: [] };
  expect(words.move(claim as TicketMove)).toContain("77");
  expect(reckoningAfter({ parts: [9, 8, 7], after: 66 } as unknown as SheetMove)).toMatchObject({
    districts: 9,
    most: 8,
    river: 7,
    points: 66,
  });
});
