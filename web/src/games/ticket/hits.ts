// Which route a pointer means: the one whose spaces are nearest, whatever lies on top. Pure.
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
export function nearest(targets: readonly Target[], width: number, at: Point, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const target of targets) {
    const far = distance(target, width, at);
    if (far < least) {
      least = far;
      best = target.id;
    }
  }
  return best;
}

/** Below zero inside a space: of two strands that touch, the one whose middle is nearer wins. */
export function distance(target: Target, width: number, at: Point): number {
  const spaces = target.spaces.map((space) => toSpace(space, width, at));
  return Math.min(...spaces, toTrack(target.track ?? [], at) + TRACK_IS_FARTHER);
}

function toSpace(space: SpaceShape, width: number, at: Point): number {
  const slope = (space.angle * Math.PI) / 180;
  const [dx, dy] = [at.x - space.x, at.y - space.y];
  const along = Math.abs(dx * Math.cos(slope) + dy * Math.sin(slope)) - space.length / 2;
  const aside = Math.abs(dy * Math.cos(slope) - dx * Math.sin(slope)) - width / 2;
  return along <= 0 || aside <= 0 ? Math.max(along, aside) : Math.hypot(along, aside);
}

function toTrack(track: readonly Point[], at: Point): number {
  let least = Infinity;
  for (let i = 1; i < track.length; i++) {
    const from = track[i - 1] as Point;
    const to = track[i] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy));
  }
  return least;
}
