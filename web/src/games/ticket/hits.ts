// Which route a pointer means: the one whose spaces are nearest, whatever lies on top. Pure.
import { fromLine, nearest } from "../../table/nearest";
import type { Point } from "../../table/viewport";

interface SpaceShape extends Point {
  readonly angle: number;
  readonly length: number;
}

export interface Target {
  readonly id: string;
  readonly spaces: readonly SpaceShape[];
  /** The track, for routes that are more than their spaces. */
  readonly track?: readonly Point[];
}

/** A track is meant less surely than a space: it counts as so much farther away. */
const TRACK_IS_FARTHER = 6;

/** The route that lies nearest to a point, and not farther from it than `reach`. */
export const nearestRoute = (targets: readonly Target[], width: number, at: Point, reach: number): string | null =>
  nearest(targets, (target) => distance(target, width, at), reach);

/** Below zero inside a space: of two strands that touch, the one whose middle is nearer wins. */
export function distance(target: Target, width: number, at: Point): number {
  const { spaces, track = [] } = target;
  const stretches = track.slice(1).map((to, from) => fromLine(at, track[from] ?? to, to) + TRACK_IS_FARTHER);
  return Math.min(...spaces.map((space) => toSpace(space, width, at)), ...stretches);
}

function toSpace(space: SpaceShape, width: number, at: Point): number {
  const slope = (space.angle * Math.PI) / 180;
  const [dx, dy] = [at.x - space.x, at.y - space.y];
  const along = Math.abs(dx * Math.cos(slope) + dy * Math.sin(slope)) - space.length / 2;
  const aside = Math.abs(dy * Math.cos(slope) - dx * Math.sin(slope)) - width / 2;
  return along <= 0 || aside <= 0 ? Math.max(along, aside) : Math.hypot(along, aside);
}
