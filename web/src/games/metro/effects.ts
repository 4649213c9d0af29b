// What a move does to the lines on the board, told apart for the page: whose they are, by how much they grow, where they
// end and what they score. The numbers come from the server. Pure.
import type { MetroMove, MetroView, WagonView } from "../../api/types";
import { stationOf, type Board } from "./board";
import { follow, tracksOn, type Laid, type Line } from "./lines";

/** A line after a move. */
export interface Effect {
  /** Its place in the list of wagons; one past the end for the wagon that the move itself places. */
  readonly wagon: number;
  /** Of a seat, or of a company. */
  readonly seat: number | null;
  readonly company: string | null;
  /** Where it starts: a station's number, or a central rail's. */
  readonly station: number | null;
  readonly rail: number | null;
  /** Tiles passed, before and after. */
  readonly before: number;
  readonly tiles: number;
  /** What it scores if it is finished; else as many as it has tiles. */
  readonly points: number;
  readonly finished: boolean;
  readonly doubled: boolean;
  readonly line: Line;
}

export function effectsOf(board: Board, view: MetroView, move: MetroMove): readonly Effect[] {
  const tracks = tracksOn(board, view, laidBy(move));
  return move.lines.flatMap((change): Effect[] => {
    const found = view.wagons[change.wagon];
    const wagon = found ?? placedBy(view, move);
    const start = startOf(board, view, wagon);
    if (!start) return [];
    return [
      {
        wagon: change.wagon,
        seat: wagon.seat,
        company: wagon.company,
        station: wagon.station,
        rail: wagon.rail,
        before: found?.tiles ?? change.tiles,
        tiles: change.tiles,
        points: change.points,
        finished: change.finished,
        doubled: change.finished && change.points > change.tiles,
        line: follow(board, tracks, start.at, start.departure),
      },
    ];
  });
}

/** Where the line of a wagon starts: the square in front of it, and the end of that. */
export function startOf(
  board: Board,
  view: Pick<MetroView, "numbering">,
  wagon: Pick<WagonView, "station" | "rail">,
): { readonly at: string; readonly departure: number } | null {
  if (wagon.station !== null) return stationOf(board, wagon.station, view.numbering);
  return board.central_rails.find((one) => one.number === wagon.rail) ?? null;
}

/** The tile that a move lays. */
export function laidBy(move: MetroMove): Laid | null {
  if (move.kind !== "lay" || !move.tile || !move.square) return null;
  return { square: move.square, tile: move.tile, turn: move.turn ?? 0 };
}

/** The wagon that a move puts in the centre. */
function placedBy(view: MetroView, move: MetroMove): Pick<WagonView, "seat" | "company" | "station" | "rail"> {
  return { seat: move.company ? null : view.seat, company: move.company, station: null, rail: move.rail };
}

/** Finished lines first, the ones of the viewer before others', longer ones first. */
export function inOrder(effects: readonly Effect[], seat: number | null): readonly Effect[] {
  const rank = (one: Effect): number => (one.finished ? 0 : 2) + (one.seat !== null && one.seat === seat ? 0 : 1);
  return effects.toSorted((one, other) => rank(one) - rank(other) || other.points - one.points);
}
