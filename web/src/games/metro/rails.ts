// How rails lie on a tile, as paths: straight, round a corner, or back to the side they came from. Pure, no rules.
//
// A tile is 100 wide. Its eight ends are counted clockwise from the left one on its upper side and lie at a third and two
// thirds of a side; two that are joined never touch the rails of others unless they must cross them.

export const SIZE = 100;
const THIRD = SIZE / 3;
/** How far a rail reaches into the tile that leads back to its side: not as far as a straight one beside it. */
const BACK = 22;
/** How far a wide turn is pulled straight on: less than in a circle, so that two opposite turns keep apart. */
const BEND = 0.47 * 2 * THIRD;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the end where trains come in to the one where they leave. */
export type Track = readonly [from: number, to: number];

const STEPS: Readonly<Record<string, number>> = { a: 5, b: 3, c: 7, d: 1 };

/** The four tracks of a tile by the letters of its kind, turned clockwise by so many degrees, as it lies then. */
export function tracksOf(tile: string, turn = 0): readonly Track[] {
  const by = turn / 45;
  return [...tile].map((letter, at): Track => [(2 * at + by) % 8, (2 * at + (STEPS[letter] ?? 0) + by) % 8]);
}

/** Where an end lies, on a tile with its upper left corner there. */
export function endAt(end: number, x = 0, y = 0): Spot {
  const along = end % 2 === 0 ? THIRD : 2 * THIRD;
  switch (end >> 1) {
    case 0:
      return { x: x + along, y };
    case 1:
      return { x: x + SIZE, y: y + along };
    case 2:
      return { x: x + SIZE - along, y: y + SIZE };
    default:
      return { x, y: y + SIZE - along };
  }
}

/** The direction into the tile from an end. */
function inward(end: number): Spot {
  return [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ][end >> 1] as Spot;
}

/** A rail from end to end, as the `d` of a path. */
export function railPath(from: number, to: number, x = 0, y = 0): string {
  return `M${at(endAt(from, x, y))}${railStep(from, to, x, y)}`;
}

/** The same, going on from where a path has come to. */
export function railStep(from: number, to: number, x = 0, y = 0): string {
  const end = endAt(to, x, y);
  switch ((to - from + 8) % 8) {
    case 1:
    case 7:
      return from >> 1 === to >> 1 ? back(from, to, x, y) : round(from, to, end);
    case 3:
    case 5:
      return isStraight(from, to) ? `L${at(end)}` : wide(from, to, x, y);
    default:
      return `L${at(end)}`;
  }
}

/** The middle of a rail. */
export function railMiddle(from: number, to: number, x = 0, y = 0): Spot {
  const one = endAt(from, x, y);
  const other = endAt(to, x, y);
  const half = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  if (from >> 1 === to >> 1) {
    const way = inward(from);
    return { x: half.x + BACK * way.x, y: half.y + BACK * way.y };
  }
  if (isStraight(from, to)) return half;
  if (isWide(from, to)) {
    const [bend, otherBend] = [into(from, x, y, BEND), into(to, x, y, BEND)];
    return { x: (half.x + 1.5 * (bend.x + otherBend.x)) / 4, y: (half.y + 1.5 * (bend.y + otherBend.y)) / 4 };
  }
  const middle = corner(from, to, x, y);
  const radius = Math.abs(one.x - middle.x) + Math.abs(one.y - middle.y);
  const away = Math.hypot(half.x - middle.x, half.y - middle.y);
  return {
    x: middle.x + ((half.x - middle.x) * radius) / away,
    y: middle.y + ((half.y - middle.y) * radius) / away,
  };
}

/** A line over tiles, each with its upper left corner, from a wagon and up to a station as far as these are given. */
export function linePath(
  tracks: readonly (Spot & { readonly from: number; readonly to: number })[],
  start?: Spot | null,
  end?: Spot | null,
): string {
  const first = tracks[0];
  const steps = tracks.map(({ from, to, x, y }) => railStep(from, to, x, y)).join("");
  const begin = first ? endAt(first.from, first.x, first.y) : null;
  const lead = start ? `M${at(start)}${begin ? `L${at(begin)}` : ""}` : begin ? `M${at(begin)}` : "";
  return `${lead}${steps}${end ? `L${at(end)}` : ""}`;
}

const isStraight = (from: number, to: number): boolean => ((from >> 1) - (to >> 1) + 4) % 4 === 2;

/** The corner of the tile round which a rail turns. */
function corner(from: number, to: number, x: number, y: number): Spot {
  const sides = [from >> 1, to >> 1];
  return { x: x + (sides.includes(1) ? SIZE : 0), y: y + (sides.includes(2) ? SIZE : 0) };
}

const isWide = (from: number, to: number): boolean => [3, 5].includes((to - from + 8) % 8) && !isStraight(from, to);

/** The place so far into the tile, straight on from an end. */
function into(end: number, x: number, y: number, far: number): Spot {
  const spot = endAt(end, x, y);
  const way = inward(end);
  return { x: spot.x + far * way.x, y: spot.y + far * way.y };
}

/** Round the corner that lies between two ends: a quarter of a circle. */
function round(from: number, to: number, end: Spot): string {
  const toNext = ((to >> 1) - (from >> 1) + 4) % 4 === 1;
  return `A${short(THIRD)} ${short(THIRD)} 0 0 ${toNext ? 0 : 1} ${at(end)}`;
}

function wide(from: number, to: number, x: number, y: number): string {
  return `C${at(into(from, x, y, BEND))} ${at(into(to, x, y, BEND))} ${at(endAt(to, x, y))}`;
}

/** In, round half a circle, and out again. */
function back(from: number, to: number, x: number, y: number): string {
  const radius = THIRD / 2;
  const [one, other] = [into(from, x, y, BACK - radius), into(to, x, y, BACK - radius)];
  const sweep = to > from ? 0 : 1;
  return `L${at(one)}A${short(radius)} ${short(radius)} 0 0 ${sweep} ${at(other)}L${at(endAt(to, x, y))}`;
}

const at = (spot: Spot): string => `${short(spot.x)} ${short(spot.y)}`;
const short = (value: number): number => Math.round(value * 100) / 100;
