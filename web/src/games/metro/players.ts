// The players of Metro as rows of the departure board.
import type { MetroPlayer, MetroView } from "../../api/types";
import type { Departure, DepartureCount } from "../../parts/Departures.svelte";
import type { SeatLook } from "../../parts/seats";
import type { SeenTable } from "../../table/seen.svelte";
import { playerAt, type PlayersSeen } from "../../table/seats";
import { liveryOfColour } from "./board";
import type { MetroWords } from "./words";
import { isFinished } from "./lines";

/** A seat has the colour of its wagons; where these are the companies', it has none, but its initial. */
export function lookOf({ view, names }: SeenTable, seat: number): SeatLook {
  const colour = (view as MetroView | null)?.players[seat]?.colour;
  return colour ? { livery: liveryOfColour(colour) } : { initial: initialsOf(names)[seat] };
}

export function rowsOf(seen: PlayersSeen<MetroView>, words: MetroWords): readonly Departure[] {
  const { view, short = false } = seen;
  return view.players.map((player) => ({
    ...playerAt(seen, player.seat, words),
    counts: view.companies.length > 0 ? sharesOf(player, words) : linesOf(view, player, words, short),
    // What everybody can count; in the end with cards and shares. With companies only oneself knows what one has.
    score: player.points ?? player.total ?? worthOf(player, view),
  }));
}

/** Whether any company has points: before that no share is worth more than another. */
export const sharesCount = (view: MetroView): boolean => view.companies.some((company) => company.points > 0);

/** What one's shares bring as the companies stand; null while any of them is hidden, and before any company has points. */
export function worthOf(player: MetroPlayer, view: MetroView): number | null {
  if (player.shares.length === 0 || !sharesCount(view) || player.shares.some((share) => share.points === null))
    return null;
  return player.shares.reduce((sum, share) => sum + (share.points ?? 0), 0);
}

function linesOf(view: MetroView, player: MetroPlayer, words: MetroWords, short: boolean): readonly DepartureCount[] {
  const own = view.wagons.filter((wagon) => wagon.seat === player.seat);
  const done = own.filter((wagon) => isFinished(wagon)).length;
  const waiting = own.length - done;
  const spare: DepartureCount = { glyph: "plus", count: 1, label: words.say("table-wagon") };
  return [
    {
      glyph: "wagon",
      count: short ? waiting : words.say("web-metro-waiting", { count: waiting }),
      label: words.say("web-metro-count-waiting"),
    },
    {
      glyph: "check",
      count: short ? done : words.say("web-metro-done", { count: done }),
      label: words.say("web-metro-count-done"),
    },
    ...(player.wagon ? [spare] : []),
  ];
}

/** How many of a player's shares one knows. */
function sharesOf(player: MetroPlayer, words: MetroWords): readonly DepartureCount[] {
  const shown = player.shares.filter((share) => share.shown).length;
  const tiles: DepartureCount = { glyph: "tile", count: player.tiles, label: words.say("web-metro-count-tiles") };
  const shares: DepartureCount = { glyph: "eye", count: shown, label: words.say("web-metro-count-shown") };
  return shown > 0 ? [tiles, shares] : [tiles];
}

/** By seat, what stands for a name where seats have no colour: its first letter; as much more as it takes to tell two apart. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const start = (name: string, length: number): string => {
    const [first = "?", ...rest] = name.trim();
    return first.toUpperCase() + rest.slice(0, length - 1).join("");
  };
  return names.map((name, seat) => {
    const isAlone = (length: number): boolean =>
      names.filter((other) => start(other, length) === start(name, length)).length === 1;
    const length = [1, 2].find(isAlone);
    return length ? start(name, length) : `${start(name, 1)}${seat + 1}`;
  });
}
