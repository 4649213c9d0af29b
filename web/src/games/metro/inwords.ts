// What the text view tells of Metro beyond its sentences: moves in groups by what they do, lines by their owners. Pure.
import type { MetroLay, MetroView, WagonView } from "../../api/types";
import type { Effect } from "./effects";
import { isFinished } from "./lines";

/** What laying a tile does, from what matters most to what matters least. */
const DEEDS = ["own-done", "done", "own-grows", "grows", "nothing"] as const;
export type Deed = (typeof DEEDS)[number];

/** The kind of a move, by the lines of the viewer and of others. Lines of companies are nobody's. */
export function deedOf(effects: readonly Effect[], seat: number | null): Deed {
  const own = (ones: readonly Effect[]): boolean => ones.some((one) => one.seat !== null && one.seat === seat);
  const done = effects.filter((one) => one.finished);
  if (done.length > 0) return own(done) ? "own-done" : "done";
  const grown = effects.filter((one) => one.tiles > one.before);
  if (grown.length > 0) return own(grown) ? "own-grows" : "grows";
  return "nothing";
}

/** Where a tile can be laid, by what that does; in a group row by row. */
export function laysByDeed(
  lays: Iterable<MetroLay>,
  effects: (move: MetroLay) => readonly Effect[],
  seat: number | null,
): readonly { readonly deed: Deed; readonly lays: readonly MetroLay[] }[] {
  const byRow = ({ square }: MetroLay): string => [...square].toReversed().join("");
  const all = [...lays].toSorted((one, other) => byRow(one).localeCompare(byRow(other)));
  return DEEDS.map((deed) => ({ deed, lays: all.filter((move) => deedOf(effects(move), seat) === deed) })).filter(
    (group) => group.lays.length > 0,
  );
}

/** Lines by whose they are, of a seat or of a company: the viewer's first, then in their order. Waiting ones come first. */
export function linesByOwner(
  view: MetroView,
  seat: number | null,
): readonly { readonly owner: number | string; readonly wagons: readonly WagonView[] }[] {
  const seats = view.players.map((player) => player.seat);
  const owners =
    view.companies.length > 0
      ? view.companies.map(({ id }) => id)
      : seats.toSorted((one, other) => Number(other === seat) - Number(one === seat));
  return owners.map((owner) => ({
    owner,
    wagons: view.wagons
      .filter((wagon) => owner === (wagon.company ?? wagon.seat))
      .toSorted((one, other) => Number(isFinished(one)) - Number(isFinished(other))),
  }));
}
