// What the sign says at a table of Metro: the prompt of the view.
import type { MetroView } from "../../api/types";
import { nowAt, type Now, type Sentence, type Sight } from "../../table/now";

export function nowOf(situation: Sight & { readonly view: MetroView | null }): Now {
  const { table, view } = situation;
  const line: Sentence = view?.prompt ?? { key: "prompt-metro-wait.short", params: { drawn: "no" } };
  const short = view ? { ...view.prompt, key: `${view.prompt.key}.short` } : line;
  return nowAt(situation, {
    actor: view?.actors[0] ?? table.actors[0] ?? null,
    mine: (seat) => ({ seat, title: { key: "web-your-turn" }, line, short }),
    doing: () => ({ line: short, short }),
  });
}
