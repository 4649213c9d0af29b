// One thing moves at a time: what happened waits in a row, is played, and can be skipped. Pure: what playing is, others say.

/** Something that takes a while to show. */
export interface Playing {
  /** Settles when it has been shown, or was cut short. */
  readonly done: Promise<void>;
  /** Show its end at once. */
  finish(): void;
}

/** More than so many wait only when one has been away: then the oldest are not shown at all. */
const MOST_WAITING = 2;
/** All of somebody else's move, in milliseconds. */
export const LONGEST = 900;
/** One card that travels. */
export const TRAVEL = 420;

export class MotionQueue<Act> {
  #waiting: Act[] = [];
  #now: Playing | null = null;

  constructor(
    private readonly play: (act: Act) => Playing,
    private readonly rested: () => void = () => {},
  ) {}

  get moving(): boolean {
    return this.#now !== null;
  }

  add(acts: readonly Act[]): void {
    this.#waiting.push(...acts);
    this.#waiting.splice(0, Math.max(0, this.#waiting.length - MOST_WAITING));
    if (!this.#now) this.#next();
  }

  /** Nothing is to be seen any more: what moves ends, what waits is dropped. */
  skip(): void {
    this.#waiting = [];
    this.#now?.finish();
  }

  #next(): void {
    const act = this.#waiting.shift();
    if (act === undefined) {
      this.rested();
      return;
    }
    const playing = this.play(act);
    this.#now = playing;
    void playing.done.then(() => {
      if (this.#now !== playing) return;
      this.#now = null;
      this.#next();
    });
  }
}

/** When each of several cards sets off so that the last has arrived in time: closer together the more there are. */
export function departures(count: number, within: number, travel: number = TRAVEL): readonly number[] {
  const apart = count < 2 ? 0 : Math.min(90, Math.max(0, within - travel) / (count - 1));
  return Array.from({ length: count }, (_, place) => Math.round(place * apart));
}
