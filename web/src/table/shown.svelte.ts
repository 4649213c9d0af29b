// Things of a board that somebody wants to see, because they stand in the way: marked for a moment, or as long as the button
// is held.

/** What stands in the way, as the family's board knows it, and what is said of it. */
export interface InTheWay {
  readonly things: readonly string[];
  readonly told: string;
}

const MOMENT = 2000;

export class Highlight {
  /** By their ids on the board. */
  things = $state.raw<readonly string[]>([]);
  #since = 0;
  #ends: ReturnType<typeof setTimeout> | undefined;

  /** Mark them until they are let go. */
  hold(things: readonly string[]): void {
    clearTimeout(this.#ends);
    this.#since = performance.now();
    this.things = things;
  }

  /** They stay for what is left of a moment. */
  letGo(): void {
    clearTimeout(this.#ends);
    if (this.things.length > 0) this.#ends = setTimeout(() => this.end(), this.#since + MOMENT - performance.now());
  }

  end(): void {
    clearTimeout(this.#ends);
    this.things = [];
  }
}
