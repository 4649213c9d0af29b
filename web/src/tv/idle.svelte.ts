// A screen that nobody touches all evening: it goes dark when nothing has happened for long, and never shows the same
// pixels for hours.

export const MINUTE = 60_000;
export const SLEEPS_AFTER = 20 * MINUTE;

export class Idle {
  asleep = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly after = SLEEPS_AFTER) {
    this.wake();
  }

  /** Something has happened. */
  wake(): void {
    clearTimeout(this.#timer);
    this.asleep = false;
    this.#timer = setTimeout(() => (this.asleep = true), this.after);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Pixels that the picture may lie beside its place, to either side. */
export const FARTHEST = 8;

/** Where the picture lies after some minutes: it goes round a square, two pixels a minute. */
export function drift(minutes: number): { x: number; y: number } {
  const side = 2 * FARTHEST;
  const way = (Math.floor(minutes) * 2) % (4 * side);
  const along = way % side;
  const corners = [
    { x: along, y: 0 },
    { x: side, y: along },
    { x: side - along, y: side },
    { x: 0, y: side - along },
  ];
  const { x, y } = corners[Math.floor(way / side)] ?? { x: 0, y: 0 };
  return { x: x - FARTHEST, y: y - FARTHEST };
}
