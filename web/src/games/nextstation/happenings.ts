// What has just happened at a table of Next Station, read from its steps: what was drawn, and how the pencils moved on. Pure.
import type { EventShown, Step } from "../../api/types";
import type { Pencil } from "./sheet";

/** One player at the change of a round: the line that was scored, and the pencil that comes next. */
export interface Passing {
  readonly seat: number;
  readonly scored: { readonly pencil: Pencil; readonly points: number };
  readonly next: Pencil;
}

/** The sections of a seat that some steps drew. */
export function drawnBy(steps: readonly Step[], seat: number): ReadonlySet<string> {
  return new Set(
    events(steps).flatMap(({ key, params }) =>
      key === "event-section" && params["seat"] === seat ? [String(params["section"])] : [],
    ),
  );
}

/** The change of a round in some steps: everybody's line is scored, and everybody takes another pencil; null without one. */
export function passingIn(steps: readonly Step[]): readonly Passing[] | null {
  const scored = new Map<unknown, Passing["scored"]>();
  const passings: Passing[] = [];
  for (const { key, params } of events(steps)) {
    const pencil = params["pencil"] as Pencil;
    const line = scored.get(params["seat"]);
    if (key === "event-line-scored") scored.set(params["seat"], { pencil, points: Number(params["points"]) });
    else if (key === "event-pencil" && line)
      passings.push({ seat: Number(params["seat"]), scored: line, next: pencil });
  }
  return passings.length > 0 ? passings : null;
}

const events = (steps: readonly Step[]): readonly EventShown[] => steps.flatMap((step) => step.events);
