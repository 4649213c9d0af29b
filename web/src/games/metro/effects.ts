// What a move does to the lines on the board, told apart for the page: whose they are, by how much they grow, where they
// end and what they score. All of it comes from the server. Pure.
import type { MetroGain, MetroMove, MetroView } from "../../api/types";
import { ownerOf, pathOf, type Line, type Owner } from "./lines";

/** A line after a move. */
export interface Effect extends Owner {
  /** What is said of it. */
  readonly gain: MetroGain;
  /** Tiles passed, before and after. */
  readonly before: number;
  readonly tiles: number;
  /** What it scores if it is finished; else as many as it has tiles. */
  readonly points: number;
  readonly finished: boolean;
  readonly line: Line;
}

export function effectsOf(view: MetroView, move: MetroMove): readonly Effect[] {
  const gains = "gains" in move ? move.gains : [];
  return gains.map((gain): Effect => {
    // A wagon that the move itself places is not among them yet.
    const wagon = view.wagons.find((one) => one.line === gain.line);
    const finished = gain.kind !== "grows";
    return {
      ...ownerOf(gain.line),
      gain,
      before: wagon?.tiles ?? gain.tiles,
      tiles: gain.tiles,
      points: finished ? gain.points : gain.tiles,
      finished,
      line: { path: pathOf([...(wagon?.path ?? []), ...gain.path]), stop: finished ? gain.stop : null },
    };
  });
}

/** By seat or company, the points that a move would bring. */
export function gainsOf(effects: readonly Effect[]): ReadonlyMap<number | string, number> {
  const gains = new Map<number | string, number>();
  for (const { seat, company, finished, points } of effects) {
    const owner = seat ?? company;
    if (finished && owner !== null) gains.set(owner, (gains.get(owner) ?? 0) + points);
  }
  return gains;
}

/** Finished lines first, the ones of the viewer before others', longer ones first. */
export function inOrder(effects: readonly Effect[], seat: number | null): readonly Effect[] {
  const rank = (one: Effect): number => (one.finished ? 0 : 2) + (one.seat !== null && one.seat === seat ? 0 : 1);
  return effects.toSorted((one, other) => rank(one) - rank(other) || other.points - one.points);
}
