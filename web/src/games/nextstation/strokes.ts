// What is drawn on a sheet, ready to be painted: strokes of the pencils, and rings round stations in the colours of their
// lines. Pure.
import type { SheetView } from "../../api/types";
import { linesOf, type Pencil } from "./sheet";

export interface Stroke {
  readonly section: string;
  readonly pencil: Pencil;
}

/** By station, the pencils whose lines come through it: each has a part of the ring round it. */
export type Rings = ReadonlyMap<string, readonly Pencil[]>;

/** Sections of lines, the first line first. */
export const strokesOf = (
  lines: readonly { readonly pencil: string; readonly sections: readonly string[] }[],
): readonly Stroke[] =>
  lines.flatMap(({ pencil, sections }) => sections.map((section) => ({ section, pencil: pencil as Pencil })));

/** Every section of a sheet, the oldest line first; `draft` is of the line of this round. */
export const strokesOn = (sheet: SheetView, draft: readonly string[] = []): readonly Stroke[] =>
  strokesOf([...linesOf(sheet), { pencil: sheet.pencil, sections: draft }]);

/** A ring for every station at the end of a stroke. */
export function ringsOf(strokes: readonly Stroke[]): Rings {
  const rings = new Map<string, readonly Pencil[]>();
  for (const { section, pencil } of strokes) {
    for (const end of section.split("-")) rings.set(end, [...new Set([...(rings.get(end) ?? []), pencil])]);
  }
  return rings;
}

/** Those of a sheet. A pencil that has drawn nothing yet is at its start. */
export function ringsOn(sheet: SheetView, draft: readonly string[] = []): Rings {
  const rings = ringsOf(strokesOn(sheet, draft));
  const { start, sections } = sheet.line;
  if (sections.length > 0 || rings.get(start)?.includes(sheet.pencil as Pencil)) return rings;
  return new Map([...rings, [start, [...(rings.get(start) ?? []), sheet.pencil as Pencil]]]);
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
