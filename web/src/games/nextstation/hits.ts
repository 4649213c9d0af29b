// What a pointer means on a sheet: the station or the section it is near to. Pure.
import { fromLine, nearest } from "../../table/nearest";
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
export const nearestStation = (stations: readonly Placed[], at: Point, reach: number): string | null =>
  nearest(stations, (station) => fromLine(at, station, station), reach);

/** The nearest of some sections within reach: they are straight. */
export function nearestSection(
  stations: ReadonlyMap<string, Point>,
  sections: readonly Joined[],
  at: Point,
  reach: number,
): string | null {
  return nearest(
    sections,
    ({ a, b }) => {
      const [from, to] = [stations.get(a), stations.get(b)];
      return from && to ? fromLine(at, from, to) : Infinity;
    },
    reach,
  );
}
