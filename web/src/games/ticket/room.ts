// Where there is room on a map for something small beside a place: away from spaces and names. Pure.
import type { Drawing } from "../../api/types";
import type { Point } from "../../table/viewport";

/** What must be kept clear of: every space, as five points, every printed cost and every name. */
export function printedAt({ routes }: Pick<Drawing["plan"], "routes">, names: readonly Node[]): readonly Point[] {
  const spaces = routes.flatMap((route) => route.spaces.flatMap(alongSpace));
  const costs = routes.flatMap((route) => route.badge ?? []);
  const lines = names.flatMap((layer) => (layer instanceof Element ? [...layer.querySelectorAll("tspan")] : []));
  return [...spaces, ...costs, ...lines.flatMap(alongName)];
}

function alongSpace({ x, y, angle, length }: Drawing["plan"]["routes"][number]["spaces"][number]): readonly Point[] {
  const slope = (angle * Math.PI) / 180;
  return [-0.5, -0.25, 0, 0.25, 0.5].map((part) => ({
    x: x + Math.cos(slope) * length * part,
    y: y + Math.sin(slope) * length * part,
  }));
}

function alongName(line: Element): readonly Point[] {
  const told = (name: string): string | null => line.closest(`[${name}]`)?.getAttribute(name) ?? null;
  const anchor = told("text-anchor") ?? "start";
  const at = { x: Number(line.getAttribute("x")), y: Number(line.getAttribute("y")) };
  return lineOfType(at, anchor, line.textContent.length, Number(told("font-size") ?? 19) * LETTER);
}

/** The width of a letter, of its size. */
const LETTER = 0.47;

/** A line of type as points close together. */
export function lineOfType({ x, y }: Point, anchor: string, letters: number, letter = 9): readonly Point[] {
  const from = { middle: -0.5, end: -1 }[anchor] ?? 0;
  return Array.from({ length: letters + 1 }, (_, at) => ({ x: x + (from * letters + at) * letter, y: y - 6 }));
}

/** Round a place, beginning at the upper right: what lies straight or at half a right angle comes first. */
const DIRECTIONS = [-45, 45, 0, -90, 90, 135, -135, 180, -22.5, 22.5, -67.5, 67.5, 112.5, -112.5, 157.5, -157.5].map(
  (degrees) => (degrees * Math.PI) / 180,
);

/** Where beside a place there is most room for something small: away from spaces, from names, from what lies there already. */
export function roomBeside(at: Point, far: number, taken: readonly Point[]): Point {
  return roomiest(
    DIRECTIONS.slice(0, 8).map((angle) => ({ x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) })),
    around(at, far, taken),
    far,
  );
}

/** The same for something wide, so far to the left and right of its middle: farther away where it is crowded. */
export function roomForWide(at: Point, far: number, aside: number, taken: readonly Point[]): Point {
  const near = around(at, far + aside, taken);
  const spots = [1, 1.25, 1.5].flatMap((times) =>
    DIRECTIONS.map((angle) => ({
      x: at.x + (far * times + aside * Math.abs(Math.cos(angle))) * Math.cos(angle),
      y: at.y + far * times * Math.sin(angle),
    })),
  );
  return roomiest(spots, near, ENOUGH, aside);
}

/** From the middle of something small to the middle of a space or of a line of type. */
const ENOUGH = 25;

const around = (at: Point, far: number, taken: readonly Point[]): readonly Point[] =>
  taken.filter((one) => Math.hypot(one.x - at.x, one.y - at.y) < 4 * far);

/** The first of those that are farthest from everything, or far enough. */
function roomiest(spots: readonly Point[], near: readonly Point[], enough: number, aside = 0): Point {
  const room = (spot: Point): number =>
    Math.min(...near.map((one) => Math.hypot(Math.max(0, Math.abs(one.x - spot.x) - aside), one.y - spot.y)), enough);
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best));
}
