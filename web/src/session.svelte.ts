// What this browser remembers: language, theme, the guest's name. Language and theme change at once, everywhere.
import { comeIn, me, Refusal, rename } from "./api/http";
import { keep, kept } from "./kept";
import { type Catalogue, LANGUAGES, type Language, load } from "./text/catalogue";
import { Words } from "./text/words";

export type Theme = "light" | "dark";

const UNKNOWN = 401;

class Session {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  name = $state<string | null>(null);
  #catalogue = $state.raw<Catalogue | null>(null);
  #recognised: Promise<void> = Promise.resolve();

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
    const catalogue = await load(language);
    this.language = language;
    this.#catalogue = catalogue;
    document.documentElement.lang = language;
    keep("language", language);
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
