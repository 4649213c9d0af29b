// Walking over the board by arrow keys: from place to place along the routes, and from route to route. Pure.

export interface Stop {
  id: string;
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** By key: the way it leads. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const AHEAD: Record<Direction, (dx: number, dy: number) => [along: number, aside: number]> = {
  left: (dx, dy) => [-dx, Math.abs(dy)],
  right: (dx, dy) => [dx, Math.abs(dy)],
  up: (dx, dy) => [-dy, Math.abs(dx)],
  down: (dx, dy) => [dy, Math.abs(dx)],
};

/** The stop one comes to next; the same one where there is none that way. */
export function next(stops: readonly Stop[], from: string | null, direction: Direction): string | null {
  const here = stops.find((stop) => stop.id === from);
  if (!here) return stops[0]?.id ?? null;
  let best = here;
  let least = Infinity;
  for (const stop of stops) {
    const [along, aside] = AHEAD[direction](stop.x - here.x, stop.y - here.y);
    if (stop.id === here.id || along <= 0) continue;
    const far = along + 2.5 * aside; // straight ahead is nearer than it looks
    if (far < least) {
      least = far;
      best = stop;
    }
  }
  return best.id;
}

/** The place that a route leads to from here, as straight that way as there is one; here where none leads that way. */
export function along(
  places: readonly Stop[],
  routes: readonly { between: readonly [string, string] }[],
  from: string | null,
  direction: Direction,
): string | null {
  const here = places.find((place) => place.id === from);
  if (!here) return places[0]?.id ?? null;
  let best = here.id;
  let straightest = 0.3; // the sine of how far aside a way may lead and still be "that way"
  for (const place of places) {
    const joined = routes.some(({ between: [a, b] }) => (a === here.id ? b : b === here.id ? a : null) === place.id);
    if (!joined) continue;
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const [ahead] = AHEAD[direction](dx, dy);
    const straight = ahead / (Math.hypot(dx, dy) || 1);
    if (straight > straightest) {
      straightest = straight;
      best = place.id;
    }
  }
  return best;
}
