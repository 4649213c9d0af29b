// Which screen shows which game. Each family is fetched when it is first needed, so that one pays only for what one plays.
import type { Component } from "svelte";
import type { SeenTable } from "../table/seen.svelte";

export interface Family {
  /** A table of the game. */
  readonly table: () => Promise<{ readonly default: Component<{ seen: SeenTable }> }>;
  /** A picture of it. */
  readonly picture: () => Promise<{ readonly default: Component<{ game: string; shape: "wide" | "small" }> }>;
}

const ticket: Family = {
  table: () => import("./ticket/TicketTable.svelte"),
  picture: () => import("./ticket/Picture.svelte"),
};

const nextStation: Family = {
  table: () => import("./nextstation/NextStationTable.svelte"),
  picture: () => import("./nextstation/Picture.svelte"),
};

const metro: Family = {
  table: () => import("./metro/MetroTable.svelte"),
  picture: () => import("./metro/Picture.svelte"),
};

const FAMILIES: Readonly<Record<string, Family>> = {
  berlin: ticket,
  "san-francisco": ticket,
  london: nextStation,
  metro,
};

/** The family of a game; null for one that this page cannot show. */
export const familyOf = (game: string): Family | null => FAMILIES[game] ?? null;
