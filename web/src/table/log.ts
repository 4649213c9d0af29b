// The steps of a table as lines of a log: plain sentences, with the name and the points to stand out.
import type { EventShown, Step } from "../api/types";
import { stopsOf } from "./history";
import type { Words } from "../text/words";

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
}

/** Events that decide something special, with the rule that says so. */
export type Decided = Readonly<Record<string, string>>;

/** Newest first. Moves that were taken back are gone; that they were, stays. */
export function entriesOf(
  steps: readonly Step[],
  words: Words,
  shown: number,
  decided: Decided = {},
): readonly LogEntry[] {
  const numbers = new Map(stopsOf(steps).map((stop) => [stop.version, stop.move]));
  const settled = steps.findLast((step) => step.entry.kind === "move" && !isFleeting(step))?.version ?? 0;
  const entries = steps.flatMap((step) => {
    if (step.version < settled && isFleeting(step)) return [];
    const move = numbers.get(step.version);
    if (step.entry.kind === "move" && move === undefined) return [];
    return entryOf(step, move, words, decided);
  });
  const current = entries.findLast((entry) => entry.version <= shown)?.version;
  return entries.map((entry) => ({ ...entry, current: entry.version === current })).toReversed();
}

/** A step in which several seats come up is as many lines, each with its badge; the first has the number. */
function entryOf(step: Step, move: number | undefined, words: Words, decided: Decided): readonly LogEntry[] {
  const groups: { seat: number | null; events: EventShown[] }[] = [];
  for (const event of step.events.filter(({ key }) => !NO_NEWS.has(key))) {
    const about = typeof event.params["seat"] === "number" ? event.params["seat"] : null;
    const last = groups.at(-1);
    if (ALONE.has(event.key)) groups.push({ seat: null, events: [event] });
    else if (last && (about === null || about === last.seat)) last.events.push(event);
    else groups.push({ seat: about ?? step.entry.seat, events: [event] });
  }
  return groups.map(({ seat, events }, place) => ({
    id: `${step.version}.${place}`,
    version: step.version,
    move: step.entry.kind === "move" && place === 0 ? move : undefined,
    seat: seat === null ? undefined : seat,
    words: emphasised([...new Set(words.events(events))].join(" "), seat === null ? null : words.player(seat)),
    rule: events.map((event) => decided[event.key]).find((one) => one !== undefined),
  }));
}

/** Not told: every new card of the market, which lies there for all to see; that a hand is filled up; and who sat down
    before the game. */
const NO_NEWS = new Set(["event-market", "event-new-tile", "event-sit", "event-bot", "event-open"]);

/** Told only until it is seen what came of it: that somebody has decided, of what is shown together later. */
const FLEETING = new Set(["event-decided"]);

function isFleeting(step: Step): boolean {
  return step.events.length > 0 && step.events.every((event) => FLEETING.has(event.key));
}

/** Nobody's deed: a line of its own. */
const ALONE = new Set(["event-card", "event-solo-rank"]);

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
