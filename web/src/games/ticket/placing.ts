// Where the box about a route stands: on the side with most free map, its arrow at the middle of the route, never over
// the route or its two ends. Pure; everything is in pixels of the frame that the box stands in.
import type { SheetPlace } from "../../parts/Sheet.svelte";
import type { Box, Point, Size } from "../../table/viewport";

/** From the route to the tip of the arrow and from the tip to the box. */
const GAP = 14;
/** From the edge of the frame. */
const MARGIN = 12;
/** The arrow keeps this far from the corners of the box. */
const CORNER = 26;

/** So many places for the arrow along the box are tried. */
const SHIFTS = 8;

export interface Pointed {
  /** The boxes of its spaces and its two ends. */
  readonly boxes: readonly Box[];
  readonly middle: Point;
}

type Side = NonNullable<SheetPlace["side"]>;
/** The side of the box that the arrow is on. */
const SIDES: readonly Side[] = ["above", "below", "left", "right"];

interface Found {
  readonly place: SheetPlace;
  readonly cost: number;
}

/** The place of a box of this size; undefined where it fits nowhere without covering what it is about. */
export function placeBox(frame: Size, box: Size, pointed: Pointed): SheetPlace | undefined {
  const found = SIDES.flatMap((side) => standing(side, frame, box, pointed));
  if (found.length === 0) return beside(frame, box, pointed);
  return found.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
}

/** Without an arrow: wherever it covers nothing, as near to the middle as that is; undefined where it fits nowhere. */
export function beside(frame: Size, box: Size, { boxes, middle }: Pointed): SheetPlace | undefined {
  let best: SheetPlace | undefined;
  let least = Infinity;
  for (const left of steps(frame.width - box.width)) {
    for (const top of steps(frame.height - box.height)) {
      if (boxes.some((one) => overlap(one, { x: left, y: top, width: box.width, height: box.height }))) continue;
      const far = Math.hypot(left + box.width / 2 - middle.x, top + box.height / 2 - middle.y);
      if (far < least) {
        least = far;
        best = { left, top };
      }
    }
  }
  return best;
}

function steps(room: number): number[] {
  if (room < 2 * MARGIN) return [];
  const count = 12;
  return Array.from({ length: count + 1 }, (_, step) => MARGIN + ((room - 2 * MARGIN) * step) / count);
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The places on one side of the route: with the arrow at the middle of the box, or farther along it. */
function standing(side: Side, frame: Size, box: Size, { boxes, middle }: Pointed): Found[] {
  const upright = side === "above" || side === "below";
  const [across, along] = upright ? (["x", "y"] as const) : (["y", "x"] as const);
  const [wide, deep] = upright ? (["width", "height"] as const) : (["height", "width"] as const);
  const before = side === "above" || side === "left";
  const found: Found[] = [];
  for (let step = 0; step <= SHIFTS; step++) {
    const wanted = middle[across] - CORNER - ((box[wide] - 2 * CORNER) * step) / SHIFTS;
    const start = clamp(wanted, MARGIN, frame[wide] - MARGIN - box[wide]);
    const arrow = middle[across] - start;
    if (arrow < CORNER - 1 || arrow > box[wide] - CORNER + 1) continue;
    // It only has to clear what lies in its way; spaces beside it may be nearer.
    const inTheWay = boxes.filter((one) => one[across] < start + box[wide] + 4 && one[across] + one[wide] > start - 4);
    const depth = before
      ? Math.max(middle[along], ...inTheWay.map((one) => one[along] + one[deep])) + GAP
      : Math.min(middle[along], ...inTheWay.map((one) => one[along])) - GAP - box[deep];
    if (depth < MARGIN || depth + box[deep] > frame[deep] - MARGIN) continue;
    const far = before ? depth - middle[along] : middle[along] - depth - box[deep];
    const free = (before ? frame[deep] - depth : depth + box[deep]) / frame[deep];
    const aside = Math.abs(arrow - box[wide] / 2);
    const place: SheetPlace = upright
      ? { left: start, top: depth, arrow, side }
      : { left: depth, top: start, arrow, side };
    found.push({ place, cost: far + 0.25 * aside - 120 * free });
  }
  return found;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
