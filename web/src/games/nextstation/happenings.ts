// What has just happened at a table of London, read from its steps: what was drawn, and how the pencils moved on. Pure.
import type { EventShown, Step } from "../../api/types";
import type { Pencil } from "./sheet";

/** One player at the change of a round: the line that was scored, and the pencil that comes next. */
export interface Passing {
  readonly seat: number;
  readonly scored: { readonly pencil: Pencil; readonly points: number; readonly drawn: boolean } | null;
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
  const all = events(steps);
  const scored = new Map<number, Passing["scored"]>();
  const passings: Passing[] = [];
  for (const { key, params } of all) {
    const seat = Number(params["seat"]);
    if (key === "event-line-scored") {
      scored.set(seat, {
        pencil: params["pencil"] as Pencil,
        points: Number(params["points"]),
        drawn: params["drawn"] === "yes",
      });
    } else if (key === "event-pencil" && scored.has(seat)) {
      passings.push({ seat, scored: scored.get(seat) ?? null, next: params["pencil"] as Pencil });
    }
  }
  return passings.length > 0 ? passings : null;
}

const events = (steps: readonly Step[]): readonly EventShown[] => steps.flatMap((step) => step.events);
