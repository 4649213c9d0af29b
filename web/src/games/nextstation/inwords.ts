// What the text view tells about a table of London, from the view and the words of a language. Pure.
import type { LineView, NextStationView, SheetMove, SheetView } from "../../api/types";
import type { Words } from "../../text/words";
import { inOrder } from "./cards";
import { interchangeRows, modulePoints, sum } from "./score";
import { linesOf, otherEnd, type City, type Section, type Station } from "./sheet";
import { cardTold } from "./telling";

/** Moves that stand under one heading. */
export interface MoveGroup {
  readonly kind: "draw" | "power" | "first" | "mark";
  /** The station that all of them start at; null for marks. */
  readonly start: string | null;
  readonly moves: readonly SheetMove[];
}

/** Sections by where they start: those the card allows first, then what the power of the pencil allows; marks last. */
export function groupsOf(moves: readonly SheetMove[]): readonly MoveGroup[] {
  const groups = new Map<string, SheetMove[]>();
  for (const move of moves) {
    const kind = kindOf(move);
    if (!kind) continue;
    const key = `${kind} ${kind === "mark" ? "" : (move.start ?? "")}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  const rank = ["draw", "power", "first", "mark"];
  return [...groups]
    .map(([key, some]): MoveGroup => {
      const [kind, start] = key.split(" ") as [MoveGroup["kind"], string];
      return { kind, start: start || null, moves: byGain(some) };
    })
    .toSorted((one, other) => rank.indexOf(one.kind) - rank.indexOf(other.kind));
}

function kindOf(move: SheetMove): MoveGroup["kind"] | null {
  if (move.kind === "mark") return "mark";
  if (move.kind === "first") return "first";
  if (move.kind !== "draw") return null;
  return move.power === null || move.power === "again" ? "draw" : "power";
}

/** What brings most comes first. */
const byGain = (moves: readonly SheetMove[]): readonly SheetMove[] =>
  moves.toSorted((one, other) => (other.after ?? 0) - (one.after ?? 0));

/** The sections from a station that none of the moves draws. */
export function refusedFrom(city: City, moves: readonly SheetMove[], station: string): readonly Section[] {
  const offered = new Set(moves.flatMap((move) => move.section ?? []));
  return (city.at.get(station) ?? []).filter((section) => !offered.has(section.id));
}

/** Where the line could go on: its ends, or its start while nothing is drawn. */
export function endsOf(line: LineView): readonly string[] {
  return line.sections.length === 0 ? [line.start] : line.ends;
}

/** A word as the beginning of a sentence. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export const dashed = (section: string): string => section.replace("-", "–");

// --- the card -----------------------------------------------------------------------------------------------------------

export interface CardTold {
  readonly now: string;
  /** What the switch does, where it does something. */
  readonly about: string | null;
  readonly undergrounds: string;
  readonly revealed: readonly string[];
  readonly toCome: readonly string[];
}

export function cardInWords(words: Words, view: NextStationView): CardTold {
  const early = view.switch === "ignored" && view.revealed.at(-2) === "street-switch";
  const about = view.switch === "in-force" ? "web-ns-switch-in-force" : early ? "web-ns-switch-ignored" : null;
  return {
    now: words.say("web-sheet-text-turn", { round: view.round, turn: view.turn, card: cardTold(words, view.card) }),
    about: about && `${words.say(about)}.`,
    undergrounds: words.say("web-sheet-text-undergrounds", { count: view.undergrounds }),
    revealed: view.revealed.map((card) => cardTold(words, card)),
    toCome: inOrder(view.remaining).map((card) => cardTold(words, card)),
  };
}

// --- lines and sheets ---------------------------------------------------------------------------------------------------

/** Which pencil somebody holds, and its power. */
export function holdsInWords(words: Words, { pencil, power, power_used }: SheetView): string {
  if (power === null) return words.say("web-sheet-text-holds", { pencil });
  return words.say("web-sheet-text-holds-power", { pencil, power, used: power_used ? "yes" : "no" });
}

/** A line in sentences: where it starts and ends, what it scores, where it runs. */
export function lineInWords(words: Words, city: City, line: LineView): readonly string[] {
  const pencil = line.pencil;
  const told = [capital(words.say("web-sheet-text-line-of", { pencil, start: line.start }))];
  if (line.sections.length === 0) return [...told, words.say("web-sheet-text-line-empty")];
  told.push(words.say("web-sheet-text-line-ends", { ends: line.ends.join(", "), count: line.ends.length }));
  told.push(
    `${words.say("web-sheet-text-line-score", {
      districts: line.districts,
      most: line.most,
      thames: city.points.thames * line.crossings,
      points: line.points,
    })}.`,
  );
  told.push(words.say("web-sheet-text-line-sections", { sections: line.sections.map(dashed).join(", ") }));
  told.push(words.say("web-sheet-text-line-stations", { stations: line.stations.join(", ") }));
  if (line.marked) told.push(words.say("web-sheet-text-line-marked", { station: line.marked }));
  return told;
}

/** What stands on a sheet, row by row as in the score area. */
export function scoreInWords(words: Words, city: City, sheet: SheetView): readonly string[] {
  const rows = linesOf(sheet).map((line) => {
    const { pencil, points } = line;
    if (line.sections.length === 0) return capital(words.say("web-sheet-text-of-line-none", { pencil }));
    const parts = words.say("web-sheet-text-line-score", {
      districts: line.districts,
      most: line.most,
      thames: city.points.thames * line.crossings,
      points,
    });
    return capital(`${words.say("web-sheet-text-of-line", { pencil, points })} (${parts})`);
  });
  rows.push(words.say("web-sheet-text-sites", { count: sheet.sites, points: sheet.site_points }));
  rows.push(interchangesInWords(words, city, sheet));
  for (const objective of sheet.objectives) rows.push(objectiveInWords(words, city, objective));
  const modules = modulePoints(sheet);
  if (modules !== 0) rows.push(words.say("web-sheet-text-modules", { points: written(modules) }));
  rows.push(words.say("web-sheet-text-total", { points: written(sheet.total) }));
  return rows;
}

function interchangesInWords(words: Words, city: City, sheet: SheetView): string {
  const lists = interchangeRows(city, sheet).flatMap(({ lines }) => {
    const stations = Object.keys(sheet.interchanges).filter((station) => sheet.interchanges[station] === lines);
    return stations.length === 0
      ? []
      : words.say("web-sheet-text-interchange-list", { lines, stations: stations.join(", ") });
  });
  const told = words.say("web-sheet-text-interchanges", { points: sum(sheet.interchange_points) });
  return lists.length === 0 ? told : `${told} (${lists.join("; ")})`;
}

export function objectiveInWords(words: Words, city: City, objective: SheetView["objectives"][number]): string {
  return words.say("web-ns-about-objective", {
    objective: objective.id,
    have: objective.have,
    need: objective.need,
    done: objective.have >= objective.need ? "yes" : "no",
    points: city.points.objective,
  });
}

const written = (points: number): string => String(points).replace("-", "−");

// --- the map ------------------------------------------------------------------------------------------------------------

/** What a station is, and where sections lead from it. */
export function stationInWords(words: Words, city: City, station: Station, sheet: SheetView | null): string {
  const facts = [words.say("web-ns-station", { station: station.id, symbol: station.symbol })];
  if (station.site) facts.push(words.say("web-ns-station-site"));
  if (station.start) facts.push(words.say("web-sheet-text-station-start", { pencil: station.start }));
  const lines = (sheet ? linesOf(sheet) : []).filter(
    (line) => line.sections.length > 0 && line.stations.includes(station.id),
  );
  if (lines.length > 0) {
    const named = lines.map((line) => words.say("line-of-pencil", { pencil: line.pencil }));
    facts.push(words.say("web-ns-station-lines", { lines: named.join(", ") }));
  }
  const ways = (city.at.get(station.id) ?? []).map((section) => {
    const to = otherEnd(section, station.id);
    return section.thames ? words.say("web-sheet-text-over-thames", { station: to }) : to;
  });
  return `${facts.join(", ")}. ${words.say("web-sheet-text-station-ways", { stations: ways.join(", ") })}`;
}

/** A whole sheet in a sentence, for those who cannot see the picture of it. */
export function sheetInWords(words: Words, name: string, sheet: SheetView): string {
  return words.say("web-sheet-alt", {
    name,
    lines: linesOf(sheet)
      .map(({ pencil, points }) => words.say("web-sheet-alt-line", { pencil, points }))
      .join(", "),
    sites: sheet.site_points,
    interchanges: sum(sheet.interchange_points),
    total: written(sheet.total),
  });
}
