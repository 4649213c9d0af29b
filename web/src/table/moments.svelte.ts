// Moments: steps that are worth being watched. What comes after one waits on this page until it was shown or skipped;
// nobody else at the table waits, and neither does the server.
import type { Connection } from "../api/connection.svelte";
import type { Step } from "../api/types";

/** Who was away for longer looks at the table as it is. */
const MANY = 6;

export class Moments {
  /** Which steps are moments; null while nobody watches. */
  #watched = $state.raw<((step: Step) => boolean) | null>(null);
  /** Everything up to this version was shown. */
  #shown = $state(0);

  /** The step that is to be seen now; null while the table is as it is told. */
  readonly now = $derived.by<Step | null>(() => {
    const watched = this.#watched;
    if (!watched) return null;
    const fresh = this.connection.steps.filter((step) => step.version > this.#shown);
    if (fresh.length > MANY) return null;
    return (this.#waits ? fresh.find(watched) : fresh.findLast(watched)) ?? null;
  });
  /** Whether the table stands still meanwhile. Whoever has bots move at once does not want to wait. */
  readonly holding = $derived.by(() => this.now !== null && this.#waits);

  constructor(private readonly connection: Connection) {
    connection.holds = () => {
      if (this.now === null) this.#shown = connection.version;
      return this.holding;
    };
  }

  get #waits(): boolean {
    return this.connection.table?.pace !== 0;
  }

  /** From now on such steps are moments; gives how to end that. */
  watch(watched: (step: Step) => boolean): () => void {
    this.#shown = this.connection.version;
    this.#watched = watched;
    return () => {
      this.#watched = null;
      this.connection.goOn();
    };
  }

  /** What is to be seen was seen: the table goes on. */
  pass(): void {
    this.#shown = this.now?.version ?? this.connection.version;
    this.connection.goOn();
  }
}
