// The messages of one language, from the same Fluent files that Python reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "pl" | "en";
export type Params = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ["pl", "en"];

/** The files a browser needs; those of the command line and of the database stay at home. */
const FILES = {
  pl: import.meta.glob(
    "../../../src/peron/text/pl/{common,ticket,nextstation,metro,sheet,table,server,setup,record,web_*}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
  en: import.meta.glob(
    "../../../src/peron/text/en/{common,ticket,nextstation,metro,sheet,table,server,setup,record,web_*}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
} as Record<Language, Record<string, () => Promise<string>>>;

/** A message that is missing is shown by its key, and told to whoever listens; tests listen. */
export class Catalogue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly missing: (problem: string) => void = () => {},
  ) {}

  /** The message `key`, or its attribute when the key is written `message.attribute`. */
  format(key: string, params: Params = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      this.missing(`${this.language}: no message ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, params, errors);
    for (const error of errors) this.missing(`${this.language}: ${key}: ${error.message}`);
    return text;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
}

export function catalogueOf(
  language: Language,
  sources: readonly string[],
  missing?: (problem: string) => void,
): Catalogue {
  // Isolation marks keep text of two directions apart; all of ours has one, and they would end up in copied text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return new Catalogue(language, bundle, missing);
}

export async function load(language: Language): Promise<Catalogue> {
  const sources = await Promise.all(Object.values(FILES[language]).map((read) => read()));
  return catalogueOf(language, sources);
}
