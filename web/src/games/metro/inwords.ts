// What the text view tells of Metro beyond its sentences: moves in groups by what they do, lines by their owners. Pure.
import type { MetroMove, MetroView, WagonView } from "../../api/types";
import { whereIs } from "./board";
import type { Effect } from "./effects";

/** What laying a tile does, from what matters most to what matters least. */
export const DEEDS = ["own-done", "done", "own-grows", "grows", "nothing"] as const;
export type Deed = (typeof DEEDS)[number];

export interface Lay {
  readonly move: MetroMove;
  readonly square: string;
  readonly effects: readonly Effect[];
}

/** The kind of a move, by the lines of the viewer and of others. Lines of companies are nobody's. */
export function deedOf(effects: readonly Effect[], seat: number | null): Deed {
  const done = effects.filter((one) => one.finished);
  const grown = effects.filter((one) => one.tiles > one.before);
  const own = (ones: readonly Effect[]): boolean => ones.some((one) => one.seat !== null && one.seat === seat);
  if (done.length > 0) return own(done) ? "own-done" : "done";
  if (grown.length > 0) return own(grown) ? "own-grows" : "grows";
  return "nothing";
}

export interface LayGroup {
  readonly deed: Deed;
  readonly lays: readonly Lay[];
}

/** Where a tile can be laid, by what that does; in a group row by row. */
export function laysByDeed(
  lays: ReadonlyMap<string, MetroMove>,
  effects: (move: MetroMove) => readonly Effect[],
  seat: number | null,
): readonly LayGroup[] {
  const all = [...lays]
    .map(([square, move]): Lay & { deed: Deed } => {
      const done = effects(move);
      return { move, square, effects: done, deed: deedOf(done, seat) };
    })
    .sort((one, other) => order(one.square) - order(other.square));
  return DEEDS.map((deed) => ({ deed, lays: all.filter((lay) => lay.deed === deed) })).filter(
    ({ lays: found }) => found.length > 0,
  );
}

function order(square: string): number {
  const { column, row } = whereIs(square);
  return 8 * row + column;
}

export interface Owner {
  /** A seat, or a company. */
  readonly seat: number | null;
  readonly company: string | null;
  readonly wagons: readonly { readonly wagon: WagonView; readonly at: number }[];
}

/** Lines by whose they are: the viewer's first, then in the order of the seats; or by company. Waiting ones come first. */
export function linesByOwner(view: MetroView, seat: number | null): readonly Owner[] {
  const wagons = view.wagons.map((wagon, at) => ({ wagon, at }));
  const of = (is: (wagon: WagonView) => boolean): Owner["wagons"] =>
    wagons
      .filter(({ wagon }) => is(wagon))
      .sort((one, other) => Number(one.wagon.finished) - Number(other.wagon.finished) || one.at - other.at);
  if (view.companies.length > 0) {
    return view.companies.map(({ id }) => ({
      seat: null,
      company: id,
      wagons: of((wagon) => wagon.company === id),
    }));
  }
  const seats = view.players.map((player) => player.seat);
  const own = seats.filter((one) => one === seat);
  return [...own, ...seats.filter((one) => one !== seat)].map((one) => ({
    seat: one,
    company: null,
    wagons: of((wagon) => wagon.seat === one),
  }));
}
