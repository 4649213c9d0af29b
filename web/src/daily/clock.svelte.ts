// What is left of the day, by the server's clock: the clock of whoever looks may be wrong.
import type { Today } from "../api/types";
import { leftOf, type Left } from "./days";

const EVERY = 5_000;

type Told = Pick<Today, "now" | "ends">;

export class DayClock {
  #now = $state(Date.now());
  readonly #told: () => Told | null;
  readonly #offset = $derived.by(() => {
    const told = this.#told();
    return told ? told.now - Date.now() : 0;
  });

  readonly left = $derived.by<Left>(() => {
    const told = this.#told();
    return leftOf(told ? told.ends - (this.#now + this.#offset) : 0);
  });

  /** Runs while the component is shown that has made it; `ended` is called when a day is over that was not before. */
  constructor(told: () => Told | null, ended: () => void = () => {}) {
    this.#told = told;
    let over: Told | null = null;
    $effect(() => {
      const timer = setInterval(() => {
        this.#now = Date.now();
        const day = told();
        if (!day || day === over || this.#now + this.#offset < day.ends || document.visibilityState !== "visible")
          return;
        over = day;
        if (day.now < day.ends) ended();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }
}
