// The letters a language is written in, as fonts: nothing is shown before they have come, so that nothing moves when they do.
import type { Language } from "./catalogue";

/** One letter of each font that the language needs. */
const LETTERS: Record<Language, string> = { en: "a", pl: "aą" };

/** A page in another face is better than none: after this many milliseconds it is shown in whatever there is. */
const PATIENCE = 1000;

export async function arrived(language: Language): Promise<void> {
  const fonts = ["Peron Sign", "Peron Text"].map((family) => document.fonts.load(`1em "${family}"`, LETTERS[language]));
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(fonts), late]);
}
