// Messages as sentences: the same as peron.text.words, for the same catalogues.
//
// A message comes with ids and numbers. Which words they become its sentence says itself, by functions:
// `{ PLAYER($seat) }`, `{ ROUTE($route) }`. Here are those that all families share; each family adds its own.
import type { Message } from "../api/types";
import { asWritten, type Catalogue, type Params } from "./catalogue";

/** One name for all languages, or one for each; under the empty one what is the same in all. */
export type Names = string | Readonly<Record<string, string>>;

/** What a sentence must know about the table it is of. */
export interface Scene {
  readonly names: readonly string[];
  /** The seat that the sentence is told to; null for a spectator. */
  readonly seat: number | null;
}

/** By name, what a function makes of its parameters. */
export type Functions = Readonly<Record<string, (value: unknown, ...rest: readonly unknown[]) => string>>;

/** A legal move of a view: its kind is the key of the message, its fields are the parameters. */
export interface Move {
  readonly kind: string;
}

const NOTHING = "–";
const NOBODY: Scene = { names: [], seat: null };
/** Functions that take a list as it is. Any other is applied to each of its members, which are then joined. */
const WHOLE = new Set(["KNOWN", "ALL", "SAY"]);

/** The rule that a message goes by, where the server says so. */
export const ruleOf = (message: Pick<Message, "params"> | null | undefined): string | undefined =>
  message?.params["rule"] as string | undefined;

/** A word as the beginning of a sentence. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export class Words {
  constructor(
    protected readonly texts: Catalogue,
    protected readonly scene: Scene = NOBODY,
  ) {}

  say(key: string, params: Params = {}): string {
    return this.texts.format(key, params, (name, values) => this.call(name, values));
  }

  /** What happened, why something is not legal, what is to be done, what a line of the score is for. */
  message({ key, params }: Pick<Message, "key"> & { readonly params?: Params }): string {
    return this.say(key, params);
  }

  /** A legal move as a sentence that says what it costs and brings. */
  move(move: Move): string {
    return this.say(`move-${move.kind}`, { ...move });
  }

  /** What a move would bring beside its points. */
  gain(gain: { readonly kind: string }): string {
    return this.say(`gain-${gain.kind}`, { ...gain });
  }

  /** What happened, a sentence for each event. */
  events(events: readonly Message[]): string[] {
    return events.map((event) => this.message(event));
  }

  player(seat: number): string {
    return this.scene.names[seat] || ("ABCDEF"[seat] ?? String(seat));
  }

  /** A name in a board's file. */
  nameOf(name: Names): string {
    return typeof name === "string" ? name : (name[this.texts.language] ?? name[""] ?? Object.values(name)[0] ?? "");
  }

  /** `a, b and c`. */
  allOf(items: readonly string[]): string {
    return this.joined("list-and", items);
  }

  /** `a, b or c`. */
  oneOf(items: readonly string[]): string {
    return this.joined("list-or", items);
  }

  private joined(key: string, items: readonly string[]): string {
    if (items.length < 2) return items.join("") || NOTHING;
    return this.say(key, { start: items.slice(0, -1).join(", "), end: items.at(-1) ?? "" });
  }

  private call(name: string, [first, ...rest]: readonly unknown[]): string {
    if (Array.isArray(first) && !WHOLE.has(name)) {
      return this.allOf(first.map((one: unknown) => this.call(name, [one, ...rest])));
    }
    const made = this.shared[name] ?? this.functions[name];
    return made?.(first, ...rest) ?? asWritten(first);
  }

  /** Those of a family. */
  protected readonly functions: Functions = {};

  private readonly shared: Functions = {
    PLAYER: (seat) => this.player(Number(seat)),
    YOU: (seat) => (seat !== null && seat === this.scene.seat ? "yes" : "no"),
    KNOWN: (value) => (value === null || value === undefined ? "no" : "yes"),
    ALL: (list) => this.allOf((list as readonly unknown[]).map(String)),
    SAY: (messages) =>
      [messages]
        .flat()
        .map((one) => this.message(one as Message))
        .join("; "),
    // `1 card`, `5 cards`: each noun has its forms once.
    COUNT: (count, noun) => this.say(`count-${String(noun)}`, { count }),
    // `purple`, `joker`: what the catalogues call a thing.
    WORD: (id, kind) => this.say(`${String(kind)}-${String(id)}`),
    CAPITAL: (text) => capital(String(text)),
  };
}
