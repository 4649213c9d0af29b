// How the home page presents each game: its platform, and how long it lasts.
// Which games there are the server says; a game that is not here is still shown, by its id.
import type { Catalogue } from "../text/catalogue";

interface GameCard {
  readonly minutes: number;
}

const CARDS: Readonly<Record<string, GameCard>> = {
  berlin: { minutes: 30 },
  "san-francisco": { minutes: 30 },
  london: { minutes: 25 },
  metro: { minutes: 30 },
};

const PLATFORMS = Object.keys(CARDS);

/** The games that have rules to read here. */
export const known: readonly string[] = PLATFORMS;

/** In the order of their platforms; those without one come last. */
export function byPlatform<T extends { id: string }>(games: readonly T[]): readonly T[] {
  const place = (game: T): number => (PLATFORMS.includes(game.id) ? PLATFORMS.indexOf(game.id) : PLATFORMS.length);
  return [...games].sort((one, other) => place(one) - place(other));
}

export const minutesOf = (game: string): number | null => CARDS[game]?.minutes ?? null;

/** `Berlin`: what people call the game here. */
export function gameName(texts: Catalogue, game: string): string {
  return said(texts, `web-game-${game}`) ?? game;
}

/** `Ticket to Ride: Berlin`: what stands on the box. */
export function boxName(texts: Catalogue, game: string): string | null {
  return said(texts, `web-game-box-${game}`) ?? said(texts, `game-${game}`);
}

/** What it is about, in a sentence or in a few words. */
export function gameLine(texts: Catalogue, game: string, short = false): string | null {
  return short ? said(texts, `web-game-short-${game}`) : said(texts, `web-game-line-${game}`);
}

function said(texts: Catalogue, key: string): string | null {
  return texts.has(key) ? texts.format(key) : null;
}
