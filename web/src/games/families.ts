// The families of games, one row each: all that the page must know of a family before somebody plays it. The rest is fetched
// when it is first needed, so that one pays only for what one plays.
import type { Component } from "svelte";
import type { TableShown } from "../api/types";
import type { GlyphName } from "../parts/glyphs";
import type { Seat } from "../parts/liveries";
import type { SeatLook } from "../parts/seats";
import type { Telling } from "../table/log";
import type { SeenTable } from "../table/seen.svelte";
import type { Catalogue } from "../text/catalogue";
import type { Shelf } from "../text/shelves";
import type { Room } from "../tv/room.svelte";
import { metro } from "./metro/family";
import { nextStation } from "./nextstation/family";
import { ticket } from "./ticket/family";

/** What a picture of a title is given. */
export interface PictureProps extends Record<string, unknown> {
  game: string;
  shape: "wide" | "small";
}

type Fetched<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

export interface Family {
  /** What all of the following speak from. */
  readonly texts: Shelf;
  /** What one plays with. */
  readonly glyph: GlyphName;
  /** A table of the game. */
  readonly table: Fetched<{ seen: SeenTable }>;
  /** The same on a screen for all in the room. */
  readonly television: Fetched<{ seen: SeenTable; room: Room }>;
  /** A picture of a title. */
  readonly picture: Fetched<PictureProps>;
  /** What a seat may keep of a game, where there is such a thing. */
  readonly keepsake?: Fetched<{ table: TableShown; seat: number }>;
  /** The score of a finished game by itself, where the family can show it. */
  readonly score?: Fetched<{ table: TableShown }>;
  /** How a seat looks before the game. */
  readonly lookBefore: (seat: Seat) => SeatLook;
  readonly telling: Telling;
  /** The headings under which options stand, and their names; all others come last. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Things that an option puts in order: by the option, what one of them is called, and the colour that shows it. */
  readonly ordered?: Readonly<Record<string, Ordered>>;
}

export interface Ordered {
  readonly name: (texts: Catalogue, thing: string) => string;
  readonly colour: (thing: string) => string;
}

const FAMILIES: Readonly<Record<string, Family>> = { ticket, nextstation: nextStation, metro };

/** What the games of all families speak from. */
export const everyFamily: readonly Shelf[] = Object.values(FAMILIES).map(({ texts }) => texts);

/** The family with this id; null for one that this page cannot show, or while it is not known. */
export const familyOf = (id: string | null | undefined): Family | null => FAMILIES[id ?? ""] ?? null;

/** How the events of a table are told. */
export const tellingOf = (table: Pick<TableShown, "family"> | null | undefined): Telling =>
  familyOf(table?.family)?.telling ?? {};
