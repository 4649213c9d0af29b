// What the text view tells about a table of Next Station, from the view and the words of a language. Pure.
import type { LineView, NextStationView, SheetMove, SheetView } from "../../api/types";
import { written } from "../../table/figures";
import { capital, type Words } from "../../text/words";
import type { NextStationWords } from "./words";
import { toComeAfter } from "./cards";
import { interchangeRows, sum } from "./score";
import { linesOf, otherEnd, type City, type Section, type Station } from "./sheet";
import { cardTold, stationFacts } from "./telling";

/** By what they do, in the order in which they stand: what the card allows, then what the power of the pencil allows. */
const KINDS = ["draw", "power", "first", "mark", "still"] as const;

/** Moves that stand under one heading. */
export interface MoveGroup {
  readonly kind: (typeof KINDS)[number];
  /** The station that all of them start at; null for marks, and where nothing is drawn. */
  readonly start: string | null;
  readonly moves: readonly SheetMove[];
}

/** Moves by what they do, and sections by where they start. */
export function groupsOf(moves: readonly SheetMove[]): readonly MoveGroup[] {
  return KINDS.flatMap((kind) => {
    const some = moves.filter((move) => kindOf(move) === kind);
    const starts = new Set(some.map((move) => move.start));
    return [...starts].map((start) => ({ kind, start, moves: byGain(some.filter((move) => move.start === start)) }));
  });
}

function kindOf({ kind, power }: SheetMove): MoveGroup["kind"] {
  if (kind === "mark" || kind === "first") return kind;
  if (kind !== "draw") return "still";
  return power === null || power === "again" ? "draw" : "power";
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

export const dashed = (section: string): string => section.replace("-", "–");

// --- the card -----------------------------------------------------------------------------------------------------------

/** The card, what its switch does and how far the round is, and the cards that came and that are to come. */
export function cardInWords(words: NextStationWords, city: City, view: NextStationView) {
  const { round, turn, card, undergrounds } = view;
  const { switch: turned } = view;
  const about = turned === "in-force" || turned === "ignored" ? [words.say(`web-nextstation-switch-${turned}`)] : [];
  return {
    now: words.say("web-nextstation-text-turn", { round, turn, card: cardTold(words, card) }),
    about: [
      ...about.map((sentence) => `${sentence}.`),
      words.say("web-nextstation-text-undergrounds", { count: undergrounds }),
    ],
    revealed: view.revealed.map((card) => cardTold(words, card)),
    toCome: toComeAfter(city.worth.deck, view.revealed).map((card) => cardTold(words, card)),
  };
}

// --- lines and sheets ---------------------------------------------------------------------------------------------------

/** Which pencil somebody holds, and its power. */
export function holdsInWords(words: NextStationWords, { pencil, power, power_used }: SheetView): string {
  if (power === null) return words.say("web-nextstation-text-holds", { pencil });
  return words.say("web-nextstation-text-holds-power", { pencil, power, used: power_used ? "yes" : "no" });
}

/** What a line scores, and by what. */
function lineScore(words: NextStationWords, { districts, most, river, points }: LineView): string {
  return words.say("web-nextstation-text-line-score", { districts, most, river, points });
}

/** One's line in sentences: where it starts and ends, what it scores, where it runs, and what is noted for it. */
export function lineInWords(words: NextStationWords, sheet: SheetView): readonly string[] {
  const { pencil, start, ends, sections, stations, marked } = sheet.line;
  const told = [capital(words.say("web-nextstation-text-line-of", { pencil, start }))];
  if (sections.length === 0) told.push(words.say("web-nextstation-text-line-empty"));
  else {
    told.push(words.say("web-nextstation-text-line-ends", { ends: ends.join(", "), count: ends.length }));
    told.push(`${lineScore(words, sheet.line)}.`);
    told.push(words.say("web-nextstation-text-line-sections", { sections: sections.map(dashed).join(", ") }));
    told.push(words.say("web-nextstation-text-line-stations", { stations: stations.join(", ") }));
  }
  if (marked) told.push(words.say("web-nextstation-text-line-marked", { station: marked }));
  if (sheet.first) told.push(words.say("web-nextstation-text-noted-first", { section: dashed(sheet.first) }));
  if (sheet.marking) told.push(words.say("web-nextstation-text-noted-mark", { station: sheet.marking }));
  return told;
}

/** What stands on a sheet, row by row as in the score area. */
export function scoreInWords(words: NextStationWords, city: City, sheet: SheetView): readonly string[] {
  return [
    ...linesOf(sheet).map((line) => {
      if (line.sections.length === 0)
        return capital(words.say("web-nextstation-text-of-line-none", { pencil: line.pencil }));
      const { pencil, points } = line;
      return capital(`${words.say("web-nextstation-text-of-line", { pencil, points })} (${lineScore(words, line)})`);
    }),
    words.say("web-nextstation-text-sites", { count: sheet.sites, points: sheet.site_points }),
    interchangesInWords(words, city, sheet),
    ...sheet.objectives.map((objective) => objectiveInWords(words, city, objective)),
    ...(sheet.modules === 0 ? [] : [words.say("web-nextstation-text-modules", { points: written(sheet.modules) })]),
    words.say("web-nextstation-text-total", { points: written(sheet.total) }),
  ];
}

function interchangesInWords(words: NextStationWords, city: City, sheet: SheetView): string {
  const lists = interchangeRows(city, sheet).flatMap(({ lines }) => {
    const stations = Object.keys(sheet.interchanges).filter((station) => sheet.interchanges[station] === lines);
    return stations.length === 0
      ? []
      : words.say("web-nextstation-text-interchange-list", { lines, stations: stations.join(", ") });
  });
  const told = words.say("web-nextstation-text-interchanges", { points: sum(sheet.interchange_points) });
  return lists.length === 0 ? told : `${told} (${lists.join("; ")})`;
}

export function objectiveInWords(
  words: NextStationWords,
  city: City,
  objective: SheetView["objectives"][number],
): string {
  return words.say("web-nextstation-about-objective", {
    objective: objective.id,
    have: objective.have,
    need: objective.need,
    done: objective.have >= objective.need ? "yes" : "no",
    points: city.worth.objective,
  });
}

// --- the map ------------------------------------------------------------------------------------------------------------

/** A district with its stations. Suburbs are called the same: the station says which one it is. */
export function districtInWords(
  words: NextStationWords,
  { id, suburb }: City["districts"][number],
  stations: readonly Station[],
): string {
  const named = [words.district(id), ...(suburb ? [stations.map((station) => station.id).join(", ")] : [])];
  return words.say("web-nextstation-text-district", { district: capital(named.join(" ")), count: stations.length });
}

/** What a station is, and where sections lead from it. */
export function stationInWords(words: NextStationWords, city: City, station: Station, sheet: SheetView | null): string {
  const facts = stationFacts(words, station, sheet);
  const ways = (city.at.get(station.id) ?? []).map((section) => {
    const to = otherEnd(section, station.id);
    return section.river ? words.say("web-nextstation-text-under-river", { station: to }) : to;
  });
  return `${facts.join(", ")}. ${words.say("web-nextstation-text-station-ways", { stations: ways.join(", ") })}`;
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
