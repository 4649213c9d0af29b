// What the controllers of all games share: the table and its board, whose eyes one has, and what may be decided now.
import type { SeenTable } from "./seen.svelte";

/** The element in which the coach says what to do. */
export const COACH = "coach";

/** So many moves may be marked at once. */
const MOST_MEANT = 8;

export class Controller<
  View extends { readonly moves: readonly Move[] },
  Move extends { readonly kind: string; readonly move: number },
  Board,
> {
  constructor(
    readonly seen: SeenTable,
    readonly board: Board,
  ) {}

  get view(): View | null {
    return this.seen.view as View | null;
  }

  get seat(): number | null {
    return this.seen.seat;
  }

  get moves(): readonly Move[] {
    return this.seen.myTurn ? (this.view?.moves ?? []) : [];
  }

  /** The move that a bot advises. */
  get advised(): Move | null {
    const advice = this.seen.advice.now;
    return advice?.state === "ready" ? (this.moves.find((move) => move.move === advice.move) ?? null) : null;
  }

  /** The moves that are meant: by a bot that was asked, else by the coach of a first ride. Many at once mean nothing. */
  get meant(): readonly Move[] {
    const { advised, seen } = this;
    if (advised) return [advised];
    const aims = seen.coach?.state === "do" ? seen.coach.aims : [];
    return aims.length > MOST_MEANT ? [] : this.moves.filter((move) => aims.includes(move.move));
  }

  /** By what a thing is described that is meant by the coach. */
  describing(is: (move: Move) => boolean): string | undefined {
    return this.seen.coach && this.meant.some(is) ? COACH : undefined;
  }

  /** Take up a move: choose what it is about, so that it only needs to be confirmed. */
  takeUp(move: Move): void {
    void move;
  }

  /** Show somebody how a move is made, before it is made for them. */
  show(move: Move): void {
    this.takeUp(move);
  }

  /** The only move of a kind. */
  of(kind: Move["kind"]): Move | null {
    return this.moves.find((move) => move.kind === kind) ?? null;
  }
}
