// What the sign says at a table of Next Station. Pure; the words come later.
import type { NextStationView } from "../../api/types";
import { nowAt, partOf, same, type Now, type Sentence, type Sight } from "../../table/now";

export interface Situation extends Sight {
  readonly view: NextStationView;
  /** The name of the board. */
  readonly name: string;
  /** Whether several people share the screen: then it is said whose sheet it is. */
  readonly shared?: boolean;
  /** The round whose end one looks at. */
  readonly ended?: number | undefined;
}

export function nowOf(situation: Situation): Now {
  const { table, view, seat, live, name } = situation;
  if (table.status === "over" && live && table.seats.length === 1) {
    const line = { key: "count-points", params: { count: table.result?.totals[0] ?? 0 } };
    return { seat: null, title: { key: "prompt-over" }, line, short: line };
  }
  if (situation.ended !== undefined) {
    const params = { round: situation.ended };
    return same(null, { key: "web-nextstation-round-over", params }, { key: "web-nextstation-round-rest" });
  }
  const { round, prompt } = view;
  const short = (name: string): Sentence => ({ key: "web-nextstation-round-short", params: { name, round } });
  return nowAt(situation, view, (mine) => {
    if (mine && situation.shared) {
      const whose = short(table.seats[seat ?? 0]?.name ?? "");
      return { line: whose, short: whose };
    }
    const pencil = (mine && view.sheets[seat ?? 0]?.pencil) || "";
    const doing = partOf(prompt, "line");
    const alone = table.practice ? "web-nextstation-round-practice" : "web-nextstation-round-alone";
    const key = !mine ? "web-nextstation-round-watched" : view.sheets.length === 1 ? alone : "web-nextstation-round";
    return { line: { key, params: { round, pencil, doing } }, short: short(name) };
  });
}
