// Which part of the board is seen, and how large. Zoom keeps the point under the pointer where it is; the map never
// leaves its window. Pure: everything is told the whole map and the window it is seen through.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In the measure of the map. */
export interface Box extends Point, Size {}

/** The point of the map in the middle of the window, and how many pixels a unit of the map has. */
export interface View extends Point {
  readonly scale: number;
}

/** What lies over the window at its sides, in pixels. */
export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** At this scale names are easy to read and a space is easy to hit. */
export const COMFORTABLE = 0.6;
/** A whole map that is smaller than this is an overview, not something to play on. */
const READABLE = 0.4;
const CLOSEST = 3;

export const containing = (whole: Box, port: Size): number =>
  Math.min(port.width / whole.width, port.height / whole.height);

const covering = (whole: Box, port: Size): number => Math.max(port.width / whole.width, port.height / whole.height);

/** The whole map, in the middle of the window. */
export function overview(whole: Box, port: Size): View {
  return { ...middleOf(whole), scale: containing(whole, port) };
}

/** What is seen at first: the whole map where it can be read so; else its middle part, filling the window. */
export function first(whole: Box, port: Size, places: readonly Point[]): View {
  const all = overview(whole, port);
  if (all.scale >= READABLE) return all;
  const scale = Math.max(COMFORTABLE, covering(whole, port));
  const middle = {
    x: places.reduce((sum, place) => sum + place.x, 0) / places.length,
    y: places.reduce((sum, place) => sum + place.y, 0) / places.length,
  };
  // Somewhat aside of the middle if fewer places are then cut by the edges of the window.
  let best: View = { ...middle, scale };
  let least = Infinity;
  for (let dx = -ASIDE; dx <= ASIDE; dx += ASIDE / 6) {
    for (let dy = -ASIDE; dy <= ASIDE; dy += ASIDE / 6) {
      const view = kept({ x: middle.x + dx, y: middle.y + dy, scale }, whole, port);
      const cost = cut(seenBox(view, port), places) + Math.hypot(dx, dy) / ASIDE;
      if (cost < least) {
        least = cost;
        best = view;
      }
    }
  }
  return best;
}

const ASIDE = 120;
/** A place this near to the edge of the window is cut, or its name is. */
const NAME = 56;

/** How many places lie at the edge of a box, where one sees half of them. */
function cut(box: Box, places: readonly Point[]): number {
  return places.filter((place) => {
    const across = Math.min(place.x - box.x, box.x + box.width - place.x);
    const down = Math.min(place.y - box.y, box.y + box.height - place.y);
    return Math.min(across, down) > -NAME / 2 && Math.min(across, down) < NAME;
  }).length;
}

/** The view magnified by `factor` round a point of the map. */
export function zoomed(view: View, whole: Box, port: Size, factor: number, at: Point, insets?: Insets): View {
  const least = containing(whole, port);
  const scale = Math.min(Math.max(CLOSEST, least), Math.max(least, view.scale * factor));
  const nearer = view.scale / scale;
  const x = at.x + (view.x - at.x) * nearer;
  const y = at.y + (view.y - at.y) * nearer;
  return kept({ x, y, scale }, whole, port, insets);
}

/** The view after the map was dragged by so many pixels. */
export function dragged(view: View, whole: Box, port: Size, dx: number, dy: number, insets?: Insets): View {
  return kept({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, whole, port, insets);
}

/** The nearest view that shows nothing beside the map where the window is free; a map that is smaller than that stands in
    its middle. */
export function kept(view: View, whole: Box, port: Size, insets: Insets = {}): View {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  const scale = Math.max(view.scale, containing(whole, port));
  // From the middle of the window to the middle of what is free of it.
  const across = (left - right) / 2 / scale;
  const down = (top - bottom) / 2 / scale;
  return {
    x: within(view.x + across, (port.width - left - right) / scale, whole.x, whole.width) - across,
    y: within(view.y + down, (port.height - top - bottom) / scale, whole.y, whole.height) - down,
    scale,
  };
}

function within(middle: number, seen: number, from: number, all: number): number {
  if (seen >= all) return from + all / 2;
  return Math.min(from + all - seen / 2, Math.max(from + seen / 2, middle));
}

/** The view moved, and made smaller if it must be, so that `target` lies in the part of the window that is free. */
export function framed(view: View, whole: Box, port: Size, target: Box, insets: Insets = {}): View {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  const free = { width: Math.max(1, port.width - left - right), height: Math.max(1, port.height - top - bottom) };
  const fits = Math.min(free.width / target.width, free.height / target.height);
  const scale = Math.max(Math.min(view.scale, fits), containing(whole, port));
  // The edges of the target, as seen when nothing moves; then only as far as it takes.
  const x = nudged(target.x, target.width, view.x, port.width, left, right, scale);
  const y = nudged(target.y, target.height, view.y, port.height, top, bottom, scale);
  return kept({ x, y, scale }, whole, port, insets);
}

function nudged(
  from: number,
  size: number,
  middle: number,
  port: number,
  before: number,
  after: number,
  scale: number,
): number {
  const most = from + (port / 2 - before) / scale; // with a larger middle its near edge would be hidden
  const least = from + size - (port / 2 - after) / scale;
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, middle));
}

/** The part of the map that is seen. */
export function seenBox(view: View, port: Size): Box {
  const width = port.width / view.scale;
  const height = port.height / view.scale;
  return { x: view.x - width / 2, y: view.y - height / 2, width, height };
}

/** A point of the window, from its top left corner, as a point of the map; and back. */
export function onMap(view: View, port: Size, at: Point): Point {
  return { x: view.x + (at.x - port.width / 2) / view.scale, y: view.y + (at.y - port.height / 2) / view.scale };
}

export function inWindow(view: View, port: Size, at: Point): Point {
  return { x: (at.x - view.x) * view.scale + port.width / 2, y: (at.y - view.y) * view.scale + port.height / 2 };
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box round some points, and so much more on every side. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
