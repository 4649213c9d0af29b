// How rails lie on a tile, and lines on the board, as paths. Pure, no rules.
//
// A tile is 100 wide. Its eight ends are counted clockwise from the left one on its upper side and lie at a third and two
// thirds of a side. Every rail is a curve that leaves both of its ends straight on; how far, depends on how they lie to
// each other. So rails never touch unless they must cross.
import { createContext } from "svelte";
import type { Point } from "../../table/viewport";
import { whereIs } from "./board";
import type { Track } from "./lines";

export const SIZE = 100;
const THIRD = SIZE / 3;
/** Back to the same side: half a circle, after so much straight on that it keeps apart from a straight rail beside it. */
const BACK = (2 / 3) * THIRD;
const STRAIGHT_ON = 22 - THIRD / 2;
/** Round the corner between two ends: a quarter of a circle. */
const NARROW = 0.5523 * THIRD;
/** A wide turn: less than in a circle, so that two opposite turns keep apart. Straight across it makes no difference. */
const WIDE = 0.47 * 2 * THIRD;

/** From the end where trains come in to the one where they leave. */
export type Rail = readonly [from: number, to: number];

const ORIGIN: Point = { x: 0, y: 0 };

/** The rails of each kind of tile as the board's drawing has them, with the arrow up. */
export type Tiles = Readonly<Record<string, readonly (readonly number[])[]>>;

const [given, give] = createContext<() => Tiles>();

/** For a board: all its tiles inside have these rails. */
export const giveTiles = give;

/** For a part that shows tiles. */
export const tilesHere = given;

/** The rails of a tile, turned clockwise by so many degrees, as it lies then. */
export function railsOf(tiles: Tiles, tile: string, turn = 0): readonly Rail[] {
  const turned = (end = 0): number => (end + turn / 45) % 8;
  return (tiles[tile] ?? []).map(([from, to]): Rail => [turned(from), turned(to)]);
}

/** The upper left corner of a square. */
export function cornerOf(square: string): Point {
  const { column, row } = whereIs(square);
  return { x: SIZE * column, y: SIZE * row };
}

/** Where an end lies, on a tile with its upper left corner there; or so far straight into the tile from it. */
export function endAt(end: number, { x, y } = ORIGIN, inside = 0): Point {
  const along = end % 2 === 0 ? THIRD : 2 * THIRD;
  return [
    { x: x + along, y: y + inside },
    { x: x + SIZE - inside, y: y + along },
    { x: x + SIZE - along, y: y + SIZE - inside },
    { x: x + inside, y: y + SIZE - along },
  ][end >> 1] as Point;
}

/** A rail as a curve: where it begins, the two places that it bends towards, where it ends. */
function curveOf([from, to]: Rail, corner = ORIGIN): readonly [Point, Point, Point, Point] {
  const isBack = from >> 1 === to >> 1;
  const isNarrow = [1, 7].includes((to - from + 8) % 8);
  const begin = isBack ? STRAIGHT_ON : 0;
  const bend = begin + (isBack ? BACK : isNarrow ? NARROW : WIDE);
  return [endAt(from, corner, begin), endAt(from, corner, bend), endAt(to, corner, bend), endAt(to, corner, begin)];
}

/** A point of a rail's curve, from 0 where it begins to 1 where it ends. */
export function along(rail: Rail, part: number, corner = ORIGIN): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  const sum = (axis: "x" | "y"): number =>
    curveOf(rail, corner).reduce((sum, spot, at) => sum + (weights[at] ?? 0) * spot[axis], 0);
  return { x: sum("x"), y: sum("y") };
}

/** Which of a tile's rails a pointer means: the one that comes nearest to it. */
export function nearestRail(rails: readonly Rail[], pointer: Point): Rail | null {
  const samples = Array.from({ length: 13 }, (_, at) => at / 12);
  const far = (rail: Rail): number =>
    Math.min(
      ...samples.map((part) => {
        const spot = along(rail, part);
        return Math.hypot(spot.x - pointer.x, spot.y - pointer.y);
      }),
    );
  return rails.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** A rail from end to end, as the `d` of a path. */
export function railPath(rail: Rail, corner = ORIGIN): string {
  return `M${at(endAt(rail[0], corner))}${railStep(rail, corner)}`;
}

/** The same, going on from where a path has come to. */
function railStep(rail: Rail, corner: Point): string {
  const [begin, ...bends] = curveOf(rail, corner);
  return `L${at(begin)}C${bends.map(at).join(" ")}L${at(endAt(rail[1], corner))}`;
}

/** A line over the tiles it passes, with so much of the rails before and behind them. */
export function linePath(path: readonly Track[], before = 0, behind = 0): string {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return "";
  const steps = path.map(([square, ...rail]) => railStep(rail, cornerOf(square))).join("");
  const begin = endAt(first[1], cornerOf(first[0]), -before);
  const end = endAt(last[2], cornerOf(last[0]), -behind);
  return `M${at(begin)}${steps}L${at(end)}`;
}

const at = (spot: Point): string => `${short(spot.x)} ${short(spot.y)}`;
const short = (value: number): number => Math.round(value * 100) / 100;
