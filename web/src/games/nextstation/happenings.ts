// What has just happened at a table of Next Station, read from its steps: what was drawn, and how the pencils moved on. Pure.
import type { EventShown, Step } from "../../api/types";
import type { Pencil } from "./sheet";

/** A line that was scored, with how many stations it has in each district. */
interface Scored {
  readonly pencil: Pencil;
  readonly points: number;
  readonly visited: Readonly<Record<string, number>>;
}

/** One player at the end of a round: what the line scored, and the pencil that comes next. */
export interface Passing {
  readonly seat: number;
  readonly scored: Scored;
  readonly next: Pencil;
}

/** What somebody did when all decisions were shown last: the sections, none for one who skipped. */
export function doneLast(steps: readonly Step[], seat: number): readonly string[] | null {
  for (const step of steps.toReversed()) {
    const own = step.events.filter(({ params }) => params["seat"] === seat);
    const drawn = own.flatMap(({ key, params }) => (key === "event-section" ? [String(params["section"])] : []));
    if (drawn.length > 0 || own.some(({ key }) => key === "event-skip")) return drawn;
  }
  return null;
}

/** The sections of a seat that some steps drew. */
export function drawnBy(steps: readonly Step[], seat: number): ReadonlySet<string> {
  return new Set(
    events(steps).flatMap(({ key, params }) =>
      key === "event-section" && params["seat"] === seat ? [String(params["section"])] : [],
    ),
  );
}

/** The end of a round in some steps: everybody's line is scored, and everybody takes another pencil; null without one. */
export function passingIn(steps: readonly Step[]): readonly Passing[] | null {
  const scored = new Map<unknown, Passing["scored"]>();
  const passings: Passing[] = [];
  for (const { key, params } of events(steps)) {
    const pencil = params["pencil"] as Pencil;
    const line = scored.get(params["seat"]);
    if (key === "event-line-scored")
      scored.set(params["seat"], {
        pencil,
        points: Number(params["points"]),
        visited: params["visited"] as Scored["visited"],
      });
    else if (key === "event-pencil" && line)
      passings.push({ seat: Number(params["seat"]), scored: line, next: pencil });
  }
  return passings.length > 0 ? passings : null;
}

const events = (steps: readonly Step[]): readonly EventShown[] => steps.flatMap((step) => step.events);
