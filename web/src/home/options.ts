// What a table settles before the game: which questions to ask, which answers do not go together, what was chosen in words.
// Which options there are, and which exclude each other, the server says.
import type { GameShown } from "../api/types";
import type { Catalogue } from "../text/catalogue";

type Shown = Pick<GameShown, "id" | "options" | "conflicts">;
export type Chosen = Readonly<Record<string, unknown>>;

export interface Question {
  readonly name: string;
  /** Yes or no; one of a few; or the order of the pencils. */
  readonly kind: "tick" | "choice" | "order";
  readonly values: readonly unknown[];
}

/** Questions that belong together, under one heading. */
export interface Group {
  readonly id: string;
  readonly questions: readonly Question[];
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  modules: ["objectives", "powers", "companies", "stations", "tracks", "numbers"],
  variants: ["direction", "hand", "numbering"],
};
const REST = "start";

/** The questions for a table with so many seats; who plays alone may also set the order of the pencils. */
export function questionsOf(game: Shown, seats: number): readonly Group[] {
  const asked = game.options.filter(({ name }) => name !== "pencils" || seats === 1);
  const groups = [...Object.keys(GROUPS), REST].map((id) => ({
    id,
    questions: asked.filter(({ name }) => groupOf(name) === id).map(({ name, values }) => questionOf(name, values)),
  }));
  return groups.filter(({ questions }) => questions.length > 0);
}

function groupOf(name: string): string {
  return Object.keys(GROUPS).find((id) => GROUPS[id]?.includes(name)) ?? REST;
}

function questionOf(name: string, values: readonly unknown[]): Question {
  if (name === "pencils") return { name, kind: "order", values };
  return { name, kind: values.every((value) => typeof value === "boolean") ? "tick" : "choice", values };
}

export const defaults = (game: Pick<GameShown, "options">): Chosen =>
  Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));

/** What keeps an option at its first value: the other option, and the message that says why. */
export interface Clash {
  readonly other: string;
  readonly key: string;
}

export function clashOf(game: Shown, chosen: Chosen, name: string): Clash | null {
  const first = defaults(game);
  for (const { options, key } of game.conflicts) {
    if (!options.includes(name)) continue;
    const other = options.find((one) => one !== name);
    if (other !== undefined && chosen[other] !== first[other]) return { other, key };
  }
  return null;
}

/** What was chosen, as far as it is still asked for at so many seats: the rest stays as it is without a choice. */
export function settled(game: Shown, chosen: Chosen, seats: number): Chosen {
  const first = defaults(game);
  const asked = new Set(questionsOf(game, seats).flatMap(({ questions }) => questions.map(({ name }) => name)));
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => asked.has(name) && value !== first[name]));
}

/** What a table has chosen, in words: one for each option that is not as usual. */
export function optionWords(texts: Catalogue, options: Chosen): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === "pencils" && value !== "random") {
      const pencils = String(value)
        .split(" ")
        .map((pencil) => texts.format("pencil-name", { pencil }))
        .join(", ");
      return [texts.format("web-option-said-pencils", { pencils })];
    }
    const key = `web-option-said-${name}-${String(value)}`;
    return texts.has(key) ? [texts.format(key)] : [];
  });
}
