// The board of Metro as its file tells it: squares, stations, the central station. Pure, and without rules: what may be laid
// and what it scores comes from the server.
//
// A tile has eight ends, counted clockwise from the left one on its upper side. Trains come in at an even one.
import type { MetroView } from "../../api/types";
import type { Livery } from "../../parts/liveries";
import type { Names } from "../../text/words";
import type { Owner } from "./lines";

export const COLUMNS = "abcdefgh";
export const SIZE = 8;

export type Side = "N" | "E" | "S" | "W";

export interface Station {
  /** The square in front of it. */
  readonly at: string;
  readonly side: Side;
  /** By edition. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** A departure rail of the central station with the arrival rail beside it. */
export interface CentralRail {
  readonly number: number;
  readonly side: Side;
  /** The central square that it belongs to, and the square in front of it. */
  readonly of: string;
  readonly at: string;
}

export interface Board {
  readonly id: string;
  readonly name: Names;
  readonly centre: readonly string[];
  readonly stations: readonly Station[];
  readonly central_rails: readonly CentralRail[];
}

export const nameOf = (column: number, row: number): string => `${COLUMNS[column] ?? ""}${row + 1}`;

/** Column and row of a square, from 0. */
export const whereIs = (square: string): { column: number; row: number } => ({
  column: COLUMNS.indexOf(square[0] ?? ""),
  row: Number(square.slice(1)) - 1,
});

/** That of a player's wagons, or of a company. */
export const liveryOfColour = (colour: string): Livery => `metro-${colour}` as Livery;

/** The colour of whoever owns a wagon. */
export function liveryOf(view: MetroView | null, { seat, company }: Owner): Livery | null {
  const colour = company ?? (seat === null ? null : view?.players[seat]?.colour);
  return colour ? liveryOfColour(colour) : null;
}
