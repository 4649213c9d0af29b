// The messages of one language, from the same Fluent files that Python reads.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

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

export const LANGUAGES: readonly Language[] = ["pl", "en"];

/** The files a browser needs: those of the command line, the database and the printed rules stay at home. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/peron/text/{pl,en}/*.ftl",
    "!../../../src/peron/text/{pl,en}/{cli,cli_play,store,rules_*,metro_print}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A message that is missing is shown by its key, and told to whoever listens; tests listen. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  /** Whose words the sentence is put into that is being made. */
  private speaker: Speaker | null = null;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly missing: (problem: string) => void = () => {},
  ) {
    const resources = sources.map((source) => new FluentResource(source));
    // Isolation marks keep text of two directions apart; all of ours has one, and they would end up in copied text.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: this.functions(sources) });
    for (const resource of resources) this.bundle.addResource(resource);
  }

  /** The functions that the sentences use: what they say is up to whoever speaks. */
  private functions(sources: readonly string[]): Record<string, (values: FluentValue[]) => FluentValue> {
    const names = new Set(sources.flatMap((source) => source.match(/\b[A-Z][A-Z_]+(?=\()/g) ?? []));
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

export async function load(language: Language): Promise<Catalogue> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return new Catalogue(language, await Promise.all(files.map(([, read]) => read())));
}

/** Parameters as Fluent takes them. */
function given(params: Params): Record<string, string | number | Thing> {
  const entries = Object.entries(params).map(([name, value]) => {
    const plain = typeof value === "string" || typeof value === "number";
    return [name, plain ? value : new Thing(value)] as const;
  });
  return Object.fromEntries(entries);
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
