// Tourism tokens: where their stacks lie, what one may take or place, what it would be worth. Pure; what is legal the view says.
import type { TicketMove, TicketView } from "../../api/types";
import { symbols, type TokenSymbol } from "../../parts/liveries";
import type { Board } from "./board";

/** Tokens of one symbol that lie at a place; or beside the board, without one. */
export interface StackShown {
  readonly symbol: TokenSymbol;
  readonly place: string | null;
  readonly count: number;
}

export const hasTokens = (board: Pick<Board, "tokens">): boolean => board.tokens !== undefined;

export function stacksOn(view: TicketView | null): readonly StackShown[] {
  return placed(view).filter((stack) => stack.place !== null);
}

/** Those that wait beside the board. */
export function stacksBeside(view: TicketView | null): readonly StackShown[] {
  return placed(view).filter((stack) => stack.place === null && stack.count > 0);
}

function placed(view: TicketView | null): readonly StackShown[] {
  return (view?.stacks ?? []).map((stack) => ({ ...stack, symbol: stack.symbol as TokenSymbol }));
}

/** The stack at a place; undefined where there never was one. */
export function stackAt(view: TicketView | null, place: string): StackShown | undefined {
  return stacksOn(view).find((stack) => stack.place === place);
}

/** The stacks to choose from, in a steady order: one takes a token of it, or puts it somewhere. */
export function optionsOf(moves: readonly TicketMove[], view: TicketView | null): readonly StackShown[] {
  const named = new Set(moves.map((move) => move.token));
  return symbols.flatMap((symbol) => placed(view).filter((stack) => stack.symbol === symbol && named.has(symbol)));
}

/** All symbols there are, with those that somebody has. */
export function collection(tokens: readonly string[]): readonly { symbol: TokenSymbol; held: boolean }[] {
  return symbols.map((symbol) => ({ symbol, held: tokens.includes(symbol) }));
}
