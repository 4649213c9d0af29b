// What the sign says at a table of Next Station. Pure; the words come later.
import type { NextStationView } from "../../api/types";
import { nowAt, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: NextStationView | null;
  /** The name of the board. */
  readonly name: string;
  /** Whether several people share the screen: then it is said whose sheet it is. */
  readonly shared?: boolean;
  /** The round whose end one looks at. */
  readonly ended?: number | undefined;
}

export function nowOf(situation: Situation): Now {
  const { view, seat, name } = situation;
  const round = view?.round ?? 1;
  const short: Sentence = { key: "web-ns-round-short", params: { name, round } };
  const { table, live } = situation;
  if (table.status === "over" && live && table.seats.length === 1) {
    const line = { key: "count-points", params: { count: table.result?.totals[0] ?? 0 } };
    return { seat: null, title: { key: "prompt-over" }, line, short: line };
  }
  if (situation.ended !== undefined) {
    const params = { round: situation.ended };
    return same(null, { key: "web-ns-round-over", params }, { key: "web-ns-round-rest" });
  }
  return nowAt(situation, {
    actor: situation.table.actors.length === 1 ? (situation.table.actors[0] ?? null) : null,
    mine: (mine) => {
      const sheet = view?.sheets[mine];
      const alone = (view?.sheets.length ?? 1) === 1;
      const title = view?.phase === "last-mark" ? "web-ns-now-mark" : sheet?.first ? "web-ns-now-second" : "web-ns-now";
      const line = {
        key: alone ? (table.practice ? "web-ns-round-practice" : "web-ns-round-alone") : "web-ns-round",
        params: { round, pencil: sheet?.pencil ?? "" },
      };
      if (situation.shared) {
        const whose: Sentence = { key: short.key, params: { name: table.seats[mine]?.name ?? "", round } };
        return { seat: mine, title: { key: title }, line: whose, short: whose };
      }
      return { seat: mine, title: { key: title }, line, short };
    },
    doing: () => {
      const own = seat === null ? undefined : view?.sheets[seat];
      const key =
        view?.phase === "last-mark" ? "web-ns-doing-mark" : own?.decided ? "web-ns-doing-decided" : "web-ns-doing";
      return { line: { key, params: { round } }, short };
    },
  });
}
