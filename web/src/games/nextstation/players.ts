// The players of a table of Next Station: as rows of the board beside the sheet, and as rows of the departure board.
import type { NextStationView, SheetView, TableShown } from "../../api/types";
import type { Departure } from "../../parts/Departures.svelte";
import { playerAt, type PlayersSeen } from "../../table/seats";
import type { NextStationWords } from "./words";

export interface PlayerRow extends ReturnType<typeof playerAt> {
  readonly sheet: SheetView;
  /** Seats of Next Station have no colour: colour belongs to the pencils. */
  readonly initial: string;
  /** What is to be known about their decision, as a key; null when nothing is asked of anybody. */
  readonly state: "web-nextstation-decided" | "web-nextstation-deciding" | "web-nextstation-marking" | null;
}

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "?";

export function playerRows(seen: PlayersSeen<NextStationView>, words: NextStationWords): readonly PlayerRow[] {
  const { table, view } = seen;
  return view.sheets.map((sheet) => ({
    ...playerAt(seen, sheet.seat, words),
    sheet,
    initial: initialOf(words.player(sheet.seat)),
    state: stateOf(table, view, sheet),
  }));
}

function stateOf(table: TableShown, view: NextStationView, sheet: SheetView): PlayerRow["state"] {
  if (table.status !== "playing" || view.phase === "over") return null;
  if (view.phase === "last-mark") return view.actors.includes(sheet.seat) ? "web-nextstation-marking" : null;
  return sheet.decided ? "web-nextstation-decided" : "web-nextstation-deciding";
}

/** The same as rows of the departure board. */
export function departuresOf(seen: PlayersSeen<NextStationView>, words: NextStationWords): readonly Departure[] {
  return playerRows(seen, words).map(({ sheet, state, ...row }) => ({
    ...row,
    kind: [row.kind, state && words.say(state)].filter(Boolean).join(" · ") || undefined,
    counts: [],
    score: sheet.total,
  }));
}
