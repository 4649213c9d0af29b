// What a pointer means on a sheet: the station or the section it is near to. Pure.
import type { Point } from "../../table/viewport";

interface Placed extends Point {
  readonly id: string;
}

interface Joined {
  readonly id: string;
  readonly a: string;
  readonly b: string;
}

/** The nearest station within reach. */
export function nearestStation(stations: readonly Placed[], at: Point, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const station of stations) {
    const far = Math.hypot(station.x - at.x, station.y - at.y);
    if (far <= least) {
      least = far;
      best = station.id;
    }
  }
  return best;
}

/** The nearest of some sections within reach: they are straight. */
export function nearestSection(
  plan: { readonly stations: readonly Placed[] },
  sections: readonly Joined[],
  at: Point,
  reach: number,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const section of sections) {
    const a = plan.stations.find((station) => station.id === section.a);
    const b = plan.stations.find((station) => station.id === section.b);
    if (!a || !b) continue;
    const far = fromLine(at, a, b);
    if (far < least) {
      least = far;
      best = section.id;
    }
  }
  return best;
}

/** How far a point is from the stretch between two others. */
function fromLine(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy);
}
