// What a screen for all in the room knows besides the table: the time, and what the evening adds up to.
import { evening, refusalOf } from "../api/http";
import type { Evening } from "../api/types";

const CLOCK_EVERY = 5_000;

export class Room {
  clock = $state.raw(new Date());
  evening = $state.raw<Evening | null>(null);
  #ticking = setInterval(() => (this.clock = new Date()), CLOCK_EVERY);

  constructor(readonly table: string) {}

  /** Whenever a game begins, ends or is followed by another. What cannot be had now is had the next time. */
  async lookAgain(): Promise<void> {
    await refusalOf(async () => {
      this.evening = await evening(this.table);
    });
  }

  close(): void {
    clearInterval(this.#ticking);
  }
}
