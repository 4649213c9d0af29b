// How a title is presented: what it is called, what is said of it, in which order titles stand. The server says which there
// are; the catalogues know more of those that come with Peron, any other is shown by the name in its file.
import type { GameShown } from "../api/types";
import type { Catalogue } from "../text/catalogue";

/** By language; a name that is the same in all of them stands under the empty one. */
type Names = Readonly<Record<string, string>>;

/** In the order of their platforms; those without one come last. */
export function byPlatform<T extends Pick<GameShown, "platform">>(games: readonly T[]): readonly T[] {
  const place = ({ platform }: T): number => platform ?? Number.POSITIVE_INFINITY;
  return games.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

/** How many titles stand side by side on a wide screen: at most four, in rows as even as can be. */
export const sideBySide = (titles: number): number => Math.ceil(titles / Math.max(1, Math.ceil(titles / 4)));

/** `Berlin`: what people call the title here. */
export function gameName(texts: Catalogue, game: string, names: Names = {}): string {
  return said(texts, `title-${game}`) ?? names[texts.language] ?? names[""] ?? Object.values(names)[0] ?? game;
}

/** The same of a table. */
export const titleOf = (texts: Catalogue, table: { readonly game: string; readonly title: Names }): string =>
  gameName(texts, table.game, table.title);

/** `Ticket to Ride: Berlin`: what stands on the box. */
export function boxName(texts: Catalogue, game: string): string | null {
  return said(texts, `title-${game}.card`) ?? said(texts, `title-${game}.box`);
}

/** What it is about, in a sentence or in a few words. */
export function gameLine(texts: Catalogue, game: string, short = false): string | null {
  return said(texts, `title-${game}.${short ? "short" : "line"}`);
}

function said(texts: Catalogue, key: string): string | null {
  return texts.has(key) ? texts.format(key) : null;
}
