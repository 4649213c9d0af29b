// The board as places that arrow keys go to: squares, the stations around them, and the rails of the central station. Pure.
import type { Direction } from "../../table/walk";
import { nameOf, whereIs, type Board, type Side } from "./board";

/** A square, a station by its place in the board's list, or a central rail by its number. */
export type Stop = { readonly square: string } | { readonly station: number } | { readonly rail: number };

export const stopId = (stop: Stop): string =>
  "square" in stop ? stop.square : "station" in stop ? `station-${stop.station}` : `rail-${stop.rail}`;

const STEP: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const TOWARDS: Record<Direction, Side> = { left: "W", right: "E", up: "N", down: "S" };
const OPPOSITE: Record<Direction, Direction> = { left: "right", right: "left", up: "down", down: "up" };

/** What lies in the centre: rails that wagons can stand on, tiles, or nothing one can go to. */
export type Centre = "rails" | "tiles" | "nothing";

/** The stop one comes to next; the same one where there is none that way. */
export function nextStop(board: Board, from: Stop, direction: Direction, centre: Centre): Stop {
  if ("square" in from) return fromSquare(board, from.square, direction, centre) ?? from;
  if ("station" in from) return fromStation(board, from.station, direction) ?? from;
  return fromRail(board, from.rail, direction) ?? from;
}

function fromSquare(board: Board, square: string, direction: Direction, centre: Centre): Stop | null {
  const side = TOWARDS[direction];
  const station = board.stations.findIndex((one) => one.at === square && one.side === side);
  if (station >= 0) return { station };
  let next = besideOf(square, direction);
  while (board.centre.includes(next) && centre !== "tiles") {
    const at = next;
    const rail = board.central_rails.find((one) => one.of === at && one.at === square);
    if (rail && centre === "rails") return { rail: rail.number };
    next = besideOf(next, direction);
  }
  return { square: next };
}

function fromStation(board: Board, station: number, direction: Direction): Stop | null {
  const here = board.stations[station];
  if (!here || TOWARDS[direction] === here.side) return null;
  if (TOWARDS[OPPOSITE[direction]] === here.side) return { square: here.at };
  // The next one on the same side of the board; at a corner, the first of the next side.
  const at = besideOf(here.at, direction);
  const beside = board.stations.findIndex((one) => one.at === at && one.side === here.side);
  const corner = board.stations.findIndex((one) => one.at === here.at && one.side !== here.side);
  const found = beside >= 0 ? beside : corner;
  return found < 0 ? null : { station: found };
}

function fromRail(board: Board, rail: number, direction: Direction): Stop | null {
  const here = board.central_rails.find((one) => one.number === rail);
  if (!here) return null;
  if (TOWARDS[direction] === here.side) return { square: here.at };
  // Clockwise round the centre, or against it; straight through to the rail on the other side.
  const of = besideOf(here.of, direction);
  const side = TOWARDS[OPPOSITE[direction]] === here.side ? TOWARDS[direction] : here.side;
  const found =
    board.central_rails.find((one) => one.of === of && one.side === side) ??
    board.central_rails.find((one) => one.of === here.of && one.side !== here.side);
  return found ? { rail: found.number } : null;
}

/** The next square that way. */
function besideOf(square: string, direction: Direction): string {
  const [right, down] = STEP[direction];
  const { column, row } = whereIs(square);
  return nameOf(column + right, row + down);
}

/** Of some stops the one after a stop, or before it, in the order of all of them; from the last one to the first. */
export function nextOf(all: readonly string[], some: readonly string[], from: string, step: 1 | -1): string | null {
  const here = all.indexOf(from);
  const places = some.map((id) => all.indexOf(id)).toSorted((one, other) => one - other);
  const found = step > 0 ? places.find((at) => at > here) : places.findLast((at) => at < here);
  return all[found ?? places.at(step > 0 ? 0 : -1) ?? -1] ?? null;
}
