import { describe, expect, it } from "vitest";
import type { GameShown } from "../src/api/types";
import { clashOf, defaults, optionWords, questionsOf, settled } from "../src/home/options";
import { Catalogue } from "../src/text/catalogue";

const METRO = {
  family: "metro",
  options: [
    { name: "companies", values: [false, true], most_players: null },
    { name: "stations", values: [false, true], most_players: null },
    { name: "tracks", values: [false, true], most_players: null },
    { name: "numbers", values: [0, 1, 2], most_players: null },
    { name: "direction", values: ["arrow", "free"], most_players: null },
    { name: "first", values: ["random", "A"], most_players: null },
  ],
  conflicts: [
    { options: ["companies", "numbers"], key: "setup-metro-companies-numbers" },
    { options: ["stations", "tracks"], key: "setup-metro-stations-tracks" },
  ],
} as unknown as GameShown;

const LONDON = {
  family: "nextstation",
  options: [
    { name: "objectives", values: [false, true], most_players: null },
    { name: "pencils", values: ["random", "purple blue pink green", "blue purple pink green"], most_players: 1 },
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
      ["start", [["first", "choice"]]],
    ]);
  });

  it("asks for the order of the pencils only who plays alone", () => {
    const names = (seats: number): string[] =>
      questionsOf(LONDON, seats).flatMap(({ questions }) => questions.map(({ name }) => name));
    expect(names(1)).toEqual(["objectives", "pencils"]);
    expect(names(2)).toEqual(["objectives"]);
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
  it("says only what is not as usual, and nothing that is no longer asked", () => {
    expect(settled(METRO, { ...defaults(METRO), tracks: true, first: "A" }, 3)).toEqual({ tracks: true, first: "A" });
    const chosen = { ...defaults(LONDON), pencils: "blue purple pink green" };
    expect(settled(LONDON, chosen, 1)).toEqual({ pencils: "blue purple pink green" });
    expect(settled(LONDON, chosen, 2)).toEqual({});
  });
});

describe("optionWords", () => {
  const texts = new Catalogue("en", [
    "web-option-said-tracks-true = central tracks\n" +
      "web-option-said-hand-2 = two tiles in hand\n" +
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
});
