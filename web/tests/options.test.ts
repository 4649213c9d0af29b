import { describe, expect, it } from "vitest";
import type { GameShown } from "../src/api/types";
import { clashOf, defaults, followed, optionWords, questionsOf, settled } from "../src/home/options";
import { Catalogue } from "../src/text/catalogue";

const METRO = {
  family: "metro",
  options: [
    { name: "companies", values: [false, true], seats: false },
    { name: "stations", values: [false, true], seats: false },
    { name: "tracks", values: [false, true], seats: false },
    { name: "numbers", values: [0, 1, 2], seats: false },
    { name: "direction", values: ["arrow", "free"], seats: false },
    { name: "first", values: ["random", "A", "B", "C", "D"], seats: true },
  ],
  conflicts: [
    { options: ["companies", "numbers"], key: "setup-metro-companies-numbers" },
    { options: ["stations", "tracks"], key: "setup-metro-stations-tracks" },
  ],
} as unknown as GameShown;

const LONDON = {
  family: "nextstation",
  options: [
    { name: "objectives", values: [false, true], seats: false },
    { name: "pencils", values: ["random", "purple blue pink green", "blue purple pink green"], seats: false },
  ],
  conflicts: [],
} as unknown as GameShown;

describe("questionsOf", () => {
  it("puts questions that belong together under one heading", () => {
    expect(
      questionsOf(METRO, 2).map(({ id, questions }) => [id, questions.map(({ name, kind }) => [name, kind])]),
    ).toEqual([
      [
        "modules",
        [
          ["companies", "tick"],
          ["stations", "tick"],
          ["tracks", "tick"],
          ["numbers", "choice"],
        ],
      ],
      ["variants", [["direction", "choice"]]],
      ["start", [["first", "seat"]]],
    ]);
  });

  it("offers the seats that the table has", () => {
    const asked = questionsOf(METRO, 3).flatMap(({ questions }) => questions);
    expect(asked.find(({ name }) => name === "first")?.values).toEqual(["random", "A", "B", "C"]);
  });
});

describe("clashOf", () => {
  it("tells what keeps an option as it is", () => {
    const none = defaults(METRO);
    expect(clashOf(METRO, none, "companies")).toBeNull();
    expect(clashOf(METRO, { ...none, companies: true }, "numbers")).toEqual({
      other: "companies",
      key: "setup-metro-companies-numbers",
    });
    expect(clashOf(METRO, { ...none, numbers: 2 }, "companies")?.other).toBe("numbers");
    expect(clashOf(METRO, { ...none, companies: true }, "companies")).toBeNull();
    expect(clashOf(METRO, { ...none, companies: true, stations: true }, "tracks")?.other).toBe("stations");
    expect(clashOf(METRO, { ...none, companies: true }, "stations")).toBeNull();
  });
});

describe("settled", () => {
  it("says only what is not as usual", () => {
    expect(settled(METRO, { ...defaults(METRO), tracks: true, first: "A" })).toEqual({ tracks: true, first: "A" });
    expect(settled(LONDON, defaults(LONDON))).toEqual({});
  });
});

describe("followed", () => {
  const [me, bot, other] = [{ id: 0 }, { id: 1 }, { id: 2 }];
  const begins = (first: string): unknown =>
    followed(METRO, { ...defaults(METRO), first }, [me, bot, other], [bot, other, me])["first"];

  it("stays with whoever was chosen when seats are changed", () => {
    expect(["A", "B", "C", "random"].map(begins)).toEqual(["C", "A", "B", "random"]);
  });

  it("is left to chance again when they have gone, and changes nothing else", () => {
    const chosen = { ...defaults(METRO), first: "C", tracks: true };
    expect(followed(METRO, chosen, [me, bot, other], [me, bot])).toEqual({ ...chosen, first: "random" });
  });
});

describe("optionWords", () => {
  const texts = new Catalogue("en", [
    "web-option-said-tracks-true = central tracks\n" +
      "web-option-said-hand-2 = two tiles in hand\n" +
      "web-option-said-first-who = { $who } begins\n" +
      "web-option-said-first-seat = seat { $number } begins\n" +
      "pencil-name = { $pencil }\n" +
      "web-option-said-pencils = pencils: { $things }",
  ]);

  it("has a word for what is not as usual", () => {
    expect(optionWords(texts, "nextstation", { tracks: true, companies: false, hand: 2, numbers: 0 })).toEqual([
      "central tracks",
      "two tiles in hand",
    ]);
    expect(optionWords(texts, "nextstation", { pencils: "random" })).toEqual([]);
    expect(optionWords(texts, "nextstation", { pencils: "blue pink" })).toEqual(["pencils: blue, pink"]);
  });

  it("calls a seat as whoever sits there, and an open one by its number", () => {
    const seats = [{ name: "Ola" }, { name: "" }];
    const begins = (first: string): readonly string[] => optionWords(texts, "ticket", { first }, seats);
    expect(["A", "B", "random"].map(begins)).toEqual([["Ola begins"], ["seat 2 begins"], []]);
  });
});
