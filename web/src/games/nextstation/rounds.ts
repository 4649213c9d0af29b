// The end of a round as it is shown: the line that was scored, district by district. Pure: what it scored, the server says.
import type { LineView, SheetView } from "../../api/types";
import type { Box, Point } from "../../table/viewport";
import type { Paper } from "./paper";
import type { City } from "./sheet";
import { leastCovering } from "./spot";

type Area = Paper["plan"]["districts"][number];

/** A sheet as it was scored: with the last of its finished lines as the one in hand. */
export function scoredSheet(sheet: SheetView): SheetView {
  const line = sheet.lines.at(-1);
  return line ? { ...sheet, line, lines: sheet.lines.slice(0, -1), pencil: line.pencil } : sheet;
}

export interface DistrictVisit {
  readonly district: string;
  readonly stations: readonly string[];
  readonly count: number;
  /** Whether it is the first of those with most of the line's stations. */
  readonly most: boolean;
}

/** The districts that a line comes to and how often, as it was scored; the one with most of its stations first. */
export function visitedBy(
  city: City,
  line: LineView,
  counts: Readonly<Record<string, number>>,
): readonly DistrictVisit[] {
  return city.districts
    .map(({ id }) => {
      const stations = line.stations.filter((station) => city.station.get(station)?.district === id);
      return { district: id, stations, count: counts[id] ?? 0 };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map((one, at) => ({ ...one, most: at === 0 }));
}

/** The sights that a line comes to. */
export const sightsOf = (city: City, line: LineView): readonly string[] =>
  line.sections.length === 0 ? [] : line.stations.filter((station) => city.station.get(station)?.site);

/** The outline of a district as the `d` of a path: without the suburbs that lie over its corners. */
export function outlineOf(areas: readonly Area[], { suburb, left, top, width, height }: Area): string {
  const [right, bottom] = [left + width, top + height];
  const over = (x: number, y: number): Area | undefined =>
    suburb
      ? undefined
      : areas.find(
          (one) =>
            one.suburb &&
            (one.left === x || one.left + one.width === x) &&
            (one.top === y || one.top + one.height === y) &&
            one.left >= left &&
            one.left + one.width <= right &&
            one.top >= top &&
            one.top + one.height <= bottom,
        );
  // Clockwise; at a corner that is covered, round the suburb.
  const corners = [
    { x: left, y: top, dx: 1, dy: 1, down: true },
    { x: right, y: top, dx: -1, dy: 1, down: false },
    { x: right, y: bottom, dx: -1, dy: -1, down: true },
    { x: left, y: bottom, dx: 1, dy: -1, down: false },
  ];
  const points = corners.flatMap(({ x, y, dx, dy, down }) => {
    const cut = over(x, y);
    if (!cut) return [`${x} ${y}`];
    const [inX, inY] = [x + dx * cut.width, y + dy * cut.height];
    const way = [`${x} ${inY}`, `${inX} ${inY}`, `${inX} ${y}`];
    return down ? way : way.toReversed();
  });
  return `M${points.join("L")}Z`;
}

/** Where the count of a district stands: on ground that nothing lies on, near its middle. */
export function countSpot(
  paper: Paper,
  area: Area,
  size: { width: number; height: number },
  lines: readonly string[],
): Point {
  const { plan, stations } = paper;
  // A suburb is hardly larger than its station: there it stands in a corner.
  const step = area.suburb ? plan.cell * 0.16 : plan.cell / 2;
  const within: Box = { x: area.left, y: area.top, width: area.width, height: area.height };
  const covers = area.suburb ? [] : plan.districts.filter((one) => one.suburb);
  const middle = { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  const spots = [];
  for (let x = area.left + step; x < area.left + area.width; x += step) {
    for (let y = area.top + step; y < area.top + area.height; y += step) {
      const hidden = covers.some(
        (one) => x >= one.left && x <= one.left + one.width && y >= one.top && y <= one.top + one.height,
      );
      if (!hidden) spots.push({ at: { x, y }, cost: Math.hypot(x - middle.x, y - middle.y) / 100 });
    }
  }
  const ends = lines.flatMap((id) => {
    const [a, b] = id.split("-").map((end) => stations.get(end));
    return a && b ? [[a, b] as const] : [];
  });
  return (
    leastCovering(spots, size, { stations: plan.stations, radius: plan.ring.radius + 4, lines: ends, within }) ?? middle
  );
}
