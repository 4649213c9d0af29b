// The steps of a table as a history: which moves stand, how they are numbered, and where one can stop on the way through.
import type { Step } from "../api/types";

/** A moment one can look at: the table after the move with this number; number 0 is the table before the first move. */
export interface Stop {
  readonly move: number;
  readonly version: number;
  /** Whose move it was; null before the first. */
  readonly seat: number | null;
}

/** The steps that are moves and stand. A step that takes back says which go. */
export function standing(steps: readonly Step[]): readonly Step[] {
  const undone = steps.flatMap((step) => step.events.filter((event) => event.key === "event-undo"));
  const taken = new Set(undone.flatMap((event) => event.params["versions"] as number[]));
  return steps.filter((step) => step.entry.kind === "move" && !taken.has(step.version));
}

/** The moves that others have made since a seat's own last one, the newest first; for a spectator, those of the last round. */
export function sinceOwn(steps: readonly Step[], seat: number | null, seats: number): readonly Step[] {
  const moves = steps.filter((step) => step.entry.kind === "move").toReversed();
  const own = moves.findIndex((step) => step.entry.seat === seat);
  return moves.slice(0, seat === null ? seats : own < 0 ? moves.length : own);
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
