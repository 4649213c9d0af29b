// What the sign says at a table of Metro.
import type { MetroView } from "../../api/types";
import { nowAt, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: MetroView;
  /** Whether number cards or shares are being turned over: who wins is not said before. */
  readonly revealing?: boolean;
}

export function nowOf(situation: Situation): Now {
  const { view, revealing = false } = situation;
  return revealing ? same(null, { key: "prompt-over" }, orderOf(view)) : nowAt(situation, view);
}

/** In what order things are turned over at the end. */
export const orderOf = (view: MetroView | null): Sentence => ({
  key: "web-metro-reveal-order",
  params: { what: view?.modules.includes("companies") ? "shares" : "cards" },
});
