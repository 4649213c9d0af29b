// What a table settles before the game: which questions to ask, which answers do not go together, what was chosen in words.
// Which options there are, and which exclude each other, the server says.
import type { GameShown } from "../api/types";
import { familyOf } from "../games/families";
import type { Catalogue } from "../text/catalogue";
import { thingsOf } from "./order";

type Shown = Pick<GameShown, "family" | "options" | "conflicts">;
export type Chosen = Readonly<Record<string, unknown>>;

export interface Question {
  readonly name: string;
  /** Yes or no; one of a few; a seat; or things in an order. */
  readonly kind: "tick" | "choice" | "seat" | "order";
  readonly values: readonly unknown[];
  /** What is put in order. */
  readonly things: readonly string[];
}

/** Questions that belong together, under one heading. */
export interface Group {
  readonly id: string;
  readonly questions: readonly Question[];
}

const REST = "start";

/** The letters of the seats, as the server calls them. */
const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

/** The questions for a table with so many seats. */
export function questionsOf(game: Shown, seats: number): readonly Group[] {
  const headings = familyOf(game.family)?.groups ?? {};
  const headingOf = (name: string): string => Object.keys(headings).find((id) => headings[id]?.includes(name)) ?? REST;
  const groups = [...Object.keys(headings), REST].map((id) => ({
    id,
    questions: game.options.filter(({ name }) => headingOf(name) === id).map((option) => questionOf(option, seats)),
  }));
  return groups.filter(({ questions }) => questions.length > 0);
}

function questionOf({ name, values, seats: ofSeats }: GameShown["options"][number], seats: number): Question {
  if (ofSeats) return { name, kind: "seat", values: values.slice(0, seats + 1), things: [] };
  const things = thingsOf(values);
  if (things) return { name, kind: "order", values, things };
  const kind = values.every((value) => typeof value === "boolean") ? "tick" : "choice";
  return { name, kind, values, things: [] };
}

export const defaults = (game: Pick<GameShown, "options">): Chosen =>
  Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));

/** What keeps an option at its first value: the other option, and the message that says why. */
export function clashOf(game: Shown, chosen: Chosen, name: string): { other: string; key: string } | null {
  const first = defaults(game);
  for (const { options, key } of game.conflicts) {
    if (!options.includes(name)) continue;
    const other = options.find((one) => one !== name);
    if (other !== undefined && chosen[other] !== first[other]) return { other, key };
  }
  return null;
}

/** What was chosen and is not as usual: the rest stays as it is without a choice. */
export function settled(game: Shown, chosen: Chosen): Chosen {
  const first = defaults(game);
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== first[name]));
}

/** The same choice when people have changed seats: it was the person who was chosen, not the chair. */
export function followed(
  game: Shown,
  chosen: Chosen,
  before: readonly { readonly id: number }[],
  after: readonly { readonly id: number }[],
): Chosen {
  const first = defaults(game);
  const seatNow = (value: unknown): string | undefined => {
    const sitter = before[LETTERS.findIndex((letter) => letter === value)];
    return LETTERS[after.findIndex(({ id }) => id === sitter?.id)];
  };
  const moved = game.options.flatMap(({ name, seats }) =>
    seats && chosen[name] !== first[name] ? [[name, seatNow(chosen[name]) ?? first[name]]] : [],
  );
  return { ...chosen, ...Object.fromEntries(moved) };
}

/** What a table has chosen, in words: one for each option that is not as usual. */
export function optionWords(
  texts: Catalogue,
  family: string,
  options: Chosen,
  seats: readonly { readonly name: string }[] = [],
): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const thing = familyOf(family)?.ordered?.[name];
    const key = `web-option-said-${name}-${String(value)}`;
    if (texts.has(key)) return [texts.format(key)];
    const seat = LETTERS.findIndex((letter) => letter === value);
    if (seat >= 0 && texts.has(`web-option-said-${name}-seat`)) {
      const who = seats[seat]?.name;
      if (who) return [texts.format(`web-option-said-${name}-who`, { who })];
      return [texts.format(`web-option-said-${name}-seat`, { number: seat + 1 })];
    }
    if (thing === undefined || !String(value).includes(" ")) return [];
    const things = String(value)
      .split(" ")
      .map((one) => thing.name(texts, one))
      .join(", ");
    return [texts.format(`web-option-said-${name}`, { things })];
  });
}
