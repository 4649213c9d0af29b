// The players of a table of London: as rows of the board beside the sheet, and as rows of the departure board.
import type { NextStationView, SheetView, TableShown } from "../../api/types";
import type { Departure } from "../../parts/Departures.svelte";
import type { Seat } from "../../parts/liveries";
import { seatTold } from "../../table/seats";
import type { Words } from "../../text/words";

export interface PlayerRow {
  readonly sheet: SheetView;
  readonly name: string;
  /** Seats of London have no colour: colour belongs to the pencils. */
  readonly initial: string;
  readonly kind: string | undefined;
  /** What is to be known about their decision, as a key; null when nothing is asked of anybody. */
  readonly state: "web-ns-decided" | "web-ns-deciding" | "web-ns-marking" | null;
  readonly away: boolean;
}

export interface PlayersSeen {
  readonly table: TableShown;
  readonly view: NextStationView;
  readonly seat: number | null;
  readonly connected: readonly boolean[];
}

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "?";

export function playerRows({ table, view, seat, connected }: PlayersSeen, words: Words): readonly PlayerRow[] {
  return view.sheets.map((sheet) => {
    const who = table.seats[sheet.seat];
    const name = words.player(sheet.seat);
    const here = connected[sheet.seat] ?? true;
    return {
      sheet,
      name,
      initial: initialOf(name),
      kind: who && seatTold(words, who, sheet.seat === seat, here),
      state: stateOf(table, view, sheet),
      away: (who?.away ?? false) || (who?.conceded ?? false) || (who?.kind === "person" && !here),
    };
  });
}

function stateOf(table: TableShown, view: NextStationView, sheet: SheetView): PlayerRow["state"] {
  if (table.status !== "playing" || view.phase === "over") return null;
  if (view.phase === "last-mark") return view.actors.includes(sheet.seat) ? "web-ns-marking" : null;
  return sheet.decided ? "web-ns-decided" : "web-ns-deciding";
}

/** The same as rows of the departure board. */
export function departuresOf(seen: PlayersSeen, words: Words): readonly Departure[] {
  return playerRows(seen, words).map((row) => ({
    seat: row.sheet.seat as Seat,
    name: row.name,
    kind: [row.kind, row.state && words.say(row.state)].filter(Boolean).join(" · ") || undefined,
    initial: row.initial,
    counts: [],
    score: row.sheet.total,
    toMove: seen.table.status === "playing" && seen.table.actors.includes(row.sheet.seat),
    away: row.away,
  }));
}
