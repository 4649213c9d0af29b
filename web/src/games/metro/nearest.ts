// Which of a tile's tracks a pointer means: the one it is nearest to. Pure.
import { endAt, railMiddle, type Spot } from "./rails";

const SAMPLES = 12;

/** A point of a track, from 0 at one end to 1 at the other: near enough to tell tracks apart. */
export function along(from: number, to: number, part: number): Spot {
  const one = endAt(from);
  const other = endAt(to);
  const middle = railMiddle(from, to);
  // The curve with its ends and its middle where the rail has them.
  const bend = { x: 2 * middle.x - (one.x + other.x) / 2, y: 2 * middle.y - (one.y + other.y) / 2 };
  const rest = 1 - part;
  return {
    x: rest * rest * one.x + 2 * rest * part * bend.x + part * part * other.x,
    y: rest * rest * one.y + 2 * rest * part * bend.y + part * part * other.y,
  };
}

/** The nearest of some tracks to a point of the tile. */
export function nearestTrack(
  tracks: readonly (readonly [number, number])[],
  at: Spot,
): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  let least = Infinity;
  for (const track of tracks) {
    for (let step = 0; step <= SAMPLES; step += 1) {
      const spot = along(track[0], track[1], step / SAMPLES);
      const far = Math.hypot(spot.x - at.x, spot.y - at.y);
      if (far < least) {
        least = far;
        best = track;
      }
    }
  }
  return best;
}
