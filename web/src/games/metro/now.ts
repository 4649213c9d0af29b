// What the sign says at a table of Metro.
import type { MetroView } from "../../api/types";
import { nowAt, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: MetroView | null;
}

export function nowOf(situation: Situation): Now {
  const { table, view } = situation;
  return nowAt(situation, {
    actor: view?.actors[0] ?? table.actors[0] ?? null,
    mine: (seat) => ({ seat, title: { key: "web-now-turn" }, line: toDo(view), short: toDo(view, true) }),
    doing: () => {
      const line = { key: view?.phase === "drawn" ? "web-metro-doing-drawn" : "web-doing-turn" };
      return { line, short: line };
    },
  });
}

/** Everything there is to choose from, by the kinds of moves. */
function toDo(view: MetroView | null, short = false): Sentence {
  if (view?.phase === "drawn") return { key: "web-metro-do-drawn" };
  const kinds = new Set(view?.moves.map((move) => move.kind));
  if (kinds.size === 1 && kinds.has("pass")) return { key: "web-only-pass" };
  const hand = (view?.seat ?? null) === null ? 1 : view?.hand;
  const params = {
    draw: kinds.has("draw") ? "yes" : "no",
    more: kinds.has("exchange") ? (kinds.has("wagon") ? "both" : "share") : kinds.has("wagon") ? "wagon" : "none",
    tiles: hand ?? 1,
  };
  return { key: short ? "web-metro-do-turn-short" : "web-metro-do-turn", params };
}
