// The board of Metro as its file tells it: squares, stations, the central station, the tracks of every tile. Pure, and
// without rules: what may be laid and what it scores comes from the server.
//
// A tile has eight ends, counted clockwise from the left one on its upper side. Trains come in at an even one.
import type { Livery } from "../../parts/liveries";
import type { Scene } from "../../text/words";

export const COLUMNS = "abcdefgh";
export const SIZE = 8;

export type Side = "N" | "E" | "S" | "W";
export type Edition = "2000" | "2009";
/** Of a player's wagons, or of a company. */
export type Colour = "yellow" | "blue" | "orange" | "green" | "purple" | "black" | "red" | "white";

export interface Station {
  /** The square in front of it. */
  readonly at: string;
  readonly side: Side;
  /** The ends of that square where its rails lie. */
  readonly departure: number;
  readonly arrival: number;
  readonly numbers: Readonly<Record<Edition, number>>;
}

/** A departure rail of the central station with the arrival rail beside it. */
export interface CentralRail {
  readonly number: number;
  readonly side: Side;
  /** The central square that it belongs to, and the square in front of it. */
  readonly of: string;
  readonly at: string;
  readonly departure: number;
  readonly arrival: number;
}

export interface TileKind {
  readonly id: string;
  readonly copies: number;
  readonly tracks: readonly (readonly [number, number])[];
}

export interface BoardFile {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly centre: readonly string[];
  readonly tiles: readonly TileKind[];
  readonly stations: readonly Station[];
  readonly central_rails: readonly CentralRail[];
}

/** The board with what is looked up in it all the time. */
export interface Board extends BoardFile {
  readonly kinds: ReadonlyMap<string, TileKind>;
  /** Where tiles are laid, row by row. */
  readonly squares: readonly string[];
}

export function boardOf(file: BoardFile): Board {
  const squares = Array.from({ length: SIZE * SIZE }, (_, at) => nameOf(at % SIZE, Math.floor(at / SIZE)));
  return {
    ...file,
    kinds: new Map(file.tiles.map((tile) => [tile.id, tile])),
    squares: squares.filter((square) => !file.centre.includes(square)),
  };
}

/** Squares are named by column and row: sentences of Metro need no more of the board than its game. */
export function sceneOf(board: Pick<BoardFile, "game">, names: readonly string[], seat: number | null): Scene {
  return { game: board.game, places: [], routes: [], tickets: [], names, seat };
}

export const nameOf = (column: number, row: number): string => `${COLUMNS[column] ?? ""}${row + 1}`;

/** Column and row of a square, from 0. */
export const whereIs = (square: string): { column: number; row: number } => ({
  column: COLUMNS.indexOf(square[0] ?? ""),
  row: Number(square.slice(1)) - 1,
});

const BEYOND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The square on the other side of an end, and the end of it that lies there; null beyond the edge of the board. */
export function beyond(square: string, end: number): { readonly square: string; readonly end: number } | null {
  const { column, row } = whereIs(square);
  const [right, down] = BEYOND[end >> 1] ?? [0, 0];
  const x = column + right;
  const y = row + down;
  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return null;
  // Over a side the two ends of the neighbour lie the other way round: what leaves at an odd end comes in at an even one.
  return { square: nameOf(x, y), end: ((end >> 1) * 2 + 4 + (1 - (end % 2))) % 8 };
}

/** The tracks of a tile that is turned clockwise by so many degrees. */
export function tracksOf(board: Pick<Board, "kinds">, tile: string, turn = 0): readonly (readonly [number, number])[] {
  const by = turn / 45;
  return (board.kinds.get(tile)?.tracks ?? []).map(([from, to]) => [(from + by) % 8, (to + by) % 8] as const);
}

/** In how many ways a tile can lie: turned further it looks the same again. */
export function waysOf(board: Pick<Board, "kinds">, tile: string): number {
  const looks = [0, 90, 180, 270].map((turn) =>
    tracksOf(board, tile, turn)
      .map((track) => track.join("-"))
      .sort()
      .join(),
  );
  return new Set(looks).size;
}

export const stationNumber = (station: Station, edition: string): number => station.numbers[edition as Edition];

export const stationOf = (board: Pick<Board, "stations">, number: number, edition: string): Station | null =>
  board.stations.find((station) => stationNumber(station, edition) === number) ?? null;

export const liveryOfColour = (colour: string): Livery => `metro-${colour as Colour}`;
