// Which games somebody has played to an end: as the server knows of them, and kept here for whoever asks before it answers.
import type { TableListed } from "../api/types";
import { keep, kept } from "../kept";

/** What the browser keeps once nobody wants to be shown first rides any more. */
const HIDDEN = "first-ride";

export const hasPlayed = (game: string): boolean => kept(`played-${game}`) === "yes";

export const markPlayed = (game: string): void => keep(`played-${game}`, "yes");

/** Remember what is over of one's own tables. */
export function markAll(tables: readonly Pick<TableListed, "game" | "status" | "mine">[]): void {
  for (const { game, status, mine } of tables) if (status === "over" && mine.length > 0) markPlayed(game);
}

export const ridesHidden = (): boolean => kept(HIDDEN) === "hidden";

export const hideRides = (): void => keep(HIDDEN, "hidden");
