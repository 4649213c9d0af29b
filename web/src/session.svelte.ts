// What this browser remembers: language, theme, the guest's name. Language and theme change at once, everywhere.
import { comeIn, me, Refusal, rename } from "./api/http";
import { keep, kept } from "./kept";
import { type Catalogue, LANGUAGES, type Language, load } from "./text/catalogue";
import { arrived } from "./text/letters";
import type { Shelf } from "./text/shelves";
import { Words } from "./text/words";

export type Theme = "light" | "dark";

const UNKNOWN = 401;

class Session {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  name = $state<string | null>(null);
  #catalogue = $state.raw<Catalogue | null>(null);
  #recognised: Promise<void> = Promise.resolve();
  /** The language that was asked for last, and the shelves that something on the page speaks from. */
  #wanted = this.language;
  readonly #shelves = new Set<Shelf>(["first"]);
  /** Those that have come. */
  #fetched: readonly Shelf[] = [];

  /** Everything the page says. */
  get words(): Words {
    return new Words(this.catalogue);
  }

  get catalogue(): Catalogue {
    if (!this.#catalogue) throw new Error("the catalogue is not loaded yet");
    return this.#catalogue;
  }

  /** The page can be shown as soon as it can speak; who the guest is may come later. */
  async begin(): Promise<void> {
    this.#show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.theme = firstTheme();
      this.#show();
    });
    this.#recognised = this.#recognise();
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#fetchTexts();
    keep("language", language);
  }

  /** A part of the page, which comes together with what it says. */
  async fetch<Part>(part: Promise<Part>, ...shelves: readonly Shelf[]): Promise<Part> {
    const [fetched] = await Promise.all([part, this.learn(...shelves)]);
    return fetched;
  }

  /** From now on the page can say what is on these shelves, in every language. */
  async learn(...shelves: readonly Shelf[]): Promise<void> {
    const lacking = shelves.filter((shelf) => !this.#fetched.includes(shelf));
    if (lacking.length === 0) return;
    for (const shelf of lacking) this.#shelves.add(shelf);
    try {
      await this.#fetchTexts();
    } catch (error) {
      for (const shelf of lacking) this.#shelves.delete(shelf);
      throw error;
    }
  }

  /** Everything is said in the new way once all is there that was asked for, be it meanwhile. */
  async #fetchTexts(): Promise<void> {
    let language: Language;
    let shelves: readonly Shelf[];
    let catalogue: Catalogue;
    do {
      [language, shelves] = [this.#wanted, [...this.#shelves]];
      [catalogue] = await Promise.all([load(language, shelves), arrived(language)]);
    } while (language !== this.#wanted || shelves.length < this.#shelves.size);
    this.language = language;
    this.#catalogue = catalogue;
    this.#fetched = shelves;
    document.documentElement.lang = language;
  }

  paint(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.#show();
  }

  /** The guest's name once the server has told it; null for somebody new. */
  async whoAmI(): Promise<string | null> {
    await this.#recognised;
    return this.name;
  }

  /** A guest with a name, new or known. Without a name a stranger is a guest of no name yet. */
  async known(name: string = this.words.say("web-guest")): Promise<void> {
    if ((await this.whoAmI()) === null) this.name = (await comeIn(name)).name;
  }

  /** From now on the guest is called this. Tables keep the name somebody sat down with. */
  async call(name: string): Promise<void> {
    const before = await this.whoAmI();
    if (before === null) await this.known(name);
    else if (before !== name) this.name = (await rename(name)).name;
  }

  /** Do what only a guest may. A server that has forgotten this guest gets to know them again. */
  async asGuest<T>(deed: () => Promise<T>): Promise<T> {
    await this.known();
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== UNKNOWN) throw error;
      const name = this.name ?? undefined;
      this.name = null;
      await this.known(name);
      return deed();
    }
  }

  async #recognise(): Promise<void> {
    try {
      this.name = (await me()).name;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

function firstLanguage(): Language {
  const wanted = [kept("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

/** The one that was chosen, else the system's. */
function firstTheme(): Theme {
  const chosen = kept("theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const session = new Session();
