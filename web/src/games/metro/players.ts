// The players of Metro as rows of the departure board.
import type { MetroPlayer, MetroView, TableShown } from "../../api/types";
import type { Departure, DepartureCount } from "../../parts/Departures.svelte";
import type { Seat } from "../../parts/liveries";
import { seatTold } from "../../table/seats";
import type { Words } from "../../text/words";

export interface PlayersSeen {
  readonly table: TableShown;
  readonly view: MetroView;
  readonly seat: number | null;
  readonly connected: readonly boolean[];
  /** Fewer words, for a strip. */
  readonly short?: boolean;
}

export function rowsOf(
  { table, view, seat, connected, short = false }: PlayersSeen,
  words: Words,
): readonly Departure[] {
  return view.players.map((player) => {
    const who = table.seats[player.seat];
    return {
      seat: player.seat as Seat,
      name: who?.name ?? "",
      kind: who && seatTold(words, who, player.seat === seat, connected[player.seat] ?? true),
      counts: view.companies.length > 0 ? sharesOf(player, words) : linesOf(view, player, words, short),
      score: scoreOf(player),
      toMove: table.status === "playing" && table.actors.includes(player.seat),
      away:
        (who?.away ?? false) ||
        (who?.conceded ?? false) ||
        (who?.kind === "person" && connected[player.seat] === false),
    };
  });
}

/** What everybody can count; in the end with cards and shares. With companies only oneself knows what one has. */
export function scoreOf(player: MetroPlayer): number | null {
  return player.points ?? player.total ?? worthOf(player);
}

/** What one's shares bring as the companies stand; null while any of them is hidden. */
export function worthOf(player: MetroPlayer): number | null {
  if (player.shares.length === 0 || player.shares.some((share) => share.points === null)) return null;
  return player.shares.reduce((sum, share) => sum + (share.points ?? 0), 0);
}

function linesOf(view: MetroView, player: MetroPlayer, words: Words, short: boolean): readonly DepartureCount[] {
  const own = view.wagons.filter((wagon) => wagon.seat === player.seat);
  const done = own.filter((wagon) => wagon.finished).length;
  const waiting = own.length - done;
  const spare: DepartureCount = { glyph: "plus", count: 1, label: words.say("web-metro-count-spare") };
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
function sharesOf(player: MetroPlayer, words: Words): readonly DepartureCount[] {
  const shown = player.shares.filter((share) => share.shown).length;
  const tiles: DepartureCount = { glyph: "tile", count: player.tiles, label: words.say("web-metro-count-tiles") };
  const shares: DepartureCount = { glyph: "eye", count: shown, label: words.say("web-metro-count-shown") };
  return shown > 0 ? [tiles, shares] : [tiles];
}

/** By seat, what stands for a name where seats have no colour: its first letter; as much more as it takes to tell two apart. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const starts = (length: number): string[] =>
    names.map((name) => {
      const letters = [...name.trim()];
      return (letters[0]?.toUpperCase() ?? "?") + letters.slice(1, length).join("");
    });
  const [one, two] = [starts(1), starts(2)];
  const isAlone = (some: readonly string[], seat: number): boolean =>
    some.filter((other) => other === some[seat]).length === 1;
  return names.map((_, seat) => {
    if (isAlone(one, seat)) return one[seat] ?? "";
    return isAlone(two, seat) ? (two[seat] ?? "") : `${one[seat] ?? ""}${seat + 1}`;
  });
}
