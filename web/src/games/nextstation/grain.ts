// The grain of a pencil: where it leaves the paper bare, as a tile that repeats. The same on every sheet. Pure.

const SIZE = 58;
/** Fine pits everywhere, and fewer that are seen from afar. */
const [PITS, BARE] = [150, 34];

/** Short strokes slanting across the tile; none is cut off at its edge. */
function strokes(count: number, from: number, longest: number): string {
  let seed = from;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const [long, slant] = [0.4 + next() * longest, 0.45 + next() * 0.5];
    const [x, y] = [1 + next() * (SIZE - long - 2), 2 + long + next() * (SIZE - long - 4)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${long.toFixed(1)} ${(-long * slant).toFixed(1)}`;
  }).join("");
}

export const GRAIN = { size: SIZE, pits: strokes(PITS, 7, 1.6), bare: strokes(BARE, 11, 2.6) };
