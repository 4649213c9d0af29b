// Who is to sit where at a new table, before it is set up.
import type { Level, TableBody } from "../api/types";

export type SitterKind = "me" | "here" | "bot" | "open";

export interface Sitter {
  /** Stays with the sitter when the seats are changed. */
  readonly id: number;
  readonly kind: SitterKind;
  /** Of somebody at this screen. */
  readonly name: string;
  readonly level: Level;
}

/** As many seats as asked: me first, then others of the same kind. */
export function seating(count: number, kind: Exclude<SitterKind, "me">, level: Level): readonly Sitter[] {
  return Array.from({ length: count }, (_, id) => ({ id, kind: id === 0 ? "me" : kind, name: "", level }));
}

/** More seats get a sitter like the last one; when there are fewer, I am the last to go. */
export function resized(sitters: readonly Sitter[], count: number): readonly Sitter[] {
  const rest = [...sitters];
  while (rest.length > count) rest.splice(dispensable(rest), 1);
  while (rest.length < count) rest.push(another(rest));
  return rest;
}

function dispensable(sitters: readonly Sitter[]): number {
  const last = sitters.length - 1;
  return sitters[last]?.kind === "me" ? last - 1 : last;
}

function another(sitters: readonly Sitter[]): Sitter {
  const id = Math.max(-1, ...sitters.map((one) => one.id)) + 1;
  const like = sitters.findLast((one) => one.kind !== "me");
  return { id, kind: like?.kind ?? "bot", name: "", level: like?.level ?? "steady" };
}

/** Only one of them is me: whoever was before is somebody else here. */
export function changed(sitters: readonly Sitter[], seat: number, change: Partial<Sitter>): readonly Sitter[] {
  return sitters.map((sitter, number) => {
    if (number === seat) return { ...sitter, ...change };
    return change.kind === "me" && sitter.kind === "me" ? { ...sitter, kind: "here" } : sitter;
  });
}

/** The first seat whose person has no name yet. */
export function nameless(sitters: readonly Sitter[]): number | null {
  const seat = sitters.findIndex((sitter) => sitter.kind === "here" && sitter.name.trim() === "");
  return seat < 0 ? null : seat;
}

export const count = (sitters: readonly Sitter[], kind: SitterKind): number =>
  sitters.filter((sitter) => sitter.kind === kind).length;

/** What else is settled before the game. */
export type Terms = Pick<TableBody, "listed" | "pace"> & { readonly options: Readonly<Record<string, unknown>> };

export function bodyOf(game: string, sitters: readonly Sitter[], { options, ...terms }: Terms): TableBody {
  const seats = sitters.map(({ kind, name, level }) =>
    kind === "here" ? ({ kind: "me", name: name.trim(), level } as const) : { kind, level },
  );
  return { game, seats, options: options as NonNullable<TableBody["options"]>, ...terms };
}
