// A free spot on a sheet for something small beside a station, where it covers no station and no line. Pure.
import type { Box, Point, Size } from "../../table/viewport";

export interface Obstacles {
  /** The middles of stations, and how far they reach. */
  readonly stations: readonly Point[];
  readonly radius: number;
  readonly lines: readonly (readonly [Point, Point])[];
  /** What can be seen of the sheet. */
  readonly within: Box;
}

interface Spot {
  readonly at: Point;
  readonly cost: number;
}

const DIRECTIONS = 24;
/** From the ring round the station, in its radii. */
const AWAY = [0.35, 0.7, 1.1, 1.6];
const COSTS = { outside: 1000, station: 60, line: 12, far: 4 };

/** Of some spots the one that covers least; of equal ones that which costs least by itself. */
export function leastCovering(spots: readonly Spot[], size: Size, taken: Obstacles): Point | undefined {
  const costs = spots.map(({ at, cost }) => cost + costOf(boxAt(at, size), taken));
  return spots[costs.indexOf(Math.min(...costs))]?.at;
}

/** The middle of the spot that covers least, the nearest of them. */
export function spotBeside(at: Point, size: Size, taken: Obstacles): Point {
  const spots = AWAY.flatMap((away) =>
    Array.from({ length: DIRECTIONS }, (_, turn) => {
      // Begins at the upper right, where one expects it.
      const angle = ((turn / DIRECTIONS) * 2 - 0.25) * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const out = taken.radius * (1 + away) + Math.abs(x) * (size.width / 2) + Math.abs(y) * (size.height / 2);
      return { at: { x: at.x + x * out, y: at.y + y * out }, cost: away * COSTS.far };
    }),
  );
  return leastCovering(spots, size, taken) ?? at;
}

const boxAt = (middle: Point, { width, height }: Size): Box => ({
  x: middle.x - width / 2,
  y: middle.y - height / 2,
  width,
  height,
});

function costOf(box: Box, { stations, radius, lines, within }: Obstacles): number {
  const outside =
    box.x < within.x ||
    box.y < within.y ||
    box.x + box.width > within.x + within.width ||
    box.y + box.height > within.y + within.height;
  const covered = stations.filter((station) => distance(station, box) < radius).length;
  const crossed = lines.filter(([a, b]) => crosses(a, b, box)).length;
  return (outside ? COSTS.outside : 0) + covered * COSTS.station + crossed * COSTS.line;
}

function distance({ x, y }: Point, box: Box): number {
  const [dx, dy] = [
    x - Math.max(box.x, Math.min(x, box.x + box.width)),
    y - Math.max(box.y, Math.min(y, box.y + box.height)),
  ];
  return Math.hypot(dx, dy);
}

/** Looked at in steps smaller than anything that is written. */
function crosses(a: Point, b: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (box.height / 2));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(
    (part) => distance({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, box) === 0,
  );
}
