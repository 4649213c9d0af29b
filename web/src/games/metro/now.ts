// What the sign says at a table of Metro: the prompt of the view.
import type { MetroView } from "../../api/types";
import { nowAt, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: MetroView | null;
  /** Whether number cards or shares are being turned over: who wins is not said before. */
  readonly revealing?: boolean;
}

export function nowOf(situation: Situation): Now {
  const { table, view, revealing = false } = situation;
  if (revealing) return same(null, { key: "prompt-over" }, orderOf(view));
  const line: Sentence = view?.prompt ?? { key: "prompt-metro-wait.short", params: { drawn: "no" } };
  const short = view ? { ...view.prompt, key: `${view.prompt.key}.short` } : line;
  return nowAt(situation, {
    actor: view?.actors[0] ?? table.actors[0] ?? null,
    mine: (seat) => ({ seat, title: { key: "web-your-turn" }, line, short }),
    doing: () => ({ line: short, short }),
  });
}

/** In what order things are turned over at the end. */
export const orderOf = (view: MetroView | null): Sentence => ({
  key: "web-metro-reveal-order",
  params: { what: view?.modules.includes("companies") ? "shares" : "cards" },
});
