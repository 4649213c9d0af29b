// The map that all sheets of a city show, as its file tells it, and what can be read off a sheet. Pure, and without rules:
// what may be drawn and what it scores comes from the server.
import type { LineView, SheetDrawing, SheetMove, SheetView } from "../../api/types";
import type { Pencil } from "../../parts/liveries";
import type { Names } from "../../text/words";

export { pencils as PENCILS, type Pencil } from "../../parts/liveries";
export type StationSymbol = "square" | "triangle" | "pentagon" | "circle" | "any";
export type Power = "joker" | "again" | "switch" | "double";

export interface Station {
  readonly id: string;
  /** Column and row, from 0. */
  readonly at: readonly [number, number];
  readonly symbol: StationSymbol;
  readonly district: string;
  readonly site?: boolean;
  readonly start?: Pencil;
}

export interface Section {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly river?: boolean;
}

export interface CityFile {
  readonly id: string;
  readonly name: Names;
  readonly districts: readonly { readonly id: string; readonly suburb: boolean; readonly name?: Names }[];
  readonly stations: readonly Station[];
  readonly sections: readonly Section[];
  readonly river: { readonly id: string; readonly name: Names };
}

/** The city with what is looked up in it all the time. */
export interface City extends CityFile {
  /** What is the same in every game: the deck, and what things are worth. */
  readonly worth: SheetDrawing["worth"];
  readonly station: ReadonlyMap<string, Station>;
  readonly section: ReadonlyMap<string, Section>;
  /** By station: the sections that end there. */
  readonly at: ReadonlyMap<string, readonly Section[]>;
}

export function cityOf(file: CityFile, { worth }: Pick<SheetDrawing, "worth">): City {
  const at = new Map<string, Section[]>(file.stations.map((station) => [station.id, []]));
  for (const section of file.sections) for (const end of section.between) at.get(end)?.push(section);
  return {
    ...file,
    worth,
    station: new Map(file.stations.map((station) => [station.id, station])),
    section: new Map(file.sections.map((section) => [section.id, section])),
    at,
  };
}

export function otherEnd(section: Section, station: string): string {
  return section.between[0] === station ? section.between[1] : section.between[0];
}

/** The section between two stations. */
export function between(city: City, a: string, b: string): Section | null {
  return city.at.get(a)?.find((section) => otherEnd(section, a) === b) ?? null;
}

/** The sections that the seat has decided to draw and that nobody has seen yet; empty on others' sheets. */
export function decidedSections(sheet: SheetView): readonly string[] {
  if (sheet.decision) return (sheet.decision.params?.["sections"] as readonly string[] | undefined) ?? [];
  return sheet.first === null ? [] : [sheet.first];
}

/** Every line of a sheet in the order in which they were drawn, the one of this round last. */
export function linesOf(sheet: SheetView): readonly LineView[] {
  return [...sheet.lines, sheet.line];
}

/** By pencil, how many of the lines on a sheet come through a station. */
export function pencilsAt(sheet: SheetView, station: string): readonly Pencil[] {
  return linesOf(sheet)
    .filter((line) => line.sections.length > 0 && line.stations.includes(station))
    .map((line) => line.pencil as Pencil);
}

/** The parts of a line's score (N16). */
export type Reckoning = Readonly<Pick<LineView, "districts" | "most" | "river" | "points">>;

/** What a line's score is made of after a move. */
export function reckoningAfter(move: SheetMove): Reckoning {
  const [districts, most, river] = move.parts;
  return { districts, most, river, points: move.after };
}
