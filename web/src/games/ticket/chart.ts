// The geometry of the chart of points: where lines run, where marks stand, which numbers are written at the side.

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a move, or what is turned over after the last one, and a number of points lie. */
export interface Scale {
  x(move: number): number;
  y(points: number): number;
  /** The move that lies nearest to a place. */
  moveAt(x: number): number;
}

/** What was turned over after the moves has more room than moves have: so much for each, and not more than half of all. */
const SHARE = 0.065;

export function scaleOf(frame: Frame, moves: number, most: number, after = 0, least = 0): Scale {
  const wide = frame.right - frame.left;
  const high = frame.bottom - frame.top;
  const shared = after === 0 ? 0 : Math.min(0.5, Math.max(0.2, SHARE * after)) * wide;
  const split = frame.right - shared;
  return {
    x: (move) =>
      move > moves
        ? split + ((move - moves) / after) * shared
        : frame.left + (moves === 0 ? 0 : (move / moves) * (split - frame.left)),
    y: (points) => frame.bottom - (most === least ? 0 : ((points - least) / (most - least)) * high),
    moveAt: (x) => {
      const late = x > split && after > 0;
      const move = late ? moves + ((x - split) / shared) * after : ((x - frame.left) / (split - frame.left)) * moves;
      return Math.min(moves + after, Math.max(0, Math.round(move)));
    },
  };
}

/** Round numbers from 0 up to the most, three or four of them. */
export function ticksOf(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => most / one <= 3.5) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** A line in steps: level until a move brings something. `aside` keeps lines apart that would lie on one another. */
export function stepPath(points: readonly number[], scale: Scale, aside = 0): string {
  let path = `M${round(scale.x(0))} ${round(scale.y(points[0] ?? 0) + aside)}`;
  points.forEach((now, move) => {
    if (move > 0 && now !== points[move - 1]) path += `H${round(scale.x(move) + aside)}V${round(scale.y(now) + aside)}`;
  });
  return `${path}H${round(scale.x(points.length - 1))}`;
}

/** Marks at these heights, moved apart so that each has its room and all stay between top and bottom. */
export function spread(heights: readonly number[], room: number, top: number, bottom: number): readonly number[] {
  const order = heights.map((_, at) => at).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const at = [...heights];
  let edge = top - room;
  for (const one of order) edge = at[one] = Math.max(at[one] ?? 0, edge + room);
  edge = bottom + room;
  for (const one of order.toReversed()) edge = at[one] = Math.min(at[one] ?? 0, edge - room);
  return at;
}

const round = (value: number): number => Math.round(value * 10) / 10;
