// Which of some things a pointer means: the one that is nearest, within reach. Pure.
import type { Point } from "./viewport";

export function nearest<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  far: (thing: Thing) => number,
  reach: number,
): string | null {
  const near = things.map((thing) => ({ id: thing.id, far: far(thing) })).filter((one) => one.far <= reach);
  return near.toSorted((one, other) => one.far - other.far)[0]?.id ?? null;
}

/** How far a point is from the stretch between two others. */
export function fromLine(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy);
}
