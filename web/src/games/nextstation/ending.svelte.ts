// The end of a round as a moment: it waits for whoever looks at it, and delays nobody else.
import { untrack } from "svelte";
import type { SheetView } from "../../api/types";
import type { TableScreen } from "../../table/screen.svelte";
import type { NextStationController } from "./controller.svelte";
import type { Passing } from "./happenings";
import { scoredSheet, visitedBy } from "./rounds";

/** After so many milliseconds nothing moves any more. */
const LIGHTS = 3200;
/** Somebody who only watches need not press anything. */
const WATCHED = 9000;

export class RoundEnding {
  /** How the pencils have moved on, until one has seen it. */
  passing = $state.raw<readonly Passing[] | null>(null);
  /** Whether nothing moves any more. */
  still = $state(false);
  /** Whose sheet is looked at; null: one's own. */
  #seat = $state<number | null>(null);

  /** What is shown of it: null where no round has just ended, or where it was taken back. */
  readonly shown = $derived.by(() => {
    const { passing, screen } = this;
    const { view, shown } = this.controller;
    const seat = this.#seat ?? shown?.seat ?? -1;
    const scored = view?.sheets[seat];
    if (!passing || !view || !scored?.lines.length || screen.over || !screen.seen.live) return null;
    const sheet: SheetView = scoredSheet(scored);
    const told = passing.find((one) => one.seat === seat)?.scored;
    if (sheet.line.pencil !== told?.pencil) return null;
    const districts = visitedBy(this.controller.city, sheet.line, told.visited);
    return { passing, round: view.round - 1, sheet, districts };
  });

  constructor(
    readonly controller: NextStationController,
    readonly screen: TableScreen,
    /** Where one goes on. */
    readonly goOn: () => void,
  ) {
    $effect(() => {
      if (!this.passing) return;
      this.still = false;
      const resting = setTimeout(() => (this.still = true), LIGHTS);
      const watches = untrack(() => screen.seen.mine).length === 0;
      const watched = watches ? setTimeout(() => this.done(), WATCHED) : undefined;
      return () => [resting, watched].forEach(clearTimeout);
    });
  }

  lookAt(seat: number): void {
    this.#seat = seat;
  }

  done(): void {
    this.passing = null;
    this.#seat = null;
    this.goOn();
  }

  /** The first press ends what moves, the next one the moment. */
  press(): void {
    if (this.still) this.done();
    else this.still = true;
  }

  /** Whether a key did something. */
  key(key: string, onButton: boolean): boolean {
    if ((key === "Enter" && !onButton) || key === "Escape") this.press();
    else {
      this.still = true;
      return false;
    }
    return true;
  }
}
