// Lines on the board as one can follow them with a finger: over tiles that lie there, and over one that might be laid. Pure.
import type { MetroView } from "../../api/types";
import { beyond, tracksOf, type Board, type CentralRail, type Station } from "./board";

/** A track of a line: its square, and the ends where the line comes in and leaves. */
export type Track = readonly [square: string, from: number, to: number];

/** A tile somewhere, turned clockwise by so many degrees. */
export interface Laid {
  readonly square: string;
  readonly tile: string;
  readonly turn: number;
}

/** Where a line stops. */
export type Stop =
  | { readonly kind: "station"; readonly station: Station }
  | { readonly kind: "centre"; readonly rail: CentralRail }
  /** Before a square without a tile. */
  | { readonly kind: "open"; readonly square: string }
  /** It comes back to where it began. */
  | { readonly kind: "loop" };

export interface Line {
  readonly path: readonly Track[];
  readonly stop: Stop;
}

/** By square: the tracks that lie there, by the end where a train comes in and the one where it leaves. */
export type Tracks = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** All tracks on the board, also those in its centre, and those of a tile that is only tried. */
export function tracksOn(board: Board, view: Pick<MetroView, "tiles" | "centre">, tried: Laid | null = null): Tracks {
  const tiles = [...view.tiles, ...view.centre, ...(tried ? [tried] : [])];
  return new Map(tiles.map(({ square, tile, turn }) => [square, new Map(tracksOf(board, tile, turn))]));
}

/** From an end of a square on, as far as tracks lead. */
export function follow(board: Board, tracks: Tracks, square: string, end: number): Line {
  const path: Track[] = [];
  let here: { readonly square: string; readonly end: number } = { square, end };
  for (;;) {
    const out = tracks.get(here.square)?.get(here.end);
    if (out === undefined) return { path, stop: stopBefore(board, here.square, path) };
    path.push([here.square, here.end, out]);
    const next = beyond(here.square, out);
    if (next === null) return { path, stop: stopAtEdge(board, here.square, out) };
    if (next.square === square && next.end === end) return { path, stop: { kind: "loop" } };
    here = next;
  }
}

/** The whole line that a track belongs to, from as far back as it can be followed. */
export function lineThrough(board: Board, tracks: Tracks, [square, from]: Track): Line {
  let start = { square, end: from };
  for (;;) {
    const before = beyond(start.square, start.end);
    if (before === null) break;
    const entry = [...(tracks.get(before.square) ?? [])].find(([, out]) => out === before.end)?.[0];
    if (entry === undefined) break;
    if (before.square === square && entry === from) break; // a loop has no beginning
    start = { square: before.square, end: entry };
  }
  return follow(board, tracks, start.square, start.end);
}

function stopBefore(board: Board, square: string, path: readonly Track[]): Stop {
  const last = path.at(-1);
  if (!board.centre.includes(square) || !last) return { kind: "open", square };
  const rail = board.central_rails.find((one) => one.at === last[0] && one.arrival === last[2]);
  return rail ? { kind: "centre", rail } : { kind: "open", square };
}

function stopAtEdge(board: Board, square: string, end: number): Stop {
  const station = board.stations.find((one) => one.at === square && one.arrival === end);
  return station ? { kind: "station", station } : { kind: "open", square };
}

/** Whether a path runs over a track. */
export const runsOver = (path: readonly Track[], [square, from]: Track): boolean =>
  path.some(([at, end]) => at === square && end === from);
