// The map that all sheets of London show, as its file tells it, and what can be read off a sheet. Pure, and without rules:
// what may be drawn and what it scores comes from the server.
import type { LineView, SheetMove, SheetView } from "../../api/types";
import type { Pencil } from "../../parts/liveries";
import type { Scene } from "../../text/words";

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
  readonly thames?: boolean;
}

export interface CityFile {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly districts: readonly { readonly id: string; readonly suburb: boolean }[];
  readonly stations: readonly Station[];
  readonly sections: readonly Section[];
  readonly points: {
    readonly thames: number;
    readonly sites: readonly number[];
    readonly interchanges: Readonly<Record<string, number>>;
    readonly objective: number;
    readonly solo_module: number;
  };
  readonly solo_ranks: readonly number[];
}

/** The city with what is looked up in it all the time. */
export interface City extends CityFile {
  readonly station: ReadonlyMap<string, Station>;
  readonly section: ReadonlyMap<string, Section>;
  /** By station: the sections that end there. */
  readonly at: ReadonlyMap<string, readonly Section[]>;
}

export function cityOf(file: CityFile): City {
  const at = new Map<string, Section[]>(file.stations.map((station) => [station.id, []]));
  for (const section of file.sections) for (const end of section.between) at.get(end)?.push(section);
  return {
    ...file,
    station: new Map(file.stations.map((station) => [station.id, station])),
    section: new Map(file.sections.map((section) => [section.id, section])),
    at,
  };
}

/** Stations are named by column and row: sentences of London need no more of the board than its game. */
export function sceneOf(city: Pick<CityFile, "game">, names: readonly string[], seat: number | null): Scene {
  return { game: city.game, places: [], routes: [], tickets: [], names, seat };
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
  const chosen = /^draw ([A-Z]\d+-[A-Z]\d+)/.exec(sheet.choice ?? "")?.[1];
  return [sheet.first, chosen].filter((section): section is string => section !== null && section !== undefined);
}

/** Every line of a sheet in the order in which they were drawn, the one of this round last. */
export function linesOf(sheet: SheetView): readonly LineView[] {
  return [...sheet.lines, sheet.line];
}

/** The stations of the line with what is decided but not yet drawn. */
export function stationsWith(city: City, line: LineView, sections: readonly string[]): ReadonlySet<string> {
  return new Set([...line.stations, ...sections.flatMap((id) => city.section.get(id)?.between ?? [])]);
}

/** By pencil, how many of the lines on a sheet come through a station. */
export function pencilsAt(sheet: SheetView, station: string): readonly Pencil[] {
  return linesOf(sheet)
    .filter((line) => line.sections.length > 0 && line.stations.includes(station))
    .map((line) => line.pencil as Pencil);
}

/** The parts of a line's score (N16). */
export interface Reckoning {
  readonly districts: number;
  readonly most: number;
  readonly crossings: number;
  readonly points: number;
}

export function reckoningOf(line: LineView): Reckoning {
  if (line.sections.length === 0) return { districts: 0, most: 0, crossings: 0, points: 0 };
  return { districts: line.districts, most: line.most, crossings: line.crossings, points: line.points };
}

/** What a line's score is made of after a move. The points are the server's; the parts are read off the map. */
export function reckoningAfter(city: City, sheet: SheetView, move: SheetMove): Reckoning {
  const sections = [sheet.first, move.section].filter((id): id is string => id !== null);
  const stations = [...stationsWith(city, sheet.line, sections)].flatMap((id) => city.station.get(id) ?? []);
  const districts = new Set(stations.map((station) => station.district)).size;
  const crossings = sheet.line.crossings + sections.filter((id) => city.section.get(id)?.thames).length;
  const points = move.after ?? 0;
  const most = districts === 0 ? 0 : Math.round((points - city.points.thames * crossings) / districts);
  return { districts, most, crossings, points };
}

/** What a section brings beside the points of its line. */
export interface Gains {
  /** A district in which the line had no station. */
  readonly district: boolean;
  readonly thames: boolean;
  readonly site: boolean;
  /** How many lines the station has then, from 2 on: it becomes an interchange, or a larger one. */
  readonly interchange: number;
  /** The start station becomes one with the first section of its line. */
  readonly startInterchange: number;
}

export function gainsOf(city: City, sheet: SheetView, move: SheetMove): Gains {
  const { line } = sheet;
  const station = move.station === null ? undefined : city.station.get(move.station);
  const before = stationsWith(city, line, sheet.first ? [sheet.first] : []);
  const districts = new Set([...before].map((id) => city.station.get(id)?.district));
  const lines = (id: string): number => {
    const others = sheet.lines.filter((one) => one.sections.length > 0 && one.stations.includes(id)).length;
    return others > 0 ? others + 1 : 0;
  };
  const fresh = line.sections.length === 0 && !sheet.first;
  return {
    district: station !== undefined && !districts.has(station.district),
    thames: move.section !== null && (city.section.get(move.section)?.thames ?? false),
    site: station?.site ?? false,
    interchange: station ? lines(station.id) : 0,
    startInterchange: fresh ? lines(line.start) : 0,
  };
}
