// The drawing of a game as pictures show it: fetched once for each language, however many pictures there are.
import { drawing } from "../api/http";
import { session } from "../session.svelte";

const fetched = new Map<string, Promise<unknown>>();

function once<Drawing>(game: string, language: string): Promise<Drawing> {
  const key = `${game} ${language}`;
  const known = fetched.get(key) ?? drawing(game, language);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known as Promise<Drawing>;
}

/** A board that the server does not know yet has been drawn already. */
export function remember(game: string, language: string, drawing: unknown): void {
  fetched.set(`${game} ${language}`, Promise.resolve(drawing));
}

export class Drawn<Drawing> {
  /** Null until it is there. */
  current = $state.raw<Drawing | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      let wanted = true;
      once<Drawing>(game(), session.language).then(
        (found) => {
          if (wanted) this.current = found;
        },
        () => {}, // without a picture the card still plays
      );
      return () => (wanted = false);
    });
  }
}
