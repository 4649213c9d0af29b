// Boards that were brought along. They are kept until the tab is closed, so that a page that is loaded anew still has them.
import { LARGEST_BOARD } from "../api/http";
import type { GameShown } from "../api/types";

/** A board, and the game that is played on it. */
export interface Brought {
  readonly file: string;
  readonly game: GameShown;
}

/** More are not kept: each is checked again when the page is loaded. */
const MOST = 5;
const KEY = "peron-boards";

/** The titles with the boards; a board takes the place of a title of the same id. */
export function withBoards(titles: readonly GameShown[], boards: readonly Brought[]): readonly GameShown[] {
  const own = boards.map(({ game }) => game);
  return [...titles.filter(({ id }) => own.every((one) => one.id !== id)), ...own];
}

/** The boards with this one, which comes last. */
export const brought = (boards: readonly Brought[], board: Brought): readonly Brought[] => [
  ...without(boards, board.game.id),
  board,
];

export const without = (boards: readonly Brought[], id: string): readonly Brought[] =>
  boards.filter(({ game }) => game.id !== id);

/** The files that are kept; what was spoilt in the browser, or is more than the server takes, counts as nothing. */
export function keptFiles(): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(fits).slice(-MOST) : [];
  } catch {
    return [];
  }
}

export function keepFiles(boards: readonly Brought[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(boards.map(({ file }) => file).slice(-MOST)));
  } catch {
    // Private windows may refuse; then the file is chosen again.
  }
}

const fits = (file: unknown): file is string =>
  typeof file === "string" && new TextEncoder().encode(file).length <= LARGEST_BOARD;
