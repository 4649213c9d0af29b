// Tourism tokens: where their stacks lie, what one may take or place, what it would be worth. Pure; what is legal the view says.
import type { TicketMove, TicketView } from "../../api/types";
import { symbols, type TokenSymbol } from "../../parts/liveries";
import type { Board, Place } from "./board";
import type { Point } from "../../table/viewport";

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

/** Round a place, beginning at the upper right. */
const DIRECTIONS = [-45, 45, 0, -90, 90, 135, -135, 180].map((degrees) => (degrees * Math.PI) / 180);

/** Where beside a place there is most room for something small: away from spaces, from its name, from what lies there already. */
export function roomBeside(at: Point, far: number, taken: readonly Point[]): Point {
  const near = taken.filter((one) => Math.hypot(one.x - at.x, one.y - at.y) < 4 * far);
  const spots = DIRECTIONS.map((angle) => ({ x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }));
  const room = (spot: Point): number => Math.min(...near.map((one) => Math.hypot(one.x - spot.x, one.y - spot.y)), far);
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best));
}

/** The printed name of a place as points close together, in the measure of the drawing. */
export function nameOf(board: Pick<Board, "size">, place: Pick<Place, "label">): readonly Point[] {
  const { label } = place;
  if (!label) return [];
  const unit = Math.max(board.size[0] / 1600, board.size[1] / 1000);
  return label.lines.flatMap((line, number) => {
    const wide = line.length * 9;
    const left = { start: 0, middle: -wide / 2, end: -wide }[label.anchor];
    const y = label.at[1] / unit + 20 * number - 6;
    return Array.from({ length: Math.ceil(wide / 9) + 1 }, (_, step) => ({
      x: label.at[0] / unit + left + step * 9,
      y,
    }));
  });
}
