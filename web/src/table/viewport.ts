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

/** The box that a drawing says it has. */
export const wholeOf = (plan: { readonly view_box: Size & { readonly left: number; readonly top: number } }): Box => ({
  x: plan.view_box.left,
  y: plan.view_box.top,
  width: plan.view_box.width,
  height: plan.view_box.height,
});

/** At this scale names are easy to read and a space is easy to hit. */
export const COMFORTABLE = 0.6;
/** A whole map that is smaller than this is an overview, not something to play on. */
const READABLE = 0.4;
export const CLOSEST = 3;

export const containing = (whole: Box, port: Size): number =>
  Math.min(port.width / whole.width, port.height / whole.height);

const covering = (whole: Box, port: Size): number => Math.max(port.width / whole.width, port.height / whole.height);

/** The whole map, in the middle of the window. */
export function overview(whole: Box, port: Size): View {
  const { x, y, width, height } = whole;
  return { x: x + width / 2, y: y + height / 2, scale: containing(whole, port) };
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
  const steps = Array.from({ length: 13 }, (_, step) => (step / 6 - 1) * ASIDE);
  const views = steps.flatMap((dx) =>
    steps.map((dy) => {
      const view = kept({ x: middle.x + dx, y: middle.y + dy, scale }, whole, port);
      return { view, cost: cut(seenBox(view, port), places) + Math.hypot(dx, dy) / ASIDE };
    }),
  );
  return views.reduce((best, one) => (one.cost < best.cost ? one : best)).view;
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

/** The nearest view that shows nothing beside the map where the window is free; a map that is smaller than that stands in
    its middle. */
export function kept(view: View, whole: Box, port: Size, insets?: Insets): View {
  const scale = Math.max(view.scale, containing(whole, port));
  const { half, aside } = free(port, insets, scale);
  return {
    x: between(whole.x + half.x, view.x + aside.x, whole.x + whole.width - half.x) - aside.x,
    y: between(whole.y + half.y, view.y + aside.y, whole.y + whole.height - half.y) - aside.y,
    scale,
  };
}

/** The view moved, only as far as it takes, and made smaller if it must be, so that `target` lies in the part of the window
    that is free. */
export function framed(view: View, whole: Box, port: Size, target: Box, insets?: Insets): View {
  const room = free(port, insets, 1).half;
  const fits = 2 * Math.min(room.x / target.width, room.y / target.height);
  const scale = Math.max(Math.min(view.scale, fits), containing(whole, port));
  const { half, aside } = free(port, insets, scale);
  const x = between(target.x + target.width - half.x, view.x + aside.x, target.x + half.x) - aside.x;
  const y = between(target.y + target.height - half.y, view.y + aside.y, target.y + half.y) - aside.y;
  return kept({ x, y, scale }, whole, port, insets);
}

/** Half of what is free of the window, and how far its middle lies aside of the window's; in the measure of the map. */
function free({ width, height }: Size, insets: Insets = {}, scale: number): { half: Point; aside: Point } {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  return {
    half: { x: (width - left - right) / 2 / scale, y: (height - top - bottom) / 2 / scale },
    aside: { x: (left - right) / 2 / scale, y: (top - bottom) / 2 / scale },
  };
}

/** As near to a number as its bounds let it be; in their middle where they leave no room. */
const between = (least: number, number: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, number));

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

/** The smallest box round some points, and so much more on every side. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
