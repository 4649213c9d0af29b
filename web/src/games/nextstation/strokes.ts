// What is drawn on a sheet, ready to be painted: strokes of the pencils, and rings round stations in the colours of their
// lines. Pure.
import type { SheetView } from "../../api/types";
import { linesOf, type Pencil } from "./sheet";

export interface Stroke {
  readonly section: string;
  readonly pencil: Pencil;
}

/** The part of a ring that belongs to one line, as a path round the origin; whole rings are circles. */
export interface Arc {
  readonly pencil: Pencil;
  readonly path: string;
}

export interface Ring {
  readonly station: string;
  readonly arcs: readonly Arc[];
  /** How many lines the station has; a number stands there from two on. */
  readonly lines: number;
}

/** Every section of a sheet, the oldest line first; `draft` is of the line of this round. */
export function strokesOf(sheet: SheetView, draft: readonly string[] = []): readonly Stroke[] {
  const pencil = sheet.pencil as Pencil;
  return [
    ...linesOf(sheet).flatMap((line) => line.sections.map((section) => ({ section, pencil: line.pencil as Pencil }))),
    ...draft.map((section) => ({ section, pencil })),
  ];
}

/** A ring for every station that a line comes through. The ends of the draft count. */
export function ringsOf(sheet: SheetView, radius: number, draft: readonly string[] = []): readonly Ring[] {
  const pencils = new Map<string, Pencil[]>();
  const add = (station: string, pencil: Pencil): void => {
    const there = pencils.get(station) ?? [];
    if (!there.includes(pencil)) pencils.set(station, [...there, pencil]);
  };
  for (const line of linesOf(sheet)) {
    if (line.sections.length > 0) for (const station of line.stations) add(station, line.pencil as Pencil);
  }
  for (const section of draft) for (const end of section.split("-")) add(end, sheet.pencil as Pencil);
  // A pencil that has drawn nothing yet is at its start.
  if (sheet.line.sections.length === 0) add(sheet.line.start, sheet.pencil as Pencil);
  return [...pencils].map(([station, there]) => ({
    station,
    arcs: there.map((pencil, place) => ({ pencil, path: arc(radius, place, there.length) })),
    lines: there.length,
  }));
}

/** One of `count` equal parts of a circle round the origin, clockwise from the top; the last ones come first on the left. */
export function arc(radius: number, place: number, count: number): string {
  if (count === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`;
  const at = (turn: number): string => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  };
  return `M${at(place)}A${radius} ${radius} 0 0 1 ${at(place + 1)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
