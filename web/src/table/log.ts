// The steps of a table as lines of a log: plain sentences, with the name and the points to stand out.
import type { EventShown, Step } from "../api/types";
import { stopsOf } from "./history";
import { ruleOf, type Words } from "../text/words";

/** Plain words, or words that stand out: names and points. */
export type LogWord = string | { readonly strong: string };

export interface LogEntry {
  readonly id: string;
  /** The version of the table that it leads to. */
  readonly version: number;
  /** Its number; what is not a move has none. */
  readonly move?: number | undefined;
  readonly seat?: number | undefined;
  readonly words: readonly LogWord[];
  /** The rule that spoke. */
  readonly rule?: string | undefined;
  readonly current?: boolean;
  /** It will be gone once one sees what came of it. */
  readonly fleeting?: boolean;
}

/** How the events of a family are told, by their keys. */
export interface Telling {
  /** Seen on the table: they need not be said. */
  readonly unsaid?: readonly string[];
  /** Told only until it is seen what came of them: that somebody has decided, of what is shown together later. */
  readonly fleeting?: readonly string[];
  /** Nobody's deeds: each is a line of its own. */
  readonly alone?: readonly string[];
  /** What a seat learns by them is not by a decision of its own: its hand stays open at a shared screen until it is seen. */
  readonly learnt?: readonly string[];
}

/** Who sat down before the game. */
const BEFORE = ["event-sit", "event-bot", "event-open"];

/** Newest first. Moves that were taken back are gone; that they were, stays. */
export function entriesOf(
  steps: readonly Step[],
  words: Words,
  shown: number,
  telling: Telling = {},
): readonly LogEntry[] {
  const numbers = new Map(stopsOf(steps).map((stop) => [stop.version, stop.move]));
  const settled = steps.findLast((step) => step.entry.kind === "move" && !isFleeting(step, telling))?.version ?? 0;
  const entries = steps.flatMap((step) => {
    if (step.version < settled && isFleeting(step, telling)) return [];
    const move = numbers.get(step.version);
    if (step.entry.kind === "move" && move === undefined) return [];
    return entryOf(step, move, words, telling);
  });
  const current = entries.findLast((entry) => entry.version <= shown)?.version;
  return entries.map((entry) => ({ ...entry, current: entry.version === current })).toReversed();
}

/** The moves of the turn that was played last, in their order: those of one seat in a row, until somebody else has moved. */
export function lastTurn(entries: readonly LogEntry[]): readonly LogEntry[] {
  const moves = entries.filter((entry) => entry.move !== undefined);
  const before = moves.findIndex((entry) => entry.seat !== moves[0]?.seat);
  return moves.slice(0, before < 0 ? moves.length : before).toReversed();
}

/** What everybody did last, by their seats. */
export function lastOfEach(entries: readonly LogEntry[]): readonly (LogEntry & { readonly seat: number })[] {
  const last = new Map<number, LogEntry & { readonly seat: number }>();
  for (const entry of entries) {
    const { seat, move } = entry;
    if (seat !== undefined && move !== undefined && !last.has(seat)) last.set(seat, { ...entry, seat });
  }
  return [...last.values()].toSorted((one, other) => one.seat - other.seat);
}

/** More than these were long ago. */
const MOST_NEWS = 6;

/** What the others have done since a seat's own last turn, the newest last. What it does itself it knows. */
export function newsOf(all: readonly LogEntry[], seat: number | null): readonly LogEntry[] {
  const entries = all.filter((entry) => !entry.fleeting);
  const own = (entry: LogEntry): boolean => entry.move !== undefined && entry.seat === seat;
  // In a step in which all have moved one's own lines, and nobody's, stand among the others'.
  const moves = new Set(entries.filter((entry) => entry.move !== undefined).map((entry) => entry.version));
  const first = entries.findIndex((entry) => !own(entry));
  const since = entries.slice(Math.max(0, first));
  const before = since.findIndex((entry, place) => place > 0 && own(entry));
  return since
    .slice(0, before < 0 ? undefined : before)
    .filter(({ version, move, seat: whose }) => !(moves.has(version) && move === undefined && (whose ?? seat) === seat))
    .slice(0, MOST_NEWS)
    .toReversed();
}

const isFleeting = ({ events }: Step, telling: Telling): boolean =>
  events.length > 0 && events.every(({ key }) => telling.fleeting?.includes(key));

/** A step in which several seats come up is as many lines, each with its badge; the first has the number. */
function entryOf(step: Step, move: number | undefined, words: Words, telling: Telling): readonly LogEntry[] {
  const untold = [...BEFORE, ...(telling.unsaid ?? [])];
  const groups: { seat: number | null; events: EventShown[] }[] = [];
  for (const event of step.events.filter(({ key }) => !untold.includes(key))) {
    const about = typeof event.params["seat"] === "number" ? event.params["seat"] : null;
    const last = groups.at(-1);
    if (telling.alone?.includes(event.key)) groups.push({ seat: null, events: [event] });
    else if (last && (about === null || about === last.seat)) last.events.push(event);
    else groups.push({ seat: about ?? step.entry.seat, events: [event] });
  }
  return groups.map(({ seat, events }, place) => ({
    id: `${step.version}.${place}`,
    version: step.version,
    move: step.entry.kind === "move" && place === 0 ? move : undefined,
    seat: seat === null ? undefined : seat,
    words: emphasised([...new Set(words.events(events))].join(" "), seat === null ? null : words.player(seat)),
    rule: events.map(ruleOf).find((one) => one !== undefined),
    fleeting: isFleeting(step, telling),
  }));
}

/** The sentence in pieces: a name at its beginning and the points it brings stand out. */
export function emphasised(sentence: string, name: string | null): readonly LogWord[] {
  const words: LogWord[] = [];
  let rest = sentence;
  if (name && rest.startsWith(name)) {
    words.push({ strong: name });
    rest = rest.slice(name.length);
  }
  for (const piece of rest.split(/(\+\d+)/)) {
    if (/^\+\d+$/.test(piece)) words.push({ strong: piece });
    else if (piece) words.push(piece);
  }
  return words;
}
