// Tables of Metro for tests, and their words.
import { readFileSync, readdirSync } from "node:fs";
import type { MetroView } from "../src/api/types";
import { type Board } from "../src/games/metro/board";
import { Catalogue, type Language } from "../src/text/catalogue";
import { MetroWords } from "../src/games/metro/words";

const TEXTS = new URL("../../src/peron/text/", import.meta.url);
export const board = JSON.parse(
  readFileSync(new URL("../../src/peron/rules/titles/metro.json", import.meta.url), "utf8"),
) as Board & { tiles: readonly { id: string; tracks: readonly (readonly number[])[] }[] };
export const tiles = Object.fromEntries(board.tiles.map(({ id, tracks }) => [id, tracks]));
/** Games in the middle, as the server tells of them: without modules, and with stations and number cards. */
export const views = JSON.parse(readFileSync(new URL("metro-views.json", import.meta.url), "utf8")) as Record<
  "base" | "stations",
  MetroView
>;

export function wordsIn(language: Language, seat: number | null = 0): MetroWords {
  const files = readdirSync(new URL(`${language}/`, TEXTS)).filter((file) => file.endsWith(".ftl"));
  const texts = files.map((file) => readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8"));
  const missing = (problem: string): void => {
    throw new Error(problem);
  };
  return new MetroWords(new Catalogue(language, texts, missing), { names: ["Ola", "Jan", "Ewa"], seat }, tiles);
}
export const words = wordsIn("en");
