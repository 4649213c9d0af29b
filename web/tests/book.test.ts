import { expect, test } from "vitest";
import { chaptersOf, found, plain, sizeOf } from "../src/rules/book";
import type { RulesShown } from "../src/api/types";

const rule = (id: string, title: string, text = "", ruling = /[a-z]$/.test(id)) => ({ id, title, text, ruling });

const BOOK: RulesShown = {
  game: "berlin",
  aim: "",
  minute: [],
  sections: [
    {
      title: "Tura",
      rules: [
        rule("T8", "Pusta talia", "Tasuje się stos."),
        rule("T8a", "Brak kart", "Luki w rzędzie pozostają."),
        rule("T17", "Brak akcji", "Pasujesz.", true),
      ],
    },
    { title: "Metro", rules: [rule("T13a", "Tramwaj obok metra", "Nitka."), rule("B3", "Żółte tabele", "Łączą.")] },
  ],
  figures: [
    { id: "deck", rule: "T8a", svg: "", words: "", example: "" },
    { id: "costs", rule: "B3", svg: "", words: "", example: "" },
  ],
  tables: [{ rule: "B3", title: "Punkty", rows: [] }],
  aid: [],
  signs: [],
};

test("a ruling stands under its rule, with its figures; one on a rule elsewhere stands alone", () => {
  const [turn, metro] = chaptersOf(BOOK);
  expect(turn?.entries.map(({ rule, rulings }) => [rule.id, rulings.map(({ id }) => id)])).toEqual([
    ["T8", ["T8a"]],
    ["T17", []],
  ]);
  expect(turn?.entries[0]?.figures.map(({ id }) => id)).toEqual(["deck"]);
  expect(metro?.entries.map(({ rule }) => rule.id)).toEqual(["T13a", "B3"]);
  expect(metro?.entries[1]?.tables).toHaveLength(1);
});

test("a search takes letters as any keyboard has them, and all words in any order", () => {
  expect(plain("ŻÓŁTE Łączą")).toBe("zolte lacza");
  const chapters = chaptersOf(BOOK);
  const ids = (query: string): string[] =>
    found(chapters, query).flatMap(({ entries }) =>
      entries.flatMap(({ rule, rulings }) => [rule.id, ...rulings.map(({ id }) => id)]),
    );
  expect(ids("zolte")).toEqual(["B3"]);
  expect(ids("ŁĄCZĄ tabele")).toEqual(["B3"]);
  expect(ids("t13")).toEqual(["T13a"]);
  expect(ids("luki")).toEqual(["T8", "T8a"]);
  expect(ids("pusta")).toEqual(["T8", "T8a"]);
  expect(ids("rower")).toEqual([]);
  expect(sizeOf(found(chapters, "  "))).toBe(5);
});
