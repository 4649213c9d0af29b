// The board as places that arrow keys go to: squares, the stations around them, and the rails of the central station. Pure.
import type { Direction } from "../../table/walk";
import { nameOf, SIZE, whereIs, type Board, type Side } from "./board";

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
const ALONG: Record<Side, "row" | "column"> = { N: "row", S: "row", W: "column", E: "column" };

/** What lies in the centre: rails that wagons can stand on, tiles, or nothing one can go to. */
export type Centre = "rails" | "tiles" | "nothing";

/** The stop one comes to next; the same one where there is none that way. */
export function nextStop(board: Board, from: Stop, direction: Direction, centre: Centre): Stop {
  if ("square" in from) return fromSquare(board, from.square, direction, centre) ?? from;
  if ("station" in from) return fromStation(board, from.station, direction) ?? from;
  return fromRail(board, from.rail, direction) ?? from;
}

function fromSquare(board: Board, square: string, direction: Direction, centre: Centre): Stop | null {
  const [right, down] = STEP[direction];
  let { column, row } = whereIs(square);
  for (;;) {
    column += right;
    row += down;
    if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) {
      const side = TOWARDS[direction];
      const station = board.stations.findIndex((one) => one.at === square && one.side === side);
      return station < 0 ? null : { station };
    }
    const name = nameOf(column, row);
    if (!board.centre.includes(name) || centre === "tiles") return { square: name };
    if (centre === "rails") {
      const rail = board.central_rails.find((one) => one.of === name && one.at === square);
      if (rail) return { rail: rail.number };
    }
  }
}

function fromStation(board: Board, station: number, direction: Direction): Stop | null {
  const here = board.stations[station];
  if (!here) return null;
  if (TOWARDS[opposite(direction)] === here.side) return { square: here.at };
  if (TOWARDS[direction] === here.side) return null;
  return beside(board, station, direction);
}

/** The next station on the same side of the board; at a corner, the first of the next side. */
function beside(board: Board, station: number, direction: Direction): Stop | null {
  const here = board.stations[station];
  if (!here) return null;
  const [right, down] = STEP[direction];
  const { column, row } = whereIs(here.at);
  const at = nameOf(column + right, row + down);
  const found = board.stations.findIndex((one) => one.at === at && one.side === here.side);
  if (found >= 0) return { station: found };
  const corner = board.stations.findIndex((one) => one.at === here.at && ALONG[one.side] !== ALONG[here.side]);
  return corner < 0 ? null : { station: corner };
}

function fromRail(board: Board, rail: number, direction: Direction): Stop | null {
  const here = board.central_rails.find((one) => one.number === rail);
  if (!here) return null;
  if (TOWARDS[direction] === here.side) return { square: here.at };
  // Clockwise round the centre, or against it; straight through to the rail on the other side.
  const [right, down] = STEP[direction];
  const { column, row } = whereIs(here.of);
  const of = nameOf(column + right, row + down);
  const across = TOWARDS[opposite(direction)] === here.side;
  const found = board.central_rails.find((one) =>
    across ? one.of === of && one.side === TOWARDS[direction] : one.of === of && one.side === here.side,
  );
  if (found) return { rail: found.number };
  const corner = board.central_rails.find((one) => one.of === here.of && one.side !== here.side);
  return corner ? { rail: corner.number } : null;
}

const opposite = (direction: Direction): Direction =>
  ({ left: "right", right: "left", up: "down", down: "up" })[direction] as Direction;
