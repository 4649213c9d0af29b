// The messages of one language, from the same Fluent files that Python reads.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import shelves from "virtual:texts";
import type { Shelf } from "./shelves";

export type Language = "pl" | "en";
/** By name: ids, numbers, lists and counts of them, other messages. */
export type Params = Readonly<Record<string, unknown>>;

/** What a function of a sentence makes of its parameters: the words of the game that is spoken of. */
export type Speaker = (name: string, values: readonly unknown[]) => string;

/** A parameter that is neither text nor a number: a list, counts, another message, or nothing. */
class Thing extends FluentType<unknown> {
  override toString(): string {
    return asWritten(this.value);
  }
}

/** A number below zero, with the sign that is as wide as a figure. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

export const LANGUAGES: readonly Language[] = ["pl", "en"];

/** Messages as they are looked up, and the functions that they use. */
interface Read {
  readonly messages: FluentResource;
  readonly functions: readonly string[];
}

/** A message that is missing is shown by its key, and told to whoever listens; tests listen. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  /** Whose words the sentence is put into that is being made. */
  private speaker: Speaker | null = null;

  constructor(
    readonly language: Language,
    sources: readonly (string | Read)[],
    private readonly missing: (problem: string) => void = () => {},
  ) {
    const read = sources.map((source) => (typeof source === "string" ? readIn(source) : source));
    // Isolation marks keep text of two directions apart; all of ours has one, and they would end up in copied text.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: this.functions(read) });
    for (const { messages } of read) this.bundle.addResource(messages);
  }

  /** The functions that the sentences use: what they say is up to whoever speaks. */
  private functions(read: readonly Read[]): Record<string, (values: FluentValue[]) => FluentValue> {
    const names = new Set(read.flatMap(({ functions }) => functions));
    const entries = [...names].map((name) => {
      const call = (values: FluentValue[]): FluentValue => this.speaker?.(name, values.map(taken)) ?? name;
      return [name, call] as const;
    });
    return Object.fromEntries(entries);
  }

  /** The message `key`, or its attribute when the key is written `message.attribute`. */
  format(key: string, params: Params = {}, speaker: Speaker | null = null): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      this.missing(`${this.language}: no message ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const before = this.speaker;
    this.speaker = speaker;
    const text = this.bundle.formatPattern(pattern, given(params), errors);
    this.speaker = before;
    for (const error of errors) this.missing(`${this.language}: ${key}: ${error.message}`);
    return text;
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }
}

function readIn(source: string): Read {
  return { messages: new FluentResource(source), functions: source.match(/\b[A-Z][A-Z_]+(?=\()/g) ?? [] };
}

/** What has been read, by language and shelf. */
const known = new Map<string, Read>();

async function take(name: `${Language}/${Shelf}`): Promise<Read> {
  const read = known.get(name) ?? readIn((await shelves[name]()).default);
  known.set(name, read);
  return read;
}

/** The catalogue with these shelves. A text that is missing on the page is an error for whoever looks after it. */
export async function load(language: Language, wanted: readonly Shelf[]): Promise<Catalogue> {
  const read = await Promise.all(wanted.map((shelf) => take(`${language}/${shelf}`)));
  return new Catalogue(language, read, (problem) => reportError(new Error(problem)));
}

/** Parameters as Fluent takes them. */
function given(params: Params): Record<string, FluentValue> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fluent(value)]));
}

function fluent(value: unknown): FluentValue {
  if (typeof value === "number") return value < 0 ? new Negative(value) : new FluentNumber(value);
  return typeof value === "string" ? value : new Thing(value);
}

/** A parameter as it was given. */
function taken(value: FluentValue): unknown {
  return value instanceof Thing || value instanceof FluentNumber ? value.value : value;
}

/** What stands for an empty list. */
const NOTHING = "–";

/** A parameter as people would type it: ids as they are, lists with commas. */
export function asWritten(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(", ") || NOTHING;
  if (typeof value === "object" && value !== null) {
    const counts = Object.entries(value).map(([name, count]) => `${String(count)} ${name}`);
    return counts.join(", ") || NOTHING;
  }
  return String(value);
}
