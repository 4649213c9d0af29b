// The steps of a table as a history: which moves stand, how they are numbered, and where one can stop on the way through.
import type { EventShown, Step } from "../api/types";

/** A moment one can look at: the table after the move with this number; number 0 is the table before the first move. */
export interface Stop {
  readonly move: number;
  readonly version: number;
  /** Whose move it was; null before the first. */
  readonly seat: number | null;
}

export function isPast(step: Step, version: number): boolean {
  return step.version <= version;
}

/** How many moves stand after these steps: what was taken back does not count. */
export function movesDone(steps: readonly Step[]): number {
  return standing(steps).length;
}

/** The steps that are moves and stand. A step that takes back says which go. */
export function standing(steps: readonly Step[]): readonly Step[] {
  const taken = new Set(steps.flatMap((step) => step.events.flatMap(takenBack)));
  return steps.filter((step) => step.entry.kind === "move" && !taken.has(step.version));
}

/** Every moment of a game, in order: before the first move, and after each move that stands. */
export function stopsOf(steps: readonly Step[]): readonly Stop[] {
  const first = steps.findIndex((step) => step.entry.kind === "move");
  const before = steps[first < 0 ? steps.length - 1 : first - 1];
  return [
    { move: 0, version: before?.version ?? 0, seat: null },
    ...standing(steps).map((step, at) => ({ move: at + 1, version: step.version, seat: step.entry.seat })),
  ];
}

/** The last stop that a version has reached. A move that was taken back later belongs to the stop before it. */
export function stopAt(stops: readonly Stop[], version: number): Stop {
  const reached = stops.filter((stop) => stop.version <= version);
  return reached.at(-1) ?? stops[0] ?? { move: 0, version, seat: null };
}

/** The stop before or after a move, counting only the moves of one seat where one is given; null at either end. */
export function nextStop(
  stops: readonly Stop[],
  move: number,
  way: "back" | "forward",
  seat: number | null = null,
): Stop | null {
  const fits = (stop: Stop): boolean => seat === null || stop.seat === seat;
  if (way === "forward") return stops.find((stop) => stop.move > move && fits(stop)) ?? null;
  return stops.findLast((stop) => stop.move < move && fits(stop)) ?? null;
}

function takenBack(event: EventShown): readonly number[] {
  return event.key === "event-undo" ? (event.params["versions"] as number[]) : [];
}
