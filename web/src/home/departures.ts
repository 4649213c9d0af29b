// Tables as rows of a departure board: who plays, who is awaited, whether it is my turn.
import type { TableListed } from "../api/types";

export type State =
  | { is: "my-turn" }
  | { is: "waiting"; names: readonly string[] }
  | { is: "gathering"; missing: number }
  | { is: "over" };

export interface Row extends TableListed {
  /** Everybody but me; at a shared screen everybody. */
  readonly others: readonly string[];
  readonly state: State;
}

export function rowOf(table: TableListed): Row {
  const alone = table.mine.length === 1;
  const others = table.names.filter((name, seat) => name !== "" && !(alone && table.mine.includes(seat)));
  return { ...table, others, state: stateOf(table) };
}

function stateOf(table: TableListed): State {
  if (table.status === "over") return { is: "over" };
  if (table.status === "gathering") {
    return { is: "gathering", missing: table.kinds.filter((kind) => kind === "open").length };
  }
  if (table.actors.some((seat) => table.mine.includes(seat))) return { is: "my-turn" };
  return { is: "waiting", names: table.actors.map((seat) => table.names[seat] ?? "") };
}

/** What needs me comes first, then what changed last. */
export function underWay(tables: readonly TableListed[]): readonly Row[] {
  const rows = tables.filter((table) => table.status !== "over").map(rowOf);
  return rows.sort((one, other) => urgency(other) - urgency(one) || other.changed - one.changed);
}

export function finished(tables: readonly TableListed[]): readonly Row[] {
  return tables
    .filter((table) => table.status === "over")
    .map(rowOf)
    .sort((one, other) => other.changed - one.changed);
}

/** Tables of others, to look on. */
export function toWatch(tables: readonly TableListed[]): readonly Row[] {
  return tables.filter((table) => table.mine.length === 0 && table.status === "playing").map(rowOf);
}

const urgency = (row: Row): number => (row.state.is === "my-turn" ? 1 : 0);

/** `14:32` today, else `15 Nov`: as short as a column of a timetable. */
export function when(moment: number, now: number, language: string): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const format: Intl.DateTimeFormatOptions =
    then.toDateString() === today.toDateString()
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, format).format(then);
}
