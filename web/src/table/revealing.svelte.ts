// What was hidden during a game is turned over at its end: for somebody who is there when that comes. Whoever comes later, or has
// asked for less motion, sees the result at once.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { SeenTable } from "./seen.svelte";

export class Revealing {
  #waits = $state(false);

  constructor(private readonly seen: SeenTable) {
    this.#waits = untrack(() => seen.table?.status === "playing");
  }

  /** Whether it is being turned over. A game that was given up was not played to where it would be. */
  get now(): boolean {
    const { view, live } = this.seen;
    const over = (view as { readonly phase: string } | null)?.phase === "over";
    return this.#waits && live && over && !prefersReducedMotion.current;
  }

  /** It was seen, or skipped. */
  done(): void {
    this.#waits = false;
  }
}
